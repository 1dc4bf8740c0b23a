import { and, eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { violatedConstraint } from "~/db/database.server";
import { rowsOf, Time } from "~/db/rows.server";
import {
  attempts,
  classSessions,
  classSessionStudents,
  courses,
  organizations,
  scenarios,
  type StoredAnswer,
} from "~/db/schema";
import { inTransaction, type Actor, type SignedInCtx } from "~/domain/context";
import { settleDueSchedules } from "~/domain/courses/settle-due-schedules";
import { taughtCurriculum } from "~/domain/curricula/curriculum-headers";
import { notFound, Refusal } from "~/domain/refusal";
import type { AttemptPayload } from "./attempt-payload";
import { addQuestions, knownQuestionIds, rememberQuestions } from "./question-ids";

/** What a player gets for an attempt that is stored; the same for every repeat of it. */
const Receipt = v.object({
  attemptId: v.string(),
  userId: v.string(),
  scenarioId: v.string(),
  classSessionId: v.nullable(v.string()),
  /** Points, rounded down. */
  score: v.number(),
  maxScore: v.number(),
  receivedAt: Time,
});
export type Receipt = v.InferOutput<typeof Receipt>;

/**
 * Stores an attempt of the caller, once: a repeat with the same `attemptId` gets the first one's receipt.
 * Refuses an unknown scenario or class session, one the caller is not in, and one that is not running.
 */
export async function recordAttempt(
  ctx: SignedInCtx,
  attempt: AttemptPayload,
): Promise<{ receipt: Receipt; isNew: boolean }> {
  const stored = await storeAttempt(ctx, attempt);
  if (stored) return { receipt: stored, isNew: true };
  const earlier = await earlierReceipt(ctx, attempt.attemptId);
  if (earlier) return { receipt: earlier, isNew: false };
  // A class whose start is due begins with the first who plays in it.
  await settleDueSchedules(ctx);
  const late = await storeAttempt(ctx, attempt);
  if (late) return { receipt: late, isNew: true };
  throw await reasonOfRefusal(ctx, attempt);
}

/** A refused attempt leaves nothing behind, its questions included. */
class NothingStored extends Error {}

async function storeAttempt(ctx: SignedInCtx, attempt: AttemptPayload): Promise<Receipt | null> {
  const { scenarioId, questionScorecards } = attempt;
  const known = knownQuestionIds(ctx.db, scenarioId, questionScorecards);
  if (known) return insertAttempt(ctx, attempt, known);
  try {
    const { ids, receipt } = await inTransaction(ctx, async (inner) => {
      const ids = await addQuestions(inner.db, scenarioId, questionScorecards);
      const receipt = await insertAttempt(inner, attempt, ids);
      if (!receipt) throw new NothingStored();
      return { ids, receipt };
    });
    rememberQuestions(ctx.db, scenarioId, questionScorecards, ids);
    return receipt;
  } catch (error) {
    if (error instanceof NothingStored) return null;
    if (violatedConstraint(error) === "questions_scenario_id_fkey") return null;
    throw error;
  }
}

/** One statement: it stores the attempt only if scenario, class session and enrolment are as they must be. */
async function insertAttempt(
  { db, actor, now }: SignedInCtx,
  attempt: AttemptPayload,
  questionIds: number[],
): Promise<Receipt | null> {
  const [receipt] = await rowsOf(
    db,
    Receipt,
    sql`insert into attempts (id, user_id, scenario_id, class_session_id, total_score, max_total_score, questions_score,
        max_questions_score, passed, score_card_type, question_ids, answers, received_at)
      select ${attempt.attemptId}::uuid, ${actor.userId}::uuid, s.id, ${attempt.classSessionId ?? null}::uuid,
        ${attempt.totalScore}::float8, ${attempt.maxTotalScore}::float8, ${attempt.questionsScore}::float8,
        ${attempt.maxQuestionsScore}::float8, ${attempt.passed}::boolean, case s.type when 'Quiz' then 'Quiz' else ${attempt.scoreCardType}::text end,
        ${`{${questionIds.join(",")}}`}::int[], ${JSON.stringify(storedAnswers(attempt))}::text::jsonb, ${now.toISOString()}::timestamptz
      from scenarios s where s.id = ${attempt.scenarioId} ${
        attempt.classSessionId
          ? sql`and exists (
        select from class_sessions c
        join class_session_students enrolled on enrolled.class_session_id = c.id and enrolled.user_id = ${actor.userId}
        join courses on courses.id = c.course_id
        join organizations on organizations.id = courses.organization_id
        where c.id = ${attempt.classSessionId} and (s.curriculum_id = coalesce(c.curriculum_id, organizations.curriculum_id)
            or s.curriculum_id = any(c.earlier_curricula)) and c.start_date is not null and c.end_date is null
          and (c.scheduled_end_date is null or c.scheduled_end_date > ${now.toISOString()}::timestamptz))`
          : inOwnCurriculum(actor)
      }
      on conflict (id) do nothing
      returning id as "attemptId", user_id as "userId", scenario_id as "scenarioId", class_session_id as "classSessionId",
        score, max_score as "maxScore", received_at as "receivedAt"`,
  );
  return receipt ?? null;
}

/** Somebody without an organization may play everything. */
const inOwnCurriculum = ({ organizationId }: Actor) =>
  organizationId
    ? sql`and exists (select from organizations where organizations.curriculum_id = s.curriculum_id and organizations.id = ${organizationId})`
    : sql``;

export function storedAnswers({ questionScorecards }: Pick<AttemptPayload, "questionScorecards">): StoredAnswer[] {
  return questionScorecards.map(({ score, maxScore, answerScorecards }) => [
    score,
    maxScore,
    answerScorecards.flatMap(({ answered }, position) => (answered ? [position] : [])),
  ]);
}

async function earlierReceipt({ db, actor }: SignedInCtx, attemptId: string): Promise<Receipt | null> {
  const [earlier] = await db
    .select({
      attemptId: attempts.id,
      userId: attempts.userId,
      scenarioId: attempts.scenarioId,
      classSessionId: attempts.classSessionId,
      score: attempts.score,
      maxScore: attempts.maxScore,
      receivedAt: attempts.receivedAt,
    })
    .from(attempts)
    .where(eq(attempts.id, attemptId));
  if (!earlier) return null;
  if (earlier.userId !== actor.userId)
    throw new Refusal("conflict", "This attemptId is already used.", {
      attemptId: ["This attemptId is already used."],
    });
  return earlier;
}

async function reasonOfRefusal(
  { db, actor }: SignedInCtx,
  { scenarioId, classSessionId }: AttemptPayload,
): Promise<Refusal> {
  const [scenario] = await db
    .select({ curriculumId: scenarios.curriculumId })
    .from(scenarios)
    .where(eq(scenarios.id, scenarioId));
  if (!scenario || !classSessionId) return notFound("The scenario");
  const [session] = await db
    .select({
      startDate: classSessions.startDate,
      endDate: classSessions.endDate,
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
  // Whether there is a class session that one is not in is nobody's business.
  if (!session) return notFound("The class session");
  if (![session.curriculumId, ...session.earlierCurricula].includes(scenario.curriculumId))
    return notFound("The scenario");
  return new Refusal(
    "conflict",
    session.startDate ? "This class session has ended." : "This class session has not started.",
  );
}
