import { requireSignInId } from "~/domain/access";
import { constraintOf } from "~/db/database.server";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import type { Receipt } from "./attempt-receipt";
import { insertAttempt, type AttemptInsert } from "./insert-attempts";
import { markByClassKey } from "./class-key";
import { storeReflown, type ReflownAttempt } from "./class-flights";
import type { KeyRule } from "./regrade-answers";
import { addQuestions, recallQuestionIds, rememberQuestions } from "./question-ids";

export type RecordingOptions = {
  /** Days after the end of a class in which an attempt that began before is still accepted. */
  lateAttemptsDays?: number;
  /** Uploaded by the instructor: accepted at any time if its start was made while the class ran. */
  isHandedIn?: boolean;
};

/**
 * An attempt with the scenario's bounds it was checked against. `classRules`: the class's regrades of the quiz, read
 * under a lock on the class. Without them an attempt at a regraded quiz isn't stored.
 */
export type CheckedAttempt = RecordingOptions &
  Pick<AttemptInsert, "attempt" | "questions" | "checkedBy" | "version" | "flown"> & {
    classRules?: readonly KeyRule[] | undefined;
    /** The same for a flight: what it is worth by the class's regrades. */
    reflown?: ReflownAttempt | undefined;
  };

/** Thrown to roll back a refused attempt together with its new questions. */
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
  { lateAttemptsDays = 7, isHandedIn = false, classRules, reflown, ...checked }: CheckedAttempt,
  askedIds: number[],
): Promise<Receipt | null> {
  const regraded = classRules ? await markByClassKey(db, checked, askedIds, classRules) : null;
  const caller = { userId: actor.userId, signInId: requireSignInId(actor) };
  const known = {
    caller,
    isCallerKnown: true,
    now,
    lateAttemptsDays,
    isHandedIn,
    knowsRegrades: Boolean(classRules ?? reflown),
  };
  if (reflown) return storeReflown(db, { ...checked, ...known, questionIds: askedIds }, reflown);
  const insert = { ...checked, ...known, questionIds: regraded?.marks.questionIds ?? askedIds };
  const stored = await insertAttempt(
    db,
    regraded ? { ...insert, attempt: regraded.attempt, regraded: regraded.marks } : insert,
  );
  if (!stored) return null;
  const { lastSeenAt: _, ...receipt } = stored;
  return receipt;
}
