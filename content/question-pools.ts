// Pure. Questions of a pool are interchangeable; each attempt draws one of them.
type PoolMember = { pool?: string | null | undefined };

/** Groups questions by pool, in the order of the list. A question without a pool is a group of its own. */
export function poolsOf<Question extends PoolMember>(questions: readonly Question[]): [Question, ...Question[]][] {
  const pools = new Map<unknown, [Question, ...Question[]]>();
  for (const question of questions) {
    const name = question.pool ?? question;
    const pool = pools.get(name);
    if (pool) pool.push(question);
    else pools.set(name, [question]);
  }
  return [...pools.values()];
}

/** One question per pool: the one that was asked, otherwise the first. */
export const pickOnePerPool = <Question extends PoolMember>(
  questions: readonly Question[],
  isAsked: (question: Question) => boolean,
): Question[] => poolsOf(questions).map((pool) => pool.find(isAsked) ?? pool[0]);
