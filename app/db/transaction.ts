import { setTimeout as pause } from "node:timers/promises";
import type { Db } from "./database.server";
import { isConflict } from "./outage.server";

type TransactionState = { root: Db; afterCommit: (() => void)[] };

const states = new WeakMap<Db, TransactionState>();

const maxTries = 5;
/** Milliseconds before the first retry, doubled for each later one. */
const firstPause = 20;

export type TransactionOptions = {
  /** False if `run` changes the process's memory: it is not retried. */
  isRepeatable?: boolean;
};

/**
 * Runs `run` in a transaction, or in a savepoint if `db` is one. A whole transaction that failed by a conflict
 * (deadlock, serialization failure) is retried, so `run` must have no effects outside the database.
 */
export async function transact<Result>(
  db: Db,
  run: (tx: Db) => Promise<Result>,
  { isRepeatable = true }: TransactionOptions = {},
): Promise<Result> {
  if (states.has(db)) return runOnce(db, run);
  for (let tries = 1; ; tries++) {
    try {
      return await runOnce(db, run);
    } catch (error) {
      if (!isRepeatable || tries === maxTries || !isConflict(error)) throw error;
      await pause(firstPause * 2 ** (tries - 1) * (0.5 + Math.random()));
    }
  }
}

async function runOnce<Result>(db: Db, run: (tx: Db) => Promise<Result>): Promise<Result> {
  const outer = states.get(db);
  let callbacks: TransactionState["afterCommit"] = [];
  const result = await db.transaction((tx) => {
    callbacks = [];
    states.set(tx, { root: outer?.root ?? db, afterCommit: callbacks });
    return run(tx);
  });
  if (outer) outer.afterCommit.push(...callbacks);
  else for (const callback of callbacks) callback();
  return result;
}

/** State that a process remembers per database, shared with its transactions. */
export function byDatabase<Memory>(make: () => Memory): (db: Db) => Memory {
  const memories = new WeakMap<Db, Memory>();
  return (db) => {
    const root = states.get(db)?.root ?? db;
    const memory = memories.get(root) ?? make();
    memories.set(root, memory);
    return memory;
  };
}

/** Runs `run` after the commit, or at once outside a transaction. */
export function afterCommit(db: Db, run: () => void) {
  const current = states.get(db);
  if (current) current.afterCommit.push(run);
  else run();
}
