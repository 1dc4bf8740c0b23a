import { openSql, type SqlClient } from "./sql-client";

/** Creates a database, empty or from a template, and returns its URL. */
export async function createDatabase(serverUrl: string, name: string, template = "template1"): Promise<string> {
  await onServer(serverUrl, (sql) => sql.query(`create database ${name} template ${template}`));
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

export async function dropDatabases(serverUrl: string, prefix: string) {
  await onServer(serverUrl, async (sql) => {
    const databases = await sql.query<{ name: string }>(
      "select datname as name from pg_database where starts_with(datname, $1)",
      [prefix],
    );
    for (const { name } of databases) await sql.query(`drop database ${name} with (force)`);
  });
}

async function onServer(serverUrl: string, run: (sql: SqlClient) => Promise<unknown>) {
  const sql = openSql(serverUrl);
  try {
    await run(sql);
  } finally {
    await sql.close();
  }
}
