// Pure: whether an answer in practice is right, by the key of the student's class if it has one of its own.
import type { CatalogueAnswer } from "~/db/schema";

type Keyed = { answers: readonly CatalogueAnswer[] };

const keysOf = (answers: readonly CatalogueAnswer[]) => answers.map(({ key }) => key);

/** Keys of the right answers. `classRight`: texts by which the class regraded the question. */
export function rightKeysOf({ answers }: Keyed, classRight: readonly string[] | null): string[] {
  const ofClass = keysOf(answers.filter(({ text }) => classRight?.includes(text)));
  // The question has other answers now than those that were regraded.
  return ofClass.length > 0 ? ofClass : keysOf(answers.filter(({ correct }) => correct));
}

/** Where several answers are right, all of them are needed; of those that a class also accepts, one is enough. */
export function isRightInPractice(
  question: Keyed,
  classRight: readonly string[] | null,
  chosen: readonly string[],
): boolean {
  const right = rightKeysOf(question, classRight);
  const needsAll = question.answers.filter(({ correct }) => correct).length > 1;
  if (chosen.length === 0 || !chosen.every((key) => right.includes(key))) return false;
  return !needsAll || right.every((key) => chosen.includes(key));
}
