import { openEmbedded } from "~/db/embedded.server";
import { openPostgres } from "~/db/postgres.server";
import type { Ctx } from "~/domain/context";

/** Adds data to a server's database before it starts (`env`: of `preparedDatabase`). */
export async function fillDatabase<T>(env: Record<string, string>, fill: (ctx: Ctx) => Promise<T>): Promise<T> {
  const { DATABASE_URL, DATA_DIR = "" } = env;
  const database = await (DATABASE_URL ? openPostgres(DATABASE_URL, { connections: 4 }) : openEmbedded(DATA_DIR));
  try {
    return await fill({ db: database.db, now: new Date(), actor: null });
  } finally {
    await database.close();
  }
}
