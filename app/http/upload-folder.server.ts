// Temporary files of game uploads: DATA_DIR/games/uploads, one file per upload.
import { randomUUID } from "node:crypto";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { storeFolder } from "~/game-builds/store";
import { codeOf } from "~/db/error-parts";
import { Refusal } from "~/domain/refusal";
import { say } from "~/texts/say";

const maxUploadMs = 6 * 3_600_000;
const folderOf = (dataDir: string) => join(storeFolder(dataDir), "uploads");
/** Users with an upload in progress. */
const uploading = new Set<string>();

/** Runs with the path for an upload, one at a time per user, and removes the file afterwards. */
export async function withUploadPath<Result>(
  { dataDir, userId }: { dataDir: string; userId: string },
  run: (path: string, folder: string) => Promise<Result>,
): Promise<Result> {
  if (uploading.has(userId)) throw new Refusal("conflict", say.games.uploadRunning);
  uploading.add(userId);
  const folder = folderOf(dataDir);
  const path = join(folder, `${hostname()}_${process.pid}_${randomUUID()}.zip`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await removeLeftoverUploads(dataDir);
    return await run(path, folder);
  } finally {
    uploading.delete(userId);
    await rm(path, { force: true });
  }
}

/** Removes files of processes that ended during an upload. */
export async function removeLeftoverUploads(dataDir: string) {
  const folder = folderOf(dataDir);
  const names = await readdir(folder).catch((error: unknown) => {
    if (codeOf(error) === "ENOENT") return [];
    throw error;
  });
  for (const name of names) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }));
    if (Date.now() - mtimeMs > maxUploadMs || !isUploading(name)) await rm(path, { force: true });
  }
}

/** Whether the process in a file's name may still run; unknown for other machines. */
function isUploading(name: string): boolean {
  const [, host, pid] = /^(.+)_(\d+)_[\w-]+\.zip$/.exec(name) ?? [];
  if (host !== hostname()) return true;
  try {
    return process.kill(Number(pid), 0);
  } catch (error) {
    return codeOf(error) !== "ESRCH";
  }
}
