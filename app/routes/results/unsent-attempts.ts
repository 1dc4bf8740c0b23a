import * as v from "valibot";

const StoredAttempt = v.object({
  userId: v.string(),
  refused: v.optional(v.string()),
  attempt: v.object({
    attemptId: v.string(),
    scenarioId: v.string(),
    // Missing if the server grades the attempt.
    totalScore: v.optional(v.number()),
    maxTotalScore: v.optional(v.number()),
    questionsScore: v.optional(v.number(), 0),
    maxQuestionsScore: v.optional(v.number(), 0),
  }),
});

export type UnsentAttempt = {
  attemptId: string;
  scenarioId: string;
  /** Null if only the server can compute them. */
  points: { score: number; maxScore: number } | null;
  refused: string | null;
};

/** Attempts that the simulator stores in this browser until the server confirms them. */
export async function listUnsentAttempts(userId: string): Promise<UnsentAttempt[]> {
  const rows = await readStore().catch(() => []);
  return rows.flatMap((row) => {
    const parsed = v.safeParse(StoredAttempt, row);
    if (!parsed.success || parsed.output.userId !== userId) return [];
    const { attempt, refused = null } = parsed.output;
    const { attemptId, scenarioId, totalScore, maxTotalScore, questionsScore, maxQuestionsScore } = attempt;
    const points =
      totalScore === undefined || maxTotalScore === undefined
        ? null
        : {
            score: Math.floor(totalScore + questionsScore),
            maxScore: Math.floor(maxTotalScore + maxQuestionsScore),
          };
    return [{ attemptId, scenarioId, points, refused }];
  });
}

function readStore(): Promise<unknown[]> {
  return new Promise((done, fail) => {
    const request = indexedDB.open("apsis-simulator");
    // Don't create the database: the simulator does that.
    request.onupgradeneeded = () => request.transaction?.abort();
    request.onerror = () => fail(new Error("There is nothing kept."));
    request.onsuccess = () => {
      const database = request.result;
      const rows = database.transaction("attempts", "readonly").objectStore("attempts").getAll();
      rows.onerror = () => fail(new Error("It cannot be read."));
      rows.onsuccess = () => {
        database.close();
        // IndexedDB is untyped.
        done(rows.result as unknown[]);
      };
    };
  });
}
