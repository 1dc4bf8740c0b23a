// Demo data that no server has open, and copies of them: to make them takes ten times as long as to copy them.
import { cpSync } from "node:fs";
import { createDatabase } from "../support/postgres-databases";

/** The settings that say where a server keeps its data. */
export type Place = { DATA_DIR: string; DATABASE_URL?: string };

/** Where this run keeps them: a folder or, where there is a PostgreSQL, the address of a database. */
export const demoData = "APSIS_E2E_DEMO_DATA";

let copies = 0;

/** For a server of a test's own, whose files lie in `folder`. */
export const copyDemoData = (folder: string): Promise<Place> => copyData(process.env[demoData]!, folder);

export async function copyData(from: string, folder: string): Promise<Place> {
  if (/^postgres(ql)?:/.test(from)) {
    const server = new URL(from);
    const name = server.pathname.slice(1);
    // Nobody may be connected to what is copied.
    server.pathname = "/postgres";
    return onPostgres(folder, await createDatabase(server.href, `${name}_${process.pid}_${++copies}`, name));
  }
  // What holds a folder is not part of its data, and no file that could be copied.
  cpSync(from, folder, { recursive: true, filter: (name) => !name.endsWith(".sock") });
  return { DATA_DIR: folder };
}

export const onPostgres = (folder: string, url: string) => ({
  DATA_DIR: folder,
  DATABASE_URL: url,
  SESSION_SECRET: "a secret of the tests, 32 characters",
  DEMO: "1",
});
