// "Bad input" of the main job: a clear message with the right status, nothing written, nothing lost.
import { v7 as uuid } from "uuid";
import { expect, test } from "vitest";
import { endClass } from "../support/set-up";
import { addRunningClass, addUser, advanced, attemptBodyOf, quizAttemptBodyOf, unique } from "../support/builders";
import { call, expectProblem, testApi, tokenOf, withNothingWritten } from "../support/rest-api";

const ctx = await testApi();
const running = await addRunningClass(ctx);
const [student] = running.students;
const token = await tokenOf(student);
const submit = (body: unknown) => withNothingWritten(ctx, () => call("POST", "/scores", { token, body }));
const attempt = (overrides: Record<string, unknown> = {}) => ({
  ...attemptBodyOf(running.lesson, running.sessionId),
  ...overrides,
});
const withQuestion = (overrides: Record<string, unknown>) => {
  const {
    questionScorecards: [card],
    ...rest
  } = quizAttemptBodyOf(running.quiz, running.sessionId, [{ text: unique("Bad?") }]);
  return { ...rest, questionScorecards: [{ ...card, ...overrides }] };
};

test("a scenario that is unknown or of another curriculum is 404", async () => {
  expectProblem(await submit(attempt({ scenarioId: uuid() })), 404, "The scenario was not found.");
  expectProblem(await submit(attempt({ scenarioId: uuid(), sessionId: null })), 404, "The scenario was not found.");
  const foreign = advanced.scenarioId("lambert");
  for (const sessionId of [running.sessionId, null])
    expectProblem(await submit(attempt({ scenarioId: foreign, sessionId })), 404, "The scenario was not found.");
});

test("an unknown session and a foreign one get the same 404", async () => {
  const [colleagues, foreign] = [
    await addRunningClass(ctx, { organizationId: running.organizationId }),
    await addRunningClass(ctx),
  ];
  for (const sessionId of [uuid(), colleagues.sessionId, foreign.sessionId])
    expectProblem(await submit(attempt({ sessionId })), 404, "The class was not found.");
});

test("an ended session is 409", async () => {
  const endedClass = await addRunningClass(ctx);
  const ownToken = await tokenOf(endedClass.students[0]);
  await endClass({ ...endedClass.owner.ctx, now: new Date() }, endedClass.id);
  const late = () =>
    call("POST", "/scores", { token: ownToken, body: attemptBodyOf(endedClass.lesson, endedClass.sessionId) });
  expectProblem(await withNothingWritten(ctx, late), 409, "This class has ended.");
});

test("another player's attemptId is 409", async () => {
  const existing = attempt();
  await call("POST", "/scores", { token, body: existing });
  const otherToken = await tokenOf(await addUser(ctx));
  const steal = () => call("POST", "/scores", { token: otherToken, body: { ...existing, sessionId: null } });
  expectProblem(await withNothingWritten(ctx, steal), 409, "This attemptId is already in use.", {
    AttemptId: ["This attemptId is already in use."],
  });
});

test.each([
  [{ totalScore: 101 }, { TotalScore: ["totalScore must not be more than maxTotalScore."] }],
  [{ totalScore: 100.0001 }, { TotalScore: ["totalScore must not be more than maxTotalScore."] }],
  [{ questionsScore: 1 }, { QuestionsScore: ["questionsScore must not be more than maxQuestionsScore."] }],
  [{ totalScore: -1 }, { TotalScore: ["totalScore must not be negative."] }],
  [{ maxTotalScore: 1_000_001 }, { MaxTotalScore: ["maxTotalScore must be at most 1000000."] }],
  [{ maxTotalScore: 1e308 }, { MaxTotalScore: ["maxTotalScore must be at most 1000000."] }],
  [{ totalScore: "80" }, { TotalScore: ["totalScore must be a number."] }],
  [{ totalScore: null }, { TotalScore: ["totalScore must be a number."] }],
  [{ attemptId: "1" }, { AttemptId: ["attemptId must be a UUID."] }],
  [{ attemptId: undefined }, { AttemptId: ["attemptId is required."] }],
  [{ scenarioId: "'; drop table attempts; --" }, { ScenarioId: ["scenarioId must be a UUID."] }],
  [{ sessionId: "all" }, { SessionId: ["sessionId must be a UUID."] }],
  [{ passed: "yes" }, { Passed: ["passed must be true or false."] }],
  [{ scoreCardType: "Exam" }, { ScoreCardType: ["scoreCardType must be Default or Quiz."] }],
  [{ questionScorecards: {} }, { QuestionScorecards: ["questionScorecards must be a list."] }],
])("an attempt with %j is 422, named by field", async (fields, errors) => {
  expectProblem(await submit(attempt(fields)), 422, "One or more fields are not valid.", errors);
});

