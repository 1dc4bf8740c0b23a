// The one database an instance works on: PGlite embedded in a folder, opened here, or PostgreSQL by address
// (postgres.server.ts).
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { PGlite } from "@electric-sql/pglite";
import type { ExtractTablesWithRelations } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { watchDiskSpace } from "./disk-space.server";
import { layEmptyDatabase } from "./embedded-start.server";
import { openHere, openInThread, type EmbeddedClient } from "./embedded-thread.server";
import { FolderHeld, holdFolder } from "./hold-folder.server";
import { causesOf } from "./outage.server";
import * as schema from "./schema";
import { timeStatement, type OnSlow } from "./slow-statement.server";

/** A database or a transaction on it. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema, ExtractTablesWithRelations<typeof schema>>;

/** Half a second each. */
const maxTries = 12;

type Script = (text: string) => Promise<Record<string, unknown>[]>;

/** A copy of the database that follows it and answers reads of whole classes (replica.server.ts). */
export type Replica = {
  /** Runs `read` on the replica once it has all that `primary` has at this moment, and otherwise on `primary`. */
  read: <Answer>(primary: Db, read: (db: Db) => Promise<Answer>) => Promise<Answer>;
  /** How many such reads each of the two has answered. */
  answered: Record<"replica" | "primary", number>;
};

export type Database = {
  db: Db;
  replica?: Replica | undefined;
  /** The same database for health and sign-in, which go on whatever other work waits for. */
  urgent: Db;
  kind: "embedded" | "postgres";
  /** How many statements wait for their answers where one is done at a time; none where several run at once. */
  countWaiting: () => number;
  /** Runs plain SQL texts, each of one or several statements, in one transaction. */
  inScript: (run: (script: Script) => Promise<void>) => Promise<void>;
  close: () => Promise<void>;
};

/** What stops an instance from starting, in a sentence for its operator. */
export class DatabaseUnavailable extends Error {}

export type EmbeddedOptions = {
  /** A dump to start from. */
  image?: Blob;
  /** Told when the disk has become too full to write, and when there is room again. */
  onSpace?: (isEnough: boolean) => void;
  onSlow?: OnSlow;
  /**
   * The script of a thread in which it is opened; without one it works in this thread, which stands still meanwhile.
   */
  thread?: string;
};

/** Opens PGlite in `folder` (made when missing) and holds it. */
export async function openEmbedded(
  folder: string | null,
  { image, onSpace, onSlow, thread }: EmbeddedOptions = {},
): Promise<Database> {
  const release = folder ? await holdFolderSoon(folder) : async () => {};
  const client = await openFolder(folder, { image, thread }).catch(async (error: unknown) => {
    await release();
    throw error;
  });
  if (onSlow) watchEmbedded(client, onSlow);
  // Without room for its log PostgreSQL stops in the middle, reads and all: before that it takes no more changes.
  const stopWatching = folder
    ? watchDiskSpace(folder, async (isEnough) => {
        await client.exec(`set default_transaction_read_only = ${isEnough ? "off" : "on"}`);
        onSpace?.(isEnough);
      })
    : () => {};
  return onEmbedded(client, async () => {
    stopWatching();
    await client.close();
    await release();
  });
}

/** The database that `client` has opened, and `close` gives up. */
export function onEmbedded(client: EmbeddedClient, close: () => Promise<void>): Database {
  // Of PGlite Drizzle uses what a client in a thread has. It types its drivers apart; both speak PostgreSQL.
  const db = drizzlePglite(client as PGlite, { schema }) as unknown as Db;
  return {
    db,
    urgent: db,
    kind: "embedded",
    countWaiting: client.countWaiting ?? (() => 0),
    inScript: (run) => client.transaction((tx) => run(async (text) => (await tx.exec(text)).at(-1)?.rows ?? [])),
    close,
  };
}

function watchEmbedded(client: EmbeddedClient, onSlow: OnSlow) {
  const query = client.query.bind(client);
  client.query = (text, ...rest) => timeStatement(onSlow, text, () => query(text, ...rest));
}

/** A process that is ending still holds its folder: it is given some seconds. */
async function holdFolderSoon(folder: string) {
  for (let tries = 0; ; tries++) {
    try {
      return await holdFolder(folder);
    } catch (error) {
      if (!(error instanceof FolderHeld)) throw error;
      if (tries === maxTries)
        throw new DatabaseUnavailable(
          `Another process is using the embedded database in ${folder} (it holds ${error.message}). ` +
            "Stop it first, choose another DATA_DIR, or use DATABASE_URL for several processes.",
        );
    }
    await setTimeout(500);
  }
}

async function openFolder(
  folder: string | null,
  { image, thread }: Pick<EmbeddedOptions, "image" | "thread">,
): Promise<EmbeddedClient> {
  try {
    if (folder && !image) layEmptyDatabase(join(folder, "pgdata"));
    if (folder && thread) return await openInThread(thread, join(folder, "pgdata"));
    return await openHere(folder ? join(folder, "pgdata") : undefined, image);
  } catch (error) {
    if (!folder) throw error;
    throw new DatabaseUnavailable(
      `The embedded database in ${join(folder, "pgdata")} cannot be opened: ` +
        `${String(causesOf(error).at(-1)?.message)}\n` +
        `Its daily copies are in ${join(folder, "backups")}. To go back to one: move pgdata aside, then run ` +
        "npm run restore -- --file FILE, and start again (docs/operating.md).",
    );
  }
}

/** The name of the constraint that a failed statement violated, or null for any other error. */
export function constraintOf(error: unknown): string | null {
  const names = causesOf(error).map((cause) => cause.constraint);
  return names.find((name): name is string => typeof name === "string") ?? null;
}

/** Whether a statement failed because PostgreSQL keeps no such text: a NUL, or half of a pair of surrogates. */
export const isUnstorableText = (error: unknown) =>
  causesOf(error).some(({ code }) => code === "22021" || code === "22P05");
