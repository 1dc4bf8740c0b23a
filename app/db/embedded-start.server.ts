import { chmodSync, cpSync, existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";

/** date, timestamp, timestamptz, interval, arrays of these and of numeric: Drizzle's columns parse their text. */
const textTypes = [1082, 1114, 1184, 1186, 1115, 1182, 1185, 1187, 1231];

/**
 * Start options of the embedded database. Its default of 128 MB of shared buffers would never be released, and the
 * system caches the same files.
 */
export const embeddedStart = {
  startParams: [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB"],
  // Migration 0059 creates it if available.
  extensions: { pg_trgm },
  parsers: Object.fromEntries(textTypes.map((type) => [type, (text: string) => text])),
};

/** An empty database, created by `npm run build`. */
const built = "build/empty-database";

/**
 * Copies an empty database into `folder` if there is none, atomically: initializing one takes PGlite seven seconds of
 * CPU time, which it still does if nothing was built.
 */
export function copyEmptyDatabase(folder: string) {
  if (existsSync(folder) || !existsSync(built)) return;
  const newFolder = `${folder}.new`;
  rmSync(newFolder, { recursive: true, force: true });
  cpSync(built, newFolder, { recursive: true });
  // The built files are readable by every account.
  for (const entry of readdirSync(newFolder, { recursive: true, withFileTypes: true }))
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600);
  chmodSync(newFolder, 0o700);
  renameSync(newFolder, folder);
}
