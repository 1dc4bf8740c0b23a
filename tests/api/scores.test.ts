import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { expect, test } from "vitest";
import { attempts } from "../support/tables";
import { recordAttempt } from "../support/set-up";
import {
  addRunningClass,
  addUser,
  attemptBodyOf,
  attemptOf,
  quizAttemptBodyOf,
  type RunningClass,
} from "../support/builders";
import { call, expectProblem, testApi, tokenOf, withNothingWritten } from "../support/rest-api";

const ctx = await testApi();
const submit = (token: string, body: unknown) => call("POST", "/scores", { token, body });
const recorded = ({ sessionId, students }: RunningClass, scenarioId: string, student = 0, overrides = {}) =>
  recordAttempt({ ...students[student]!.ctx, now: new Date() }, attemptOf(scenarioId, sessionId, overrides));

test("POST /scores answers 201 with a receipt, and a repeat 200 with the same one", async () => {
  const {
    sessionId,
    lesson,
    students: [student],
  } = await addRunningClass(ctx);
  const token = await tokenOf(student);
  const attempt = attemptBodyOf(lesson, sessionId, { totalScore: 80.5 });
  const first = await submit(token, attempt);
  expect(first.status).toBe(201);
  expect(first.body).toEqual({
    attemptId: attempt.attemptId,
    userId: student.id,
    scenarioId: lesson,
    sessionId,
    score: 80,
    maxScore: 100,
    passed: true,
    receivedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    grading: "client",
    late: false,
    counts: true,
    uncounted: null,
    reason: null,
  });
  await withNothingWritten(ctx, async () => {
    const repeat = await submit(token, attempt);
    expect([repeat.status, repeat.body]).toEqual([200, first.body]);
  });
});

