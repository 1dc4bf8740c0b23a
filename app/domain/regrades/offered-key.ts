// Pure: what the newest version of a curriculum says about a question that a class was asked.

/** Places of the right answers; `points` null: the curriculum doesn't count the question any more. */
export type OfferedKey = { right: number[]; points: number | null };

/** A question with its key in the class. `answers`: as asked. */
export type KeyInClass = { answers: string[]; right: number[]; points: number | null };

/** The question in the newest version. */
export type NewestQuestion = { points: number; answers: { text: string; correct: boolean }[] };

/** Null if it is the class's key already, or if the newest version has none of the right answers that were offered. */
export function offeredKeyOf({ answers, right, points }: KeyInClass, newest: NewestQuestion | null): OfferedKey | null {
  if (!newest || newest.points === 0) return points === null ? null : { right, points: null };
  const places = rightPlacesOf(answers, newest);
  const isSame = String(places) === String(right) && newest.points === points;
  return isSame || places.length === 0 ? null : { right: places, points: newest.points };
}

/** Places of the newest version's right answers among those that were asked. */
export function rightPlacesOf(asked: string[], { answers }: NewestQuestion): number[] {
  const right = new Set(answers.filter(({ correct }) => correct).map(({ text }) => text));
  return asked.flatMap((text, place) => (right.has(text) ? [place] : []));
}
