import { and, eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { rowOf, Time } from "~/db/rows.server";
import {
  attempts,
  attemptStarts,
  classSessions,
  classSessionStudents,
  courses,
  organizations,
  scenarios,
} from "~/db/schema";
import type { SignedInCtx } from "~/domain/context";
import { formatDateTime } from "~/domain/date-text";
import { taughtCurriculum } from "~/domain/curricula/curriculum-headers";
import { notFound, Refusal } from "~/domain/refusal";
import type { Message } from "~/texts/message";
import { say } from "~/texts/say";

/** The target of an attempt or a start. */
export type PlayTarget = {
  scenarioId: string;
  classSessionId?: string | null | undefined;
  startId?: string | undefined;
};

/**
 * Why nothing was stored; null if the reason no longer holds. `mayHaveEnded`: a late attempt may be in time, so the end
 * of the class isn't a reason.
 */
export async function reasonOfRefusal(
  ctx: SignedInCtx,
  target: PlayTarget,
  { mayHaveEnded = false } = {},
): Promise<Refusal | null> {
  const { db } = ctx;
  const [scenario] = await db
    .select({ curriculumId: scenarios.curriculumId })
    .from(scenarios)
    .where(eq(scenarios.id, target.scenarioId));
  if (!scenario) return notFound("scenario");
  if (target.startId) {
    const refusal = await reasonOfStart(ctx, target.startId, target);
    if (refusal) return refusal;
  }
  if (!target.classSessionId) return reasonOutsideClass(ctx, scenario.curriculumId);
  const refusal = await reasonOfClass(ctx, target.classSessionId, scenario.curriculumId, mayHaveEnded);
  return refusal ?? (await reasonOfOpening(ctx, target, target.classSessionId));
}

/** An attempt with a start began when it might. */
async function reasonOfOpening(
  { db, now }: SignedInCtx,
  { scenarioId, startId }: PlayTarget,
  classSessionId: string,
): Promise<Refusal | null> {
  if (startId) return null;
  const { opensAt, zone } = await rowOf(
    db,
    v.object({ opensAt: v.nullable(Time), zone: v.string() }),
    sql`select opens_at(c.id, s.id, s.campaign_id) as "opensAt", coalesce(courses.time_zone, 'UTC') as zone
        from class_sessions c join courses on courses.id = c.course_id, scenarios s
        where c.id = ${classSessionId} and s.id = ${scenarioId}`,
  );
  if (!opensAt || opensAt <= now) return null;
  return new Refusal("conflict", say.dueDates.notYetOpen({ date: `${formatDateTime(opensAt, zone)} (${zone})` }));
}

async function reasonOutsideClass({ db, actor }: SignedInCtx, curriculumId: string): Promise<Refusal | null> {
  if (!actor.organizationId) return null;
  const [enrolment] = await db
    .select({ curriculumId: organizations.curriculumId })
    .from(organizations)
    .where(eq(organizations.id, actor.organizationId));
  return enrolment?.curriculumId === curriculumId ? null : notFound("scenario");
}

async function reasonOfClass(
  { db, actor }: SignedInCtx,
  classSessionId: string,
  curriculumId: string,
  mayHaveEnded: boolean,
) {
  const [session] = await db
    .select({
      startDate: classSessions.startDate,
      endDate: classSessions.endDate,
      scheduledEndDate: classSessions.scheduledEndDate,
      curriculumId: taughtCurriculum,
      earlierCurricula: classSessions.earlierCurricula,
    })
    .from(classSessions)
    .innerJoin(
      classSessionStudents,
      and(eq(classSessionStudents.classSessionId, classSessions.id), eq(classSessionStudents.userId, actor.userId)),
    )
    .innerJoin(courses, eq(courses.id, classSessions.courseId))
    .innerJoin(organizations, eq(organizations.id, courses.organizationId))
    .where(eq(classSessions.id, classSessionId));
  // Doesn't reveal whether a class exists that the caller isn't in.
  if (!session) return notFound("class");
  if (![session.curriculumId, ...session.earlierCurricula].includes(curriculumId)) return notFound("scenario");
  if (!session.startDate) return new Refusal("conflict", say.attemptRefusals.classNotStarted);
  if (!mayHaveEnded && (session.endDate ?? session.scheduledEndDate))
    return new Refusal("conflict", say.attemptRefusals.classEnded);
  return null;
}

/** A start belongs to its user, scenario and class, and ends in one attempt. */
async function reasonOfStart({ db, actor }: SignedInCtx, startId: string, target: PlayTarget): Promise<Refusal | null> {
  const [start] = await db
    .select({
      userId: attemptStarts.userId,
      scenarioId: attemptStarts.scenarioId,
      classSessionId: attemptStarts.classSessionId,
      attemptId: attempts.id,
    })
    .from(attemptStarts)
    .leftJoin(attempts, eq(attempts.startId, attemptStarts.id))
    .where(eq(attemptStarts.id, startId));
  if (!start) return refusedStart(say.attemptRefusals.noSuchStart);
  if (start.userId !== actor.userId) return belongsToAnother("startId");
  if (start.scenarioId !== target.scenarioId) return refusedStart(say.attemptRefusals.startOfOther);
  if (start.classSessionId !== (target.classSessionId ?? null))
    return refusedStart(say.attemptRefusals.startOfOtherClass);
  return start.attemptId ? refusedStart(say.attemptRefusals.startUsed) : null;
}

const refusedStart = (reason: Message) => new Refusal("conflict", reason, { startId: [reason] });

/** For a client that plays for one person but is signed in as another; it keeps the attempt. */
export function belongsToAnother(field: "userId" | "startId") {
  const reason = say.attemptRefusals.otherUser;
  return new Refusal("conflict", reason, { [field]: [reason] });
}
