// One of several processes that answer requests at one address. Another looks after them, does what is due, and knows
// what they have measured together.
import { once } from "node:events";
import type { Environment } from "~/http/environment.server";
import { openPlatform, usePlatform, type Platform } from "~/http/platform.server";
import { readMessage, type Message } from "./between-processes";
import { openRequestMetrics, type Metrics } from "./metrics";
import { endOnSignal, serve, stopServing } from "./serve";

/** Milliseconds in which the supervisor gathers what was measured. */
const metricsPatience = 6_000;

const tell = (message: Message) => void process.send?.(message);

export async function serveAsWorker(env: Environment) {
  const platform = await openPlatform(env);
  usePlatform(platform);
  process.on("message", (given) => {
    const message = readMessage(given);
    if (message?.apsis === "ping") tell(message);
    if (message?.apsis === "noticed") platform.noticed = message.noticed;
  });
  const server = await serve(platform, openWorkerMetrics(platform), (noticed) => tell({ apsis: "noticed", noticed }));
  endOnSignal(async () => {
    await stopServing(server);
    await platform.database.close();
  });
}

function openWorkerMetrics(platform: Platform): Metrics {
  const { registry, observeRequest } = openRequestMetrics(platform);
  process.on("message", (given) => {
    const message = readMessage(given);
    if (message?.apsis !== "measurements wanted") return;
    const { id } = message;
    const answer = async () => tell({ apsis: "measurements", id, measured: await registry.getMetricsAsJSON() });
    answer().catch((err: unknown) => platform.log.error({ err }, "the metrics of this worker could not be read"));
  });
  let asked = 0;
  const text = async () => {
    const id = ++asked;
    tell({ apsis: "metrics wanted", id });
    const signal = AbortSignal.timeout(metricsPatience);
    for (;;) {
      const heard: unknown[] = await once(process, "message", { signal });
      const message = readMessage(heard[0]);
      if (message?.apsis !== "metrics" || message.id !== id) continue;
      if (message.text === null) throw new Error("The metrics of all processes could not be gathered.");
      return message.text;
    }
  };
  return { contentType: registry.contentType, text, observeRequest, observeWork: () => {} };
}