test.each([
  [{ score: 2 }, "QuestionScorecards.0.score", "score must not be more than maxScore."],
  [
    { questionText: "x".repeat(2_001) },
    "QuestionScorecards.0.questionText",
    "questionText must be 2000 characters or less.",
  ],
  [
    { questionText: "a\u0000b" },
    "QuestionScorecards.0.questionText",
    "questionText contains a character that can't be stored.",
  ],
  [
    { questionText: "half a pair: \ud83d" },
    "QuestionScorecards.0.questionText",
    "questionText contains a character that can't be stored.",
  ],
  [
    { answerScorecards: [{ answerText: "\udc00", answered: true, correct: true }] },
    "QuestionScorecards.0.answerScorecards.0.answerText",
    "answerText contains a character that can't be stored.",
  ],
  [
    { answerScorecards: [{ answerText: "a", answered: 1, correct: true }] },
    "QuestionScorecards.0.answerScorecards.0.answered",
    "answered must be true or false.",
  ],
  [
    { answerScorecards: Array.from({ length: 51 }, () => ({ answerText: "a", answered: true, correct: true })) },
    "QuestionScorecards.0.answerScorecards",
    "A question can have at most 50 answers.",
  ],
])("a question with %j is 422, named by field", async (fields, field, message) => {
  expectProblem(await submit(withQuestion(fields)), 422, "One or more fields are not valid.", { [field]: [message] });
});

test.each(["{", "", "null", "[]", '"text"', "1", '{"attemptId":', "\u0000", "[".repeat(100_000)])(
  "a body that isn't a JSON object is 422 (%#)",
  async (text) => {
    for (const path of ["/scores", "/groups/join", "/auth/session", "/users/registrationCode"]) {
      const send = () => call("POST", path, { token, text, headers: { "content-type": "application/json" } });
      expectProblem(await withNothingWritten(ctx, send), 422, /./);
    }
  },
);

test("a body of 1 MB is 413, with or without a declared length", async () => {
  const body = withQuestion({ questionText: "x".repeat(1_000_000) });
  const title = "The body must be at most 512 kB.";
  expectProblem(await submit(body), 413, title);
  const announced = () =>
    call("POST", "/scores", { token, body, headers: { "content-length": String(JSON.stringify(body).length) } });
  expectProblem(await withNothingWritten(ctx, announced), 413, title);
});

const unstorable = ["a\u0000b", "half a pair: \ud83d"];

test.each(unstorable)("text that the database can't store is refused without an error: %j", async (text) => {
  await withNothingWritten(ctx, async () => {
    expectProblem(await call("POST", "/auth/session", { body: { username: text, password: text } }), 401, /./);
    expectProblem(await call("POST", "/auth/session/token", { body: text }), 401, /./);
    expectProblem(
      await call("POST", "/groups/join", { token, body: { password: text } }),
      422,
      "This access code doesn't exist. Enter it exactly as it was provided to you.",
    );
    const details = {
      userName: unique("fine"),
      password: "Str0ng@Password",
      email: "fine@example.org",
      accessCode: text,
    };
    expectProblem(
      await call("POST", "/users/registrationCode", { body: details }),
      422,
      "This access code doesn't exist. Enter it exactly as it was provided to you.",
    );
    expectProblem(
      await call("POST", "/users/registrationCode", { body: { ...details, accessCode: running.code, lastName: text } }),
      422,
      /./,
    );
  });
});

