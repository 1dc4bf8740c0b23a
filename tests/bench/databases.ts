import postgres from "postgres";
import type { Database } from "~/db/database.server";
import { openPostgres } from "~/db/postgres.server";
import { createDatabase } from "../support/postgres-databases";
import { foundSchool } from "./school";

export type BenchDatabase = { url: string; database: Database; sql: postgres.Sql; close: () => Promise<void> };

/** A new database with a school, filled by `fill`; optionally vacuumed as autovacuum would. */
export async function newDatabase(
  serverUrl: string,
  name: string,
  fill: (database: Database) => Promise<void>,
  { isSettled = true } = {},
): Promise<BenchDatabase> {
  const url = await createDatabase(serverUrl, `apsis_bench_${name}_${process.pid}`);
  const database = await openPostgres(url, { connections: 10 });
  await foundSchool(database);
  await fill(database);
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  if (isSettled) await sql`vacuum analyze`;
  await sql`checkpoint`;
  return { url, database, sql, close: async () => void (await Promise.all([database.close(), sql.end()])) };
}
