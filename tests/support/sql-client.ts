import pg from "pg";

/** Statements of a test, past the server under test. */
export type SqlClient = {
  query: <Row = Record<string, unknown>>(text: string, values?: unknown[]) => Promise<Row[]>;
  /** Runs `work` while one connection holds a transaction that has run `statement`; rolls it back afterwards. */
  holding: <T>(statement: string, work: () => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
};

/** Opens up to `connections`. A connection that is lost while it is idle is replaced, and ends nothing. */
export function openSql(url: string, connections = 1): SqlClient {
  const pool = new pg.Pool({ connectionString: url, max: connections, connectionTimeoutMillis: 5_000 });
  pool.on("error", () => {});
  return {
    // The caller names the columns that its statement selects.
    query: async <Row>(text: string, values?: unknown[]) => (await pool.query(text, values)).rows as Row[],
    holding: async (statement, work) => {
      const client = await pool.connect();
      try {
        await client.query("begin");
        await client.query(statement);
        return await work();
      } finally {
        await client.query("rollback");
        client.release();
      }
    },
    close: () => pool.end(),
  };
}
