// Generates load in a separate process, so that it slows neither the measurement nor the server.
import { fork } from "node:child_process";
import { once } from "node:events";

/** Scores of this value are replaced by random ones: players improve, but ever less often. */
export const scorePlace = 100.5;

/** Repeats its attempts, each time with a new attemptId. */
export type Player = { token: string; attempts: object[] };

export type Load = { url: string; players: Player[] } & ({ seconds: number } | { requests: number });

/** `rate`: receipts per second; p50 and p99 in milliseconds. */
export type LoadResult = { rate: number; p50: number; p99: number; count: number };

export async function load(order: Load): Promise<LoadResult> {
  const child = fork(new URL("load-process.ts", import.meta.url));
  child.send(order);
  const exit = once(child, "exit").then(([code]) => Promise.reject(new Error(`The load ended with ${code}.`)));
  const [result] = (await Promise.race([once(child, "message"), exit])) as [LoadResult];
  exit.catch(() => {});
  child.disconnect();
  return result;
}
