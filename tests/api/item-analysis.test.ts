import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { recordAttempt } from "../support/set-up";
import { addRunningClass, quizAttemptOf, type Person, type RunningClass } from "../support/builders";
import { call, expectProblem, testApi, tokenOf } from "../support/rest-api";

const ctx = await testApi();

const answers: [string, boolean][] = [
  ["longer", true],
  ["shorter", false],
];
const answer = (running: RunningClass, student: Person, right: boolean, at: string) =>
  recordAttempt(
    { ...student.ctx, now: new Date(at) },
    quizAttemptOf(running.quiz, running.sessionId, [
      { text: "The period gets?", score: right ? 1 : 0, answers, chosen: [right ? 0 : 1] },
      { text: "Anything else?", maxScore: 0, answers: [["No", false]], chosen: [] },
    ]),
  );
const itemsOf = async (running: RunningClass) =>
  call("GET", `/sessions/${running.sessionId}/items/${running.quiz}`, { token: await tokenOf(running.owner) });

test("the analysis of a quiz counts each student's best attempt, and names who chose the commonest wrong answer", async () => {
  const running = await addRunningClass(ctx, { students: 5 });
  const [first, second, third, fourth] = running.students;
  await answer(running, first!, false, "2026-01-01T10:00:00Z");
  await answer(running, first!, true, "2026-01-02T10:00:00Z");
  await answer(running, second!, true, "2026-01-01T10:00:00Z");
  await answer(running, third!, false, "2026-01-01T10:00:00Z");
  await answer(running, fourth!, true, "2026-01-01T10:00:00Z");
  const { status, body: json } = await itemsOf(running);
  expect(status).toBe(200);
  expect(json).toMatchObject({ students: 5, attempts: 4, minStudents: 10 });
  const who = { userId: third!.id, username: third!.userName };
  expect(json.items).toMatchObject([
    {
      label: "Q1",
      facility: 0.75,
      discrimination: null,
      answers: [
        { text: "longer", correct: true, count: 3, share: 0.75 },
        { text: "shorter", correct: false, count: 1, share: 0.25 },
      ],
      commonestWrong: { text: "shorter", chosenBy: [who] },
      misconceptions: [{ text: "shorter", chosenBy: [who] }],
    },
    { label: "Q2", facility: null, noAnswer: 4, commonestWrong: null },
  ]);
});

test("the catalogue says which answer is right, whatever the game has told", async () => {
  const running = await addRunningClass(ctx, { students: 1 });
  await answer(running, running.students[0]!, true, "2026-01-01T10:00:00Z");
  const key = JSON.stringify([
    { key: "a", text: "longer", correct: false },
    { key: "b", text: "shorter", correct: true },
  ]);
  await ctx.db.execute(sql`insert into catalogue_questions (scenario_id, key, position, text, points, answers)
    values (${running.quiz}, 'period', 1, 'The period gets?', 1, ${key}::text::jsonb)`);
  const { body: json } = await itemsOf(running);
  expect(json.items[0].answers.map(({ correct }: { correct: boolean }) => correct)).toEqual([false, true]);
  await ctx.db.execute(sql`delete from catalogue_questions where scenario_id = ${running.quiz} and key = 'period'`);
});

test("another class's analysis and that of a lesson are 404, and a student's is forbidden", async () => {
  const running = await addRunningClass(ctx);
  const other = await addRunningClass(ctx);
  const path = `/sessions/${running.sessionId}/items/${running.quiz}`;
  expectProblem(
    await call("GET", path, { token: await tokenOf(other.owner) }),
    404,
    "The class session was not found.",
  );
  expectProblem(
    await call("GET", `/sessions/${running.sessionId}/items/${running.lesson}`, {
      token: await tokenOf(running.owner),
    }),
    404,
    "The quiz was not found.",
  );
  expectProblem(await call("GET", path, { token: await tokenOf(running.students[0]!) }), 403, /./);
});
