// DATA_DIR is private to this account: folders 0700, files 0600. The umask covers new files;
// this repairs what an earlier version, or a person, left open.
import { chmodSync, lstatSync, readdirSync, realpathSync, statSync, type Stats } from "node:fs";
import { chmod, lstat, opendir } from "node:fs/promises";
import { join, sep } from "node:path";
import type { Platform } from "~/http/platform.server";
import { codeOf } from "~/db/error-parts";

/** Denies other accounts access to all files that this process creates. */
export const makeFilesPrivate = () => void process.umask(0o077);

/** Milliseconds that the start waits; a larger tree is repaired while the server already runs. */
const startTimeoutMs = 2_000;

type Repair = { changed: number; left: { path: string; reason: string }[] };

/**
 * Closes the folder and its direct subfolders first, then repairs everything below. Calls `onExposed` with a sentence
 * for the operator if anything stays open.
 */
export async function repairDataFolder({ env, log }: Platform, onExposed: (sentence: string) => void) {
  // Windows has no POSIX modes; access is inherited from the parent folder.
  if (process.platform === "win32" || !statSync(env.dataDir, { throwIfNoEntry: false })?.isDirectory()) return;
  const dataDir = realpathSync(env.dataDir);
  const result: Repair = { changed: 0, left: [] };
  const reason = reasonToKeepOpen(dataDir);
  if (reason) result.left.push({ path: dataDir, reason });
  else closeTopLevel(dataDir, result);
  const done = (reason ? Promise.resolve() : repairBelow(dataDir, result)).then(() => {
    if (result.changed > 0) log.info({ dataDir, changed: result.changed }, "DATA_DIR is now private to this account");
    const [first] = result.left;
    if (!first) return;
    const sentence =
      `Other accounts on this machine may be able to read DATA_DIR (${first.path}: ${first.reason}). Give the folder ` +
      "to the account that the server runs as, then restart.";
    log.warn({ dataDir, files: result.left.length, path: first.path, reason: first.reason }, sentence);
    onExposed(sentence);
  });
  done.catch((err: unknown) => log.warn({ err, dataDir }, "could not check the permissions of DATA_DIR"));
  await Promise.race([done.catch(() => {}), new Promise((over) => setTimeout(over, startTimeoutMs).unref())]);
}

/** Folders that other accounts need as well must stay open. */
function reasonToKeepOpen(dataDir: string): string | null {
  if (`${process.cwd()}${sep}`.startsWith(`${dataDir}${sep}`)) return "the program itself is in this folder";
  if ((lstatSync(dataDir).mode & 0o1000) !== 0) return "it is a shared folder, such as /tmp";
  return null;
}

/** From here on no other account can enter, however long the rest takes. */
function closeTopLevel(dataDir: string, repair: Repair) {
  try {
    const folders = readdirSync(dataDir, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    for (const path of [dataDir, ...folders.map(({ name }) => join(dataDir, name))]) {
      const stats = lstatSync(path, { throwIfNoEntry: false });
      if (!stats || isPrivate(stats)) continue;
      chmodSync(path, wantedMode(stats));
      repair.changed++;
    }
  } catch {
    // `repairBelow` tries again, and reports it.
  }
}

async function repairBelow(dataDir: string, progress: Repair) {
  await repairFile(dataDir, progress);
  const open = [dataDir];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    try {
      // Streamed, because a folder may have very many entries.
      for await (const entry of await opendir(folder)) {
        const path = join(folder, entry.name);
        if (entry.isSymbolicLink()) continue;
        await repairFile(path, progress);
        if (entry.isDirectory()) open.push(path);
      }
    } catch (error) {
      note(progress, folder, error);
    }
  }
}

async function repairFile(path: string, progress: Repair) {
  try {
    const stats = await lstat(path);
    if (isPrivate(stats)) return;
    await chmod(path, wantedMode(stats));
    // Some file systems accept the change and ignore it.
    if (isPrivate(await lstat(path))) progress.changed++;
    else progress.left.push({ path, reason: "this disk has no permissions" });
  } catch (error) {
    note(progress, path, error);
  }
}

/** Files that were deleted meanwhile need no repair. */
function note(repair: Repair, path: string, error: unknown) {
  const code = codeOf(error) ?? "";
  if (code !== "ENOENT") repair.left.push({ path, reason: reasons[code] ?? code });
}

const reasons: Record<string, string> = {
  EPERM: "it belongs to another account",
  EACCES: "this account has no access to it",
  EROFS: "the disk is read-only",
};

const wantedMode = (stats: Stats) => (stats.isDirectory() ? 0o700 : 0o600);

/** Sockets come and go with their processes: they only need to refuse other accounts. */
function isPrivate(stats: Stats): boolean {
  if (stats.isDirectory() || stats.isFile()) return (stats.mode & 0o7777) === wantedMode(stats);
  return stats.isSymbolicLink() || (stats.mode & 0o077) === 0;
}
