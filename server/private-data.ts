// Everything below DATA_DIR is for this account alone: folders 0700, files 0600. New ones are made so by the process's
// umask; this repairs what an earlier version, or a person, left open.
import { chmodSync, lstatSync, readdirSync, realpathSync, statSync, type Stats } from "node:fs";
import { chmod, lstat, opendir } from "node:fs/promises";
import { join, sep } from "node:path";
import type { Platform } from "~/http/platform.server";
import { codeOf } from "~/db/error-parts";

/** Takes all rights from other accounts for whatever this process makes from now on. */
export const makeFilesPrivate = () => void process.umask(0o077);

/** Milliseconds of a start: a larger tree is repaired while the server already runs. */
const patience = 2_000;

type Repair = { changed: number; left: { path: string; reason: string }[] };

/**
 * Closes the folder and those directly in it at once, then goes through all below. `onExposed` gets a sentence for the
 * operator if anything stays open.
 */
export async function repairDataFolder({ env, log }: Platform, onExposed: (sentence: string) => void) {
  // Windows has no such modes: who may read a folder there is inherited from the one above.
  if (process.platform === "win32" || !statSync(env.dataDir, { throwIfNoEntry: false })?.isDirectory()) return;
  const dataDir = realpathSync(env.dataDir);
  const found: Repair = { changed: 0, left: [] };
  const reason = whyLeftAlone(dataDir);
  if (reason) found.left.push({ path: dataDir, reason });
  else closeFirst(dataDir, found);
  const done = (reason ? Promise.resolve() : repairBelow(dataDir, found)).then(() => {
    if (found.changed > 0)
      log.info({ dataDir, changed: found.changed }, "DATA_DIR is now readable by this account only");
    const [first] = found.left;
    if (!first) return;
    const sentence =
      `Other accounts on this machine may be able to read DATA_DIR (${first.path}: ${first.reason}). Give the folder ` +
      "to the account that the server runs as, then restart.";
    log.warn({ dataDir, files: found.left.length, path: first.path, reason: first.reason }, sentence);
    onExposed(sentence);
  });
  done.catch((err: unknown) => log.warn({ err, dataDir }, "the permissions of DATA_DIR could not be checked"));
  await Promise.race([done.catch(() => {}), new Promise((over) => setTimeout(over, patience).unref())]);
}

/** A folder that others need as well would not work any more if it were closed. */
function whyLeftAlone(dataDir: string): string | null {
  if (`${process.cwd()}${sep}`.startsWith(`${dataDir}${sep}`)) return "the program itself is in this folder";
  if ((lstatSync(dataDir).mode & 0o1000) !== 0) return "it is a folder for everybody, such as /tmp";
  return null;
}

/** From here on nobody else gets into it, however long the rest takes. */
function closeFirst(dataDir: string, found: Repair) {
  try {
    const folders = readdirSync(dataDir, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    for (const path of [dataDir, ...folders.map(({ name }) => join(dataDir, name))]) {
      const stats = lstatSync(path, { throwIfNoEntry: false });
      if (!stats || isPrivate(stats)) continue;
      chmodSync(path, wantedMode(stats));
      found.changed++;
    }
  } catch {
    // Tried again, and reported, below.
  }
}

async function repairBelow(dataDir: string, found: Repair) {
  await repair(dataDir, found);
  const open = [dataDir];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    try {
      // One name at a time, however many there are.
      for await (const entry of await opendir(folder)) {
        const path = join(folder, entry.name);
        if (entry.isSymbolicLink()) continue;
        await repair(path, found);
        if (entry.isDirectory()) open.push(path);
      }
    } catch (error) {
      note(found, folder, error);
    }
  }
}

async function repair(path: string, found: Repair) {
  try {
    const stats = await lstat(path);
    if (isPrivate(stats)) return;
    await chmod(path, wantedMode(stats));
    // Some disks take the change and forget it.
    if (isPrivate(await lstat(path))) found.changed++;
    else found.left.push({ path, reason: "this disk has no permissions" });
  } catch (error) {
    note(found, path, error);
  }
}

/** What is gone meanwhile cannot be read by anybody. */
function note(found: Repair, path: string, error: unknown) {
  const code = codeOf(error) ?? "";
  if (code !== "ENOENT") found.left.push({ path, reason: reasons[code] ?? code });
}

const reasons: Record<string, string> = {
  EPERM: "it belongs to another account",
  EACCES: "this account may not look into it",
  EROFS: "the disk takes no changes",
};

const wantedMode = (stats: Stats) => (stats.isDirectory() ? 0o700 : 0o600);

/** Sockets come and go with the processes that hold a folder: all that counts is that others may not connect. */
function isPrivate(stats: Stats): boolean {
  if (stats.isDirectory() || stats.isFile()) return (stats.mode & 0o7777) === wantedMode(stats);
  return stats.isSymbolicLink() || (stats.mode & 0o077) === 0;
}
