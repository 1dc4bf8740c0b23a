import { sql } from "drizzle-orm";
import * as v from "valibot";
import { Numeric, rowsOf, Time } from "~/db/rows.server";
import { isStanding, StoredRule } from "~/domain/attempts/standing-regrades";
import { FlightRule } from "~/domain/attempts/reflown-points";
import type { SignedInCtx } from "~/domain/context";
import { findGradedSession } from "~/domain/courses/graded-session";
import { requireId } from "~/domain/id";

const Listed = v.object({
  id: v.string(),
  number: Numeric,
  scenarioId: v.string(),
  questionId: v.number(),
  question: v.string(),
  rule: StoredRule,
  reason: v.string(),
  by: v.string(),
  at: Time,
  /** Attempts whose points it has changed. */
  attempts: Numeric,
  isUndone: v.boolean(),
});
export type ListedRegrade = v.InferOutput<typeof Listed>;

const maxListed = 200;

/** The regrades of a class, or of one quiz in it, newest first, for readers of its gradebook. */
export async function listRegrades(
  ctx: SignedInCtx,
  classSessionId: string,
  scenarioId: string | null = null,
): Promise<ListedRegrade[]> {
  const { id } = await findGradedSession(ctx, classSessionId);
  const isOfQuiz = scenarioId === null ? sql`` : sql`and r.scenario_id = ${requireId(scenarioId, "scenario")}`;
  return rowsOf(
    ctx.db,
    Listed,
    sql`select r.id, r.number, r.scenario_id as "scenarioId", r.question_id as "questionId", q.text as question, r.rule,
          r.reason, r.decider_name as by, r.decided_at as at, not ${isStanding} as "isUndone",
          (select count(*) from regraded_attempts t where t.regrade_id = r.id) as attempts
        from regrades r join questions q on q.id = r.question_id
        where r.class_session_id = ${id} and r.kind = 'key' ${isOfQuiz}
        order by r.number desc limit ${maxListed}`,
  );
}

const ListedFlight = v.object({
  id: v.string(),
  number: Numeric,
  scenarioId: v.string(),
  rule: FlightRule,
  reason: v.string(),
  by: v.string(),
  at: Time,
  attempts: Numeric,
  isUndone: v.boolean(),
});
export type ListedFlightRegrade = v.InferOutput<typeof ListedFlight>;

/** Those by which the flights of a class, or of one scenario in it, were flown again, newest first. */
export async function listFlightRegrades(
  ctx: SignedInCtx,
  classSessionId: string,
  scenarioId: string | null = null,
): Promise<ListedFlightRegrade[]> {
  const { id } = await findGradedSession(ctx, classSessionId);
  const isOfFlight = scenarioId === null ? sql`` : sql`and r.scenario_id = ${requireId(scenarioId, "scenario")}`;
  return rowsOf(
    ctx.db,
    ListedFlight,
    sql`select r.id, r.number, r.scenario_id as "scenarioId", r.rule, r.reason, r.decider_name as by, r.decided_at as at, not ${isStanding} as "isUndone",
          (select count(*) from regraded_attempts t where t.regrade_id = r.id) as attempts
        from regrades r
        where r.class_session_id = ${id} and r.kind = 'fly' ${isOfFlight}
        order by r.number desc limit ${maxListed}`,
  );
}
