// Decisions about grades that wait for a second look (docs/decisions/0186).
import { sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import { Numeric, rowOf, rowsOf, Time } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import { findGradedSession } from "~/domain/courses/graded-session";
import {
  evidenceColumns,
  evidenceEntries,
  evidenceJoins,
  withGrades,
  type WithGrade,
} from "~/domain/grade-requests/grade-evidence";
import { requestsOfPage } from "~/domain/grade-requests/request-rules";
import { gradeDecisionKinds } from "~/domain/grades/grade";
import { Marks } from "~/domain/grades/rubric";
import { isOfOthers, waitsForLook } from "~/domain/grades/waiting-looks";
import { coursesWithin } from "~/domain/visible-courses";

const ListedLook = v.object({
  decisionId: v.string(),
  ...{ userId: v.string(), username: v.string(), scenarioId: v.string() },
  kind: v.picklist(gradeDecisionKinds),
  ...{ points: v.nullable(v.number()), maxPoints: v.nullable(v.number()), rubric: v.nullable(Marks) },
  ...{ reason: v.string(), by: v.string(), at: Time },
});
export type ListedLook = v.InferOutput<typeof ListedLook>;

const WaitingLook = v.object({ ...ListedLook.entries, ...evidenceEntries, hasRubric: v.boolean() });
/** With the evidence; `hasRubric`: the grade can be given by a rubric. */
export type WaitingLook = WithGrade<v.InferOutput<typeof WaitingLook>>;

const listedColumns = sql`d.id as "decisionId", d.user_id as "userId", u.username, d.scenario_id as "scenarioId", d.kind,
  d.points, d.max_points as "maxPoints", d.rubric, d.reason, d.decider_name as by, d.decided_at as at`;

const source = sql`grade_decisions d ${evidenceJoins(sql`d`)}`;

/** SQL: decisions of others that the actor may look at. */
const mayLookAt = ({ actor }: SignedInCtx): SQL =>
  sql`${waitsForLook} and ${isOfOthers(actor.userId)} and ${coursesWithin(actor, "grade:decide")}`;

const count = async ({ db }: SignedInCtx, which: SQL): Promise<number> => {
  const { total } = await rowOf(
    db,
    v.object({ total: Numeric }),
    sql`select count(*) as total from grade_decisions d join class_sessions c on c.id = d.class_session_id
        join courses on courses.id = c.course_id where ${which}`,
  );
  return total;
};

/** What the actor may look at over all courses, the longest waiting first. */
export async function listLookQueue(ctx: SignedInCtx, page: number): Promise<{ looks: WaitingLook[]; total: number }> {
  const which = mayLookAt(ctx);
  const rows = await rowsOf(
    ctx.db,
    WaitingLook,
    sql`select ${listedColumns}, ${evidenceColumns(sql`d`)},
          exists (select from rubrics where rubrics.course_id = courses.id and rubrics.scenario_id = s.id) as "hasRubric"
        from ${source} where ${which}
        order by d.decided_at, d.number limit ${requestsOfPage} offset ${(page - 1) * requestsOfPage}`,
  );
  return { looks: await withGrades(ctx, rows), total: await count(ctx, which) };
}

/** How many decisions the actor may look at over all courses. */
export const countLooks = (ctx: SignedInCtx): Promise<number> => count(ctx, mayLookAt(ctx));

/** How many decisions of a class wait, the actor's own among them. The caller has checked that the actor may read it. */
export const countLooksOfClass = (ctx: SignedInCtx, classSessionId: string): Promise<number> =>
  count(ctx, sql`d.class_session_id = ${classSessionId} and ${waitsForLook}`);

/** What the actor may look at in a class, the longest waiting first and without the evidence. */
export async function listLooksOfClass(
  ctx: SignedInCtx,
  classSessionId: string,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ looks: ListedLook[]; total: number }> {
  const { id } = await findGradedSession(ctx, classSessionId, "grade:decide");
  const which = sql`d.class_session_id = ${id} and ${mayLookAt(ctx)}`;
  const looks = await rowsOf(
    ctx.db,
    ListedLook,
    sql`select ${listedColumns} from ${source} where ${which}
        order by d.decided_at, d.number limit ${pageSize} offset ${(page - 1) * pageSize}`,
  );
  return { looks, total: await count(ctx, which) };
}
