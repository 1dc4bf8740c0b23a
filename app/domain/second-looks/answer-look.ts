import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { decideGrade, type DecidedGrade } from "~/domain/grades/decide-grade";
import { decideByRubric } from "~/domain/grades/decide-by-rubric";
import type { Decision } from "~/domain/grades/decision-input";
import type { ChosenLevels } from "~/domain/grades/rubric-input";
import { recordLook } from "~/domain/grades/record-look";
import { waitsForLook } from "~/domain/grades/waiting-looks";
import { requireId } from "~/domain/id";
import { lockClassSessions, lockUsers } from "~/domain/locks";
import { notFound, Refusal } from "~/domain/refusal";
import { coursesWithin } from "~/domain/visible-courses";
import { say } from "~/texts/say";

const Found = v.object({
  ...{ id: v.string(), classSessionId: v.string(), userId: v.string(), scenarioId: v.string() },
  ...{
    username: v.string(),
    className: v.string(),
    courseId: v.string(),
    courseName: v.string(),
    organizationId: v.string(),
  },
  ...{ decidedBy: v.nullable(v.string()), waits: v.boolean() },
  /** Who has looked at it last. */
  ...{ looker: v.nullable(v.string()), outcome: v.nullable(v.picklist(["agreed", "changed"])) },
});
type Found = v.InferOutput<typeof Found>;

/**
 * Agrees to a colleague's decision that waits for a second look. Also possible once grades are submitted.
 * `inClass`: of which class it must be.
 */
export function agreeToDecision(ctx: SignedInCtx, decisionId: string, inClass?: string): Promise<{ username: string }> {
  return inTransaction(ctx, async (inner) => {
    const found = await findDecision(inner, decisionId, inClass);
    const { id, username, className, classSessionId, scenarioId, ...course } = found;
    await recordLook(inner, id, { outcome: "agreed" });
    // About the course, not the student, whose copy of their data has the entries about them.
    await recordChange(inner, {
      action: "grade.agree",
      subject: { type: "course", id: course.courseId, name: course.courseName },
      organizationId: course.organizationId,
      details: { classId: classSessionId, className, scenarioId, decisionId: id },
    });
    return { username };
  });
}

/** Replaces a colleague's decision that waits for a second look, also by the levels of a rubric. */
export function changeAfterLook(
  ctx: SignedInCtx,
  decisionId: string,
  change: Decision | ChosenLevels,
  inClass?: string,
): Promise<DecidedGrade> {
  return inTransaction(ctx, async (inner) => {
    const { id, classSessionId, userId, scenarioId } = await findDecision(inner, decisionId, inClass);
    const place = { classSessionId, userId, scenarioId };
    return "chosen" in change ? decideByRubric(inner, place, change, id) : decideGrade(inner, place, change, id);
  });
}

/**
 * A decision that waits for a look of somebody like the actor. Looks and decisions lock the class: of two looks at once,
 * the second is refused.
 */
async function findDecision(ctx: SignedInCtx, decisionId: string, inClass?: string): Promise<Found> {
  const id = requireId(decisionId, "decision");
  const isInClass = inClass === undefined ? sql`true` : sql`d.class_session_id = ${requireId(inClass, "class")}`;
  const mayDecide = coursesWithin(ctx.actor, "grade:decide");
  await lockClassSessions(
    ctx,
    sql`id = (select class_session_id from grade_decisions where id = ${id})
      and exists (select from courses where courses.id = course_id and ${mayDecide})`,
    "no key update",
  );
  await lockUsers(
    ctx,
    sql`id = ${ctx.actor.userId} or id = (select user_id from grade_decisions where id = ${id})`,
    "key share",
  );
  const [found] = await rowsOf(
    ctx.db,
    Found,
    sql`select d.id, c.name as "className", d.class_session_id as "classSessionId", d.user_id as "userId", d.scenario_id as "scenarioId", u.username,
          courses.id as "courseId", courses.name as "courseName", courses.organization_id as "organizationId",
          d.decided_by as "decidedBy", ${waitsForLook} as waits, latest.looker_name as looker, latest.outcome
        from grade_decisions d join users u on u.id = d.user_id
        join class_sessions c on c.id = d.class_session_id join courses on courses.id = c.course_id
        join class_session_students enrolled on enrolled.class_session_id = c.id and enrolled.user_id = d.user_id
        left join lateral (select looker_name, outcome from second_looks l where l.decision_id = d.id
          order by l.looked_at desc, l.id desc limit 1) latest on true
        where d.id = ${id} and ${isInClass} and ${mayDecide}`,
  );
  if (!found) throw notFound("decision");
  refuseUnlessOpen(ctx, found);
  return found;
}

function refuseUnlessOpen({ actor }: SignedInCtx, { waits, looker, outcome, decidedBy, userId }: Found) {
  if (!waits && looker !== null && outcome !== null)
    throw new Refusal("conflict", say.secondLooks.alreadyLooked({ by: looker, outcome }));
  if (!waits) throw new Refusal("conflict", say.secondLooks.notWaiting);
  if (decidedBy === actor.userId) throw new Refusal("conflict", say.secondLooks.ownDecision);
  if (userId === actor.userId) throw new Refusal("conflict", say.secondLooks.ownGrade);
}
