import cluster, { type Worker } from "node:cluster";
import { AggregatorRegistry } from "prom-client";
import { readMessage, type Message } from "./between-processes";

/** Milliseconds: slower workers are left out of the sum. */
const timeoutMs = 2_000;

/**
 * Adds up the metrics of all workers, in Prometheus' format. prom-client's own `clusterMetrics` fails while any worker
 * doesn't answer, for instance during its start.
 */
export function openMeasurements(): () => Promise<string> {
  let lastId = 0;
  const listening = new WeakSet<Worker>();
  cluster.on("listening", (worker) => listening.add(worker));
  return async () => {
    const id = ++lastId;
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    const answers = workers
      .filter((worker) => listening.has(worker) && worker.isConnected())
      .map((worker) => requestMeasurements(worker, id));
    const measured = (await Promise.all(answers)).filter((answer) => answer !== null);
    return await AggregatorRegistry.aggregate(measured).metrics();
  };
}

/** Null if it did not answer in time. */
function requestMeasurements(worker: Worker, id: number): Promise<object[] | null> {
  return new Promise((done) => {
    const finish = (measured: object[] | null) => {
      clearTimeout(timer);
      worker.off("message", onMessage);
      done(measured);
    };
    const onMessage = (value: unknown) => {
      const message = readMessage(value);
      if (message?.apsis === "measurements" && message.id === id) finish(message.measured);
    };
    const timer = setTimeout(() => finish(null), timeoutMs);
    worker.on("message", onMessage);
    worker.send({ apsis: "measurements request", id } satisfies Message);
  });
}
