import * as v from "valibot";

const Kept = v.object({
  userId: v.string(),
  refused: v.optional(v.string()),
  attempt: v.object({
    attemptId: v.string(),
    scenarioId: v.string(),
    totalScore: v.number(),
    maxTotalScore: v.number(),
    questionsScore: v.number(),
    maxQuestionsScore: v.number(),
  }),
});

export type KeptAttempt = {
  attemptId: string;
  scenarioId: string;
  score: number;
  maxScore: number;
  refused: string | null;
};

/**
 * The attempts of a user that the simulator keeps in this browser until the server has them; none where it has never
 * run.
 */
export async function listKeptAttempts(userId: string): Promise<KeptAttempt[]> {
  const rows = await readStore().catch(() => []);
  return rows.flatMap((row) => {
    const parsed = v.safeParse(Kept, row);
    if (!parsed.success || parsed.output.userId !== userId) return [];
    const { attempt, refused = null } = parsed.output;
    const score = Math.floor(attempt.totalScore + attempt.questionsScore);
    const maxScore = Math.floor(attempt.maxTotalScore + attempt.maxQuestionsScore);
    return [{ attemptId: attempt.attemptId, scenarioId: attempt.scenarioId, score, maxScore, refused }];
  });
}

function readStore(): Promise<unknown[]> {
  return new Promise((done, fail) => {
    const request = indexedDB.open("apsis-simulator");
    // It would be made by this: the simulator makes its own.
    request.onupgradeneeded = () => request.transaction?.abort();
    request.onerror = () => fail(new Error("There is nothing kept."));
    request.onsuccess = () => {
      const database = request.result;
      const rows = database.transaction("attempts", "readonly").objectStore("attempts").getAll();
      rows.onerror = () => fail(new Error("It cannot be read."));
      rows.onsuccess = () => {
        database.close();
        // IndexedDB knows no types.
        done(rows.result as unknown[]);
      };
    };
  });
}
