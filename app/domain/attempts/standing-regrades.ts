import { sql } from "drizzle-orm";
import * as v from "valibot";
import { Numeric, rowsOf } from "~/db/rows.server";
import type { Db } from "~/db/database.server";
import { FlightRule } from "./reflown-points";
import type { KeyRule } from "./regrade-answers";

/** `regrades.rule`; the question is in a column of its own. */
export const StoredRule = v.object({
  right: v.nullable(v.array(v.string())),
  points: v.nullable(v.number()),
  counts: v.boolean(),
  neverLower: v.boolean(),
});

/** SQL: `r` is a regrade that nobody took back. */
export const isStanding = sql`(r.kind in ('key', 'fly')
  and not exists (select from regrades w where w.kind = 'withdraw' and w.replaces = r.id))`;

export type StandingRegrade = { id: string; number: number; rule: KeyRule };

/** The regrades of a quiz in a class, in the order in which they apply. */
export async function readStandingRegrades(
  db: Db,
  classSessionId: string,
  scenarioId: string,
): Promise<StandingRegrade[]> {
  const rows = await rowsOf(
    db,
    v.object({ id: v.string(), number: Numeric, rule: StoredRule, question: v.string() }),
    sql`select r.id, r.number, r.rule, q.text as question from regrades r join questions q on q.id = r.question_id
        where r.class_session_id = ${classSessionId} and r.scenario_id = ${scenarioId} and ${isStanding}
        order by r.number`,
  );
  return rows.map(({ id, number, rule, question }) => ({ id, number, rule: { ...rule, question } }));
}

export type StandingFlightRegrade = { id: string; number: number; rule: FlightRule };

/** Those by which the flights of a class were flown again, in the order in which they apply. */
export const readStandingFlightRegrades = (
  db: Db,
  classSessionId: string,
  scenarioId: string,
): Promise<StandingFlightRegrade[]> =>
  rowsOf(
    db,
    v.object({ id: v.string(), number: Numeric, rule: FlightRule }),
    sql`select r.id, r.number, r.rule from regrades r
        where r.class_session_id = ${classSessionId} and r.scenario_id = ${scenarioId} and r.kind = 'fly'
          and ${isStanding}
        order by r.number`,
  );
