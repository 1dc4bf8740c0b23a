import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Replica } from "~/db/database.server";
import { readConnections, readVitalSigns, type VitalSigns } from "~/domain/operation/read-vital-signs";
import type { Platform } from "~/http/platform.server";
import { withTimeout } from "~/http/with-timeout.server";

export type Metrics = {
  contentType: string;
  text: () => Promise<string>;
  observeRequest: (method: string, route: string, status: number, seconds: number) => void;
  observeWork: (name: string, outcome: "done" | "failed", seconds: number) => void;
};

const help: Record<keyof VitalSigns, string> = {
  mailsWaiting: "Emails waiting in the outbox",
  mailsGivenUp: "Emails that could not be delivered",
  oldestMailSeconds: "Age of the oldest waiting email",
  signIns: "Sign-ins that have not ended",
  runningClasses: "Running classes",
  overdueClasses: "Classes whose start is overdue by more than a minute",
};

const toSnakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export function openMetrics(platform: Platform): Metrics {
  const [requests, site] = [openRequestMetrics(platform), openSiteMetrics(platform)];
  return {
    contentType: requests.registry.contentType,
    text: async () => [await requests.registry.metrics(), await site.text()].join("\n"),
    observeRequest: requests.observeRequest,
    observeWork: site.observeWork,
  };
}

/** Requests by route, and metrics of the process. */
function openRequestMetrics({ database, env }: Platform) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "Requests by method, route and status",
    labelNames: ["method", "route", "status"],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  new Gauge({ name: "apsis_database_pool_size", help: "Maximum database connections for requests", registers }).set(
    database.kind === "postgres" ? env.databaseConnections : 1,
  );
  if (database.replica) countReplicaReads(database.replica, registers);
  const observeRequest: Metrics["observeRequest"] = (method, route, status, seconds) =>
    requests.observe({ method, route, status }, seconds);
  return { registry, observeRequest };
}

function countReplicaReads({ answered }: Replica, registers: Registry[]) {
  new Counter({
    name: "apsis_replica_reads_total",
    help: "Reads that a replica may answer, by the database that answered",
    labelNames: ["answered_by"],
    registers,
    collect() {
      this.reset();
      for (const [by, times] of Object.entries(answered)) this.inc({ answered_by: by }, times);
    },
  });
}

/** Milliseconds: a migration may lock tables for longer; the other metrics are sent meanwhile. */
const databaseTimeoutMs = 1_500;

/** Scheduled work, and figures from the database. */
function openSiteMetrics({ database, log }: Platform) {
  const registry = new Registry();
  const databaseRegistry = new Registry();
  const work = new Histogram({
    name: "apsis_due_work_seconds",
    help: "Rounds of scheduled work",
    labelNames: ["work", "outcome"],
    buckets: [0.001, 0.01, 0.1, 1, 10, 60],
    registers: [registry],
  });
  const isRead = new Gauge({
    name: "apsis_database_read",
    help: "1: the database figures are included; 0: the database did not answer in time",
    registers: [registry],
  });
  const registers = [databaseRegistry];
  const connections = new Gauge({
    name: "apsis_database_connections",
    help: "Database connections of all processes, by state",
    labelNames: ["state"],
    registers,
  });
  const signs = Object.fromEntries(
    Object.entries(help).map(([name, text]) => [
      name,
      new Gauge({ name: `apsis_${toSnakeCase(name)}`, help: text, registers }),
    ]),
  );

  const readDatabase = async () => {
    const ctx = { db: database.db, now: new Date() };
    for (const [name, value] of Object.entries(await readVitalSigns(ctx))) signs[name]?.set(value);
    connections.reset();
    if (database.kind === "postgres")
      for (const { state, connections: count } of await readConnections(ctx)) connections.set({ state }, count);
  };
  const observeWork: Metrics["observeWork"] = (name, outcome, seconds) =>
    work.observe({ work: name, outcome }, seconds);
  return {
    observeWork,
    text: async () => {
      const isIncluded = await withTimeout(databaseTimeoutMs, readDatabase()).then(
        () => true,
        (err: unknown) => {
          log.warn({ err }, "metrics without database figures");
          return false;
        },
      );
      isRead.set(isIncluded ? 1 : 0);
      return [await registry.metrics(), ...(isIncluded ? [await databaseRegistry.metrics()] : [])].join("\n");
    },
  };
}
