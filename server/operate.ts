// The operator's commands on this installation's database; see docs/operating.md.
import { createReadStream, existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { createGunzip } from "node:zlib";
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { copyIn, type TableDigest } from "~/db/copy-tables.server";
import { DatabaseUnavailable, type Database } from "~/db/database.server";
import { openPostgres } from "~/db/postgres.server";
import { rowOf } from "~/db/rows.server";
import { addSystemAdmin, NewSystemAdmin } from "~/domain/accounts/add-system-admin";
import { replaceSigningKey } from "~/domain/credentials/signing-keys";
import { textOfCurriculum } from "~/domain/curricula/parse-curriculum";
import { eraseAgain, listErased } from "~/domain/erasure/erase-again";
import { reasonOf } from "~/domain/field-errors";
import { idOf } from "~/domain/id";
import { Refusal } from "~/domain/refusal";
import { operatorRole } from "~/domain/roles";
import { EnvironmentInvalid, readEnvironment, type Environment } from "~/http/environment.server";
import { describeGamesLeft, readMissingGame } from "~/http/missing-game.server";
import { openPlatform } from "~/http/platform.server";
import { readMailSite } from "~/http/site.server";
import { findingsOf, lineOf } from "~/http/stripe/findings.server";
import { BuildRefused } from "~/game-builds/build-refused";
import { textOf } from "~/texts/say";
import { boot } from "./boot";
import { describeFileError } from "./describe-file-error";
import { installGame, offerGame, uninstallGame } from "./install-game";
import { mistakesOf } from "./mistakes";
import { makeFilesPrivate } from "./private-data";
import { printError } from "./print-error";
import { showAndPublish } from "./publish-document";
import { linesOf, writeBackup } from "./write-backup";
import { messageOf } from "../app/db/error-parts";

const migrations = resolve("app/db/migrations");

/** A mistake of the operator, described in one sentence. */
class Misuse extends Error {}

const commands: Record<string, (args: string[]) => Promise<string>> = {
  "admin:create": createAdmin,
  "curriculum:import": importCurriculum,
  backup: backUp,
  restore,
  "db:export": exportTo,
  "signing-key:replace": replaceKey,
  "erased:list": printErased,
  "erased:apply": applyErased,
  "game:install": installGame,
  "game:offer": offerGame,
  "game:uninstall": uninstallGame,
  "check:stripe": checkStripe,
};

async function main([name, ...args]: string[]) {
  makeFilesPrivate();
  const command = commands[name ?? ""];
  if (!command) throw new Misuse(`Unknown command "${name ?? ""}". Commands: ${Object.keys(commands).join(", ")}.`);
  const summary = await command(args);
  if (summary) console.log(summary);
}

/** Adds an administrator. */
async function createAdmin(args: string[]) {
  const { username, email } = parseOptions(args, ["username", "email"]);
  const input = v.safeParse(NewSystemAdmin, { username, email });
  if (!input.success) throw new Misuse(textOf(reasonOf(input.issues[0])));
  const { database } = await boot({ ...readEnvironment(), demo: false });
  try {
    const { link } = await addSystemAdmin(
      { db: database.db, now: new Date(), actor: null },
      input.output,
      await readMailSite(),
    );
    return (
      `${input.output.username} is a ${operatorRole}. ` +
      `Set the password with this link, which works once within seven days:\n${link}`
    );
  } finally {
    await database.close();
  }
}

/** Prints each finding as it arrives; exits with 1 if any is wrong. */
async function checkStripe() {
  let wrong = 0;
  for await (const finding of findingsOf(readEnvironment())) {
    console.log(lineOf(finding));
    if (!finding.isOk) wrong++;
  }
  if (wrong > 0) throw new Misuse(`${wrong === 1 ? "1 check" : `${wrong} checks`} failed.`);
  return "All checks passed: subscriptions can be sold.";
}

/** Shows what a document changes and publishes it; `--dry-run` only shows. */
async function importCurriculum(args: string[]) {
  const [file, ...rest] = args.filter((arg) => arg !== "--dry-run");
  if (!file || rest.length > 0) throw new Misuse("Name one file: npm run curriculum:import -- FILE [--dry-run]");
  if (!existsSync(file)) throw new Misuse(`File not found: ${file}`);
  return showAndPublish(textOfCurriculum(readFileSync(file)), () => !args.includes("--dry-run"));
}

async function backUp(args: string[]) {
  const { file } = parseOptions(args, ["file"]);
  if (existsSync(file)) throw new Misuse(`${file} already exists.`);
  return runOnEmbedded("backup", async (database, env) => {
    const copied = await writeBackup(database, file);
    return joinLines(
      `${summarize(copied)} written to ${file}. It contains password digests: protect it like a password.`,
      describeGamesLeft(env),
    );
  });
}

async function restore(args: string[]) {
  const { file } = parseOptions(args, ["file"]);
  if (!existsSync(file)) throw new Misuse(`File not found: ${file}`);
  return runOnEmbedded("restore", async (database, env) => {
    const copied = await copyIn(database, readLines(file), migrations);
    return joinLines(
      `${summarize(copied)} restored and verified against the backup. ` +
        "Copy session-secret from the old DATA_DIR to this one as well.",
      await readMissingGameOf(database, env),
    );
  });
}

/** Empty for backups of versions that had no table of games; the next start creates it. */
async function readMissingGameOf({ db }: Database, env: Environment): Promise<string> {
  const hasTable = await rowOf(
    db,
    v.object({ is: v.boolean() }),
    sql`select to_regclass('offered_game') is not null as is`,
  );
  return (hasTable.is && (await readMissingGame(db, env))?.text) || "";
}

async function* readLines(file: string): AsyncGenerator<string> {
  const text = createReadStream(file)
    .pipe(createGunzip({ chunkSize: 1 << 20 }))
    .setEncoding("utf8");
  let partialLine = "";
  try {
    for await (const piece of text) {
      const lines = (partialLine + piece).split("\n");
      partialLine = lines.pop() ?? "";
      yield* lines;
    }
  } catch (error) {
    throw new Misuse(`${file} isn't a backup, or is truncated: ${messageOf(error)}. Nothing was stored.`);
  }
}

/** Copies the embedded database into an empty PostgreSQL. */
async function exportTo(args: string[]) {
  const { to } = parseOptions(args, ["to"]);
  return runOnEmbedded("db:export", async (database, env) => {
    const target = await openPostgres(to, { connections: 1, name: "--to" });
    try {
      const copied = summarize(await copyIn(target, linesOf(database).lines, migrations));
      return joinLines(
        `${copied} copied and verified row by row. Set DATABASE_URL and SESSION_SECRET, and start again.`,
        describeGamesLeft(env) && `${describeGamesLeft(env)} On this machine, keep the same DATA_DIR.`,
      );
    } finally {
      await target.close();
    }
  });
}

/** Signs transcripts with a new key from now on. */
async function replaceKey(args: string[]) {
  if (args.length > 0) throw new Misuse("signing-key:replace takes no options.");
  const { database, env } = await boot({ ...readEnvironment(), demo: false });
  try {
    const id = await replaceSigningKey(operatorOf(database), env.secretKeys);
    return `New transcripts are signed with the key ${id}. The public keys of earlier ones stay published.`;
  } finally {
    await database.close();
  }
}

/** Ids of erased people, one a line, for `erased:apply` after a restore. */
async function printErased() {
  const { database } = await openPlatform(readEnvironment());
  try {
    return (await listErased(operatorOf(database))).join("\n");
  } finally {
    await database.close();
  }
}

/** Erases again whom a restored backup has brought back. */
async function applyErased(args: string[]) {
  const { file } = parseOptions(args, ["file"]);
  if (!existsSync(file)) throw new Misuse(`File not found: ${file}`);
  const lines = readFileSync(file, "utf8").split(/\s+/).filter(Boolean);
  const ids = lines.map((line) => idOf(line) ?? missingId(line));
  const { database } = await boot({ ...readEnvironment(), demo: false });
  const refused: string[] = [];
  let erased = 0;
  try {
    for (const id of ids)
      try {
        if (await eraseAgain(operatorOf(database), id)) erased++;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        refused.push(`${id}: ${error.message}`);
      }
  } finally {
    await database.close();
  }
  const summary = `${erased} of ${ids.length} people were in this database and have been erased again.`;
  if (refused.length === 0) return summary;
  throw new Misuse(
    joinLines(summary, "These were refused. Solve what is named and run the command again:", ...refused),
  );
}

const operatorOf = ({ db }: Database) => ({ db, now: new Date(), actor: null });

function missingId(line: string): never {
  throw new Misuse(`“${line.slice(0, 60)}” isn't an ID. The file has the output of npm run -s erased:list.`);
}

const joinLines = (...lines: string[]) => lines.filter(Boolean).join("\n");

type EmbeddedWork = (database: Database, env: Environment) => Promise<string>;

/** Runs a command that copies the embedded database; PostgreSQL has programs of its own for this. */
async function runOnEmbedded(command: string, run: EmbeddedWork): Promise<string> {
  const settings = readEnvironment();
  if (settings.databaseUrl !== null)
    throw new Misuse(
      `${command} is for the embedded database, and DATABASE_URL is set. ` +
        "Use pg_dump and pg_restore on PostgreSQL (docs/operating.md, Backup and restore).",
    );
  const { database, env } = await openPlatform(settings);
  try {
    return await run(database, env);
  } finally {
    await database.close();
  }
}

function parseOptions<Name extends string>(args: string[], names: Name[]): Record<Name, string> {
  const options = Object.fromEntries(names.map((name) => [name, { type: "string" as const }]));
  let values: Record<string, unknown> = {};
  try {
    values = parseArgs({ args, options }).values;
  } catch (error) {
    throw new Misuse(messageOf(error));
  }
  const missing = names.find((name) => !values[name]);
  if (missing) throw new Misuse(`--${missing} is missing.`);
  // Each name has a value, and the options above make it a string.
  return values as Record<Name, string>;
}

function summarize(checked: TableDigest[]) {
  const rows = checked.reduce((sum, table) => sum + table.rows, 0);
  return `${checked.length} tables with ${rows.toLocaleString("en-US")} rows`;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const isExpected = [Misuse, EnvironmentInvalid, DatabaseUnavailable, Refusal, BuildRefused].some(
    (kind) => error instanceof kind,
  );
  printError(isExpected ? messageOf(error) : (describeFileError(error) ?? error));
  if (error instanceof BuildRefused && error.choices.length > 0)
    console.error(`With --name, one of:\n${error.choices.map((choice) => `  ${choice}`).join("\n")}`);
  if (error instanceof Refusal) for (const line of mistakesOf(error)) printError(line);
  process.exit(1);
});
