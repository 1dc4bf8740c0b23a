import { constraintOf } from "~/db/database.server";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import type { Receipt } from "./attempt-receipt";
import { insertAttempt, type AttemptInsert } from "./insert-attempts";
import { addQuestions, recallQuestionIds, rememberQuestions } from "./question-ids";

export type RecordingOptions = {
  /** For so many days after the end of a class an attempt is taken that was started while it ran. */
  lateAttemptsDays?: number;
  /** Handed in by the instructor of the class: at any time, where its start was made while the class ran. */
  isHandedIn?: boolean;
};

/** An attempt, and what it was held against. */
export type CheckedAttempt = RecordingOptions &
  Pick<AttemptInsert, "attempt" | "questions" | "checkedBy" | "version" | "flown">;

/** A refused attempt leaves nothing behind, its questions included. */
class NothingStored extends Error {}

export async function storeAttempt(ctx: SignedInCtx, checked: CheckedAttempt): Promise<Receipt | null> {
  const { questions } = checked;
  const { scenarioId } = checked.attempt;
  const cachedIds = recallQuestionIds(ctx.db, scenarioId, questions);
  if (cachedIds) return insertAs(ctx, checked, cachedIds);
  try {
    const { ids, receipt } = await inTransaction(ctx, async (inner) => {
      const ids = await addQuestions(inner.db, scenarioId, questions);
      const receipt = await insertAs(inner, checked, ids);
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

async function insertAs(
  { db, actor, now }: SignedInCtx,
  { lateAttemptsDays = 7, isHandedIn = false, ...checked }: CheckedAttempt,
  questionIds: number[],
): Promise<Receipt | null> {
  const insert = { ...checked, questionIds, caller: actor, isCallerKnown: true, now, lateAttemptsDays, isHandedIn };
  const stored = await insertAttempt(db, insert);
  if (!stored) return null;
  const { lastSeenAt: _, ...receipt } = stored;
  return receipt;
}
