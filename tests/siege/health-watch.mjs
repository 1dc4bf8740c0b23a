// A separate thread, because the attackers keep the siege's event loop busy, which would count as the server's delay.
import { setTimeout as wait } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";

const { url, minutes } = workerData;
const startedAt = performance.now();
const looks = [];
while (performance.now() - startedAt < minutes * 60_000) {
  looks.push(look());
  await wait(1_000);
}
parentPort.postMessage(await Promise.all(looks));

/** Start of the request in seconds of the siege, and its duration in milliseconds: Infinity unless answered 200. */
async function look() {
  const begunAt = performance.now();
  const second = Math.round((begunAt - startedAt) / 1000);
  try {
    const answer = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(30_000) });
    return { second, milliseconds: answer.ok ? performance.now() - begunAt : Infinity };
  } catch {
    return { second, milliseconds: Infinity };
  }
}
