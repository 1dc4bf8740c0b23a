import * as v from "valibot";

const Kept = v.object({
  userId: v.string(),
  refused: v.optional(v.string()),
  attempt: v.object({
    attemptId: v.string(),
    scenarioId: v.string(),
    // What the server grades comes without.
    totalScore: v.optional(v.number()),
    maxTotalScore: v.optional(v.number()),
    questionsScore: v.optional(v.number(), 0),
    maxQuestionsScore: v.optional(v.number(), 0),
  }),
});

export type KeptAttempt = {
  attemptId: string;
  scenarioId: string;
  /** Null where only the server can tell. */
  points: { score: number; maxScore: number } | null;
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
