// The games on this server that students don't play: the candidate, installed ones, and the product's simulator.
import { existsSync } from "node:fs";
import { canUseSensors } from "~/game-builds/sensors";
import { listInstalled, readCandidate, readChoice, storeFolder, titleOfBuild } from "~/game-builds/store";
import type { InstalledBuild } from "~/game-builds/store";
import type { SignedInCtx } from "~/domain/context";
import { findEvents, findMethods, type Finding } from "~/domain/game/contract-findings";
import { countRunningClasses } from "~/domain/game/manage-game";
import { texts } from "~/texts";
import type { Environment } from "./environment.server";
import { readOwnOrigin } from "./game-offer.server";
import { getPlatform } from "./platform.server";

export type InstalledGame = {
  id: string;
  title: string;
  company: string | null;
  engine: string | null;
  isThreaded: boolean;
  bytes: number;
  at: string;
  by: string;
  source: string;
  usesSensors: boolean;
};

export type Candidate = InstalledGame & { findings: Finding[] };

export type OtherGames = {
  candidate: Candidate | null;
  /** Installed games that students don't play. */
  installed: InstalledGame[];
  /** The game in public/game, if students play an installed one. */
  own: { title: string } | null;
  runningClasses: number;
};

/** Null where no games can be installed: with GAME_URL, or without a disk. */
export async function readOtherGames(ctx: SignedInCtx): Promise<OtherGames | null> {
  const { env } = await getPlatform();
  if (env.game.url !== null || !existsSync("public")) return null;
  const store = storeFolder(env.dataDir);
  const { current } = readChoice(store);
  const candidate = readCandidate(store);
  const ownGame = { title: readOwnOrigin(env) === "bundled" ? texts.games.simulatorTitle : texts.games.ownGameTitle };
  return {
    candidate: candidate && { ...describe(store, candidate), findings: findingsOf(candidate, env) },
    installed: listInstalled(store)
      .filter(({ id }) => id !== current)
      .map((build) => describe(store, build)),
    own: current === null ? null : ownGame,
    runningClasses: await countRunningClasses(ctx),
  };
}

function describe(store: string, installed: InstalledBuild): InstalledGame {
  const { id, at, by, source, build, checked } = installed;
  return {
    id,
    title: titleOfBuild(installed),
    company: build.company ?? null,
    engine: checked.engine,
    isThreaded: checked.isThreaded,
    bytes: checked.files.reduce((sum, file) => sum + file.bytes, 0),
    at,
    by,
    source,
    usesSensors: canUseSensors(store, id),
  };
}

function findingsOf({ checked }: InstalledBuild, { game }: Environment): Finding[] {
  const { length } = checked.files;
  const files: Finding = {
    name: texts.games.files,
    verdict: "good",
    text: texts.games.filesComplete({ files: length }),
  };
  return [files, ...findMethods(checked.words, game), ...findEvents(checked.words)];
}
