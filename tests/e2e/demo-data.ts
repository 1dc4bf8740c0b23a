// Templates of demo data and copies of them: loading the demo takes ten times as long as copying it.
import { cpSync } from "node:fs";
import { createDatabase } from "../support/postgres-databases";

/** The settings for where a server stores its data. */
export type DataSettings = { DATA_DIR: string; DATABASE_URL?: string };

/** The variable with this run's template: a folder or, with PostgreSQL, a database's address. */
export const demoData = "APSIS_E2E_DEMO_DATA";

let copies = 0;

/** Copies this run's template for one server with files in `folder`. */
export const copyDemoData = (folder: string): Promise<DataSettings> => copyData(process.env[demoData]!, folder);

export async function copyData(from: string, folder: string): Promise<DataSettings> {
  if (/^postgres(ql)?:/.test(from)) {
    const server = new URL(from);
    const name = server.pathname.slice(1);
    // PostgreSQL copies a template only while nobody is connected to it.
    server.pathname = "/postgres";
    return postgresSettings(folder, await createDatabase(server.href, `${name}_${process.pid}_${++copies}`, name));
  }
  // The folder's lock is not data, and a socket can't be copied.
  cpSync(from, folder, { recursive: true, filter: (name) => !name.endsWith(".sock") });
  return { DATA_DIR: folder };
}

export const postgresSettings = (folder: string, url: string) => ({
  DATA_DIR: folder,
  DATABASE_URL: url,
  SESSION_SECRET: "a secret of the tests, 32 characters",
  DEMO: "1",
});
