import { createHash } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Db } from "~/db/database.server";
import { questions } from "~/db/schema";
import { byDatabase, afterCommit } from "~/db/transaction";
import type { AskedQuestion as Scorecard } from "./attempt-payload";

// A question's number never changes, so each process caches numbers, by database.
const cacheOf = byDatabase(() => new LRUCache<string, number>({ max: 50_000 }));

const answersOf = (scorecard: Scorecard) =>
  scorecard.answerScorecards.map(({ answerText, correct }): [string, boolean] => [answerText, correct]);

function fingerprintOf(scorecard: Scorecard) {
  return createHash("sha256")
    .update(JSON.stringify([scorecard.questionText, answersOf(scorecard)]))
    .digest("base64url");
}

/** The ids of an attempt's questions, or null if some aren't in this process's cache. */
export function recallQuestionIds(db: Db, scenarioId: string, scorecards: Scorecard[]): number[] | null {
  const cachedIds = cacheOf(db);
  const ids = scorecards.map((scorecard) => cachedIds.get(`${scenarioId} ${fingerprintOf(scorecard)}`));
  return ids.every((id) => id !== undefined) ? ids : null;
}

/** Adds new questions and finds the ids of all. */
export async function addQuestions(db: Db, scenarioId: string, scorecards: Scorecard[]): Promise<number[]> {
  const byPrint = new Map(scorecards.map((scorecard) => [fingerprintOf(scorecard), scorecard]));
  // In a fixed order, so that two attempts with the same new questions don't deadlock.
  const entries = [...byPrint].sort(([a], [b]) => (a < b ? -1 : 1));
  const prints = entries.map(([print]) => print);
  await db
    .insert(questions)
    .values(
      entries.map(([fingerprint, scorecard]) => ({
        ...{ scenarioId, fingerprint },
        text: scorecard.questionText,
        answers: answersOf(scorecard),
      })),
    )
    .onConflictDoNothing();
  const rows = await db
    .select({ id: questions.id, fingerprint: questions.fingerprint })
    .from(questions)
    .where(and(eq(questions.scenarioId, scenarioId), inArray(questions.fingerprint, prints)));
  const ids = new Map(rows.map((question) => [question.fingerprint, question.id]));
  // All of them exist now.
  return scorecards.map((scorecard) => ids.get(fingerprintOf(scorecard))!);
}

/** Call it once the questions are stored. */
export function rememberQuestions(db: Db, scenarioId: string, scorecards: Scorecard[], ids: number[]) {
  afterCommit(db, () => {
    const cachedIds = cacheOf(db);
    for (const [index, scorecard] of scorecards.entries()) {
      const id = ids[index];
      if (id !== undefined) cachedIds.set(`${scenarioId} ${fingerprintOf(scorecard)}`, id);
    }
  });
}