test.each(["%00", "a%00b", "%F0%9F%9A%80".repeat(80)])(
  "a search term that the database can't store finds its valid part: %s",
  async (q) => {
    const admin = await tokenOf(await addUser(ctx, { role: "SystemAdmin" }));
    for (const path of [
      "/groups",
      "/users",
      "/organizations",
      "/sandboxes",
      "/users/accessCodes",
      `/groups/${running.id}/sessions`,
      "/scores/session/all/all",
    ])
      expect((await call("GET", `${path}?q=${q}`, { token: admin })).status).toBe(200);
  },
);

test.each(["%00", "%E0%A4%A", "%ED%A0%80", "..%2f..%2fetc", "a".repeat(300)])(
  "a malformed address is refused without an error: %s",
  async (text) => {
    expect([200, 404]).toContain((await call("GET", `/users/passwordResets/${text}`)).status);
    expectProblem(await call("GET", `/users/${text}`, { token }), 404, /./);
    expectProblem(await call("GET", `/scores/session/${text}/all`, { token }), 404, /./);
    expectProblem(
      await call("GET", `/scores/session/${text}/all/csv?scenarioId=${running.quiz}`, {
        token: await tokenOf(running.owner),
      }),
      404,
      /./,
    );
  },
);

test("paths and methods that don't exist are 404", async () => {
  for (const [method, path] of [
    ["GET", "/"],
    ["GET", "/nothing"],
    ["PUT", "/scores"],
    ["DELETE", "/groups"],
    ["POST", "/auth/session/roles"],
  ] as const) {
    expectProblem(await call(method, path, { token }), 404, "The resource you are looking for does not exist.");
  }
});

test("text that the database can't store gets a readable error", async () => {
  const administrator = await tokenOf(await addUser(ctx, { role: "SystemAdmin" }));
  const assign = () =>
    call("PUT", `/organizations/accessCodes/%00/${running.organizationId}`, { token: administrator });
  expectProblem(await withNothingWritten(ctx, assign), 422, "The text contains a character that can't be saved.");
});

test("half a surrogate pair in a class or course name is refused by field", async () => {
  const owner = await tokenOf(running.owner);
  const name = "a\ud800b";
  const schedule = () =>
    call("PUT", `/groups/${running.id}/scheduledsession`, {
      token: owner,
      body: { scheduledStartDate: "2099-01-01T10:00:00Z", name },
    });
  expectProblem(await withNothingWritten(ctx, schedule), 422, "One or more fields are not valid.", {
    Name: ["Class name contains a character that isn't allowed."],
  });
  const administrator = await tokenOf(await addUser(ctx, { role: "SystemAdmin" }));
  const create = () => call("POST", "/groups", { token: administrator, body: { name, ownerId: running.owner.id } });
  expectProblem(await withNothingWritten(ctx, create), 422, "One or more fields are not valid.", {
    Name: ["Course name contains a character that isn't allowed."],
  });
});

test("a day that doesn't exist is refused, not shifted", async () => {
  const owner = await tokenOf(running.owner);
  for (const scheduledStartDate of ["2027-02-30T10:00:00Z", "2027-04-31T10:00:00Z", "2027-13-01T10:00:00Z"]) {
    const schedule = () =>
      call("PUT", `/groups/${running.id}/scheduledsession`, { token: owner, body: { scheduledStartDate } });
    expectProblem(await withNothingWritten(ctx, schedule), 422, "One or more fields are not valid.", {
      ScheduledStartDate: ["Must be an ISO 8601 date and time."],
    });
  }
});

test("a body not sent as JSON is refused with the reason", async () => {
  const { status, body } = await call("POST", "/scores", {
    token,
    body: attempt(),
    headers: { "content-type": "text/plain" },
  });
  expect({ status, title: body.title }).toEqual({
    status: 422,
    title: "Send the body as Content-Type: application/json.",
  });
});

test("a body that is too large is 413 and closes the connection", async () => {
  const text = JSON.stringify({ password: "x".repeat(600_000) });
  const headers = { "content-type": "application/json", "content-length": String(text.length) };
  const answer = await call("POST", "/groups/join", { token, text, headers });
  expectProblem(answer, 413, "The body must be at most 512 kB.");
  expect(answer.headers.get("connection")).toBe("close");
});
