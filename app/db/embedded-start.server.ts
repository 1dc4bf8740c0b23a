import { chmodSync, cpSync, existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";

/** date, timestamp, timestamptz, interval, and lists of these and of numeric: what Drizzle's columns make values of. */
const keptAsText = [1082, 1114, 1184, 1186, 1115, 1182, 1185, 1187, 1231];

/**
 * How the embedded database starts. Its own 128 MB of shared buffers stay taken for good, and files it has read are in
 * the system's cache as well.
 */
export const embeddedStart = {
  startParams: [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB"],
  // For migration 0059, which creates it where it is available.
  extensions: { pg_trgm },
  parsers: Object.fromEntries(keptAsText.map((type) => [type, (text: string) => text])),
};

/** An empty database, made by `npm run build`. */
const built = "build/empty-database";

/**
 * Lays an empty database into `folder` where there is none: to make one takes PGlite seven seconds of a processor,
 * which it takes by itself where nothing is built. Whole or not at all, if the process dies meanwhile.
 */
export function layEmptyDatabase(folder: string) {
  if (existsSync(folder) || !existsSync(built)) return;
  const laid = `${folder}.new`;
  rmSync(laid, { recursive: true, force: true });
  cpSync(built, laid, { recursive: true });
  // What was built is for everybody to read.
  for (const entry of readdirSync(laid, { recursive: true, withFileTypes: true }))
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600);
  chmodSync(laid, 0o700);
  renameSync(laid, folder);
}
