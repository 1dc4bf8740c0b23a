// Supervises several workers at one address, and does what must be done once: migrations, due work,
// the start message, and adding up metrics.
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
import { startSchedules } from "./schedules";
import { endOnSignal } from "./serve";

/** Connections for due work and metrics. */
const ownConnections = 2;
/** Milliseconds between health checks, and the misses in a row before a worker is killed. */
const [pingIntervalMs, maxMissed] = [2_000, 8];
/** Milliseconds after which a worker's exit no longer counts as a failed start. */
const stableAfterMs = 60_000;
const maxRestartDelayMs = 30_000;
/** Milliseconds before a stopping worker is killed; longer than its own shutdown grace. */
const killTimeoutMs = 15_000;

const workers = () => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);

export async function supervise(env: Environment) {
  const platform = await boot({ ...env, databaseConnections: ownConnections });
  await repairDataFolder(platform, (exposedData) => (platform.findings = { exposedData }));
  const site = openSiteMetrics(platform);
  prepareGame(platform);
  cluster.setupPrimary({ exec: fileURLToPath(import.meta.url) });
  handleMessages(platform, site.text);
  const { port } = await startFirst();
  const stopWorkers = keepWorkers(platform, env.workers);
  const schedules = startSchedules(platform, site.observeWork);
  endOnSignal(async () => {
    stopWorkers();
    await Promise.all([schedules.stop(), ...workers().map(endWorker)]);
    await platform.database.close();
  });
  await announce(platform, port);
}

/** Starts one worker alone, so that a start error is printed once. */
async function startFirst(): Promise<Address> {
  const worker = cluster.fork();
  const failed = () => process.exit(1);
  worker.once("exit", failed);
  const address = await new Promise<Address>((done) => worker.once("listening", done));
  worker.off("exit", failed);
  return address;
}

/** Keeps `count` workers: replaces those that exit, and kills those that stop answering. */
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
    failures = performance.now() - (startedAt.get(worker) ?? 0) > stableAfterMs ? 1 : failures + 1;
    const wait = failures === 1 ? 0 : Math.min(maxRestartDelayMs, 250 * 2 ** failures);
    log.error({ worker: worker.process.pid, code, signal, wait }, "worker exited: starting another");
    setTimeout(start, wait);
  });
  // A start may wait long for the database, so health checks begin when a worker listens.
  const markAlive = (worker: Worker) => unanswered.set(worker, 0);
  workers().forEach(markAlive);
  cluster.on("listening", markAlive);
  cluster.on("message", (worker, value) => {
    if (readMessage(value)?.apsis === "ping") markAlive(worker);
  });
  const ping = setInterval(() => {
    for (const worker of workers()) {
      const missed = unanswered.get(worker);
      if (missed === undefined) continue;
      if (missed >= maxMissed) {
        log.error({ worker: worker.process.pid }, "worker does not answer: killing it");
        worker.process.kill("SIGKILL");
      } else if (worker.isConnected()) {
        unanswered.set(worker, missed + 1);
        worker.send({ apsis: "ping" } satisfies Message);
      }
    }
  }, pingIntervalMs);
  for (let missing = count - workers().length; missing > 0; missing--) start();
  return () => {
    isStopping = true;
    clearInterval(ping);
  };
}

async function endWorker(worker: Worker) {
  if (worker.isDead()) return;
  const ended = once(worker, "exit");
  const timer = setTimeout(() => worker.process.kill("SIGKILL"), killTimeoutMs);
  worker.process.kill("SIGTERM");
  await ended;
  clearTimeout(timer);
}

/** Logs new workers, answers their requests for metrics, and shares what one has noticed. */
function handleMessages(platform: Platform, readSite: () => Promise<string>) {
  cluster.on("listening", (worker) => {
    platform.log.info({ worker: worker.process.pid }, "worker ready");
    if (platform.findings) worker.send({ apsis: "noticed", noticed: platform.findings } satisfies Message);
  });
  const readWorkers = openMeasurements();
  const gather = async () => (await Promise.all([readWorkers(), readSite()])).join("\n");
  cluster.on("message", (worker, value) => {
    const message = readMessage(value);
    const answer = (text: string | null) => {
      if (message?.apsis === "metrics request" && worker.isConnected())
        worker.send({ apsis: "metrics", id: message.id, text } satisfies Message);
    };
    if (message?.apsis === "metrics request")
      gather().then(answer, (err: unknown) => {
        platform.log.error({ err }, "could not collect the metrics");
        answer(null);
      });
    if (message?.apsis === "noticed") {
      const noticed = (platform.findings = { ...platform.findings, ...message.noticed });
      for (const other of workers())
        if (other.isConnected()) other.send({ apsis: "noticed", noticed } satisfies Message);
    }
  });
}
