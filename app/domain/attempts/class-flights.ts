// An attempt that arrives after the flights of its class were flown again is worth what the class's regrades say.
import { sql } from "drizzle-orm";
import type { Db } from "~/db/database.server";
import type { Receipt } from "./attempt-receipt";
import type { ReflownResult } from "./fly-stored";
import { insertAttempt, type AttemptInsert } from "./insert-attempts";
import { recordFlight } from "./recorded-marks";
import { reflownMarks, type FlightRule } from "./reflown-points";

/** `rules`: those that stand, read under a lock on the class; `results`: of this flight, by print. */
export type ReflownAttempt = { rules: readonly FlightRule[]; results: Readonly<Record<string, ReflownResult>> };

export async function storeReflown(
  db: Db,
  insert: AttemptInsert,
  { rules, results }: ReflownAttempt,
): Promise<Receipt | null> {
  const { attempt } = insert;
  const handedIn = { score: attempt.totalScore, maxScore: attempt.maxTotalScore, passed: attempt.passed };
  const { score, maxScore, passed } = reflownMarks(handedIn, rules, results);
  const isSame = score === handedIn.score && maxScore === handedIn.maxScore && passed === handedIn.passed;
  const regraded = isSame ? undefined : { recorded: recordFlight(handedIn), answers: [] };
  const worth = { ...attempt, totalScore: score, maxTotalScore: maxScore, passed };
  const stored = await insertAttempt(db, { ...insert, attempt: worth, regraded });
  if (!stored) return null;
  await db.execute(sql`insert into reflown_attempts (attempt_id, print, result)
    select ${attempt.attemptId}::uuid, key, value from jsonb_each(${JSON.stringify(results)}::text::jsonb)
    order by key on conflict do nothing`);
  const { lastSeenAt: _, ...receipt } = stored;
  return receipt;
}
