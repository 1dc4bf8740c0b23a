import { resolve } from "node:path";
import type { Database } from "~/db/database.server";
import { migrate } from "~/db/migrate.server";
import { addStandardCurricula } from "~/domain/curricula/add-standard-curricula";

/** Adds what every installation has; closes the database. */
export async function prepare(database: Database) {
  await migrate(database, resolve("app/db/migrations"));
  await addStandardCurricula({ db: database.db, now: new Date(), actor: null });
  await database.close();
}
