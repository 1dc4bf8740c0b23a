import type { Db } from "./database.server";

type Begun = { root: Db; whenStored: (() => void)[] };

const begun = new WeakMap<Db, Begun>();

/** Runs `run` in a transaction, or in a part of the one that `db` is. */
export async function transact<Result>(db: Db, run: (tx: Db) => Promise<Result>): Promise<Result> {
  const outer = begun.get(db);
  let last: Begun["whenStored"] = [];
  const result = await db.transaction((tx) => {
    // Of a transaction that is tried again the last try alone is stored.
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
