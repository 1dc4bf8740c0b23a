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

type Repair = { changedCount: number; stillOpen: { path: string; reason: string }[] };

/**
 * Closes the folder and its direct subfolders first, then repairs everything below. Calls `onExposed` with a sentence
 * for the operator if anything stays open.
 */
export async function repairDataFolder({ env, log }: Platform, onExposed: (sentence: string) => void) {
  // Windows has no POSIX modes; access is inherited from the parent folder.
  if (process.platform === "win32" || !statSync(env.dataDir, { throwIfNoEntry: false })?.isDirectory()) return;
  const dataDir = realpathSync(env.dataDir);
  const repair: Repair = { changedCount: 0, stillOpen: [] };
  const reason = reasonToKeepOpen(dataDir);
  if (reason) repair.stillOpen.push({ path: dataDir, reason });
  else closeTopLevel(dataDir, repair);
  const done = (reason ? Promise.resolve() : repairBelow(dataDir, repair)).then(() => {
    if (repair.changedCount > 0)
      log.info({ dataDir, changed: repair.changedCount }, "DATA_DIR is now private to this account");
    const [first] = repair.stillOpen;
    if (!first) return;
    const sentence =
      `Other accounts on this machine may be able to read DATA_DIR (${first.path}: ${first.reason}). Give the folder ` +
      "to the account that the server runs as, then restart.";
    log.warn({ dataDir, files: repair.stillOpen.length, path: first.path, reason: first.reason }, sentence);
    onExposed(sentence);
  });
  done.catch((err: unknown) => log.warn({ err, dataDir }, "could not check the permissions of DATA_DIR"));
  await Promise.race([done.catch(() => {}), new Promise((resolve) => setTimeout(resolve, startTimeoutMs).unref())]);
}

/** Why DATA_DIR must stay open, because other accounts need it as well; null if it can be closed. */
function reasonToKeepOpen(dataDir: string): string | null {
  if (`${process.cwd()}${sep}`.startsWith(`${dataDir}${sep}`)) return "the program itself is in this folder";
  if ((lstatSync(dataDir).mode & 0o1000) !== 0) return "it is a shared folder, such as /tmp";
  return null;
}

/** After this no other account can enter, however long `repairBelow` takes. */
function closeTopLevel(dataDir: string, repair: Repair) {
  try {
    const folders = readdirSync(dataDir, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    for (const path of [dataDir, ...folders.map(({ name }) => join(dataDir, name))]) {
      const stats = lstatSync(path, { throwIfNoEntry: false });
      if (!stats || isPrivate(stats)) continue;
      chmodSync(path, wantedMode(stats));
      repair.changedCount++;
    }
  } catch {
    // `repairBelow` tries again, and reports it.
  }
}

async function repairBelow(dataDir: string, repair: Repair) {
  await repairFile(dataDir, repair);
  const pending = [dataDir];
  for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
    try {
      // Streamed, because a folder may have very many entries.
      for await (const entry of await opendir(folder)) {
        const path = join(folder, entry.name);
        if (entry.isSymbolicLink()) continue;
        await repairFile(path, repair);
        if (entry.isDirectory()) pending.push(path);
      }
    } catch (error) {
      noteFailure(repair, folder, error);
    }
  }
}

async function repairFile(path: string, repair: Repair) {
  try {
    const stats = await lstat(path);
    if (isPrivate(stats)) return;
    await chmod(path, wantedMode(stats));
    // Some file systems accept the change and ignore it.
    if (isPrivate(await lstat(path))) repair.changedCount++;
    else repair.stillOpen.push({ path, reason: "this disk has no permissions" });
  } catch (error) {
    noteFailure(repair, path, error);
  }
}

/** Notes a path that is still open, unless it was deleted in the meantime. */
function noteFailure(repair: Repair, path: string, error: unknown) {
  const code = codeOf(error) ?? "";
  if (code !== "ENOENT") repair.stillOpen.push({ path, reason: reasons[code] ?? code });
}

const reasons: Record<string, string> = {
  EPERM: "it belongs to another account",
  EACCES: "this account has no access to it",
  EROFS: "the disk is read-only",
};

const wantedMode = (stats: Stats) => (stats.isDirectory() ? 0o700 : 0o600);

/** Anything but a folder or file, such as a socket, need only refuse other accounts; its other bits don't matter. */
function isPrivate(stats: Stats): boolean {
  if (stats.isDirectory() || stats.isFile()) return (stats.mode & 0o7777) === wantedMode(stats);
  return stats.isSymbolicLink() || (stats.mode & 0o077) === 0;
}
