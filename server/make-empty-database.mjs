// An empty embedded database, of which each first start lays a copy into its folder: app/db/embedded-start.server.ts.
import { chmodSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";

/** Makes it in `folder`, whole or not at all, to be read by whoever runs what was built. */
export async function makeEmptyDatabase(folder) {
  const made = `${folder}.new`;
  for (const old of [made, folder]) rmSync(old, { recursive: true, force: true });
  await (await PGlite.create(made)).close();
  for (const name of readdirSync(made, { recursive: true })) {
    const path = join(made, name);
    chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o644);
  }
  renameSync(made, folder);
}
