// Installed builds: each has a folder in DATA_DIR/games, and installed.json there says which one is current.
import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { FolderInUse, lockFolder } from "~/db/folder-lock.server";
import { BuildConflict, BuildRefused } from "./build-refused";
import type { FoundBuild } from "./find-builds";
import type { CheckedBuild } from "./verify-build";
import { codeOf } from "~/db/error-parts";
import { say } from "~/texts/say";

/** The facts about an installed build. */
export type InstalledBuild = {
  id: string;
  /** ISO time of the installation. */
  at: string;
  /** Who installed it. */
  by: string;
  /** The name of the zip or folder. */
  source: string;
  build: FoundBuild;
  checked: CheckedBuild;
};

/** Ids of the current build and of those that can replace it. */
export type Choice = {
  /** What students play; null is the game in public/. */
  current: string | null;
  /** False until a game was offered or the one in public/ was chosen. */
  isChosen: boolean;
  /** What was current before the last change; absent until `current` changes for the first time. */
  previous?: string | null;
  /** Builds that are or were offered, the newest first. */
  installed: string[];
  /** A build that was not offered to students yet. */
  candidate: string | null;
};

/** Contents of installed.json. Earlier versions wrote `current` and `previous` only. */
type Note = { current?: string | null; previous?: string | null; installed?: string[]; candidate?: string };

/** If there are more, the oldest are deleted. */
const maxInstalled = 2;

const noteName = "installed.json";

export const storeFolder = (dataDir: string) => join(dataDir, "games");
export const folderOfBuild = (store: string, id: string) => join(store, id);

/** False if no game was ever chosen, as in a DATA_DIR that lost its files. A candidate alone isn't a choice. */
export const hasChoice = (store: string) => readChoice(store).isChosen;

/** For example "Tour 3.1". */
export const titleOfBuild = ({ build }: InstalledBuild) =>
  [build.product ?? build.name, build.version].filter(Boolean).join(" ");

/** Builds that are or were offered, the current one first. */
export function listInstalled(store: string): InstalledBuild[] {
  const { current, installed } = readChoice(store);
  const first = installed.filter((id) => id === current);
  return [...new Set([...first, ...installed])].map((id) => readInstalled(store, id));
}

/** The upload that was not offered yet. */
export function readCandidate(store: string): InstalledBuild | null {
  const { candidate } = readChoice(store);
  return candidate === null ? null : readInstalled(store, candidate);
}

/** An installed build or the candidate; null if there is none with this id. */
export function findBuild(store: string, id: string): InstalledBuild | null {
  const { installed, candidate } = readChoice(store);
  return [...installed, candidate].includes(id) ? readInstalled(store, id) : null;
}

export function readChoice(store: string): Choice {
  const { current, previous, installed, candidate } = readNote(store);
  const installedIds = installed ?? [current, previous].flatMap((id) => id ?? []);
  return {
    current: current ?? null,
    isChosen: current !== undefined,
    ...(previous === undefined ? {} : { previous }),
    installed: installedIds,
    candidate: candidate ?? null,
  };
}

function readNote(store: string): Note {
  try {
    // Only `saveChoice` writes this file, atomically, so its shape is known.
    return JSON.parse(readFileSync(join(store, noteName), "utf8")) as Note;
  } catch (error) {
    if (codeOf(error) === "ENOENT") return {};
    throw error;
  }
}

/** The installed build in use; null if public/ is used. */
export function readCurrentBuild(store: string): InstalledBuild | null {
  const { current } = readChoice(store);
  return current === null ? null : readInstalled(store, current);
}

export function readInstalled(store: string, id: string): InstalledBuild {
  // Only `addBuild` writes this file, so its shape is known.
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
    throw new BuildConflict(say.gameBuilds.installing);
  }
  try {
    return await run();
  } finally {
    await release();
  }
}

/** Creates a folder for unverified files, and deletes those that a killed process has left. */
export function createStaging(store: string): string {
  for (const name of readdirSync(store)) if (name.startsWith(stagingPrefix)) removeAll(join(store, name));
  const folder = join(store, `${stagingPrefix}${randomUUID()}`);
  mkdirSync(folder);
  return folder;
}

const stagingPrefix = "staging-";
export const removeAll = (path: string) => rmSync(path, { recursive: true, force: true });

