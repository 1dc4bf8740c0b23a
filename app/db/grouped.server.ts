// Statements for many calls at once, by database.
import { is } from "drizzle-orm";
import { PgTransaction } from "drizzle-orm/pg-core";
import { CallGroups } from "./call-groups";
import type { Db } from "./database.server";
import { outageOf } from "./outage.server";

/** Of statements that only read: they wait for no row, so an outage is everybody's. */
const isOutage = (error: unknown) => outageOf(error) !== null;

/** Of statements that lock rows: it may be one of them that all had to wait for. */
export const isOutageButLocks = (error: unknown) => !["busy", null].includes(outageOf(error));

/**
 * Makes of a statement for many calls one for a single call, which goes with others that come at the same time. Inside
 * a transaction it goes alone: what others ask has no place there.
 */
export function groupStatements<Call, Answer>(
  run: (db: Db, calls: Call[]) => Promise<Answer[]>,
  isEverybodys = isOutage,
) {
  const groups = new WeakMap<object, CallGroups<Call, Answer>>();
  const groupsOf = (db: Db) => {
    const known = groups.get(db);
    if (known) return known;
    const made = new CallGroups({
      run: (calls: Call[]) => run(db, calls),
      isEverybodys,
      maxSize: 64,
      maxUnderWay: 2,
      wait: 2,
    });
    groups.set(db, made);
    return made;
  };
  return async (db: Db, call: Call): Promise<Answer> =>
    // An answer for each.
    is(db, PgTransaction) ? (await run(db, [call]))[0]! : groupsOf(db).ask(call);
}
