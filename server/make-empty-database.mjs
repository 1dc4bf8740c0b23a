// The empty embedded database that each first start copies: app/db/embedded-start.server.ts.
import { chmodSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";

/** Creates it in `folder`, atomically, readable by every account. */
export async function makeEmptyDatabase(folder) {
  const newFolder = `${folder}.new`;
  for (const old of [newFolder, folder]) rmSync(old, { recursive: true, force: true });
  await (await PGlite.create(newFolder)).close();
  for (const name of readdirSync(newFolder, { recursive: true })) {
    const path = join(newFolder, name);
    chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o644);
  }
  renameSync(newFolder, folder);
}