/** Adds a verified build as the candidate, or offers it at once. */
export function addBuild(
  store: string,
  { folder, isCandidate }: { folder: string; isCandidate: boolean },
  facts: Omit<InstalledBuild, "id">,
): InstalledBuild {
  const id = randomUUID();
  const added = { id, ...facts };
  renameSync(folder, folderOfBuild(store, id));
  writeNote(join(store, `${id}.json`), added);
  const choice = readChoice(store);
  saveChoice(store, isCandidate ? { ...choice, candidate: id } : choiceAfterOffering(choice, id));
  return added;
}

/** Null stands for the game in public/. `replaces`: the game that the person saw as the current one. */
export type Offering = { id: string | null; replaces: string | null };

/** Makes the candidate, an installed build or the game in public/ the current one. */
export function offerBuild(store: string, { id, replaces }: Offering): InstalledBuild | null {
  const choice = readChoice(store);
  const isKnown = id === null || [...choice.installed, choice.candidate].includes(id);
  if (!isKnown) throw new BuildConflict(say.gameBuilds.gone);
  if (id === choice.current) throw new BuildConflict(say.gameBuilds.offeredAlready);
  if (replaces !== choice.current) throw new BuildConflict(say.gameBuilds.otherOffered);
  saveChoice(store, choiceAfterOffering(choice, id));
  return readCurrentBuild(store);
}

/** Removes the candidate; the game that students play stays. */
export function discardCandidate(store: string, id: string): InstalledBuild {
  const choice = readChoice(store);
  if (choice.candidate !== id) throw new BuildConflict(say.gameBuilds.candidateGone);
  const discarded = readInstalled(store, id);
  saveChoice(store, { ...choice, candidate: null });
  return discarded;
}

/** Removes an installed build. If students play it, they get the game in public/ instead. */
export function uninstallBuild(store: string, id: string): { removed: InstalledBuild; wasCurrent: boolean } {
  const { previous, ...choice } = readChoice(store);
  if (!choice.installed.includes(id)) throw new BuildConflict(say.gameBuilds.notInstalled);
  const removed = readInstalled(store, id);
  const wasCurrent = choice.current === id;
  const current = wasCurrent ? null : choice.current;
  const hasPrevious = previous !== undefined && previous !== id && previous !== current;
  saveChoice(store, {
    ...choice,
    current,
    ...(hasPrevious ? { previous } : {}),
    installed: choice.installed.filter((each) => each !== id),
  });
  return { removed, wasCurrent };
}

/** Swaps the current and the previous build. */
export function offerPrevious(store: string): InstalledBuild | null {
  const choice = readChoice(store);
  if (choice.previous === undefined) throw new BuildRefused(say.gameBuilds.noPrevious);
  saveChoice(store, choiceAfterOffering(choice, choice.previous));
  return readCurrentBuild(store);
}

/** Makes `id` current. At most `maxInstalled` builds stay: this one, the one before it, then the newest. */
function choiceAfterOffering({ current, installed, candidate }: Choice, id: string | null): Choice {
  const ids = [id, current, ...installed].flatMap((each) => each ?? []);
  return {
    current: id,
    isChosen: true,
    previous: current,
    installed: [...new Set(ids)].slice(0, maxInstalled),
    candidate: candidate === id ? null : candidate,
  };
}

/**
 * Saves the choice, then deletes builds that it doesn't name. Saving is one atomic rename: if the process is killed
 * before or after it, exactly one game is offered.
 */
function saveChoice(store: string, { current, isChosen, previous, installed, candidate }: Choice) {
  const note: Note = {
    ...(isChosen ? { current } : {}),
    ...(previous === undefined ? {} : { previous }),
    installed,
    ...(candidate === null ? {} : { candidate }),
  };
  writeNote(join(store, noteName), note);
  const usedIds = [...installed, candidate];
  for (const name of readdirSync(store)) {
    const id = /^([0-9a-f-]{36})(\.json)?$/.exec(name)?.[1];
    if (id && !usedIds.includes(id)) removeAll(join(store, name));
  }
}

function writeNote(path: string, note: object) {
  writeFileSync(`${path}.part`, `${JSON.stringify(note, null, 2)}\n`, { flush: true });
  renameSync(`${path}.part`, path);
}
