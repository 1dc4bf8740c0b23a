import { setTimeout as pause } from "node:timers/promises";
import type { Db } from "./database.server";
import { isConflict } from "./outage.server";

type Begun = { root: Db; whenStored: (() => void)[] };

const begun = new WeakMap<Db, Begun>();

const maxTries = 5;
/** Milliseconds before the second try, twice as long before each later one. */
const firstPause = 20;

export type TransactionOptions = {
  /** False for one that changes what the process remembers: it is not tried again. */
  isRepeatable?: boolean;
};

/**
 * Runs `run` in a transaction, or in a part of the one that `db` is. A whole transaction that the database has undone
 * because of others (a deadlock, a serialization failure) is tried again, so `run` has no effects but in the database.
 */
export async function transact<Result>(
  db: Db,
  run: (tx: Db) => Promise<Result>,
  { isRepeatable = true }: TransactionOptions = {},
): Promise<Result> {
  if (begun.has(db)) return runOnce(db, run);
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
  const outer = begun.get(db);
  let last: Begun["whenStored"] = [];
  const result = await db.transaction((tx) => {
    last = [];
    begun.set(tx, { root: outer?.root ?? db, whenStored: last });
    return run(tx);
  });
  if (outer) outer.whenStored.push(...last);
  else for (const each of last) each();
  return result;
}

/** What a process remembers of a database: in a transaction on it, too. */
export function byDatabase<Memory>(make: () => Memory): (db: Db) => Memory {
  const made = new WeakMap<Db, Memory>();
  return (db) => {
    const root = begun.get(db)?.root ?? db;
    const memory = made.get(root) ?? make();
    made.set(root, memory);
    return memory;
  };
}

/** Runs `run` when what has been written on `db` is stored: at once, or when the whole transaction has ended well. */
export function whenStored(db: Db, run: () => void) {
  const within = begun.get(db);
  if (within) within.whenStored.push(run);
  else run();
}
