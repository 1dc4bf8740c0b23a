import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { constraintOf } from "~/db/database.server";
import { rowsOf } from "~/db/rows.server";
import type { StoredAnswer } from "~/db/schema";
import { inTransaction, type Actor, type SignedInCtx } from "~/domain/context";
import type { AskedQuestion, AttemptPayload } from "./attempt-payload";
import { StoredReceipt, type Receipt } from "./attempt-receipt";
import { isRunning, joinClass, limitToOwnCurriculum } from "./may-play";
import { addQuestions, recallQuestionIds, rememberQuestions } from "./question-ids";

export type RecordingOptions = {
  /** For so many days after the end of a class an attempt is taken that was started while it ran. */
  lateAttemptsDays?: number;
  /** Handed in by whoever runs the class: at any time, where its start was made while the class ran. */
  isHandedIn?: boolean;
};

/** An attempt, and what it was held against. */
export type Checked = RecordingOptions & {
  attempt: AttemptPayload;
  questions: AskedQuestion[];
  checkedBy: "nobody" | "catalogue" | "server";
  /** Of the curriculum: stored only while it is the published one. */
  version: number;
};

/** A refused attempt leaves nothing behind, its questions included. */
class NothingStored extends Error {}

export async function storeAttempt(ctx: SignedInCtx, checked: Checked): Promise<Receipt | null> {
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
  { attempt, questions, checkedBy, version, lateAttemptsDays = 7, isHandedIn = false }: Checked,
  questionIds: number[],
): Promise<Receipt | null> {
  const { startId, classSessionId } = attempt;
  const evidence = attempt.evidence ? JSON.stringify(attempt.evidence) : null;
  const at = sql`${now.toISOString()}::timestamptz`;
  const isLate = classSessionId ? sql`c.end_date is not null or c.scheduled_end_date <= ${at}` : sql`false`;
  const isInTime = isInTimeOf(now, attempt, actor, { lateAttemptsDays, isHandedIn });
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
      ${classSessionId ? joinClass(classSessionId, actor) : sql``}
      where s.id = ${attempt.scenarioId} and ${isInTime}
        ${classSessionId ? sql`and c.start_date is not null` : limitToOwnCurriculum(actor)}
      on conflict do nothing
      returning id as "attemptId", user_id as "userId", scenario_id as "scenarioId",
        class_session_id as "classSessionId",
        score, max_score as "maxScore", passed, received_at as "receivedAt",
        case checked_by when 'server' then 'server' else 'client' end as grading, is_late as late`,
  );
  return receipt ?? null;
}

type Timing = Pick<RecordingOptions, "isHandedIn"> & { lateAttemptsDays: number };

/**
 * That a class runs, or for some days after its end that the attempt was begun before it. The start is looked up and
 * not joined: one table more to join, and planning the statement took a sixth longer (now a twelfth).
 */
function isInTimeOf(now: Date, attempt: AttemptPayload, { userId }: Actor, { lateAttemptsDays, isHandedIn }: Timing) {
  const { startId, classSessionId } = attempt;
  if (!startId) return isHandedIn || !classSessionId ? sql`true` : isRunning(now);
  const startedAt = sql`(select start.started_at from attempt_starts start where start.id = ${startId}
    and start.user_id = ${userId} and start.scenario_id = s.id
    and start.class_session_id is not distinct from ${classSessionId ?? null}::uuid)`;
  if (!classSessionId) return sql`${startedAt} is not null`;
  const end = sql`coalesce(c.end_date, c.scheduled_end_date)`;
  const isSoon = isHandedIn
    ? sql`true`
    : sql`${now.toISOString()}::timestamptz <= ${end} + make_interval(days => ${lateAttemptsDays}::int)`;
  return sql`${startedAt} <= case when ${isRunning(now)} then 'infinity' when ${isSoon} then ${end}
    else '-infinity' end`;
}

const printOf = (evidence: string) => createHash("sha256").update(evidence).digest("base64url");

export function asStoredAnswers(questions: AskedQuestion[]): StoredAnswer[] {
  return questions.map(({ score, maxScore, answerScorecards }) => [
    score,
    maxScore,
    answerScorecards.flatMap(({ answered }, position) => (answered ? [position] : [])),
  ]);
}
