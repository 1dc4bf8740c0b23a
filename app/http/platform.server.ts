// What an instance stands on. The Remix build and the host are separate bundles of one process: they share it here.
import type { Logger } from "pino";
import type { Database } from "~/db/database.server";
import type { ReplicaOptions } from "~/db/postgres.server";
import type { OnSlow } from "~/db/slow-statement.server";
import { readEnvironment, type Environment } from "./environment.server";
import { openLog } from "./log.server";

export type Platform = { env: Environment; database: Database; log: Logger; noticed?: Noticed };

/** What this process has seen of how it is used, for whoever operates it. */
export type Noticed = {
  /** Where people use this site, if that is not where it was told to be. */
  otherAddress?: string;
  /** That other accounts of the machine may read DATA_DIR, in a sentence. */
  exposedData?: string;
};

const slot = Symbol.for("apsis.platform");
// The one place that the host and the bundle of pages share.
const shared = globalThis as { [slot]?: Promise<Platform> };

/** The platform of this process, opened from the environment at first use. */
export function getPlatform(): Promise<Platform> {
  return (shared[slot] ??= openPlatform(readEnvironment()));
}

/** Makes a platform the one of this process. */
export function usePlatform(opened: Platform) {
  shared[slot] = Promise.resolve(opened);
}

/** `databaseThread`: the script of the thread in which an embedded database works. */
export async function openPlatform(env: Environment, databaseThread?: string): Promise<Platform> {
  const log = openLog(env.logLevel);
  const database = await (env.databaseUrl
    ? openOnServer(env, env.databaseUrl, log)
    : openOwn(env, log, databaseThread));
  return { env, database, log };
}

async function openOnServer(env: Environment, url: string, log: Logger) {
  const { openPostgres } = await import("~/db/postgres.server");
  const { databaseConnections, databasePrepare, databaseWait, databaseReplicaUrl } = env;
  const onWait = (reason: string) => log.warn({ reason }, "the database cannot be reached yet; trying again");
  return openPostgres(url, {
    connections: databaseConnections,
    prepare: databasePrepare,
    wait: databaseWait,
    onWait,
    onSlow: logSlow(log),
    replica: databaseReplicaUrl === null ? undefined : replicaAt(databaseReplicaUrl, log),
  });
}

const replicaAt = (url: string, log: Logger): ReplicaOptions => ({
  url,
  onFault: (err) => log.warn({ err }, "the replica is left alone for a while: the primary answers its reads"),
  onReturn: () => log.warn("the replica answers reads again"),
});

async function openOwn({ dataDir }: Environment, log: Logger, thread?: string) {
  const { openEmbedded } = await import("~/db/embedded.server");
  const onSpace = (isEnough: boolean) =>
    isEnough
      ? log.warn({ dataDir }, "the disk has room again: changes are saved")
      : log.error({ dataDir }, "the disk is almost full: no changes are saved until it has room again");
  return openEmbedded(dataDir, { onSpace, onSlow: logSlow(log), thread });
}

const logSlow =
  (log: Logger): OnSlow =>
  (statement, milliseconds) =>
    log.warn({ statement, ms: Math.round(milliseconds) }, "a statement was slow");
