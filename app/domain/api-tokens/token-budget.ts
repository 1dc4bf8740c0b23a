// Calls of each token in the current minute. Counted in memory, because a row that every call writes would cost more than
// the call: several processes allow as many times the number.
import { LRUCache } from "lru-cache";
import { tooMany } from "~/domain/limits/count-try";

const minute = 60_000;

type Window = { from: number; calls: number; max: number };
/** By hash; only of tokens that exist, so that made-up ones don't push counters out. */
const windows = new LRUCache<string, Window>({ max: 10_000 });

/** Refuses a token that has used up its minute, before anything is read. */
export function assertBudget(hash: string, now: Date) {
  const window = windows.get(hash);
  if (!window || isOver(window, now) || window.calls < window.max) return;
  throw tooMany(Math.max(1, Math.ceil((window.from + minute - now.getTime()) / 1_000)), "calls");
}

export function countCall(hash: string, now: Date, max: number) {
  const window = windows.get(hash);
  if (window && !isOver(window, now)) window.calls++;
  else windows.set(hash, { from: now.getTime(), calls: 1, max });
}

/** A clock that was set back begins a new minute, too. */
const isOver = ({ from }: Window, now: Date) => Math.abs(now.getTime() - from) >= minute;
