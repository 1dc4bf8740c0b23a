// Sandboxes that were handed in and wait for a grade by hand (docs/decisions/0184).
import { sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import { Numeric, rowOf, rowsOf, Time } from "~/db/rows.server";
import type { AttemptRecord } from "~/domain/attempts/read-attempt";
import { countsAttempt } from "~/domain/attempts/counting-rules";
import type { SignedInCtx } from "~/domain/context";
import { findGradedSession } from "~/domain/courses/graded-session";
import { coursesWithin } from "~/domain/visible-courses";
import { toGradeOfPage } from "./page-rules";

const Waiting = v.object({
  attemptId: v.string(),
  ...{ userId: v.string(), username: v.string(), name: v.string() },
  ...{ scenarioId: v.string(), scenario: v.string() },
  ...{ classSessionId: v.string(), className: v.string(), courseName: v.string() },
  ...{ receivedAt: Time, score: v.number(), maxScore: v.number() },
  isAgain: v.boolean(),
});
/** `isAgain`: handed in after a grade by hand. */
export type Waiting = v.InferOutput<typeof Waiting>;

/** SQL: the scenario is graded by hand, in part or wholly. `s`: a scenario. */
const isGradedByHand = sql`(s.sandbox is not null and check_points(s.sandbox) < s.max_score)`;

/**
 * SQL: the newest countable attempt per student and scenario that is graded by hand, without a later decision. `which`: a
 * condition on class and course.
 */
const waiting = (which: SQL) => sql`(
  select latest.*, coalesce(standing.kind <> 'clear', false) as is_again
  from (
    select distinct on (a.class_session_id, a.scenario_id, a.user_id) a.id, a.class_session_id, a.scenario_id,
      a.user_id, a.received_at, a.score, a.max_score
    from class_sessions c
    join courses on courses.id = c.course_id
    join attempts a on a.class_session_id = c.id and a.scenario_id = any(array(
      select s.id from scenarios s where ${isGradedByHand}))
    join class_session_students enrolled on enrolled.class_session_id = c.id and enrolled.user_id = a.user_id
    where ${which} and ${countsAttempt}
    order by a.class_session_id, a.scenario_id, a.user_id, a.received_at desc, a.id desc
  ) latest
  left join lateral (
    select d.kind, d.decided_at from grade_decisions d
    where d.class_session_id = latest.class_session_id and d.user_id = latest.user_id
      and d.scenario_id = latest.scenario_id and d.kind in ('excuse', 'override', 'adjust', 'clear')
      and not exists (select from grade_decisions w where w.kind = 'withdraw' and w.replaces = d.id)
    order by d.number desc limit 1
  ) standing on true
  where standing.kind is null or standing.kind = 'clear'
    or (standing.kind <> 'excuse' and standing.decided_at < latest.received_at))`;

/** Over all courses of the actor, the longest waiting first. */
export async function listToGrade(ctx: SignedInCtx, page: number): Promise<{ waiting: Waiting[]; total: number }> {
  const mine = waiting(coursesWithin(ctx.actor, "grade:decide"));
  const { total } = await rowOf(ctx.db, v.object({ total: Numeric }), sql`select count(*) as total from ${mine} w`);
  const rows = await rowsOf(
    ctx.db,
    Waiting,
    sql`select w.id as "attemptId", u.id as "userId", u.username, trim(concat(u.first_name, ' ', u.last_name)) as name,
          s.id as "scenarioId", s.title as scenario, c.id as "classSessionId", c.name as "className",
          courses.name as "courseName", w.received_at as "receivedAt", w.score, w.max_score as "maxScore",
          w.is_again as "isAgain"
        from ${mine} w
        join users u on u.id = w.user_id
        join scenarios s on s.id = w.scenario_id
        join class_sessions c on c.id = w.class_session_id
        join courses on courses.id = c.course_id
        order by w.received_at, w.id limit ${toGradeOfPage} offset ${(page - 1) * toGradeOfPage}`,
  );
  return { waiting: rows, total };
}

const Place = v.object({ attemptId: v.string(), userId: v.string(), scenarioId: v.string() });

/** Of one class, for readers of its gradebook. */
export async function listToGradeIn(ctx: SignedInCtx, classSessionId: string): Promise<v.InferOutput<typeof Place>[]> {
  const { id } = await findGradedSession(ctx, classSessionId);
  return rowsOf(
    ctx.db,
    Place,
    sql`select w.id as "attemptId", w.user_id as "userId", w.scenario_id as "scenarioId"
        from ${waiting(sql`c.id = ${id}`)} w`,
  );
}

/** Scenarios of a class that are graded by hand, and which of their grades wait. */
export type HandGrading = {
  scenarioIds: ReadonlySet<string>;
  isToGrade: (userId: string, scenarioId: string) => boolean;
};

export const nothingByHand: HandGrading = { scenarioIds: new Set(), isToGrade: () => false };

/** For readers of the class's gradebook. */
export async function readHandGrading(
  ctx: SignedInCtx,
  { session, columns }: { session: { id: string }; columns: readonly { scenarioId: string }[] },
): Promise<HandGrading> {
  const ids = `{${columns.map(({ scenarioId }) => scenarioId).join(",")}}`;
  const rows = await rowsOf(
    ctx.db,
    v.object({ id: v.string() }),
    sql`select s.id from scenarios s where ${isGradedByHand} and s.id = any(${ids}::uuid[])`,
  );
  if (rows.length === 0) return nothingByHand;
  const keyOf = (userId: string, scenarioId: string) => `${userId} ${scenarioId}`;
  const places = await listToGradeIn(ctx, session.id);
  const waitingKeys = new Set(places.map(({ userId, scenarioId }) => keyOf(userId, scenarioId)));
  return {
    scenarioIds: new Set(rows.map(({ id }) => id)),
    isToGrade: (userId, scenarioId) => waitingKeys.has(keyOf(userId, scenarioId)),
  };
}

/** Whether an attempt that the actor has read waits. */
export async function isToGrade(
  ctx: SignedInCtx,
  { id, session, handedIn }: Pick<AttemptRecord, "id" | "session" | "handedIn">,
): Promise<boolean> {
  if (!handedIn) return false;
  return (await listToGradeIn(ctx, session.id)).some(({ attemptId }) => attemptId === id);
}
