import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { constraintOf } from "~/db/database.server";
import { rowsOf } from "~/db/rows.server";
import type { StoredAnswer } from "~/db/schema";
import { inTransaction, type Actor, type SignedInCtx } from "~/domain/context";
import { settleDueSchedules } from "~/domain/courses/settle-due-schedules";
import { Refusal, type FieldErrors } from "~/domain/refusal";
import type { AskedQuestion, AttemptPayload } from "./attempt-payload";
import { findEarlierReceipt, StoredReceipt, type EarlierReceipt, type Receipt } from "./attempt-receipt";
import { belongsToAnother, reasonOfRefusal } from "./attempt-refused";
import { checkBounds } from "./check-bounds";
import { Evidence } from "./evidence";
import { gradeAttempt, isGraded, type QuestionReview } from "./grade-attempt";
import { isRunning, joinClass, limitToOwnCurriculum } from "./may-play";
import { addQuestions, recallQuestionIds, rememberQuestions } from "./question-ids";
import { readBounds, findBounds, type ScenarioBounds } from "./find-bounds";

export type RecordingOptions = {
  /** For so many days after the end of a class an attempt is taken that was started while it ran. */
  lateAttemptsDays?: number;
};

/**
 * Stores an attempt of the caller, once: a repeat gets the first one's receipt. Refuses a scenario or class that is
 * unknown or not the caller's, a class that is not running, what is out of bounds, and somebody else's start.
 */
export async function recordAttempt(
  ctx: SignedInCtx,
  attempt: AttemptPayload,
  options: RecordingOptions = {},
): Promise<{ receipt: Receipt; isNew: boolean }> {
  if (attempt.userId && attempt.userId !== ctx.actor.userId) throw belongsToAnother("userId");
  const first = await checkAndStore(ctx, attempt, await findBounds(ctx.db, attempt.scenarioId), options);
  if (first.receipt) return { receipt: first.receipt, isNew: true };
  const earlier = await findEarlierReceipt(ctx, attempt.attemptId);
  if (earlier) return { receipt: await reviewAgain(ctx, earlier), isNew: false };
  // A class whose start is due begins with the first who plays in it; and a curriculum may have been published.
  await settleDueSchedules(ctx);
  const again = await checkAndStore(ctx, attempt, await readBounds(ctx.db, attempt.scenarioId), options);
  if (again.receipt) return { receipt: again.receipt, isNew: true };
  throw (await reasonOfRefusal(ctx, attempt)) ?? again.refusal ?? new Refusal("conflict", "Please try again.");
}

const withReview = (receipt: Receipt, review: QuestionReview[]): Receipt =>
  review.length > 0 ? { ...receipt, review } : receipt;

/** The receipt of a repeat has the review of the first one, from the evidence that was kept. */
async function reviewAgain(ctx: SignedInCtx, { evidence, ...receipt }: EarlierReceipt): Promise<Receipt> {
  const kept = v.safeParse(Evidence, evidence);
  const bounds = kept.success && receipt.grading === "server" && (await findBounds(ctx.db, receipt.scenarioId));
  if (!bounds) return receipt;
  const graded = gradeAttempt(bounds, kept.output);
  return withReview(receipt, graded.errors ? [] : graded.review);
}

/** Neither a receipt nor a refusal: the database did not take it. */
type Outcome = { receipt?: Receipt; refusal?: Refusal };

async function checkAndStore(
  ctx: SignedInCtx,
  attempt: AttemptPayload,
  bounds: ScenarioBounds | null,
  options: RecordingOptions,
): Promise<Outcome> {
  if (!bounds) return {};
  const found = isGraded(bounds) ? asGraded(bounds, attempt) : asClaimed(bounds, attempt);
  if (found.errors) return { refusal: new Refusal("invalid", "One or more fields are not valid.", found.errors) };
  const { review, ...checked } = found;
  const receipt = await storeAttempt(ctx, { ...checked, version: bounds.version, ...options });
  return receipt ? { receipt: withReview(receipt, review) } : {};
}

type Held = Pick<Checked, "attempt" | "questions" | "checkedBy"> & { review: QuestionReview[]; errors?: undefined };

/** An attempt with the points that the server has found, whatever was claimed. */
function asGraded(bounds: ScenarioBounds, attempt: AttemptPayload): Held | { errors: FieldErrors } {
  const graded = gradeAttempt(bounds, attempt.evidence);
  if (graded.errors) return graded;
  const { questions, review, errors: _, ...points } = graded;
  return { attempt: { ...attempt, ...points }, questions, review, checkedBy: "server" };
}

function asClaimed({ editions }: ScenarioBounds, attempt: AttemptPayload): Held | { errors: FieldErrors } {
  const found = checkBounds(editions, attempt);
  if (found.errors) return found;
  return { attempt, questions: found.questions, review: [], checkedBy: found.checkedBy };
}

