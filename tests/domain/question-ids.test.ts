// The cached question ids of a process match the stored ones.
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addQuestions, recallQuestionIds, rememberQuestions } from "~/domain/attempts/question-ids";
import { inTransaction } from "~/domain/context";
import { testContext } from "../support/database";
import { storedRows } from "../support/stored-rows";

const ctx = await testContext();
const [scenario] = await storedRows<{ id: string }>(ctx.db, sql`select id from scenarios order by id limit 1`);
const scenarioId = scenario!.id;
const questionCard = (questionText: string) => [
  { questionText, score: 0, maxScore: 1, answerScorecards: [{ answerText: "Up", correct: true, answered: false }] },
];

async function addAndRemember({ db }: Pick<typeof ctx, "db">, questionText: string) {
  const ids = await addQuestions(db, scenarioId, questionCard(questionText));
  rememberQuestions(db, scenarioId, questionCard(questionText), ids);
  return ids;
}
const recall = (db: typeof ctx.db, questionText: string) =>
  recallQuestionIds(db, scenarioId, questionCard(questionText));

test("questions are cached only after their whole transaction commits", async () => {
  const ids = await inTransaction(ctx, async (outer) => {
    const ids = await inTransaction(outer, (inner) => addAndRemember(inner, "Which way?"));
    expect(recall(outer.db, "Which way?")).toBeNull();
    return ids;
  });
  expect(recall(ctx.db, "Which way?")).toEqual(ids);
  await inTransaction(ctx, async ({ db }) => expect(recall(db, "Which way?")).toEqual(ids));
});

test("rolled back questions are not cached, even after a partial rollback", async () => {
  const failing = inTransaction(ctx, async (outer) => {
    await inTransaction(outer, (inner) => addAndRemember(inner, "How far?"));
    throw new Error("taken back");
  });
  await expect(failing).rejects.toThrow("taken back");
  expect(recall(ctx.db, "How far?")).toBeNull();
  await inTransaction(ctx, async (outer) => {
    const part = inTransaction(outer, async (inner) => {
      await addAndRemember(inner, "How long?");
      throw new Error("taken back");
    });
    await expect(part).rejects.toThrow("taken back");
  });
  expect(recall(ctx.db, "How long?")).toBeNull();
});
