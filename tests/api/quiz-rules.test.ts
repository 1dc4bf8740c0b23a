// Quizzes against the built server: no leaked answers, a cool-down between attempts, and a retry after a bad one.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { v7 as uuid } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoPassword } from "../support/product-facts";
import { emptyDatabase } from "../support/database";
import { startServer, type ServerProcess } from "../support/server";

const folder = mkdtempSync(join(tmpdir(), "apsis-quizzes-"));
let server: ServerProcess;
beforeAll(async () => {
  server = await startServer({ ...(await emptyDatabase(folder)), DEMO: "1" });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

type Reply<T> = { status: number; body: T; retryAfter: string | null };
type Call = <T = unknown>(method: string, path: string, body?: unknown) => Promise<Reply<T>>;
type Question = { key: string; answers: { key: string }[] };
type Start = { startId: string; questions?: Question[]; seen?: { question: string }[] };
type Review = { question: string; points: number; right: string[] }[];
type Receipt = { attemptId: string; score: number; maxScore: number; review?: Review };
type Answers = { question: string; chosen: string[] }[];

async function signIn(username: string): Promise<{ id: string; call: Call }> {
  const call =
    (token: string): Call =>
    async (method, path, body) => {
      const response = await fetch(`${server.url}/api${path}`, {
        method,
        headers: { "content-type": "application/json", ...(token && { "x-auth-token": token }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      // Each caller names the type of the answer.
      return {
        status: response.status,
        body: (text ? JSON.parse(text) : null) as never,
        retryAfter: response.headers.get("retry-after"),
      };
    };
  const { body } = await call("")<{ id: string; accessToken: string }>("POST", "/auth/session", {
    username,
    password: demoPassword,
  });
  return { id: body.id, call: call(body.accessToken) };
}

/** Signs in a demo student, with calls for the demo's running class. */
async function enter(username: string) {
  const { id, call } = await signIn(username);
  const sessions = await call<{ id: string; groupId: string }[]>("GET", "/sessions");
  const { id: sessionId, groupId } = sessions.body[0]!;
  const headers = await call<{ scenarioId: string; scenarioType: string; scenarioTitle: string }[]>(
    "GET",
    `/courses/${groupId}/headers`,
  );
  const idOf = (title: RegExp) => headers.body.find(({ scenarioTitle }) => title.test(scenarioTitle))!.scenarioId;
  const begin = (scenarioId: string) => call<Start>("POST", "/scores/starts", { scenarioId, sessionId });
  const submit = (scenarioId: string, kind: "quiz" | "lesson", answers: Answers, startId?: string) =>
    call<Receipt>("POST", "/scores", {
      attemptId: uuid(),
      scenarioId,
      sessionId,
      ...(startId && { startId }),
      evidence: { kind, answers, ...(kind === "lesson" && { tasks: [] }) },
    });
  return { id, call, sessionId, groupId, idOf, begin, submit };
}

test("an empty hand-in reveals no answer key, counts as an attempt, and starts the cool-down", async () => {
  const { begin, submit, idOf, call } = await enter("sofia");
  const quiz = idOf(/101 Final/i);
  const starts = [await begin(quiz), await begin(quiz), await begin(quiz)];
  expect(starts.map(({ status }) => status)).toEqual([201, 201, 201]);
  const first = await submit(quiz, "quiz", [], starts[0]!.body.startId);
  expect(first).toMatchObject({ status: 201, body: { score: 0 } });
  expect(JSON.stringify(first.body)).not.toMatch(/"right"|"explanation"/);

  // The cool-down applies to another start and to an attempt without one.
  const guess = starts[1]!.body.questions!.map(({ key, answers }) => ({ question: key, chosen: [answers[0]!.key] }));
  const repeats = [await submit(quiz, "quiz", guess, starts[1]!.body.startId), await submit(quiz, "quiz", [])];
  for (const { status, retryAfter } of repeats) {
    expect(status).toBe(429);
    expect(Number(retryAfter)).toBeGreaterThan(590);
  }
  expect(await begin(quiz)).toMatchObject({ status: 429 });

  // No other answer reveals the keys either.
  const { attemptId } = first.body;
  const review = await call("GET", `/scores/${attemptId}/review`);
  expect(review).toMatchObject({ status: 200, body: { review: [], closed: "attemptsLeft" } });
  const scores = await call<{ scenarioId: string; questionScorecards: unknown[] }[]>(
    "GET",
    "/scores/session/all/all?includeFailedScores=true",
  );
  expect(scores.body.filter(({ scenarioId }) => scenarioId === quiz)).toMatchObject([{ questionScorecards: [] }]);

  // Answers are shown to students who end their attempts; no attempt counts after that.
  const reviewAnswer = await call<{ review: Review }>("POST", `/scores/${attemptId}/review`);
  expect(reviewAnswer.body.review.length).toBeGreaterThan(10);
  const keys = starts[2]!.body.questions!.map(({ key }) => key);
  const reviewed = reviewAnswer.body.review.filter(({ question }) => keys.includes(question));
  const right = reviewed.map(({ question, right }) => ({ question, chosen: right }));
  expect(await submit(quiz, "quiz", right, starts[2]!.body.startId)).toMatchObject({ status: 409 });
  expect(await begin(quiz)).toMatchObject({ status: 409 });
});

test("one of two simultaneous hand-ins is accepted", async () => {
  const { begin, submit, idOf } = await enter("uma");
  const quiz = idOf(/101 Final/i);
  const starts = [await begin(quiz), await begin(quiz), await begin(quiz), await begin(quiz)];
  const answers = await Promise.all(starts.map(({ body }) => submit(quiz, "quiz", [], body.startId)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 429, 429, 429]);
});

test("a lesson's review warns that it halves the score until the cool-down ends", async () => {
  const { begin, submit, idOf, call, groupId } = await enter("uma");
  const teacher = await signIn("instructor");
  const lesson = idOf(/Orbits and Energy/i);
  const wrong = ["q1", "q2", "q3", "q4"].map((question) => ({ question, chosen: ["a"] }));
  const first = await submit(lesson, "lesson", wrong);
  const right = first.body.review!.map(({ question, right }) => ({ question, chosen: right }));
  expect(right).toHaveLength(4);
  const secondStart = await begin(lesson);
  expect(secondStart.body.seen?.map(({ question }) => question).sort()).toEqual(["q1", "q2", "q3", "q4"]);
  const half = await submit(lesson, "lesson", right, secondStart.body.startId);
  expect(half.body.score - first.body.score).toBe(20);
  const rules = { maxAttempts: null, cooldownMinutes: 0, review: "afterLastAttempt" };
  expect(await teacher.call("PUT", `/groups/${groupId}/quizRules`, rules)).toMatchObject({ status: 200, body: rules });
  const full = await submit(lesson, "lesson", right);
  expect(full.body.score - first.body.score).toBe(40);
  expect(await call("PUT", `/groups/${groupId}/quizRules`, rules)).toMatchObject({ status: 403 });
});
