// Writes the whole embedded database to one file: by command, and daily.
import { once } from "node:events";
import { createWriteStream, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { copyOut, type TableDigest } from "~/db/copy-tables.server";
import type { Database } from "~/db/database.server";
import { isBackupDue, maxBackups } from "./backup-due";

/** Writes `file` atomically and returns what it contains. It contains password digests. */
export async function writeBackup(database: Database, file: string): Promise<TableDigest[]> {
  const partPath = `${file}.part`;
  const { lines, copied } = linesOf(database);
  try {
    await pipeline(lines, addLineEnds, createGzip(), createWriteStream(partPath, { mode: 0o600 }));
  } catch (error) {
    rmSync(partPath, { force: true });
    throw error;
  }
  renameSync(partPath, file);
  return copied;
}

async function* addLineEnds(lines: AsyncIterable<string>) {
  for await (const line of lines) yield `${line}\n`;
}

/** Streams the lines of `copyOut` with backpressure. */
export function linesOf(database: Database) {
  const lines = new PassThrough({ objectMode: true, highWaterMark: 4 });
  // The stream may close because of an error. Readers get that error from the stream, so it is ignored here.
  const closed = once(lines, "close").catch(() => {});
  const copied = copyOut(database, async (line) => {
    if (!lines.write(line)) await Promise.race([once(lines, "drain"), closed]);
    if (lines.destroyed) throw new Error("The backup was cancelled.");
  });
  copied.then(
    () => lines.end(),
    (error: Error) => lines.destroy(error),
  );
  return { lines, copied };
}

/** Writes today's backup to DATA_DIR/backups if it is due and deletes the oldest. Returns the file written, or null. */
export async function writeDailyBackup(database: Database, dataDir: string, now: Date): Promise<string | null> {
  const folder = join(dataDir, "backups");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!isBackupDue(listDailyBackups(folder), now)) return null;
  const file = join(folder, `apsis-${now.toISOString().slice(0, 10)}.gz`);
  await writeBackup(database, file);
  for (const old of listDailyBackups(folder).slice(maxBackups)) rmSync(join(folder, old));
  return file;
}

/** Newest first. */
const listDailyBackups = (folder: string) =>
  readdirSync(folder)
    .filter((name) => /^apsis-\d{4}-\d{2}-\d{2}\.gz$/.test(name))
    .sort()
    .reverse();
