// The game that players get, or why there is none: looked up for each visit, verified once per state of its files.
import { createHash } from "node:crypto";
import { join } from "node:path";
import { existsSync } from "node:fs";
import type { FoundBuild } from "~/builds/find-builds";
import { locateBuild, type BuildSettings, type LocatedBuild } from "~/builds/locate-build";
import { verifyBuild, type CheckedBuild } from "~/builds/verify-build";
import type { Environment } from "./environment.server";
import { addressesOf, type GameOffer } from "./game-addresses.server";
import { readRemoteOffer } from "./remote-game.server";

type Settings = Pick<Environment, "dataDir" | "game" | "appUrl" | "port">;

const publicDir = "public";

export async function readGameOffer(env: Settings): Promise<GameOffer> {
  if (env.game.url) return readRemoteOffer(env.game.url, env);
  // A function on Vercel has no access to the files: they were verified by its build.
  if (!existsSync(publicDir)) return trustSettings(env);
  const located = locateBuild(gameSettingsOf(env));
  const { build } = located;
  const remarks = located.remark ? [located.remark] : [];
  const none = { build: null, buildKey: keyOf(located), remarks, isThreaded: false, located, checked: null };
  if (!build || located.problem) return { ...none, problems: [located.problem ?? "There is no build."] };
  const checked = await checkOnce(located, build, contractWordsOf(env.game));
  if (checked.problems.length > 0) return { ...none, checked, problems: checked.problems };
  return {
    build: addressesOf(build, gameBaseOf(env.game.dir)),
    buildKey: keyOf(located),
    problems: [],
    remarks,
    isThreaded: checked.isThreaded,
    located,
    checked,
  };
}

/** The first segment of the build's path, `/game`. */
export const gameBaseOf = (dir: string) => `/${dir.split("/")[1]}`;

/** Where this host looks for builds. */
export const gameSettingsOf = ({ dataDir, game }: Settings): BuildSettings => ({
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

/**
 * Words in a build that follows the contract: method names as Unity stores them, between zero bytes, and event names.
 */
export const contractWordsOf = ({ startupMethod, clipboardMethod }: Environment["game"]) => [
  methodWordOf(startupMethod),
  methodWordOf(clipboardMethod),
  "LogOut",
  "Quit",
  "ClipboardRequest",
  "dispatchReactUnityEvent",
];

const methodWordOf = (name: string) => `\0${name.split(".").at(-1)}\0`;

/** Warns of a build that contains none of the contract's words; "" otherwise. */
export function remarkOnContract(words: string[], { startupMethod, clipboardMethod }: Environment["game"]): string {
  if (words.includes(methodWordOf(startupMethod)) || words.includes("dispatchReactUnityEvent")) return "";
  return (
    `This build seems to know neither ${startupMethod} nor any event of the page: it will not learn who ` +
    `plays. If its object and method have other names, set GAME_STARTUP_METHOD (now ${startupMethod}) ` +
    `and GAME_CLIPBOARD_METHOD (now ${clipboardMethod}).`
  );
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
    located: null,
    checked: null,
  };
}
