import { sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import * as v from "valibot";
import { rowsOf, Time, timeOf } from "~/db/rows.server";
import { gradeRequests } from "~/db/schema";
import { assertCan } from "~/domain/access";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { isHeld } from "~/domain/grades/is-held";
import { requireId } from "~/domain/id";
import { lockClassSessions } from "~/domain/locks";
import { notFound, Refusal } from "~/domain/refusal";
import { say } from "~/texts/say";
import { mayAsk, maxRequests, requestOutcomes } from "./request-rules";

const Asked = v.object({
  ...{ username: v.string(), scenario: v.string(), organizationId: v.string() },
  ...{ takesRequests: v.boolean(), requestsUntil: v.nullable(Time) },
  ...{ isHeld: v.boolean(), isGraded: v.boolean(), open: v.number(), all: v.number() },
});

/** Asks the instructors of the class for a look at the actor's own grade in a scenario. */
export async function askForLook(
  ctx: SignedInCtx,
  { classSessionId, scenarioId, text }: { classSessionId: string; scenarioId: string; text: string },
): Promise<string> {
  const { userId } = ctx.actor;
  assertCan(ctx.actor, "grade:ask", { ownerId: userId });
  requireId(classSessionId, "class");
  requireId(scenarioId, "scenario");
  return inTransaction(ctx, async (inner) => {
    const { db, now } = inner;
    // One request after the other: two at once can't both be the only open one, nor exceed the limit.
    await lockClassSessions(
      inner,
      sql`id = ${classSessionId} and exists (select from class_session_students enrolled
        where enrolled.class_session_id = class_sessions.id and enrolled.user_id = ${userId})`,
    );
    const [asked] = await rowsOf(
      db,
      Asked,
      sql`select u.username, s.title as scenario, courses.organization_id as "organizationId",
            courses.takes_requests as "takesRequests", courses.requests_until as "requestsUntil",
            (exists (select from attempts a where a.class_session_id = c.id and a.user_id = u.id and a.scenario_id = s.id)
              or exists (select from grade_decisions d where d.class_session_id = c.id and d.user_id = u.id
                and d.scenario_id = s.id and d.kind <> 'note')) as "isGraded",
            (select count(*)::int from grade_requests r where r.class_session_id = c.id and r.user_id = u.id
              and r.scenario_id = s.id and r.outcome is null) as open,
            (select count(*)::int from grade_requests r where r.class_session_id = c.id and r.user_id = u.id
              and r.scenario_id = s.id) as all,
            is_held(c.id, s.id, 'grades', ${timeOf(now)}) as "isHeld"
          from class_sessions c join courses on courses.id = c.course_id
          join class_session_students enrolled on enrolled.class_session_id = c.id and enrolled.user_id = ${userId}
          join users u on u.id = enrolled.user_id
          join scenarios s on s.id = ${scenarioId}
          where c.id = ${classSessionId}`,
    );
    if (!asked) throw notFound("class");
    if (!mayAsk(asked, now)) throw new Refusal("conflict", say.gradeRequests.closed);
    if (asked.isHeld) throw new Refusal("conflict", say.releases.notReleased);
    if (!asked.isGraded) throw new Refusal("conflict", say.gradeRequests.noGrade);
    if (asked.open > 0) throw new Refusal("conflict", say.gradeRequests.alreadyOpen);
    if (asked.all >= maxRequests) throw new Refusal("conflict", say.gradeRequests.tooMany({ max: maxRequests }));
    const id = uuid();
    await db.insert(gradeRequests).values({ id, classSessionId, userId, scenarioId, text, askedAt: now });
    await recordChange(inner, {
      action: "grade.ask",
      subject: { type: "user", id: userId, name: `${asked.username}: ${asked.scenario}` },
      organizationId: asked.organizationId,
      details: { classId: classSessionId, scenarioId },
    });
    return id;
  });
}

const OwnRequest = v.object({
  ...{ id: v.string(), scenarioId: v.string(), text: v.string(), askedAt: Time },
  ...{ outcome: v.nullable(v.picklist(requestOutcomes)), answer: v.nullable(v.string()), answeredAt: v.nullable(Time) },
});
export type OwnRequest = v.InferOutput<typeof OwnRequest>;

/** The actor's own requests in a class, newest first, without the name of who answered; and whether more are taken. */
export async function listOwnRequests(
  { db, actor, now }: SignedInCtx,
  classSessionId: string,
): Promise<{ requests: OwnRequest[]; takesRequests: boolean; requestsUntil: Date | null }> {
  const [requests, rules] = [
    await rowsOf(
      db,
      OwnRequest,
      sql`select id, scenario_id as "scenarioId", text, asked_at as "askedAt", outcome, answer,
            answered_at as "answeredAt" from grade_requests
          where class_session_id = ${classSessionId} and user_id = ${actor.userId}
            and not ${isHeld("grades", "grade_requests", now)} order by asked_at desc, id desc`,
    ),
    await rowsOf(
      db,
      v.object({ takesRequests: v.boolean(), requestsUntil: v.nullable(Time) }),
      sql`select courses.takes_requests as "takesRequests", courses.requests_until as "requestsUntil"
          from class_sessions c join courses on courses.id = c.course_id where c.id = ${classSessionId}`,
    ),
  ];
  const [rule] = rules;
  return {
    requests,
    takesRequests: rule ? mayAsk(rule, now) : false,
    requestsUntil: rule?.requestsUntil ?? null,
  };
}
