import { resolve } from "node:path";
import { switchStream } from "~/domain/audit/deliver-stream";
import type { Ctx } from "~/domain/context";
import { addStandardCurricula } from "~/domain/curricula/add-standard-curricula";
import { countOrphanedPasskeys } from "~/domain/factors/own-factors";
import { DatabaseUnavailable } from "~/db/database.server";
import { migrate } from "~/db/migrate.server";
import { causesOf, outageOf, bestEffort } from "~/db/outage.server";
import type { Environment } from "~/http/environment.server";
import { openPlatform, usePlatform, type Platform } from "~/http/platform.server";

/** Opens the database, migrates it, and loads the demo data into an empty one if DEMO asks for it. */
export async function boot(env: Environment, databaseThread?: string): Promise<Platform> {
  const platform = await openPlatform(env, databaseThread);
  try {
    const migrations = await migrate(platform.database, resolve("app/db/migrations"));
    if (migrations.length > 0) platform.log.info({ migrations: describeMigrations(migrations) }, "database migrated");
    const ctx = { db: platform.database.db, now: new Date(), actor: null };
    await bestEffort(addStandardCurricula(ctx));
    if (env.demo && (await fillWithDemo(ctx, env))) platform.log.info("demo data loaded");
    // Before the first request, whose entry would be missing.
    await bestEffort(switchStream(ctx, env.auditStreamUrl !== null));
    if (env.appUrl) await logOrphanedPasskeys(platform, env.appUrl);
  } catch (error) {
    await platform.database.close();
    throw outageOf(error)
      ? new DatabaseUnavailable(`The database cannot be migrated: ${String(causesOf(error).at(-1)?.message)}`)
      : error;
  }
  usePlatform(platform);
  return platform;
}

async function fillWithDemo(ctx: Ctx, env: Environment) {
  const [{ loadDemo }, { issuerOf }] = await Promise.all([
    import("~/domain/demo/load-demo"),
    import("~/http/issuer.server"),
  ]);
  return loadDemo(ctx, issuerOf(env));
}

/** Logs how many passkeys were made for another host than the site's: browsers don't offer them here. */
async function logOrphanedPasskeys({ database, log }: Platform, siteUrl: string) {
  for (const { rpId, passkeys } of await countOrphanedPasskeys({ db: database.db }, siteUrl))
    log.warn(
      { host: rpId, passkeys },
      `${passkeys} passkeys work at ${rpId} only: with this APP_URL their owners need a code to sign in`,
    );
}

/** Lists up to five names. If there are more, as in a new database, gives the first, the last and their number. */
function describeMigrations(names: string[]): string {
  return names.length > 5 ? `${names[0]} to ${names.at(-1)} (${names.length})` : names.join(", ");
}
