import { sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import { Numeric, rowsOf, Time } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import { Marks } from "./rubric";
import { standingDecisions } from "./standing-decisions";

export const recordedKinds = ["excuse", "override", "adjust", "clear", "note", "withdraw"] as const;

const Recorded = v.object({
  id: v.string(),
  /** Grows with each decision of a class. */
  number: Numeric,
  userId: v.string(),
  scenarioId: v.string(),
  kind: v.picklist(recordedKinds),
  points: v.nullable(v.number()),
  maxPoints: v.nullable(v.number()),
  /** Of an override by rubric: the levels that were reached. */
  rubric: v.nullable(Marks),
  reason: v.string(),
  /** What stood until then; of a withdrawal the decision that it takes back. */
  replaces: v.nullable(v.string()),
  by: v.string(),
  at: Time,
  /** It makes the grade what it is. */
  isStanding: v.boolean(),
  isWithdrawn: v.boolean(),
});
export type RecordedDecision = v.InferOutput<typeof Recorded>;

/** Of one student. */
const maxListed = 2_000;

const columnsOf = (classSessionId: string, standing: SQL) => sql`d.id, d.number, d.user_id as "userId",
  d.scenario_id as "scenarioId", d.kind, d.points, d.max_points as "maxPoints", d.rubric, d.reason, d.replaces,
  d.decider_name as by, d.decided_at as at,
  d.id in (select standing.id from ${standingDecisions(classSessionId, standing)} standing) as "isStanding",
  exists (select from grade_decisions w where w.kind = 'withdraw' and w.replaces = d.id) as "isWithdrawn"`;

/** The decisions about a student's grades, newest first. The caller has checked that the actor may read them. */
export const listDecisionsOf = ({ db }: Pick<SignedInCtx, "db">, classSessionId: string, userId: string) =>
  rowsOf(
    db,
    Recorded,
    sql`select ${columnsOf(classSessionId, sql`d.user_id = ${userId}`)} from grade_decisions d
        where d.class_session_id = ${classSessionId} and d.user_id = ${userId}
        order by d.number desc limit ${maxListed}`,
  );

/** The decisions of a class with a number above `since`, in order. The caller has checked that the actor may read them. */
export const listDecisionsSince = (
  { db }: Pick<SignedInCtx, "db">,
  classSessionId: string,
  since: number,
  limit: number,
) =>
  rowsOf(
    db,
    Recorded,
    sql`select ${columnsOf(classSessionId, sql`true`)} from grade_decisions d
        where d.class_session_id = ${classSessionId} and d.number > ${since}
          and exists (select from class_session_students enrolled
            where enrolled.class_session_id = d.class_session_id and enrolled.user_id = d.user_id)
        order by d.number limit ${limit}`,
  );
