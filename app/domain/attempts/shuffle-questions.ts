import type { EditionQuestion } from "~/db/schema";
import { createSeededRandom } from "~/domain/demo/seeded-random";

/** A question as it is asked: nothing says what is right. */
export type OpenQuestion = { key: string; text: string; points: number; answers: { key: string; text: string }[] };

/** Questions and their answers in an order that follows from the seed. */
export function shuffleQuestions(questions: readonly EditionQuestion[], seed: number): OpenQuestion[] {
  const random = createSeededRandom(seed);
  return shuffle(questions, random).map(({ key, text, points, answers }) => ({
    key,
    text,
    points,
    answers: shuffle(answers, random).map((answer) => ({ key: answer.key, text: answer.text })),
  }));
}

/** Fisher and Yates. */
function shuffle<One>(list: readonly One[], random: () => number): One[] {
  const shuffled = [...list];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const at = Math.floor(random() * (last + 1));
    [shuffled[last], shuffled[at]] = [shuffled[at]!, shuffled[last]!];
  }
  return shuffled;
}
