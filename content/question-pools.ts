// Pure. Questions of a pool are interchangeable; each attempt draws one of them.
type PoolMember = { pool?: string | null | undefined };

/** In the order of the list; a question without a pool is alone. */
export function poolsOf<One extends PoolMember>(questions: readonly One[]): [One, ...One[]][] {
  const pools = new Map<unknown, [One, ...One[]]>();
  for (const question of questions) {
    const name = question.pool ?? question;
    const pool = pools.get(name);
    if (pool) pool.push(question);
    else pools.set(name, [question]);
  }
  return [...pools.values()];
}

/** One question per pool: the one that was asked, otherwise the first. */
export const pickAsked = <One extends PoolMember>(
  questions: readonly One[],
  isAsked: (question: One) => boolean,
): One[] => poolsOf(questions).map((pool) => pool.find(isAsked) ?? pool[0]);
