import { resolve } from "node:path";
import { addStandardCurricula } from "~/domain/curricula/add-standard-curricula";
import { DatabaseUnavailable } from "~/db/database.server";
import { migrate } from "~/db/migrate.server";
import { causesOf, outageOf, writeByTheWay } from "~/db/outage.server";
import type { Environment } from "~/http/environment.server";
import { openPlatform, usePlatform, type Platform } from "~/http/platform.server";

/** Opens the database, brings it up to date, and loads the demo data into an empty one where that is wanted. */
export async function boot(env: Environment, databaseThread?: string): Promise<Platform> {
  const platform = await openPlatform(env, databaseThread);
  try {
    const migrations = await migrate(platform.database, resolve("app/db/migrations"));
    if (migrations.length > 0)
      platform.log.info({ migrations: describeMigrations(migrations) }, "the database was brought up to date");
    const ctx = { db: platform.database.db, now: new Date(), actor: null };
    await writeByTheWay(addStandardCurricula(ctx));
    if (env.demo && (await (await import("~/domain/demo/load-demo")).loadDemo(ctx)))
      platform.log.info("demo data loaded");
  } catch (error) {
    await platform.database.close();
    throw outageOf(error)
      ? new DatabaseUnavailable(`The database cannot be brought up to date: ${String(causesOf(error).at(-1)?.message)}`)
      : error;
  }
  usePlatform(platform);
  return platform;
}

/** Their names; of many, as a new database has them, the first, the last and how many. */
function describeMigrations(names: string[]): string {
  return names.length > 5 ? `${names[0]} to ${names.at(-1)} (${names.length})` : names.join(", ");
}
