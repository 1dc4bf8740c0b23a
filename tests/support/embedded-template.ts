// Once per run: an embedded database as a fresh installation has it, dumped to a file that each test file starts from.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import type { TestProject } from "vitest/node";
import { openEmbedded } from "~/db/database.server";
import { prepare } from "./prepare-database";

export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), "apsis-image-"));
  await prepare(await openEmbedded(folder));
  const client = await PGlite.create(join(folder, "pgdata"));
  const dump = await client.dumpDataDir("none");
  await client.close();
  const image = join(folder, "image.tar");
  writeFileSync(image, Buffer.from(await dump.arrayBuffer()));
  project.provide("template", { kind: "embedded", image, folder });
  return () => rmSync(folder, { recursive: true, force: true });
}
