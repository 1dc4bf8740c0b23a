import { eq } from "drizzle-orm";
import * as v from "valibot";
import { Time } from "~/db/rows.server";
import { attempts, type StoredAnswer } from "~/db/schema";
import type { SignedInCtx } from "~/domain/context";
import type { FlightDebrief } from "~/domain/flights/debrief";
import { Refusal } from "~/domain/refusal";
import type { QuestionReview } from "./graded";

/** What a player gets for an attempt that is stored; the same for every repeat of it. */
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
  /** Who found the points. */
  grading: v.picklist(["client", "server"]),
  /** Handed in after its class had ended. */
  late: v.boolean(),
});
/** `review`: what may be shown of it (quiz-review-rule.ts); `flight`: of a flight. */
export type Receipt = v.InferOutput<typeof StoredReceipt> & { review?: QuestionReview[]; flight?: FlightDebrief };
export type EarlierReceipt = Receipt & { questionIds: number[]; answers: StoredAnswer[]; isQuiz: boolean };

/** The receipt of an attempt that was stored before; refuses the id of somebody else's. */
export async function findEarlierReceipt(
  { db, actor }: SignedInCtx,
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
    })
    .from(attempts)
    .where(eq(attempts.id, attemptId));
  if (!earlier) return null;
  if (earlier.userId !== actor.userId) {
    const message = "This attemptId is already used.";
    throw new Refusal("conflict", message, { attemptId: [message] });
  }
  const { checkedBy, late, scoreCardType, ...receipt } = earlier;
  const grading = checkedBy === "server" ? "server" : "client";
  return { ...receipt, grading, late, isQuiz: scoreCardType === "Quiz" };
}
