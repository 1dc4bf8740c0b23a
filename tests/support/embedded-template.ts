// Once per run: dumps a freshly installed embedded database, which each test file starts from.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import type { TestProject } from "vitest/node";
import { openEmbedded } from "~/db/embedded.server";
import { prepare } from "./prepare-database";

export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), "apsis-image-"));
  const pgdata = join(folder, "pgdata");
  const emptyImage = await dumpTo(join(folder, "empty.tar"), pgdata);
  await prepare(await openEmbedded(folder));
  const image = await dumpTo(join(folder, "image.tar"), pgdata);
  project.provide("template", { kind: "embedded", image, emptyImage, folder });
  return () => rmSync(folder, { recursive: true, force: true });
}

async function dumpTo(file: string, pgdata: string): Promise<string> {
  const client = await PGlite.create(pgdata);
  // Template databases, which the copies don't need.
  await client.exec("update pg_database set datistemplate = false");
  for (const name of ["template0", "template1"]) await client.exec(`drop database if exists ${name}`);
  const dump = await client.dumpDataDir("none");
  await client.close();
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
  return file;
}
