// Once per run: a PostgreSQL template database, freshly installed, which each test file copies.
import type { TestProject } from "vitest/node";
import { openPostgres } from "~/db/postgres.server";
import { createDatabase } from "./postgres-databases";
import { startCluster } from "./postgres-cluster";
import { prepare } from "./prepare-database";

export default async function setup(project: TestProject) {
  const cluster = await startCluster();
  if (!cluster) throw new Error("There is no PostgreSQL.");
  // Two runs may share a server.
  const prefix = `apsis_test_${process.pid}_${Date.now()}`;
  const name = `${prefix}_template`;
  await prepare(await openPostgres(await createDatabase(cluster.url, name), { connections: 1 }));
  project.provide("template", { kind: "postgres", url: cluster.url, prefix, name });
  return () => cluster.stop(prefix);
}
