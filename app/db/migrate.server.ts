// Migrates a database by numbered SQL files, each once, whichever instance starts first.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseUnavailable, type Database } from "./database.server";
import { oneRow } from "./one-row";

type Script = Parameters<Parameters<Database["inScript"]>[0]>[0];
type Step = { name: string; text: string; checksum: string };

/**
 * Runs the SQL files of `folder` (or those `named`) that this database hasn't run yet and returns their names. Refuses
 * a file that was changed after it ran.
 */
export async function migrate({ inScript }: Database, folder: string, named?: string[]): Promise<string[]> {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort();
  const later = named?.find((name) => !files.includes(name));
  if (later) throw new DatabaseUnavailable(`This needs a later version of the product: migration ${later} is unknown.`);
  const steps = (named ?? files).map((name) => stepOf(folder, name));
  const added: string[] = [];
  await inScript(async (script) => {
    await script("select pg_advisory_xact_lock(7266178)");
    await prepareTable(script);
    const applied = new Map(
      (await script("select name, checksum from migrations")).map((row) => [row.name, row.checksum]),
    );
    for (const { name, text, checksum } of steps) {
      const before = applied.get(name);
      if (before === checksum) continue;
      // Rows older than checksums: assume that this file is what ran.
      if (before === null) await script(`update migrations set checksum = '${checksum}' where name = '${name}'`);
      else if (before !== undefined) throw new DatabaseUnavailable(describeChanged(name));
      else {
        await script(text);
        await script(`insert into migrations (name, checksum) values ('${name}', '${checksum}')`);
        added.push(name);
      }
    }
  });
  return added;
}

function stepOf(folder: string, name: string): Step {
  // A checkout may have CRLF line endings.
  const text = readFileSync(join(folder, name), "utf8").replaceAll("\r\n", "\n");
  return { name, text, checksum: createHash("sha256").update(text).digest("hex") };
}

/** Writes only what is missing, because an instance may start while the database is read-only. */
async function prepareTable(script: Script) {
  const { columns } = oneRow(
    await script(`select count(*)::int as columns from information_schema.columns
      where table_schema = current_schema() and table_name = 'migrations'`),
  );
  if (columns === 0)
    await script(
      "create table migrations (name text primary key, applied_at timestamptz not null default now(), checksum text)",
    );
  if (columns === 2) await script("alter table migrations add checksum text");
}

const describeChanged = (name: string) =>
  `Migration ${name} was changed after it ran on this database. ` +
  "Restore its text, and put the change into a new migration.";
