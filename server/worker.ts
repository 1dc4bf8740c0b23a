// One of several processes that answer requests at one address; supervise.ts does due work and adds up their metrics.
import { once } from "node:events";
import type { Environment } from "~/http/environment.server";
import { openPlatform, usePlatform, type Platform } from "~/http/platform.server";
import { readMessage, type Message } from "./between-processes";
import { openRequestMetrics, type Metrics } from "./metrics";
import { endOnSignal, serve, stopServing } from "./serve";

/** Milliseconds in which the supervisor collects the metrics. */
const metricsTimeoutMs = 6_000;

const send = (message: Message) => void process.send?.(message);

export async function serveAsWorker(env: Environment) {
  const platform = await openPlatform(env);
  usePlatform(platform);
  process.on("message", (value) => {
    const message = readMessage(value);
    if (message?.apsis === "ping") send(message);
    if (message?.apsis === "noticed") platform.findings = message.noticed;
  });
  const server = await serve(platform, openWorkerMetrics(platform), (noticed) => send({ apsis: "noticed", noticed }));
  endOnSignal(async () => {
    await stopServing(server);
    await platform.database.close();
  });
}

function openWorkerMetrics(platform: Platform): Metrics {
  const { registry, observeRequest } = openRequestMetrics(platform);
  process.on("message", (value) => {
    const message = readMessage(value);
    if (message?.apsis !== "measurements request") return;
    const { id } = message;
    const answer = async () => send({ apsis: "measurements", id, measured: await registry.getMetricsAsJSON() });
    answer().catch((err: unknown) => platform.log.error({ err }, "could not read this worker's metrics"));
  });
  let lastId = 0;
  const text = async () => {
    const id = ++lastId;
    send({ apsis: "metrics request", id });
    const signal = AbortSignal.timeout(metricsTimeoutMs);
    for (;;) {
      const args: unknown[] = await once(process, "message", { signal });
      const message = readMessage(args[0]);
      if (message?.apsis !== "metrics" || message.id !== id) continue;
      if (message.text === null) throw new Error("Could not collect the metrics of all processes.");
      return message.text;
    }
  };
  return { contentType: registry.contentType, text, observeRequest, observeWork: () => {} };
}
