// Another key for a question of a quiz in a class, tried, applied and taken back (docs/decisions/0179).
import { sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import { regrades } from "~/db/schema";
import { allowLongWork } from "~/db/time-limits.server";
import type { KeyRule } from "~/domain/attempts/regrade-answers";
import { readStandingRegrades, type StandingRegrade } from "~/domain/attempts/standing-regrades";
import { refuseIfSubmitted } from "~/domain/grades/submitted-grades";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { requireId } from "~/domain/id";
import { lockClassSessions, lockUsers } from "~/domain/locks";
import type { MailSite } from "~/domain/mail/compose-mail";
import { notFound, Refusal } from "~/domain/refusal";
import { coursesWithin } from "~/domain/visible-courses";
import { say } from "~/texts/say";
import { findQuestion, findQuiz, type AskedInClass, type RegradedQuiz } from "./find-question";
import { readEffect, type RegradeEffect } from "./grade-changes";
import { mailChanges } from "./mail-changes";
import { reckonAttempts, type RegradePlace } from "./reckon-attempts";
import type { RegradeRule } from "./regrade-input";

/** Of one quiz in one class: each attempt that arrives applies them all. */
const maxStanding = 50;

/** `seen`: the number of the latest regrade of the quiz. */
export type RegradePreview = { effect: RegradeEffect; seen: number };

/** What a regrade would do. Writes nothing. */
export async function previewRegrade(
  ctx: SignedInCtx,
  place: RegradePlace,
  rule: RegradeRule,
): Promise<RegradePreview> {
  await findQuiz(ctx, place);
  const question = await findQuestion(ctx, place, rule.questionId);
  // First, so that a regrade made between the two is refused as unseen.
  const seen = await readLatest(ctx, place);
  const standing = await readStandingRegrades(ctx.db, place.classSessionId, place.scenarioId);
  const rules = [...standing.map((one) => one.rule), keyRuleOf(rule, question)];
  const effect = await readEffect(ctx.db, place, await reckonAttempts(ctx.db, place, rules));
  return { effect, seen };
}

type RegradeOptions = {
  /** Students can read it. */
  reason: string;
  /** The number of the latest regrade when the preview was made; refuses if there is a later one. */
  seen?: number | null;
  /** Mails the students whose grade changes. */
  notify?: MailSite | null;
};

export type Regraded = { regradeId: string; effect: RegradeEffect };

/** Attempts that arrive meanwhile wait, and get the points of the new key. */
export function regradeQuestion(
  ctx: SignedInCtx,
  place: RegradePlace,
  rule: RegradeRule,
  { reason, seen = null, notify = null }: RegradeOptions,
): Promise<Regraded> {
  return inTransaction(ctx, async (inner) => {
    const quiz = await lockQuiz(inner, place);
    const question = await findQuestion(inner, place, rule.questionId);
    const keyRule = keyRuleOf(rule, question);
    const standing = await readStandingRegrades(inner.db, place.classSessionId, place.scenarioId);
    if (standing.length >= maxStanding) throw new Refusal("conflict", say.regrades.tooMany({ max: maxStanding }));
    if (seen !== null && (await readLatest(inner, place)) !== seen)
      throw new Refusal("conflict", say.regrades.regradedMeanwhile);
    const { question: _, ...stored } = keyRule;
    const regradeId = await store(inner, place, { kind: "key", questionId: question.id, rule: stored, reason });
    const rules = [...standing.map((one) => one.rule), keyRule];
    const effect = await apply(inner, { place, quiz, regradeId, rules });
    await recordRegrade(inner, {
      place,
      quiz,
      effect,
      action: "grade.regrade",
      details: { reason, question: question.text },
    });
    if (notify) await mailChanges(inner, { place, quiz, effect, reason }, notify);
    return { regradeId, effect };
  });
}

/** Takes one regrade back. Others of the same quiz stay, also later ones. */
export function undoRegrade(ctx: SignedInCtx, classSessionId: string, regradeId: string): Promise<Regraded> {
  return inTransaction(ctx, async (inner) => {
    const id = requireId(regradeId, "regrade");
    const place = await findPlace(inner, classSessionId, id);
    const quiz = await lockQuiz(inner, place);
    const standing = await readStandingRegrades(inner.db, place.classSessionId, place.scenarioId);
    if (!standing.some((one) => one.id === id)) throw new Refusal("conflict", say.regrades.alreadyUndone);
    const withdrawalId = await store(inner, place, { kind: "withdraw", replaces: id, reason: "" });
    const rules = standing.filter((one) => one.id !== id).map(({ rule }) => rule);
    const effect = await apply(inner, { place, quiz, regradeId: withdrawalId, rules });
    await recordRegrade(inner, { place, quiz, effect, action: "grade.undoRegrade", details: {} });
    return { regradeId: withdrawalId, effect };
  });
}

async function findPlace({ db, actor }: SignedInCtx, classSessionId: string, id: string): Promise<RegradePlace> {
  const [place] = await rowsOf(
    db,
    v.object({ classSessionId: v.string(), scenarioId: v.string() }),
    sql`select r.class_session_id as "classSessionId", r.scenario_id as "scenarioId" from regrades r
        join class_sessions c on c.id = r.class_session_id join courses on courses.id = c.course_id
        where r.id = ${id} and r.class_session_id = ${requireId(classSessionId, "class")} and r.kind = 'key'
          and ${coursesWithin(actor, "grade:rule")}`,
  );
  if (!place) throw notFound("regrade");
  return place;
}

/** An attempt holds the row of its class until it is stored: this waits for those under way and lets no other in. */
async function lockQuiz(ctx: SignedInCtx, place: RegradePlace): Promise<RegradedQuiz> {
  const { classSessionId, scenarioId } = place;
  await findQuiz(ctx, place);
  await allowLongWork(ctx.db);
  await lockClassSessions(ctx, [classSessionId], "update");
  const quiz = await findQuiz(ctx, place);
  await refuseIfSubmitted(ctx, classSessionId);
  const players = sql`select user_id from attempts
    where class_session_id = ${classSessionId} and scenario_id = ${scenarioId}`;
  await lockUsers(ctx, sql`id in (${players})`);
  return quiz;
}

function keyRuleOf({ right, points, counts, neverLower }: RegradeRule, question: AskedInClass): KeyRule {
  // Rules find questions by their text.
  if (question.isAskedTwice)
    throw new Refusal("invalid", say.regrades.askedTwice, { right: [say.regrades.askedTwice] });
  if (counts && points === null && question.points === null)
    throw new Refusal("invalid", say.regrades.pointsRequired, { points: [say.regrades.pointsRequired] });
  if (right && (right.length === 0 || right.some((place) => place >= question.answers.length)))
    throw new Refusal("invalid", say.regrades.rightRequired, { right: [say.regrades.rightRequired] });
  if (right === null && points === null && counts)
    throw new Refusal("invalid", say.regrades.nothingChanged, { right: [say.regrades.nothingChanged] });
  return {
    question: question.text,
    right: right && [...new Set(right)].sort((a, b) => a - b).map((place) => question.answers[place] ?? ""),
    ...{ points: counts ? points : null, counts, neverLower },
  };
}

async function readLatest({ db }: SignedInCtx, { classSessionId, scenarioId }: RegradePlace): Promise<number> {
  const [latest] = await rowsOf(
    db,
    v.object({ number: v.nullable(v.pipe(v.union([v.number(), v.string()]), v.transform(Number))) }),
    sql`select max(number) as number from regrades
        where class_session_id = ${classSessionId} and scenario_id = ${scenarioId}`,
  );
  return latest?.number ?? 0;
}

type NewRegrade = Pick<typeof regrades.$inferInsert, "kind" | "questionId" | "rule" | "reason" | "replaces">;

async function store({ db, actor, now }: SignedInCtx, place: RegradePlace, regrade: NewRegrade): Promise<string> {
  const id = uuid();
  const { classSessionId, scenarioId } = place;
  await db.insert(regrades).values({
    ...{ id, classSessionId, scenarioId, ...regrade },
    ...{ decidedBy: actor.userId, deciderName: actor.username, decidedAt: now },
  });
  return id;
}

type Application = { place: RegradePlace; quiz: RegradedQuiz; regradeId: string; rules: StandingRegrade["rule"][] };

async function apply(ctx: SignedInCtx, { place, quiz, regradeId, rules }: Application): Promise<RegradeEffect> {
  const { classSessionId, scenarioId } = place;
  const effect = await readEffect(ctx.db, place, await reckonAttempts(ctx.db, place, rules, { id: regradeId }));
  const without = sql`array_remove(regraded_scenarios, ${scenarioId}::uuid)`;
  const isRegraded = rules.length > 0;
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

type Recorded = Omit<Application, "regradeId" | "rules"> & {
  effect: RegradeEffect;
  action: "grade.regrade" | "grade.undoRegrade";
  details: Record<string, unknown>;
};

const recordRegrade = (ctx: SignedInCtx, { place, quiz, effect, action, details }: Recorded) =>
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
