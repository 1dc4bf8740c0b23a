// Brings a database up to date by numbered SQL files, each once, whoever starts first.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseUnavailable, type Database } from "./database.server";
import { oneRow } from "./one-row";

type Script = Parameters<Parameters<Database["inScript"]>[0]>[0];
type Step = { name: string; text: string; checksum: string };

/**
 * Runs the SQL files of `folder`, or those of them that are named, that this database has not seen yet, and
 * answers their names. Refuses one that has changed since.
 */
export async function migrate({ inScript }: Database, folder: string, named?: string[]): Promise<string[]> {
  const known = readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort();
  const later = named?.find((name) => !known.includes(name));
  if (later) throw new DatabaseUnavailable(`This needs a later version of the product: it does not know ${later}.`);
  const steps = (named ?? known).map((name) => stepOf(folder, name));
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
      // Rows from before there were checksums: the file here is taken for what ran.
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
  // A checkout may have other line ends.
  const text = readFileSync(join(folder, name), "utf8").replaceAll("\r\n", "\n");
  return { name, text, checksum: createHash("sha256").update(text).digest("hex") };
}

/** Writes only what is missing: an instance may start while the database takes no changes. */
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
  `The migration ${name} is not the one that this database was made by: it was changed afterwards. ` +
  "Bring back its text, and put what is new into a migration with the next number.";
