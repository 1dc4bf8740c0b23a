import type { Database } from "~/db/database.server";
import { openPostgres } from "~/db/postgres.server";
import { createDatabase } from "../support/postgres-databases";
import { createSchool } from "./school";
import { openSql, type SqlClient } from "../support/sql-client";

export type BenchDatabase = { url: string; database: Database; sql: SqlClient; close: () => Promise<void> };

/** A new database with a school, filled by `fill`; optionally vacuumed as autovacuum would. */
export async function newDatabase(
  serverUrl: string,
  name: string,
  fill: (database: Database) => Promise<void>,
  { isSettled = true } = {},
): Promise<BenchDatabase> {
  const url = await createDatabase(serverUrl, `apsis_bench_${name}_${process.pid}`);
  const database = await openPostgres(url, { connections: 10 });
  await createSchool(database);
  await fill(database);
  const sql = openSql(url);
  if (isSettled) await sql.query("vacuum analyze");
  await sql.query("checkpoint");
  return { url, database, sql, close: async () => void (await Promise.all([database.close(), sql.close()])) };
}
