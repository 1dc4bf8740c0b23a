import { eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import { gradeRequests } from "~/db/schema";
import { writeForUser } from "~/domain/accounts/own-language";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { decideGrade } from "~/domain/grades/decide-grade";
import { isHeld } from "~/domain/grades/is-held";
import { standingDecisions } from "~/domain/grades/standing-decisions";
import { requireId } from "~/domain/id";
import { lockClassSessions, lockUsers } from "~/domain/locks";
import { composeMail, type MailSite } from "~/domain/mail/compose-mail";
import { enqueueMail } from "~/domain/mail/enqueue-mail";
import { notFound, Refusal } from "~/domain/refusal";
import { coursesWithin } from "~/domain/visible-courses";
import { texts } from "~/texts";
import { say } from "~/texts/say";
import type { RequestAnswer } from "./request-input";
import { requestOutcomes } from "./request-rules";

const Found = v.object({
  ...{ classSessionId: v.string(), userId: v.string(), scenarioId: v.string() },
  ...{ username: v.string(), email: v.string(), scenario: v.string(), organizationId: v.string() },
  ...{ outcome: v.nullable(v.picklist(requestOutcomes)), by: v.nullable(v.string()), isHeld: v.boolean() },
});

/**
 * Answers a student's request; a correction overrides the grade in the same transaction. Of two answers at once the first
 * stands, and the other is refused with its author's name.
 */
export function answerRequest(
  ctx: SignedInCtx,
  requestId: string,
  answer: RequestAnswer,
  site: MailSite,
): Promise<{ username: string; outcome: RequestAnswer["outcome"] }> {
  return inTransaction(ctx, async (inner) => {
    const { db, actor, now } = inner;
    const id = requireId(requestId, "request");
    const mayDecide = coursesWithin(actor, "grade:decide");
    await lockClassSessions(
      inner,
      sql`id = (select class_session_id from grade_requests where id = ${id})
        and exists (select from courses where courses.id = course_id and ${mayDecide})`,
    );
    await lockUsers(
      inner,
      sql`id = ${actor.userId} or id = (select user_id from grade_requests where id = ${id})`,
      "key share",
    );
    const [found] = await rowsOf(
      db,
      Found,
      sql`select r.class_session_id as "classSessionId", r.user_id as "userId", r.scenario_id as "scenarioId",
            u.username, u.email, s.title as scenario, courses.organization_id as "organizationId",
            r.outcome, r.answerer_name as by, ${isHeld("grades", "r", now)} as "isHeld"
          from grade_requests r join class_sessions c on c.id = r.class_session_id
          join courses on courses.id = c.course_id join users u on u.id = r.user_id
          join scenarios s on s.id = r.scenario_id
          where r.id = ${id} and ${mayDecide} for update of r`,
    );
    if (!found) throw notFound("request");
    const { classSessionId, userId, scenarioId, outcome } = found;
    if (outcome !== null)
      throw new Refusal("conflict", say.gradeRequests.alreadyAnswered({ by: found.by ?? "", outcome }));
    const decisionId = answer.outcome === "corrected" ? await correct(inner, found, answer) : null;
    await db
      .update(gradeRequests)
      .set({
        ...{ outcome: answer.outcome, answer: answer.answer, decisionId },
        ...{ answeredBy: actor.userId, answererName: actor.username, answeredAt: now },
      })
      .where(eq(gradeRequests.id, id));
    await recordChange(inner, {
      action: "grade.answer",
      subject: { type: "user", id: userId, name: `${found.username}: ${found.scenario}` },
      organizationId: found.organizationId,
      details: { classId: classSessionId, scenarioId, outcome: answer.outcome, reason: answer.answer },
    });
    // Held again since it was asked: the student reads the answer with the grade.
    if (!found.isHeld) await notify(inner, found, answer, site);
    return { username: found.username, outcome: answer.outcome };
  });
}

type FoundRequest = v.InferOutput<typeof Found>;
type Correction = Extract<RequestAnswer, { outcome: "corrected" }>;

async function correct(ctx: SignedInCtx, place: FoundRequest, { points, maxPoints, answer }: Correction) {
  const { classSessionId, userId, scenarioId } = place;
  // Under the lock on the class. The request shows this decision, so answering it is a look at it, too.
  const [standing] = await rowsOf(
    ctx.db,
    v.object({ id: v.string() }),
    sql`select decided.id
        from ${standingDecisions(classSessionId, sql`d.user_id = ${userId} and d.scenario_id = ${scenarioId}`)} decided`,
  );
  const { decisionId } = await decideGrade(
    ctx,
    { classSessionId, userId, scenarioId },
    { kind: "override", points, maxPoints, reason: answer },
    standing?.id ?? null,
  );
  return decisionId;
}

async function notify(ctx: SignedInCtx, found: FoundRequest, answer: RequestAnswer, site: MailSite) {
  // Somebody who was erased meanwhile has no address.
  if (found.email === "") return;
  const mail = await writeForUser(ctx, found.userId, () =>
    composeMail(site, {
      recipient: found.email,
      subject: texts.gradeRequests.mailSubject({ scenario: found.scenario }),
      paragraphs: [
        texts.gradeRequests.mailOutcome({ scenario: found.scenario, outcome: answer.outcome }),
        answer.answer,
        ...(answer.outcome === "corrected"
          ? [texts.gradeRequests.mailGrade({ points: answer.points, maxPoints: answer.maxPoints })]
          : []),
        { link: `${site.url}/results?class=${found.classSessionId}` },
      ],
    }),
  );
  await enqueueMail(ctx, mail);
}