/** An attempt, and what it was held against. */
type Checked = RecordingOptions & {
  attempt: AttemptPayload;
  questions: AskedQuestion[];
  checkedBy: "nobody" | "catalogue" | "server";
  /** Of the curriculum: stored only while it is the published one. */
  version: number;
};

/** A refused attempt leaves nothing behind, its questions included. */
class NothingStored extends Error {}

async function storeAttempt(ctx: SignedInCtx, checked: Checked): Promise<Receipt | null> {
  const { questions } = checked;
  const { scenarioId } = checked.attempt;
  const known = recallQuestionIds(ctx.db, scenarioId, questions);
  if (known) return insertAttempt(ctx, checked, known);
  try {
    const { ids, receipt } = await inTransaction(ctx, async (inner) => {
      const ids = await addQuestions(inner.db, scenarioId, questions);
      const receipt = await insertAttempt(inner, checked, ids);
      if (!receipt) throw new NothingStored();
      return { ids, receipt };
    });
    rememberQuestions(ctx.db, scenarioId, questions, ids);
    return receipt;
  } catch (error) {
    if (error instanceof NothingStored) return null;
    if (constraintOf(error) === "questions_scenario_id_fkey") return null;
    throw error;
  }
}

/** One statement: it stores the attempt only if scenario, class session, enrolment and start are as they must be. */
async function insertAttempt(
  { db, actor, now }: SignedInCtx,
  { attempt, questions, checkedBy, version, lateAttemptsDays = 7 }: Checked,
  questionIds: number[],
): Promise<Receipt | null> {
  const { startId, classSessionId } = attempt;
  const evidence = attempt.evidence ? JSON.stringify(attempt.evidence) : null;
  const at = sql`${now.toISOString()}::timestamptz`;
  const isLate = classSessionId ? sql`c.end_date is not null or c.scheduled_end_date <= ${at}` : sql`false`;
  const isInTime = startId
    ? sql`(${isRunning(now)}
        or start.started_at <= coalesce(c.end_date, c.scheduled_end_date)
          and ${at} <= coalesce(c.end_date, c.scheduled_end_date) + make_interval(days => ${lateAttemptsDays}::int))`
    : isRunning(now);
  const [receipt] = await rowsOf(
    db,
    StoredReceipt,
    sql`insert into attempts (id, user_id, scenario_id, class_session_id, total_score, max_total_score, questions_score,
        max_questions_score, passed, score_card_type, question_ids, answers, received_at, checked_by, start_id, is_late,
        client, sign_in_id, evidence, evidence_print)
      select ${attempt.attemptId}::uuid, ${actor.userId}::uuid, s.id, ${classSessionId ?? null}::uuid,
        ${attempt.totalScore}::float8, ${attempt.maxTotalScore}::float8, ${attempt.questionsScore}::float8,
        ${attempt.maxQuestionsScore}::float8, ${attempt.passed}::boolean,
        case s.type when 'Quiz' then 'Quiz' else ${attempt.scoreCardType}::text end,
        ${`{${questionIds.join(",")}}`}::int[], ${JSON.stringify(asStoredAnswers(questions))}::text::jsonb, ${at},
        ${checkedBy}::text, ${startId ?? null}::uuid, coalesce(${isLate}, false), ${attempt.client ?? null}::text,
        ${actor.signInId}::uuid, ${evidence}::text::jsonb, ${evidence && printOf(evidence)}::text
      from scenarios s join curricula on curricula.id = s.curriculum_id and curricula.version = ${version}
      ${startId ? joinStart(attempt, actor) : sql``}
      ${classSessionId ? joinClass(classSessionId, actor) : sql``}
      where s.id = ${attempt.scenarioId}
        ${classSessionId ? sql`and c.start_date is not null and ${isInTime}` : limitToOwnCurriculum(actor)}
      on conflict do nothing
      returning id as "attemptId", user_id as "userId", scenario_id as "scenarioId",
        class_session_id as "classSessionId",
        score, max_score as "maxScore", received_at as "receivedAt",
        case checked_by when 'server' then 'server' else 'client' end as grading, is_late as late`,
  );
  return receipt ?? null;
}

const joinStart = ({ startId, classSessionId }: AttemptPayload, { userId }: Actor) =>
  sql`join attempt_starts start on start.id = ${startId} and start.user_id = ${userId} and start.scenario_id = s.id
    and start.class_session_id is not distinct from ${classSessionId ?? null}::uuid`;

const printOf = (evidence: string) => createHash("sha256").update(evidence).digest("base64url");

export function asStoredAnswers(questions: AskedQuestion[]): StoredAnswer[] {
  return questions.map(({ score, maxScore, answerScorecards }) => [
    score,
    maxScore,
    answerScorecards.flatMap(({ answered }, position) => (answered ? [position] : [])),
  ]);
}
