// The database embedded in a folder, opened here.
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { DatabaseUnavailable, type Database, type Db } from "./database.server";
import { watchDiskSpace } from "./disk-space.server";
import { layEmptyDatabase } from "./embedded-start.server";
import { openHere, openInThread, type EmbeddedClient } from "./embedded-thread.server";
import { FolderHeld, holdFolder } from "./hold-folder.server";
import { causesOf } from "./outage.server";
import * as schema from "./schema";
import { timeStatement, type OnSlow } from "./slow-statement.server";

/** Half a second each. */
const maxTries = 12;

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
