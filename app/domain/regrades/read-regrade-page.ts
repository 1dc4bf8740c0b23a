import { findBounds } from "~/domain/attempts/find-bounds";
import type { SignedInCtx } from "~/domain/context";
import { findQuestion, findQuiz, type AskedInClass, type RegradedQuiz } from "./find-question";
import { listRegrades, type ListedRegrade } from "./list-regrades";
import type { RegradePlace } from "./reckon-attempts";

/** What the newest version of the curriculum says. */
export type OfferedKey = { right: number[]; points: number };

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

async function readOfferedKey(
  { db }: SignedInCtx,
  { scenarioId }: RegradePlace,
  { text, answers, right, points }: AskedInClass,
): Promise<OfferedKey | null> {
  const newest = (await findBounds(db, scenarioId))?.editions[0]?.questions.find((one) => one.text === text);
  if (!newest || newest.points === 0) return null;
  const rightTexts = newest.answers.filter(({ correct }) => correct).map((answer) => answer.text);
  const places = answers.flatMap((answer, place) => (rightTexts.includes(answer) ? [place] : []));
  const isSame = String(places) === String(right) && newest.points === points;
  return isSame || places.length === 0 ? null : { right: places, points: newest.points };
}
