// Where installed builds are kept: DATA_DIR/games, a folder each, and a note that says which one is offered.
import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { FolderInUse, lockFolder } from "~/db/folder-lock.server";
import { BuildRefused } from "./build-refused";
import type { FoundBuild } from "./find-builds";
import type { CheckedBuild } from "./verify-build";
import { codeOf } from "~/db/error-parts";

/** What is known of an installed build since it was verified. */
export type InstalledBuild = {
  id: string;
  /** ISO time, who did it, and the name of the zip or folder. */
  at: string;
  by: string;
  source: string;
  build: FoundBuild;
  checked: CheckedBuild;
};

/** Ids; null is what lies in public/. `previous` is missing until something was replaced. */
type Choice = { current: string | null; previous?: string | null };

const noteName = "installed.json";

export const storeFolder = (dataDir: string) => join(dataDir, "games");
export const folderOfBuild = (store: string, id: string) => join(store, id);

/** False where no game was ever installed, as in a DATA_DIR without the files of the one before. */
export const hasChoice = (store: string) => existsSync(join(store, noteName));

/** "Tour 3.1" */
export const titleOfBuild = ({ build }: InstalledBuild) =>
  [build.product ?? build.name, build.version].filter(Boolean).join(" ");

/** Every installed build, the one on offer first. */
export function listInstalled(store: string): InstalledBuild[] {
  const { current, previous } = readChoice(store);
  return [current, previous].flatMap((id) => (id ? [readInstalled(store, id)] : []));
}

export function readChoice(store: string): Choice {
  try {
    // Written by `offer` below, whole or not at all.
    return JSON.parse(readFileSync(join(store, noteName), "utf8")) as Choice;
  } catch (error) {
    if (codeOf(error) === "ENOENT") return { current: null };
    throw error;
  }
}

/** The build that is offered, if it was installed; null: what lies in public/ is. */
export function readInstalledBuild(store: string): InstalledBuild | null {
  const { current } = readChoice(store);
  return current === null ? null : readInstalled(store, current);
}

export function readInstalled(store: string, id: string): InstalledBuild {
  // Written here when it was installed.
  return JSON.parse(readFileSync(join(store, `${id}.json`), "utf8")) as InstalledBuild;
}

/** Whoever changes the store holds it, in whatever process; a second one is told so. */
export async function holdStore<Result>(store: string, run: () => Promise<Result>): Promise<Result> {
  mkdirSync(store, { recursive: true, mode: 0o700 });
  let release;
  try {
    release = await lockFolder(store);
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    throw new BuildRefused("Another game is being installed at this moment. Try again when that is done.");
  }
  try {
    return await run();
  } finally {
    await release();
  }
}

/** A folder for what is not verified yet; those that an ended process left behind go. */
export function createStaging(store: string): string {
  for (const name of readdirSync(store)) if (name.startsWith(stagingBegin)) removeAll(join(store, name));
  const folder = join(store, `${stagingBegin}${randomUUID()}`);
  mkdirSync(folder);
  return folder;
}

const stagingBegin = "staging-";
export const removeAll = (path: string) => rmSync(path, { recursive: true, force: true });

/** Takes a verified folder over and offers it; the one before is kept, the one before that goes. */
export function offer(store: string, folder: string, facts: Omit<InstalledBuild, "id">): InstalledBuild {
  const id = randomUUID();
  const installed = { id, ...facts };
  renameSync(folder, folderOfBuild(store, id));
  writeNote(join(store, `${id}.json`), installed);
  const { current } = readChoice(store);
  choose(store, { current: id, previous: current });
  return installed;
}

/** Offers what was offered before; the other way round the next time. */
export function offerPrevious(store: string): InstalledBuild | null {
  const { current, previous } = readChoice(store);
  if (previous === undefined) throw new BuildRefused("There is no previous build to go back to.");
  choose(store, { current: previous, previous: current });
  return readInstalledBuild(store);
}

/** The one step that players see: a file takes the place of another. */
function choose(store: string, choice: Choice) {
  writeNote(join(store, noteName), choice);
  const kept = [choice.current, choice.previous];
  for (const name of readdirSync(store)) {
    const id = /^([0-9a-f-]{36})(\.json)?$/.exec(name)?.[1];
    if (id && !kept.includes(id)) removeAll(join(store, name));
  }
}

function writeNote(path: string, note: object) {
  writeFileSync(`${path}.part`, `${JSON.stringify(note, null, 2)}\n`, { flush: true });
  renameSync(`${path}.part`, path);
}
