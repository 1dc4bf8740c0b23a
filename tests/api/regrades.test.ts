// Regrades of a question and of flights, sent to the built server.
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addOrganization, addRunningClass, foundation, quizAttemptOf } from "../support/builders";
import { flyHop } from "../support/flown-class";
import { call, expectProblem, testApi, tokenOf } from "../support/rest-api";
import { recordAttempt } from "../support/set-up";
import { attempts } from "../support/tables";

const ctx = await testApi();

async function addAnsweredQuiz() {
  const running = await addRunningClass(ctx, { students: 2 });
  const attempt = quizAttemptOf(running.quiz, running.sessionId, [
    { text: "Which orbit?", score: 0, chosen: [1] },
    { text: "Which burn?", score: 1 },
  ]);
  await recordAttempt(running.students[0].ctx, attempt);
  const [stored] = await ctx.db.select().from(attempts).where(eq(attempts.id, attempt.attemptId));
  const ask = async (method: "GET" | "POST" | "DELETE", path: string, body?: object, person = running.owner) =>
    call(method, `/sessions/${running.sessionId}/regrades${path}`, {
      token: await tokenOf(person),
      ...(body && { body: { scenarioId: running.quiz, questionId: stored!.questionIds[0], ...body } }),
    });
  return { running, ask };
}

test("a regrade is previewed, done, listed and undone", async () => {
  const { running, ask } = await addAnsweredQuiz();
  const gained = { attempts: 1, changed: 1, gain: 1, lose: 0, letters: 1 };
  const preview = await ask("POST", "/preview", { right: [1] });
  expect([preview.status, preview.body]).toMatchObject([200, { ...gained, seen: 0 }]);
  expect(preview.body.students).toMatchObject([
    { username: running.students[0].userName, from: { score: 1, maxScore: 2 }, to: { score: 2, maxScore: 2 } },
  ]);
  const done = await ask("POST", "", { right: [1], reason: "No is right, too.", seen: 0 });
  expect([done.status, done.body]).toMatchObject([201, gained]);
  expect((await ask("GET", "")).body).toMatchObject([
    { id: done.body.regradeId, question: "Which orbit?", rule: { right: ["No"] }, attempts: 1, isUndone: false },
  ]);
  expectProblem(await ask("POST", "", { points: 3, reason: "Late.", seen: 0 }), 409, /meanwhile/);
  const undone = await ask("DELETE", `/${done.body.regradeId}`);
  expect([undone.status, undone.body]).toMatchObject([200, { changed: 1, gain: 0, lose: 1 }]);
  expectProblem(await ask("DELETE", `/${done.body.regradeId}`), 409, /already/);
});

test("flights are flown again: previewed, done, listed and undone", async () => {
  const running = await addRunningClass(ctx, {
    organizationId: await addOrganization(ctx, { curriculumId: foundation.id }),
  });
  const [student] = running.students;
  await flyHop(running, student);
  await ctx.db.update(attempts).set({ totalScore: 10 }).where(eq(attempts.classSessionId, running.sessionId));
  const scenarioId = foundation.scenarioId("objective-v-bar-hop");
  const ask = async (method: "GET" | "POST" | "DELETE", path: string, body?: object, person = running.owner) =>
    call(method, `/sessions/${running.sessionId}/regrades${path}`, {
      token: await tokenOf(person),
      ...(body && { body: { scenarioId, ...body } }),
    });
  const preview = await ask("POST", "/flights/preview", {});
  const gained = { attempts: 1, changed: 1 };
  expect([preview.status, preview.body]).toMatchObject([
    200,
    { flights: 1, waiting: 0, unflyable: [], effect: gained, seen: 0 },
  ]);
  expectProblem(await ask("POST", "/flights", { reason: " " }), 422, /./);
  expectProblem(await ask("POST", "/flights/preview", {}, student), 403, /./);
  const done = await ask("POST", "/flights", { reason: "The model was wrong.", seen: 0 });
  expect([done.status, done.body]).toMatchObject([201, gained]);
  expect((await ask("GET", "/flights")).body).toMatchObject([
    { id: done.body.regradeId, scenarioId, reason: "The model was wrong.", attempts: 1, isUndone: false },
  ]);
  expectProblem(await ask("POST", "/flights", { reason: "Late.", seen: 0 }), 409, /meanwhile/);
  const undone = await ask("DELETE", `/${done.body.regradeId}`);
  expect([undone.status, undone.body]).toMatchObject([200, { changed: 1 }]);
  expect((await ask("GET", "/flights")).body).toMatchObject([{ isUndone: true }]);
  expectProblem(await ask("POST", "/flights", { scenarioId: running.quiz, reason: "A quiz." }), 404, /./);
});

test.each([
  ["no reason", { right: [1], reason: " " }, "Reason"],
  ["an answer that isn't there", { right: [7], reason: "A test." }, "Right"],
  ["no right answer", { right: [], reason: "A test." }, "Right"],
  ["points below zero", { points: -1, reason: "A test." }, "Points"],
  ["points beyond all", { points: 1e300, reason: "A test." }, "Points"],
  ["a question as text", { questionId: "1", right: [1], reason: "A test." }, "QuestionId"],
  ["an unknown field", { right: [1], reason: "A test.", weight: 2 }, "Weight"],
])("a regrade with %s is refused at its field", async (_, body, field) => {
  const { ask } = await addAnsweredQuiz();
  const answer = await ask("POST", "", body);
  expectProblem(answer, 422, /./);
  expect(Object.keys(answer.body.errors)).toEqual([field]);
});

test("a question of another class isn't found, and a student doesn't regrade", async () => {
  const { running, ask } = await addAnsweredQuiz();
  expectProblem(await ask("POST", "/preview", { questionId: 2_000_000_000, right: [1] }), 404, /question/);
  expectProblem(await ask("POST", "/preview", { right: [1] }, running.students[0]), 403, /./);
});