test("twenty simultaneous repeats make one row, one 201 and one receipt", async () => {
  const {
    sessionId,
    quiz,
    students: [student],
  } = await addRunningClass(ctx);
  const token = await tokenOf(student);
  const attempt = quizAttemptBodyOf(quiz, sessionId, [{ text: "Once?", score: 1 }]);
  const answers = await Promise.all(Array.from({ length: 20 }, () => submit(token, attempt)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(await ctx.db.$count(attempts, eq(attempts.id, attempt.attemptId))).toBe(1);
});

test("an attempt that names another user is 409, and nothing is stored", async () => {
  const {
    sessionId,
    lesson,
    students: [student, other],
  } = await addRunningClass(ctx, { students: 2 });
  const token = await tokenOf(student);
  const attempt = attemptBodyOf(lesson, sessionId);
  const message = "This attempt belongs to another user. Sign in with the account that played it.";
  const refusal = await withNothingWritten(ctx, () => submit(token, { ...attempt, userId: other.id }));
  expectProblem(refusal, 409, message, { UserId: [message] });
  const { body } = await submit(token, { ...attempt, userId: student.id });
  expect(body.userId).toBe(student.id);
});

test("questions and session are optional", async () => {
  const {
    lesson,
    students: [student],
  } = await addRunningClass(ctx);
  const answer = await submit(await tokenOf(student), {
    attemptId: uuid(),
    scenarioId: lesson,
    totalScore: 1,
    maxTotalScore: 2,
    passed: false,
  });
  expect([answer.status, answer.body.sessionId]).toEqual([201, null]);
});

test("GET /scores/session/{a}/{b} answers scorecards with questions and answers", async () => {
  const {
    sessionId,
    quiz,
    owner,
    organizationId,
    students: [student],
  } = await addRunningClass(ctx);
  const attempt = quizAttemptBodyOf(quiz, sessionId, [
    {
      text: "Which way is up?",
      score: 1,
      answers: [
        ["Radial", true],
        ["In-track", false],
      ],
      chosen: [0],
    },
  ]);
  await submit(await tokenOf(student), attempt);
  const answer = await call("GET", `/scores/session/${sessionId}/${organizationId}`, { token: await tokenOf(owner) });
  expect(answer.headers.get("x-total-count")).toBe("1");
  expect(answer.body).toEqual([
    {
      attemptId: attempt.attemptId,
      sessionId,
      userId: student.id,
      username: student.userName,
      scenarioId: quiz,
      scenarioName: expect.any(String),
      totalScore: 0,
      maxTotalScore: 0,
      questionsScore: 1,
      maxQuestionsScore: 1,
      passed: true,
      scoreCardType: "Quiz",
      time: expect.stringMatching(/Z$/),
      startedAt: null,
      client: null,
      verified: false,
      late: false,
      setAside: null,
      counts: true,
      uncounted: null,
      questionScorecards: [
        {
          questionText: "Which way is up?",
          score: 1,
          maxScore: 1,
          answerScorecards: [
            { answerText: "Radial", correct: true, answered: true },
            { answerText: "In-track", correct: false, answered: false },
          ],
        },
      ],
    },
  ]);
});

test("GET /scores/session filters by campaign, scenario, user and failure, in pages", async () => {
  const running = await addRunningClass(ctx, { students: 2 });
  const { sessionId, lesson, quiz, scenarios, owner, students } = running;
  await recorded(running, lesson, 0);
  await recorded(running, lesson, 1, { passed: false });
  await recorded(running, quiz, 0);
  const compete = scenarios.find(({ campaignType }) => campaignType === "Compete")!;
  await recorded(running, compete.scenarioId, 1);
  const token = await tokenOf(owner);
  const total = async (query: string) =>
    Number((await call("GET", `/scores/session/${sessionId}/all?${query}`, { token })).headers.get("x-total-count"));
  expect(await total("")).toBe(3);
  expect(await total("includeFailedScores=true")).toBe(4);
  expect(await total(`scenarioId=${lesson}&includeFailedScores=true`)).toBe(2);
  expect(await total(`campaignId=${compete.campaignId}`)).toBe(1);
  expect(await total(`userId=${students[0].id}`)).toBe(2);
  expect(
    (await call("GET", `/scores/session/${sessionId}/all?includeFailedScores=true&page=2&pageSize=3`, { token })).body,
  ).toHaveLength(1);
});

test("students see only their own scores", async () => {
  const running = await addRunningClass(ctx, { students: 2 });
  for (const student of [0, 1]) await recorded(running, running.lesson, student);
  const [student, other] = running.students;
  const token = await tokenOf(student);
  const read = async (path: string) =>
    (await call("GET", `/scores/session/${path}`, { token })).body.map(({ userId }: { userId: string }) => userId);
  expect(await read(`${running.sessionId}/all`)).toEqual([student.id]);
  expect(await read("all/all")).toEqual([student.id]);
  expect(await read(`all/all?userId=${other.id}`)).toEqual([]);
});

test("GET /scores/leaderboard/{a}/{b} answers the best first", async () => {
  const running = await addRunningClass(ctx, { students: 3 });
  for (const student of [0, 1, 2]) await recorded(running, running.lesson, student, { totalScore: 50 + student });
  const token = await tokenOf(running.students[0]);
  const read = async (path: string) => (await call("GET", `/scores/leaderboard/${path}`, { token })).body;
  const ranked = await read(`${running.sessionId}/all`);
  expect(ranked[0]).toEqual({
    rank: 1,
    userId: running.students[2].id,
    username: running.students[2].userName,
    totalScore: 52,
    // Claims in the open school, where the game grades, count and are named.
    reportedScore: 52,
    time: expect.stringMatching(/Z$/),
  });
  expect(ranked.map(({ totalScore }: { totalScore: number }) => totalScore)).toEqual([52, 51, 50]);
  expect(await read(`all/${running.organizationId}?limit=2`)).toHaveLength(2);
  expect(await read(`${running.sessionId}/all?scenarioId=${running.quiz}`)).toEqual([]);
  expect(await read(`${running.sessionId}/all?userId=${running.students[0].id}`)).toMatchObject([
    { rank: 3, totalScore: 50 },
  ]);
});

test("foreign and unknown sessions and organizations get the same 404", async () => {
  const [ownClass, foreignClass] = [await addRunningClass(ctx), await addRunningClass(ctx)];
  await recorded(foreignClass, foreignClass.lesson);
  const admin = await addUser(ctx, { role: "OrganizationAdmin", organizationId: ownClass.organizationId });
  for (const reader of [ownClass.students[0], ownClass.owner, admin]) {
    const token = await tokenOf(reader);
    for (const path of [
      `${foreignClass.sessionId}/all`,
      `all/${foreignClass.organizationId}`,
      `${uuid()}/all`,
      `all/${uuid()}`,
      "not-an-id/all",
    ]) {
      expectProblem(await call("GET", `/scores/leaderboard/${path}`, { token }), 404, /was not found\.$/);
      expectProblem(await call("GET", `/scores/session/${path}`, { token }), 404, /was not found\.$/);
    }
  }
});

test.each(["limit=0", "limit=1001", "limit=x", "limit=1e3", "scenarioId=x"])(
  "GET /scores/leaderboard refuses ?%s",
  async (query) => {
    const {
      sessionId,
      students: [student],
    } = await addRunningClass(ctx);
    expectProblem(
      await call("GET", `/scores/leaderboard/${sessionId}/all?${query}`, { token: await tokenOf(student) }),
      422,
      /./,
    );
  },
);

test("POST /scores/starts binds an attempt to its player; a foreign start is 409", async () => {
  const {
    sessionId,
    lesson,
    students: [student, other],
  } = await addRunningClass(ctx, { students: 2 });
  const [token, stranger] = [await tokenOf(student), await tokenOf(other)];
  const { status, body: start } = await call("POST", "/scores/starts", {
    token,
    body: { scenarioId: lesson, sessionId, client: "Test 1" },
  });
  expect([status, start]).toEqual([
    201,
    {
      startId: expect.any(String),
      userId: student.id,
      scenarioId: lesson,
      sessionId,
      startedAt: expect.stringMatching(/Z$/),
      seed: expect.any(Number),
      mode: "scored",
    },
  ]);
  const attempt = { ...attemptBodyOf(lesson, sessionId), startId: start.startId, userId: student.id };
  for (const stolen of [attempt, { ...attempt, userId: undefined }])
    expectProblem(
      await withNothingWritten(ctx, () => submit(stranger, stolen)),
      409,
      /^This attempt belongs to another user/,
    );
  const { body: receipt } = await submit(token, attempt);
  expect(receipt).toMatchObject({ userId: student.id, late: false, grading: "client" });
  const secondAttempt = { ...attempt, attemptId: uuid() };
  const message = "An attempt has already been handed in for this start.";
  expectProblem(await withNothingWritten(ctx, () => submit(token, secondAttempt)), 409, message, {
    StartId: [message],
  });
});

test.each([
  [{ scenarioId: "x" }, "ScenarioId"],
  [{ sessionId: 1 }, "SessionId"],
  [{ client: "x".repeat(201) }, "Client"],
  [{ client: "half a pair \ud800" }, "Client"],
])("POST /scores/starts with %j is 422, named by field", async (fields, field) => {
  const { lesson, students } = await addRunningClass(ctx);
  const token = await tokenOf(students[0]!);
  const answer = await withNothingWritten(ctx, () =>
    call("POST", "/scores/starts", { token, body: { scenarioId: lesson, ...fields } }),
  );
  expectProblem(answer, 422, "One or more fields are not valid.");
  expect(Object.keys(answer.body.errors)).toEqual([field]);
});
