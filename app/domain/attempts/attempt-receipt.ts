import { eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { Time } from "~/db/rows.server";
import { attempts, type StoredAnswer } from "~/db/schema";
import type { SignedInCtx } from "~/domain/context";
import type { FlightDebrief } from "~/domain/flights/debrief";
import { isHeld } from "~/domain/grades/is-held";
import { Refusal } from "~/domain/refusal";
import { texts } from "~/texts";
import { say } from "~/texts/say";
import { readStoredText } from "~/texts/stored-text";
import type { QuestionReview } from "./grading-result";
import { uncountedKinds } from "./uncounted";

/** The response for a stored attempt; the same for every repeat of it. */
export const StoredReceipt = v.object({
  attemptId: v.string(),
  userId: v.string(),
  scenarioId: v.string(),
  classSessionId: v.nullable(v.string()),
  /** Points, rounded down. */
  score: v.number(),
  maxScore: v.number(),
  passed: v.boolean(),
  receivedAt: Time,
  /** Who calculated the points. */
  grading: v.picklist(["client", "server"]),
  /** Submitted after the class had ended. */
  late: v.boolean(),
  counts: v.boolean(),
  uncounted: v.nullable(v.picklist(uncountedKinds)),
  /** Its class doesn't show grades of this scenario yet. */
  isHeld: v.boolean(),
});
type StoredReceipt = v.InferOutput<typeof StoredReceipt>;

/**
 * `review`: what may be shown of it (quiz-review-rule.ts). `flight`: debrief of a flight. `reason`: why it doesn't
 * count. `note`: a sentence for the player about the points.
 */
export type Receipt = Omit<StoredReceipt, "isHeld"> & {
  held?: true;
  reason: string | null;
  review?: QuestionReview[];
  flight?: FlightDebrief;
  note?: string;
};
export type EarlierReceipt = Receipt & {
  questionIds: number[];
  answers: StoredAnswer[];
  isQuiz: boolean;
  /** For a lesson with tasks but without a start. */
  tasksWithoutStart: { totalScore: number } | null;
};

/** The receipt of an attempt that was stored before; refuses the id of another user's attempt. */
export async function findEarlierReceipt(
  { db, actor, now }: SignedInCtx,
  attemptId: string,
): Promise<EarlierReceipt | null> {
  const [earlier] = await db
    .select({
      attemptId: attempts.id,
      userId: attempts.userId,
      scenarioId: attempts.scenarioId,
      classSessionId: attempts.classSessionId,
      score: attempts.score,
      maxScore: attempts.maxScore,
      passed: attempts.passed,
      receivedAt: attempts.receivedAt,
      checkedBy: attempts.checkedBy,
      late: attempts.isLate,
      questionIds: attempts.questionIds,
      answers: attempts.answers,
      scoreCardType: attempts.scoreCardType,
      totalScore: attempts.totalScore,
      hasTasksWithoutStart: sql<boolean>`${attempts.startId} is null
        and coalesce(jsonb_path_exists(${attempts.evidence}, '$.tasks[0]'), false)`,
      uncounted: attempts.uncounted,
      asideReason: attempts.setAsideReason,
      counts: sql<boolean>`attempt_counts(${attempts.setAsideAt}, ${attempts.uncounted})`,
      isHeld: sql<boolean>`${isHeld("grades", "attempts", now)}`,
    })
    .from(attempts)
    .where(eq(attempts.id, attemptId));
  if (!earlier) return null;
  if (earlier.userId !== actor.userId) {
    const reason = say.attemptRefusals.idUsed;
    throw new Refusal("conflict", reason, { attemptId: [reason] });
  }
  const { checkedBy, asideReason, questionIds, answers, scoreCardType, totalScore, ...stored } = earlier;
  const tasksWithoutStart = earlier.hasTasksWithoutStart ? { totalScore } : null;
  const receipt = receiptOf(
    { ...stored, grading: checkedBy === "server" ? "server" : "client" },
    asideReason && readStoredText(asideReason),
  );
  return { ...receipt, questionIds, answers, isQuiz: scoreCardType === "Quiz", tasksWithoutStart };
}

/** `asideReason`: the instructor's reason for excluding it. */
export function receiptOf(stored: StoredReceipt, asideReason: string | null = null): Receipt {
  const { attemptId, userId, scenarioId, classSessionId, score, maxScore, passed, receivedAt } = stored;
  const { grading, late, counts, uncounted } = stored;
  const reason = asideReason ?? reasonOf(stored);
  // In a fixed order: a repeat gets the same bytes.
  const of = { attemptId, userId, scenarioId, classSessionId, score, maxScore, passed, receivedAt };
  return { ...of, grading, late, counts, uncounted, reason, ...(stored.isHeld && { held: true as const }) };
}

export type OwnReceipt = Omit<Receipt, "score" | "passed"> & { score: number | null; passed: boolean | null };

/**
 * What its player may read of a receipt: the same fields and sizes for any points until these are released, and whatever
 * an instructor thinks of the attempt.
 */
export function asOwnReceipt(receipt: Receipt): OwnReceipt {
  if (!receipt.held) return receipt;
  const { review: _, flight: __, note: ___, ...rest } = receipt;
  return { ...rest, score: null, passed: null, counts: receipt.uncounted === null, reason: reasonOf(receipt) };
}

/** Without an instructor's decision. */
const reasonOf = ({ uncounted, classSessionId }: Pick<StoredReceipt, "uncounted" | "classSessionId">) =>
  uncounted && texts.grades.uncountedReason({ kind: uncounted, isInClass: classSessionId !== null });
