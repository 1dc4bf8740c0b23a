import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { readConnections, readVitalSigns, type VitalSigns } from "~/domain/operation/read-vital-signs";
import type { Platform } from "~/http/platform.server";

export type Metrics = ReturnType<typeof openMetrics>;

const help: Record<keyof VitalSigns, string> = {
  mailsWaiting: "Mails in the outbox that are still to be sent",
  mailsGivenUp: "Mails that were given up",
  oldestMailSeconds: "Age of the oldest mail that waits",
  signIns: "Sign-ins that have not ended",
  runningClasses: "Class sessions that run",
  overdueClasses: "Class sessions whose start is due for more than a minute",
};

const toSnakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * What Prometheus reads at /metrics: requests by route, due work, this process, and what the database knows at that
 * moment.
 */
export function openMetrics({ database, env }: Platform) {
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
  const work = new Histogram({
    name: "apsis_due_work_seconds",
    help: "Rounds of work that is done without being asked for",
    labelNames: ["work", "outcome"],
    buckets: [0.001, 0.01, 0.1, 1, 10, 60],
    registers,
  });
  new Gauge({ name: "apsis_database_pool_size", help: "Connections that this process may open", registers }).set(
    database.kind === "postgres" ? env.databaseConnections : 1,
  );
  const connections = new Gauge({
    name: "apsis_database_connections",
    help: "Connections of all processes to the database, by state",
    labelNames: ["state"],
    registers,
  });
  const signs = Object.fromEntries(
    Object.entries(help).map(([name, text]) => [
      name,
      new Gauge({ name: `apsis_${toSnakeCase(name)}`, help: text, registers }),
    ]),
  );

  const look = async () => {
    const ctx = { db: database.db, now: new Date() };
    for (const [name, value] of Object.entries(await readVitalSigns(ctx))) signs[name]?.set(value);
    connections.reset();
    if (database.kind === "postgres")
      for (const { state, connections: count } of await readConnections(ctx)) connections.set({ state }, count);
  };
  return {
    contentType: registry.contentType,
    text: async () => {
      await look();
      return await registry.metrics();
    },
    observeRequest: (method: string, route: string, status: number, seconds: number) =>
      requests.observe({ method, route, status }, seconds),
    observeWork: (name: string, outcome: "done" | "failed", seconds: number) =>
      work.observe({ work: name, outcome }, seconds),
  };
}
