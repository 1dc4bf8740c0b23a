// Pure: questions of a pool stand for one another; one of them is asked, whichever an attempt draws.
type Pooled = { pool?: string | null | undefined };

/** In the order of the list; a question without a pool stands alone. */
export function poolsOf<One extends Pooled>(questions: readonly One[]): [One, ...One[]][] {
  const pools = new Map<unknown, [One, ...One[]]>();
  for (const question of questions) {
    const name = question.pool ?? question;
    const pool = pools.get(name);
    if (pool) pool.push(question);
    else pools.set(name, [question]);
  }
  return [...pools.values()];
}

/** One of each pool: the one that was asked, else the first. */
export const pickAsked = <One extends Pooled>(questions: readonly One[], isAsked: (question: One) => boolean): One[] =>
  poolsOf(questions).map((pool) => pool.find(isAsked) ?? pool[0]);
