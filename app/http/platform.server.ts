// The environment, database and log of an instance, shared by the Remix build and the host, which are separate bundles.
import type { Logger } from "pino";
import type { Database } from "~/db/database.server";
import type { ReplicaOptions } from "~/db/postgres.server";
import type { OnSlow } from "~/db/slow-statement.server";
import { readEnvironment, type Environment } from "./environment.server";
import { openLog } from "./log.server";

export type Platform = { env: Environment; database: Database; log: Logger; findings?: SiteFindings };

/** Problems that this process has noticed, for the operator. */
export type SiteFindings = {
  /** Where people use this site, if that differs from APP_URL. */
  otherAddress?: string;
  /** A sentence if other accounts on the machine may be able to read DATA_DIR. */
  exposedData?: string;
};

const slot = Symbol.for("apsis.platform");
// The only place that the host and the bundle of pages share.
const shared = globalThis as { [slot]?: Promise<Platform> };

/** The platform of this process, opened from the environment on first use. */
export function getPlatform(): Promise<Platform> {
  return (shared[slot] ??= openPlatform(readEnvironment()));
}

/** Sets the platform of this process. */
export function usePlatform(opened: Platform) {
  shared[slot] = Promise.resolve(opened);
}

/** `databaseThread`: script of the embedded database's worker thread. */
export async function openPlatform(env: Environment, databaseThread?: string): Promise<Platform> {
  const log = openLog(env.logLevel);
  const database = await (env.databaseUrl
    ? openPostgresDatabase(env, env.databaseUrl, log)
    : openEmbeddedDatabase(env, log, databaseThread));
  return { env, database, log };
}

async function openPostgresDatabase(env: Environment, url: string, log: Logger) {
  const { openPostgres } = await import("~/db/postgres.server");
  const { databaseConnections, databasePrepare, databaseWait, databaseReplicaUrl } = env;
  const onWait = (reason: string) => log.warn({ reason }, "database unreachable: retrying");
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
  onFault: (err) => log.warn({ err }, "replica failed: the primary answers its reads for a while"),
  onReturn: () => log.warn("replica answers reads again"),
});

async function openEmbeddedDatabase({ dataDir }: Environment, log: Logger, thread?: string) {
  const { openEmbedded } = await import("~/db/embedded.server");
  const onSpace = (isEnough: boolean) =>
    isEnough
      ? log.warn({ dataDir }, "the disk has room again: writes are enabled")
      : log.error({ dataDir }, "the disk is almost full: writes are refused until it has room again");
  return openEmbedded(dataDir, { onSpace, onSlow: logSlow(log), thread });
}

const logSlow =
  (log: Logger): OnSlow =>
  (statement, milliseconds) =>
    log.warn({ statement, ms: Math.round(milliseconds) }, "slow statement");
