import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { decideGrade, type DecidedGrade } from "~/domain/grades/decide-grade";
import type { Decision } from "~/domain/grades/decision-input";
import { recordLook } from "~/domain/grades/record-look";
import { waitsForLook } from "~/domain/grades/waiting-looks";
import { requireId } from "~/domain/id";
import { lockClassSessions, lockUsers } from "~/domain/locks";
import { notFound, Refusal } from "~/domain/refusal";
import { coursesWithin } from "~/domain/visible-courses";
import { say } from "~/texts/say";

const Found = v.object({
  ...{ classSessionId: v.string(), userId: v.string(), scenarioId: v.string(), username: v.string() },
  ...{ courseId: v.string(), courseName: v.string(), organizationId: v.string() },
  ...{ decidedBy: v.nullable(v.string()), waits: v.boolean() },
  /** Who has looked at it last. */
  ...{ looker: v.nullable(v.string()), outcome: v.nullable(v.picklist(["agreed", "changed"])) },
});
type Found = v.InferOutput<typeof Found>;

/** Agrees to a colleague's decision that waits for a second look. Also possible once grades are submitted. */
export function agreeToDecision(ctx: SignedInCtx, decisionId: string): Promise<{ username: string }> {
  return inTransaction(ctx, async (inner) => {
    const found = await findDecision(inner, decisionId);
    await recordLook(inner, decisionId, { outcome: "agreed" });
    const { courseId, courseName, organizationId, classSessionId, scenarioId, username } = found;
    // About the course: what an entry is about reads it in a copy of its data, and students know of no second look.
    await recordChange(inner, {
      action: "course.agree",
      subject: { type: "course", id: courseId, name: courseName },
      organizationId,
      details: { classId: classSessionId, scenarioId, decisionId },
    });
    return { username };
  });
}

/** Replaces a colleague's decision that waits for a second look. */
export function changeAfterLook(ctx: SignedInCtx, decisionId: string, decision: Decision): Promise<DecidedGrade> {
  return inTransaction(ctx, async (inner) => {
    const { classSessionId, userId, scenarioId } = await findDecision(inner, decisionId);
    return decideGrade(inner, { classSessionId, userId, scenarioId }, decision, decisionId);
  });
}

/**
 * A decision that waits for a look of somebody like the actor. The lock on the class puts looks and decisions in order:
 * of two looks at once, the second is refused with the name of the first.
 */
async function findDecision(ctx: SignedInCtx, decisionId: string): Promise<Found> {
  const id = requireId(decisionId, "decision");
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
    sql`select d.class_session_id as "classSessionId", d.user_id as "userId", d.scenario_id as "scenarioId", u.username,
          courses.id as "courseId", courses.name as "courseName", courses.organization_id as "organizationId",
          d.decided_by as "decidedBy", ${waitsForLook} as waits, latest.looker_name as looker, latest.outcome
        from grade_decisions d join users u on u.id = d.user_id
        join class_sessions c on c.id = d.class_session_id join courses on courses.id = c.course_id
        join class_session_students enrolled on enrolled.class_session_id = c.id and enrolled.user_id = d.user_id
        left join lateral (select looker_name, outcome from second_looks l where l.decision_id = d.id
          order by l.looked_at desc, l.id desc limit 1) latest on true
        where d.id = ${id} and ${mayDecide}`,
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
