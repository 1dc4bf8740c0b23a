// What every regrade does: the locks, its row, the grades that follow, and the word in the audit trail.
import { sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import { regrades } from "~/db/schema";
import { allowLongWork } from "~/db/time-limits.server";
import { recordChange } from "~/domain/audit/record-change";
import type { SignedInCtx } from "~/domain/context";
import { refuseIfSubmitted } from "~/domain/grades/submitted-grades";
import { lockClassSessions, lockUsers } from "~/domain/locks";
import type { MailSite } from "~/domain/mail/compose-mail";
import { Refusal } from "~/domain/refusal";
import { say } from "~/texts/say";
import type { RegradedQuiz } from "./find-question";
import { readEffect, type RegradeEffect } from "./grade-changes";
import type { Reckoned, RegradePlace } from "./reckon-batches";

/** Of one quiz in one class: each attempt that arrives applies them all. */
const maxStanding = 50;

export type RegradeOptions = {
  /** Students can read it. */
  reason: string;
  /** The number of the latest regrade when the preview was made; refuses if there is a later one. */
  seen?: number | null;
  /** Mails the students whose grade changes. */
  notify?: MailSite | null;
};

export type Regraded = { regradeId: string; effect: RegradeEffect };

export function requireRoom(standing: readonly unknown[]) {
  if (standing.length >= maxStanding) throw new Refusal("conflict", say.regrades.tooMany({ max: maxStanding }));
}

export async function requireSeen(ctx: SignedInCtx, place: RegradePlace, seen: number | null) {
  if (seen !== null && (await readLatest(ctx, place)) !== seen)
    throw new Refusal("conflict", say.regrades.regradedMeanwhile);
}

/** An attempt holds the row of its class until it is stored: this waits for those under way and lets no other in. */
export async function lockScenario<Found extends RegradedQuiz>(
  ctx: SignedInCtx,
  place: RegradePlace,
  find: (ctx: SignedInCtx, place: RegradePlace) => Promise<Found>,
): Promise<Found> {
  const { classSessionId, scenarioId } = place;
  await find(ctx, place);
  await allowLongWork(ctx.db);
  await lockClassSessions(ctx, [classSessionId], "update");
  const quiz = await find(ctx, place);
  await refuseIfSubmitted(ctx, classSessionId);
  const players = sql`select user_id from attempts
    where class_session_id = ${classSessionId} and scenario_id = ${scenarioId}`;
  await lockUsers(ctx, sql`id in (${players})`);
  return quiz;
}

export async function readLatest({ db }: SignedInCtx, { classSessionId, scenarioId }: RegradePlace): Promise<number> {
  const [latest] = await rowsOf(
    db,
    v.object({ number: v.nullable(v.pipe(v.union([v.number(), v.string()]), v.transform(Number))) }),
    sql`select max(number) as number from regrades
        where class_session_id = ${classSessionId} and scenario_id = ${scenarioId}`,
  );
  return latest?.number ?? 0;
}

type NewRegrade = Pick<typeof regrades.$inferInsert, "kind" | "questionId" | "rule" | "reason" | "replaces">;

export async function storeRegrade(
  { db, actor, now }: SignedInCtx,
  place: RegradePlace,
  regrade: NewRegrade,
): Promise<string> {
  const id = uuid();
  const { classSessionId, scenarioId } = place;
  await db.insert(regrades).values({
    ...{ id, classSessionId, scenarioId, ...regrade },
    ...{ decidedBy: actor.userId, deciderName: actor.username, decidedAt: now },
  });
  return id;
}

type Application = { place: RegradePlace; quiz: RegradedQuiz; reckoned: Reckoned; isRegraded: boolean };

/** `isRegraded`: attempts that arrive get their points by code that knows regrades. */
export async function applyRegrade(
  ctx: SignedInCtx,
  { place, quiz, reckoned, isRegraded }: Application,
): Promise<RegradeEffect> {
  const { classSessionId, scenarioId } = place;
  const effect = await readEffect(ctx.db, place, reckoned);
  const without = sql`array_remove(regraded_scenarios, ${scenarioId}::uuid)`;
  await ctx.db.execute(sql`update class_sessions
    set regraded_scenarios = ${isRegraded ? sql`array_append(${without}, ${scenarioId}::uuid)` : without}
    where id = ${classSessionId}`);
  await tellWebhooks(ctx, place, quiz, effect);
  return effect;
}

async function tellWebhooks(
  { db, now }: SignedInCtx,
  { classSessionId, scenarioId }: RegradePlace,
  { courseId, organizationId }: RegradedQuiz,
  { students }: RegradeEffect,
) {
  if (students.length === 0) return;
  const grades = students.map(({ userId, to }) => ({ userId, ...to }));
  await db.execute(sql`insert into webhook_events (organization_id, type, occurred_at, data)
    select ${organizationId}::uuid, 'grade.changed', ${now.toISOString()}::timestamptz, jsonb_build_object(
      'userId', g."userId", 'courseId', ${courseId}::text, 'classId', ${classSessionId}::text,
      'scenarioId', ${scenarioId}::text, 'attemptId', best.attempt_id, 'score', g.score, 'maxScore', g."maxScore",
      'verified', coalesce(not best.is_reported, true))
    from jsonb_to_recordset(${JSON.stringify(grades)}::text::jsonb) as g ("userId" uuid, score int, "maxScore" int)
    left join best_attempts best on best.class_session_id = ${classSessionId} and best.scenario_id = ${scenarioId}
      and best.user_id = g."userId"
    where wants_webhook(${organizationId}::uuid, 'grade.changed')`);
}

type Recorded = Pick<Application, "place" | "quiz"> & {
  effect: RegradeEffect;
  action: "grade.regrade" | "grade.undoRegrade";
  details: Record<string, unknown>;
};

export const recordRegrade = (ctx: SignedInCtx, { place, quiz, effect, action, details }: Recorded) =>
  recordChange(ctx, {
    action,
    subject: { type: "course", id: quiz.courseId, name: quiz.courseName },
    organizationId: quiz.organizationId,
    details: {
      ...details,
      ...{ className: quiz.className, classId: place.classSessionId, scenario: quiz.scenarioTitle },
      ...{ scenarioId: place.scenarioId, attempts: effect.changed, gain: effect.gain, lose: effect.lose },
    },
  });
