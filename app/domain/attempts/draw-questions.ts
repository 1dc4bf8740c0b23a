import { poolsOf } from "../../../content/question-pools";
import type { EditionQuestion } from "~/db/schema";
import { createSeededRandom } from "../../../physics/seeded-random";

/** A question without its right answers; `several`: more than one answer is right. */
export type OpenQuestion = {
  key: string;
  text: string;
  points: number;
  several: boolean;
  answers: { key: string; text: string }[];
};

/**
 * One question of each pool with its answers, determined by the seed. `revealedKeys`: questions whose answers the student has
 * seen; a pool draws them only if it has no others.
 */
export function drawQuestions(
  questions: readonly EditionQuestion[],
  seed: number,
  revealedKeys: readonly string[] = [],
): OpenQuestion[] {
  const random = createSeededRandom(seed);
  // A pool of one question takes no random number, so starts from before pools existed keep their order.
  const drawn = poolsOf(questions).map((pool) => (pool.length === 1 ? pool[0] : draw(pool, revealedKeys, random)));
  return shuffle(drawn, random).map(({ key, text, points, answers }) => ({
    key,
    text,
    points,
    several: answers.filter(({ correct }) => correct).length > 1,
    answers: shuffle(answers, random).map((answer) => ({ key: answer.key, text: answer.text })),
  }));
}

function draw(
  pool: readonly EditionQuestion[],
  revealedKeys: readonly string[],
  random: () => number,
): EditionQuestion {
  const fresh = pool.filter(({ key }) => !revealedKeys.includes(key));
  const choice = fresh.length > 0 ? fresh : pool;
  // A pool has at least one question.
  return choice[pickOf(choice.length, random)]!;
}

const pickOf = (count: number, random: () => number) => Math.floor(random() * count);

/** Fisher-Yates. */
function shuffle<One>(list: readonly One[], random: () => number): One[] {
  const shuffled = [...list];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const at = pickOf(last + 1, random);
    // Both indexes are below the length.
    [shuffled[last], shuffled[at]] = [shuffled[at]!, shuffled[last]!];
  }
  return shuffled;
}
