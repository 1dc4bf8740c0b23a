// What an instance stands on. The Remix build and the host are separate bundles of one process: they share it here.
import pino, { type Logger } from "pino";
import { openEmbedded, openPostgres, type Database } from "~/db/database.server";
import { readEnvironment, type Environment } from "./environment.server";

export type Platform = { env: Environment; database: Database; log: Logger };

const slot = Symbol.for("apsis.platform");
const shared = globalThis as { [slot]?: Promise<Platform> };

/** The platform of this process, opened from the environment at first use. */
export function platform(): Promise<Platform> {
  return (shared[slot] ??= openPlatform(readEnvironment()));
}

/** Makes a platform the one of this process. */
export function usePlatform(opened: Platform) {
  shared[slot] = Promise.resolve(opened);
}

export async function openPlatform(env: Environment, image?: Blob): Promise<Platform> {
  const database = env.databaseUrl
    ? await openPostgres(env.databaseUrl, { connections: env.databaseConnections, prepare: env.databasePrepare })
    : await openEmbedded(env.dataDir, image);
  return { env, database, log: pino({ level: env.logLevel }) };
}
