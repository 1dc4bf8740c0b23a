// Batches statements of concurrent calls, per database.
import { is } from "drizzle-orm";
import { PgTransaction } from "drizzle-orm/pg-core";
import { CallGroups } from "./call-groups";
import type { Db } from "./database.server";
import { oneRow } from "./one-row";
import { outageOf } from "./outage.server";

/** For reads, which wait for no row lock: an outage affects every call. */
const isOutage = (error: unknown) => outageOf(error) !== null;

/** For statements that lock rows: one call's lock may have delayed the whole batch. */
export const isOutageExceptLocks = (error: unknown) => !["busy", null].includes(outageOf(error));

/**
 * Turns a statement for many calls into one for a single call that is batched with concurrent ones. Inside a
 * transaction it runs alone.
 */
export function batchStatements<Call, Answer>(
  run: (db: Db, calls: Call[]) => Promise<Answer[]>,
  failsEveryCall = isOutage,
) {
  const groups = new WeakMap<object, CallGroups<Call, Answer>>();
  const groupsOf = (db: Db) => {
    const existing = groups.get(db);
    if (existing) return existing;
    const created = new CallGroups({
      run: (calls: Call[]) => run(db, calls),
      failsEveryCall,
      maxSize: 64,
      maxUnderWay: 2,
      wait: 2,
    });
    groups.set(db, created);
    return created;
  };
  return async (db: Db, call: Call): Promise<Answer> =>
    is(db, PgTransaction) ? oneRow(await run(db, [call])) : groupsOf(db).ask(call);
}
