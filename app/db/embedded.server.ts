// The database embedded in a folder.
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { DatabaseUnavailable, type Database, type Db } from "./database.server";
import { watchDiskSpace } from "./disk-space.server";
import { copyEmptyDatabase } from "./embedded-start.server";
import { openInThisThread, openInThread, type EmbeddedClient } from "./embedded-thread.server";
import { FolderInUse, lockFolder } from "./folder-lock.server";
import { causesOf } from "./outage.server";
import * as schema from "./schema";
import { timeStatement, type OnSlow } from "./slow-statement.server";

/** Half a second each. */
const maxTries = 12;

export type EmbeddedOptions = {
  /** A dump to start from. */
  image?: Blob;
  /** Called when the disk has become too full to write, and when it has room again. */
  onSpace?: (isEnough: boolean) => void;
  onSlow?: OnSlow;
  /** Script of the worker thread for the database; without one, it runs in (and blocks) this thread. */
  thread?: string;
};

/** Opens PGlite in `folder`, creating it if necessary, and locks it. */
export async function openEmbedded(
  folder: string | null,
  { image, onSpace, onSlow, thread }: EmbeddedOptions = {},
): Promise<Database> {
  const release = folder ? await waitForFolder(folder) : async () => {};
  const client = await openFolder(folder, { image, thread }).catch(async (error: unknown) => {
    await release();
    throw error;
  });
  if (onSlow) watchEmbedded(client, onSlow);
  // PostgreSQL panics when its log has no room, so writes are refused before that.
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

/** A database on an open client. */
export function onEmbedded(client: EmbeddedClient, close: () => Promise<void>): Database {
  // Drizzle uses only what EmbeddedClient has. Its drivers have separate types for the same dialect.
  const db = drizzle(client as PGlite, { schema }) as unknown as Db;
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

/** Waits some seconds for a process that is shutting down to release the folder. */
async function waitForFolder(folder: string) {
  for (let tries = 0; ; tries++) {
    try {
      return await lockFolder(folder);
    } catch (error) {
      if (!(error instanceof FolderInUse)) throw error;
      if (tries === maxTries)
        throw new DatabaseUnavailable(
          `Another process is using the embedded database in ${folder} (its lock is ${error.message}). ` +
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
    if (folder && !image) copyEmptyDatabase(join(folder, "pgdata"));
    if (folder && thread) return await openInThread(thread, join(folder, "pgdata"));
    return await openInThisThread(folder ? join(folder, "pgdata") : undefined, image);
  } catch (error) {
    if (!folder) throw error;
    throw new DatabaseUnavailable(
      `The embedded database in ${join(folder, "pgdata")} cannot be opened: ` +
        `${String(causesOf(error).at(-1)?.message)}\n` +
        `The daily backups are in ${join(folder, "backups")}. To restore one: move pgdata aside, then run ` +
        "npm run restore -- --file FILE, and start again (docs/operating.md).",
    );
  }
}
