// Looks after several processes that answer requests at one address, and does what is to be done once: migrations, due
// work, what is said at the start, and the sum of what was measured.
import cluster, { type Address, type Worker } from "node:cluster";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Environment } from "~/http/environment.server";
import type { Platform } from "~/http/platform.server";
import { announce } from "./announce";
import { readMessage, type Message } from "./between-processes";
import { boot } from "./boot";
import { openMeasurements } from "./gather-measurements";
import { openSiteMetrics } from "./metrics";
import { prepareGame } from "./prepare-game";
import { repairDataFolder } from "./private-data";
import { keepSchedules } from "./schedules";
import { endOnSignal } from "./serve";

/** Connections for due work and the metrics. */
const ownConnections = 2;
/**
 * Milliseconds between two questions whether a worker is there; that many in a row without an answer, and it is not.
 */
const [pingEvery, mostUnanswered] = [2_000, 8];
/** Milliseconds: a worker that lived as long has not failed at its start. */
const settled = 60_000;
const longestWait = 30_000;
/** Milliseconds after which a worker that should end is ended: longer than it gives those whom it serves. */
const patience = 15_000;

const workers = () => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);

export async function supervise(env: Environment) {
  const platform = await boot({ ...env, databaseConnections: ownConnections });
  await repairDataFolder(platform, (exposedData) => (platform.noticed = { exposedData }));
  const site = openSiteMetrics(platform);
  prepareGame(platform);
  cluster.setupPrimary({ exec: fileURLToPath(import.meta.url) });
  hear(platform, site.text);
  const { port } = await startFirst();
  const stopKeeping = keepWorkers(platform, env.workers);
  const schedules = keepSchedules(platform, site.observeWork);
  endOnSignal(async () => {
    stopKeeping();
    await Promise.all([schedules.stop(), ...workers().map(endWorker)]);
    await platform.database.close();
  });
  await announce(platform, port);
}

/** One alone, so that what is wrong is said once; it says so itself. */
async function startFirst(): Promise<Address> {
  const worker = cluster.fork();
  const failed = () => process.exit(1);
  worker.once("exit", failed);
  const address = await new Promise<Address>((done) => worker.once("listening", done));
  worker.off("exit", failed);
  return address;
}

/** Keeps `count` of them: one that ends is followed by another, one that has listened and does not answer is ended. */
function keepWorkers({ log }: Platform, count: number) {
  let isStopping = false;
  let failures = 0;
  const startedAt = new WeakMap<Worker, number>();
  const unanswered = new WeakMap<Worker, number>();
  const start = () => {
    if (!isStopping) cluster.fork();
  };
  cluster.on("fork", (worker) => startedAt.set(worker, performance.now()));
  cluster.on("exit", (worker, code, signal) => {
    if (isStopping) return;
    failures = performance.now() - (startedAt.get(worker) ?? 0) > settled ? 1 : failures + 1;
    const wait = failures === 1 ? 0 : Math.min(longestWait, 250 * 2 ** failures);
    log.error({ worker: worker.process.pid, code, signal, wait }, "a worker ended; another follows");
    setTimeout(start, wait);
  });
  // A start may take as long as the database lets it wait. From then on it answers, or is stopped before it ever did.
  const isThere = (worker: Worker) => unanswered.set(worker, 0);
  workers().forEach(isThere);
  cluster.on("listening", isThere);
  cluster.on("message", (worker, given) => {
    if (readMessage(given)?.apsis === "ping") isThere(worker);
  });
  const ping = setInterval(() => {
    for (const worker of workers()) {
      const missed = unanswered.get(worker);
      if (missed === undefined) continue;
      if (missed >= mostUnanswered) {
        log.error({ worker: worker.process.pid }, "a worker does not answer: it is ended");
        worker.process.kill("SIGKILL");
      } else if (worker.isConnected()) {
        unanswered.set(worker, missed + 1);
        worker.send({ apsis: "ping" } satisfies Message);
      }
    }
  }, pingEvery);
  for (let missing = count - workers().length; missing > 0; missing--) start();
  return () => {
    isStopping = true;
    clearInterval(ping);
  };
}

async function endWorker(worker: Worker) {
  if (worker.isDead()) return;
  const ended = once(worker, "exit");
  const timer = setTimeout(() => worker.process.kill("SIGKILL"), patience);
  worker.process.kill("SIGTERM");
  await ended;
  clearTimeout(timer);
}

/** Notes which workers there are, answers what they ask, and tells all what one has noticed. */
function hear(platform: Platform, readSite: () => Promise<string>) {
  cluster.on("listening", (worker) => {
    platform.log.info({ worker: worker.process.pid }, "a worker answers");
    if (platform.noticed) worker.send({ apsis: "noticed", noticed: platform.noticed } satisfies Message);
  });
  const readWorkers = openMeasurements();
  const gather = async () => (await Promise.all([readWorkers(), readSite()])).join("\n");
  cluster.on("message", (worker, given) => {
    const message = readMessage(given);
    const answer = (text: string | null) => {
      if (message?.apsis === "metrics wanted" && worker.isConnected())
        worker.send({ apsis: "metrics", id: message.id, text } satisfies Message);
    };
    if (message?.apsis === "metrics wanted")
      gather().then(answer, (err: unknown) => {
        platform.log.error({ err }, "the metrics could not be gathered");
        answer(null);
      });
    if (message?.apsis === "noticed") {
      const noticed = (platform.noticed = { ...platform.noticed, ...message.noticed });
      for (const other of workers())
        if (other.isConnected()) other.send({ apsis: "noticed", noticed } satisfies Message);
    }
  });
}
