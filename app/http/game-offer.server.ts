// The game that players get, or why there is none: looked up for each visit, verified once per state of its files.
import { createHash } from "node:crypto";
import { join } from "node:path";
import { existsSync } from "node:fs";
import type { FoundBuild } from "~/game-builds/find-builds";
import {
  locateBuild,
  locateInstalled,
  locateInPublic,
  type BuildSettings,
  type LocatedBuild,
} from "~/game-builds/locate-build";
import { canUseSensors } from "~/game-builds/sensors";
import { findBuild, storeFolder } from "~/game-builds/store";
import { verifyBuild, type CheckedBuild } from "~/game-builds/verify-build";
import { contractWordsOf } from "~/domain/game/contract-findings";
import { texts } from "~/texts";
import { textOf } from "~/texts/say";
import type { Environment } from "./environment.server";
import { addressesOf, type GameOffer } from "./game-addresses.server";
import { previewFolder, previewTokenOf } from "./game-preview.server";
import { readRemoteOffer } from "./remote-game.server";

type Settings = Pick<Environment, "dataDir" | "game" | "appUrl" | "port" | "sessionSecret">;

const publicDir = "public";

export async function readGameOffer(env: Settings): Promise<GameOffer> {
  // A function on Vercel has no access to the files: they were verified by its build.
  if (!env.game.url && !existsSync(publicDir)) return trustSettings(env);
  const offer = env.game.url
    ? await readRemoteOffer(env.game.url, env)
    : await offerOf(locateBuild(gameSettingsOf(env)), env, gameBaseOf(env.game.dir));
  return { ...offer, usesSensors: canGameUseSensors(env) };
}

/** An installed build or a candidate, at an address of its own; null if there is none with this id. */
export async function readPreviewOffer(env: Settings, id: string): Promise<GameOffer | null> {
  if (env.game.url || !existsSync(publicDir)) return null;
  const store = storeFolder(env.dataDir);
  const build = findBuild(store, id);
  if (!build) return null;
  const base = `${gameBaseOf(env.game.dir)}/${previewFolder}/${previewTokenOf(id, env)}`;
  const offer = await offerOf(locateInstalled(store, build), env, base);
  return { ...offer, usesSensors: canUseSensors(store, id) };
}

async function offerOf(located: LocatedBuild, env: Settings, base: string): Promise<Omit<GameOffer, "usesSensors">> {
  const { build } = located;
  const remarks = located.remark ? [located.remark] : [];
  const none = { build: null, buildKey: keyOf(located), remarks, isThreaded: false, located, checked: null };
  if (!build || located.problem) return { ...none, problems: [located.problem ?? texts.games.noBuild] };
  const checked = await checkOnce(located, build, contractWordsOf(env.game));
  if (checked.problems.length > 0)
    return { ...none, checked, problems: checked.problems.map((problem) => textOf(problem)) };
  const { isThreaded } = checked;
  return { ...none, build: addressesOf(build, base), problems: [], isThreaded, checked };
}

/** Whether pages that run the current game (or the build with this id) may use the phone's motion sensors. */
export const canGameUseSensors = (env: Settings, id: string | null = null) =>
  canUseSensors(storeFolder(env.dataDir), id ?? sensorKeyOf(env));

/** What students get if no installed game is chosen. */
export const readOwnOrigin = (env: Settings) => locateInPublic(gameSettingsOf(env)).origin;

/** By this the current game's permission is stored. */
export function sensorKeyOf(env: Settings): string {
  if (env.game.url) return env.game.url;
  const located = locateBuild(gameSettingsOf(env));
  return located.installed?.id ?? keyOf(located);
}

/** The first segment of the build's path, `/game`. */
export const gameBaseOf = (dir: string) => `/${dir.split("/")[1]}`;

/** Where this host looks for builds. */
export const gameSettingsOf = ({ dataDir, game }: Pick<Settings, "dataDir" | "game">): BuildSettings => ({
  dataDir,
  publicDir: join(publicDir, gameBaseOf(game.dir)),
  name: game.name,
  suffix: game.suffix,
});

/** Cross-origin isolation for games with threads. */
export const isolationHeaders = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
};

/** The game's methods that the page calls. */
export function gameMethodsOf({ startupMethod, clipboardMethod }: Environment["game"]) {
  const method = (name: string) => {
    const at = name.lastIndexOf(".");
    return { object: name.slice(0, at), method: name.slice(at + 1) };
  };
  return { startup: method(startupMethod), clipboard: method(clipboardMethod) };
}

/** From names and sizes, so that it is the same on every host. */
function keyOf({ build, signature }: LocatedBuild): string {
  const files = Object.values(build?.files ?? {}).join();
  return createHash("sha256")
    .update(`${files} ${sizesOf(signature).join()}`)
    .digest("hex")
    .slice(0, 24);
}

const slot = Symbol.for("apsis.game-checks");
// The only place that the host and the bundle of pages share.
const shared = globalThis as { [slot]?: Map<string, Promise<CheckedBuild>> };
const maxRemembered = 4;

function checkOnce(located: LocatedBuild, build: FoundBuild, words: string[]): Promise<CheckedBuild> {
  const { installed, folder, signature } = located;
  const checks = (shared[slot] ??= new Map<string, Promise<CheckedBuild>>());
  const previous = checks.get(signature);
  if (previous) return previous;
  const isAsInstalled = installed?.checked.files.every(({ bytes }, at) => sizesOf(signature)[at] === bytes);
  const check = installed && isAsInstalled ? Promise.resolve(installed.checked) : verifyBuild(folder, build, words);
  checks.set(signature, check);
  check.catch(() => checks.delete(signature));
  for (const old of [...checks.keys()].slice(0, -maxRemembered)) checks.delete(old);
  return check;
}

const sizesOf = (signature: string) =>
  signature
    .split("\n")
    .slice(1)
    .map((line) => Number(line.split(" ").at(-2)));

/** By the configured names, or the bundled simulator's. */
function trustSettings({ game }: Settings): GameOffer {
  const { dir, name = "game", suffix = ".gz" } = game;
  const [, , ...rest] = dir.split("/");
  const inDir = (file: string) => [...rest, file].join("/");
  const build: FoundBuild = {
    name,
    home: rest.slice(0, -1).join("/"),
    files: {
      loader: inDir(`${name}.loader.js`),
      data: inDir(`${name}.data${suffix}`),
      framework: inDir(`${name}.framework.js${suffix}`),
      code: inDir(`${name}.wasm${suffix}`),
    },
    missing: [],
  };
  const addresses = addressesOf(build, gameBaseOf(dir), game.deployment);
  return {
    build: addresses,
    buildKey: `${name}${suffix}`,
    problems: [],
    remarks: [],
    isThreaded: false,
    usesSensors: false,
    located: null,
    checked: null,
  };
}
