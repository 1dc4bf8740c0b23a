import cluster, { type Worker } from "node:cluster";
import { AggregatorRegistry } from "prom-client";
import { readMessage, type Message } from "./between-processes";

/** Milliseconds: a worker that is stopped or busy for longer is left out, and the others are counted. */
const patience = 2_000;

/**
 * Answers what sums up the measurements of all workers, as Prometheus reads them. prom-client's own `clusterMetrics`
 * fails as long as one of them does not answer, as while it starts.
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
      .map((worker) => askForMeasurements(worker, id));
    const measured = (await Promise.all(answers)).filter((answer) => answer !== null);
    return await AggregatorRegistry.aggregate(measured).metrics();
  };
}

/** Null: it did not answer in time. */
function askForMeasurements(worker: Worker, id: number): Promise<object[] | null> {
  return new Promise((done) => {
    const finish = (measured: object[] | null) => {
      clearTimeout(timer);
      worker.off("message", hear);
      done(measured);
    };
    const hear = (given: unknown) => {
      const message = readMessage(given);
      if (message?.apsis === "measurements" && message.id === id) finish(message.measured);
    };
    const timer = setTimeout(() => finish(null), patience);
    worker.on("message", hear);
    worker.send({ apsis: "measurements wanted", id } satisfies Message);
  });
}
