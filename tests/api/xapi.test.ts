import { expect, test } from "vitest";
import { addRunningClass, attemptBodyOf, quizAttemptBodyOf, unique } from "../support/builders";
import { call, testApi, tokenOf } from "../support/rest-api";
import { brokenXapiRules } from "../support/xapi-rules";

const ctx = await testApi({ APP_URL: "https://training.example.org" });
const {
  sessionId,
  lesson,
  quiz,
  owner,
  students: [student],
} = await addRunningClass(ctx);
const attempts = [
  attemptBodyOf(lesson, sessionId),
  attemptBodyOf(lesson, sessionId, { totalScore: 10.5, passed: false }),
  quizAttemptBodyOf(quiz, sessionId, [{ text: unique("Why?"), score: 1 }]),
  attemptBodyOf(lesson, sessionId, { totalScore: 0, maxTotalScore: 0 }),
];
const token = await tokenOf(student);
for (const body of attempts) expect((await call("POST", "/scores", { token, body })).status).toBe(201);
const statements = await call("GET", `/scores/session/${sessionId}/all/xapi`, { token: await tokenOf(owner) });

test("every acknowledged attempt, also a failed one, is a statement with its own id", () => {
  expect([
    statements.status,
    statements.headers.get("x-total-count"),
    statements.headers.get("x-experience-api-version"),
  ]).toEqual([200, "4", "1.0.3"]);
  expect(statements.body.map(({ id }: { id: string }) => id)).toEqual(attempts.map(({ attemptId }) => attemptId));
});

test("every statement follows the published rules of xAPI 1.0.3", () => {
  for (const statement of statements.body) expect(brokenXapiRules(statement)).toEqual([]);
});

test("the checks of these rules notice mistakes", () => {
  const [{ actor, result, ...rest }] = statements.body;
  expect(brokenXapiRules({ ...rest, actor: { ...actor, mbox: "mailto:a@example.org" }, result })).toEqual([
    "an agent has exactly one identifier",
  ]);
  expect(
    brokenXapiRules({
      ...rest,
      actor,
      result: { ...result, score: { ...result.score, scaled: 1.5 } },
      timestamp: "2026-03-02",
      more: "",
    }),
  ).toHaveLength(3);
  expect(brokenXapiRules({ ...rest, actor, result, id: "1", context: { registration: null } })).toHaveLength(3);
});

test("a statement names the student, the activity, the result and the class", () => {
  const [passed, failedStatement, quizStatement, empty] = statements.body;
  expect(passed).toMatchObject({
    actor: { name: student.userName, account: { homePage: "https://training.example.org", name: student.id } },
    verb: { id: "http://adlnet.gov/expapi/verbs/passed" },
    object: {
      id: `https://training.example.org/xapi/scenarios/${lesson}`,
      definition: { type: "http://adlnet.gov/expapi/activities/simulation" },
    },
    result: { success: true, completion: true, score: { raw: 80, min: 0, max: 100, scaled: 0.8 } },
    context: { registration: sessionId },
  });
  expect([failedStatement.verb.display["en-US"], failedStatement.result.score.raw]).toEqual(["failed", 10.5]);
  expect(quizStatement.object.definition.type).toBe("http://adlnet.gov/expapi/activities/assessment");
  expect(empty.result.score).toEqual({ raw: 0, min: 0, max: 0 });
});

test("a statement names its score's source: verified, late or excluded, and by whom", async () => {
  const running = await addRunningClass(ctx);
  const [player] = running.students;
  const ownToken = { token: await tokenOf(player!) };
  const start = await call("POST", "/scores/starts", {
    ...ownToken,
    body: { scenarioId: running.lesson, sessionId: running.sessionId },
  });
  const evidence = { kind: "quiz", answers: [{ question: "one", chosen: ["a"] }] };
  const attempt = attemptBodyOf(running.lesson, running.sessionId);
  const body = { ...attempt, startId: start.body.startId, client: "Orbit 3", evidence };
  await call("POST", "/scores", { ...ownToken, body });
  const staff = { token: await tokenOf(running.owner) };
  const reason = "Flown by somebody else.";
  const aside = await call("PUT", `/scores/${body.attemptId}/aside`, { ...staff, body: { reason } });
  expect([aside.status, aside.body.setAside]).toMatchObject([200, { by: running.owner.userName, reason }]);
  const exported = await call("GET", `/scores/session/${running.sessionId}/all/xapi`, staff);
  expect(exported.body[0].context.extensions).toEqual({
    "https://training.example.org/xapi/provenance": {
      verified: false,
      late: false,
      client: "Orbit 3",
      startedAt: start.body.startedAt,
      counts: false,
      setAside: aside.body.setAside,
      signIn: { id: expect.any(String), device: expect.any(String), since: expect.any(String) },
      evidence,
    },
  });
  expect(brokenXapiRules(exported.body[0])).toEqual([]);
  for (const broken of [{}, { reason: " " }, { reason: "x".repeat(501) }])
    expect((await call("PUT", `/scores/${body.attemptId}/aside`, { ...staff, body: broken })).status).toBe(422);
  expect((await call("DELETE", `/scores/${body.attemptId}/aside`, staff)).body).toEqual({
    attemptId: body.attemptId,
    setAside: null,
  });
});

test("students export only their own attempts", async () => {
  const otherClass = await addRunningClass(ctx);
  expect(
    (await call("GET", "/scores/session/all/all/xapi", { token: await tokenOf(otherClass.students[0]) })).body,
  ).toEqual([]);
  expect((await call("GET", "/scores/session/all/all/xapi", { token })).body).toHaveLength(4);
});
