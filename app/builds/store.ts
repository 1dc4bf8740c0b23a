// Installed builds: DATA_DIR/games, a folder each, and a file that names the current one.
import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { FolderInUse, lockFolder } from "~/db/folder-lock.server";
import { BuildRefused } from "./build-refused";
import type { FoundBuild } from "./find-builds";
import type { CheckedBuild } from "./verify-build";
import { codeOf } from "~/db/error-parts";

/** The facts about an installed build. */
export type InstalledBuild = {
  id: string;
  /** ISO time, who installed it, and the name of the zip or folder. */
  at: string;
  by: string;
  source: string;
  build: FoundBuild;
  checked: CheckedBuild;
};

/** Ids; null is the build in public/. `previous` is absent until a build was replaced. */
type Choice = { current: string | null; previous?: string | null };

const noteName = "installed.json";

export const storeFolder = (dataDir: string) => join(dataDir, "games");
export const folderOfBuild = (store: string, id: string) => join(store, id);

/** False if no game was ever installed, as in a DATA_DIR that lost its files. */
export const hasChoice = (store: string) => existsSync(join(store, noteName));

/** For example "Tour 3.1". */
export const titleOfBuild = ({ build }: InstalledBuild) =>
  [build.product ?? build.name, build.version].filter(Boolean).join(" ");

/** All installed builds, the current one first. */
export function listInstalled(store: string): InstalledBuild[] {
  const { current, previous } = readChoice(store);
  return [current, previous].flatMap((id) => (id ? [readInstalled(store, id)] : []));
}

export function readChoice(store: string): Choice {
  try {
    // Written by `offer` below, atomically.
    return JSON.parse(readFileSync(join(store, noteName), "utf8")) as Choice;
  } catch (error) {
    if (codeOf(error) === "ENOENT") return { current: null };
    throw error;
  }
}

/** The installed build in use; null if public/ is used. */
export function readInstalledBuild(store: string): InstalledBuild | null {
  const { current } = readChoice(store);
  return current === null ? null : readInstalled(store, current);
}

export function readInstalled(store: string, id: string): InstalledBuild {
  // Written here at the installation.
  return JSON.parse(readFileSync(join(store, `${id}.json`), "utf8")) as InstalledBuild;
}

/** Locks the store across processes; concurrent changes are refused. */
export async function lockStore<Result>(store: string, run: () => Promise<Result>): Promise<Result> {
  mkdirSync(store, { recursive: true, mode: 0o700 });
  let release;
  try {
    release = await lockFolder(store);
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    throw new BuildRefused("Another game is being installed right now. Try again when that is done.");
  }
  try {
    return await run();
  } finally {
    await release();
  }
}

/** A folder for unverified files; deletes those of processes that ended. */
export function createStaging(store: string): string {
  for (const name of readdirSync(store)) if (name.startsWith(stagingPrefix)) removeAll(join(store, name));
  const folder = join(store, `${stagingPrefix}${randomUUID()}`);
  mkdirSync(folder);
  return folder;
}

const stagingPrefix = "staging-";
export const removeAll = (path: string) => rmSync(path, { recursive: true, force: true });

/** Makes a verified folder the current build, keeps the previous one, and deletes the one before. */
export function offer(store: string, folder: string, facts: Omit<InstalledBuild, "id">): InstalledBuild {
  const id = randomUUID();
  const installed = { id, ...facts };
  renameSync(folder, folderOfBuild(store, id));
  writeNote(join(store, `${id}.json`), installed);
  const { current } = readChoice(store);
  choose(store, { current: id, previous: current });
  return installed;
}

/** Swaps the current and the previous build. */
export function offerPrevious(store: string): InstalledBuild | null {
  const { current, previous } = readChoice(store);
  if (previous === undefined) throw new BuildRefused("There is no previous build to go back to.");
  choose(store, { current: previous, previous: current });
  return readInstalledBuild(store);
}

/** The switch that players see is one atomic rename. */
function choose(store: string, choice: Choice) {
  writeNote(join(store, noteName), choice);
  const usedIds = [choice.current, choice.previous];
  for (const name of readdirSync(store)) {
    const id = /^([0-9a-f-]{36})(\.json)?$/.exec(name)?.[1];
    if (id && !usedIds.includes(id)) removeAll(join(store, name));
  }
}

function writeNote(path: string, note: object) {
  writeFileSync(`${path}.part`, `${JSON.stringify(note, null, 2)}\n`, { flush: true });
  renameSync(`${path}.part`, path);
}
