import { readBounds } from "~/domain/attempts/find-bounds";
import type { SignedInCtx } from "~/domain/context";
import { findQuestion, findQuiz, type AskedInClass, type RegradedQuiz } from "./find-question";
import { listRegrades, type ListedRegrade } from "./list-regrades";
import { offeredKeyOf, type OfferedKey } from "./offered-key";
import type { RegradePlace } from "./reckon-batches";

export type RegradePage = {
  quiz: RegradedQuiz;
  question: AskedInClass | null;
  /** Null if it is the class's key already. */
  offered: OfferedKey | null;
  regrades: ListedRegrade[];
};

/** A quiz with its regrades, and a question of it to regrade. */
export async function readRegradePage(
  ctx: SignedInCtx,
  place: RegradePlace,
  questionId: number | null,
): Promise<RegradePage> {
  const quiz = await findQuiz(ctx, place);
  const question = questionId === null ? null : await findQuestion(ctx, place, questionId);
  return {
    ...{ quiz, question },
    offered: question && (await readOfferedKey(ctx, place, question)),
    regrades: await listRegrades(ctx, place.classSessionId, place.scenarioId),
  };
}

/** Found again by its text, or by its key if it was reworded. */
async function readOfferedKey(
  { db }: SignedInCtx,
  { scenarioId }: RegradePlace,
  question: AskedInClass,
): Promise<OfferedKey | null> {
  // Not from the cache, which may be older than the publication that led here.
  const [newest, ...earlier] = (await readBounds(db, scenarioId))?.editions ?? [];
  const hasText = ({ text }: { text: string }) => text === question.text;
  const known = earlier.flatMap(({ questions }) => questions).find(hasText);
  const now = newest?.questions.find(hasText) ?? newest?.questions.find(({ key }) => key === known?.key);
  // A question that no version asks was reported by the game.
  return now || known ? offeredKeyOf(question, now ?? null) : null;
}
