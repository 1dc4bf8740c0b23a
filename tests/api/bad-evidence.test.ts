// Invalid evidence gets a clear message with the field and writes nothing; valid evidence still counts.
import { readFileSync } from "node:fs";
import { v7 as uuid } from "uuid";
import { expect, test } from "vitest";
import type { FlightEvidence } from "~/domain/evidence";
import { addOrganization, addRunningClass, attemptBodyOf, foundation } from "../support/builders";
import { call, expectProblem, testApi, tokenOf, withNothingWritten } from "../support/rest-api";

const ctx = await testApi();
const organizationId = await addOrganization(ctx, { curriculumId: foundation.id });
const running = await addRunningClass(ctx, { organizationId, students: 2 });
const [token, other] = [await tokenOf(running.students[0]!), await tokenOf(running.students[1]!)];
const [hop, dock] = [foundation.scenarioId("objective-v-bar-hop"), foundation.scenarioId("objective-docking")];
// The build validates this file.
const file = JSON.parse(readFileSync("content/lessons/objective-v-bar-hop.json", "utf8")) as {
  version: number;
  reference: Pick<FlightEvidence, "burns" | "end">;
};
const { burns, end } = file.reference;
const log = { kind: "flight", version: file.version, burns, end };

const body = (evidence: unknown, overrides: object = {}) => ({
  ...attemptBodyOf(hop, running.sessionId),
  totalScore: undefined,
  maxTotalScore: undefined,
  evidence,
  ...overrides,
});
const submit = (attempt: unknown) => withNothingWritten(ctx, () => call("POST", "/scores", { token, body: attempt }));
/** Starts a practice flight, for which the log in the file is valid. */
const begin = async (scenarioId = hop, by = token, mode = "practice") => {
  const { body } = await call("POST", "/scores/starts", {
    token: by,
    body: { scenarioId, sessionId: running.sessionId, ...([hop, dock].includes(scenarioId) && { mode }) },
  });
  return String(body.startId);
};
const burnAt = (t: unknown) => ({ t, dv: [0, 0.001, 0] });

test.each([
  ["2001 burns", { ...log, burns: Array.from({ length: 2_001 }, (_, at) => burnAt(at)) }, "Evidence.burns"],
  ["a time that is no number", { ...log, burns: [burnAt("NaN")] }, "Evidence.burns.0.t"],
  ["a time that is NaN, as JSON has it", { ...log, burns: [burnAt(NaN)] }, "Evidence.burns.0.t"],
  ["an end that is infinite, as JSON has it", { ...log, end: Infinity }, "Evidence.end"],
  ["burns out of order", { ...log, burns: [...burns].reverse() }, "Evidence.burns.1.t"],
  ["two axes", { ...log, burns: [{ t: 0, dv: [0, 1] }] }, "Evidence.burns.0.dv.2"],
  ["another kind", { kind: "walk" }, "Evidence.kind"],
  ["a field of its own", { ...log, points: 150 }, "Evidence.points"],
  ["no evidence", undefined, "TotalScore"],
])("evidence with %s is 422, named by field", async (_, evidence, field) => {
  const startId = await begin();
  const answer = await submit(body(evidence, { startId }));
  expectProblem(answer, 422, "One or more fields are not valid.");
  expect(Object.keys(answer.body.errors ?? {})).toContain(field);
});

test("evidence of 1 MB, or with a million burns, is 413", async () => {
  for (const count of [30_000, 1_000_000]) {
    const answer = await submit(body({ ...log, burns: Array.from({ length: count }, (_, at) => burnAt(at)) }));
    expect(answer.status).toBe(413);
  }
});

test("a start that is foreign, unknown or of another scenario is 409", async () => {
  for (const startId of [await begin(dock), await begin(hop, other), uuid()]) {
    const answer = await submit(body(log, { startId }));
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([409, ["StartId"]]);
  }
});

test("a lesson's burns earn nothing with a scored start, and flights need a start", async () => {
  for (let at = 0; at < 3; at++) {
    const attempt = body(log, { startId: await begin(hop, token, "scored") });
    const { status, body: receipt } = await call("POST", "/scores", { token, body: attempt });
    expect([status, receipt.score, receipt.passed]).toEqual([201, 0, false]);
  }
  const without = await submit(body(log));
  expectProblem(without, 422, "One or more fields are not valid.");
  expect(without.body.errors).toEqual({
    StartId: [
      "A scored flight needs a start from the server, because each start has its own numbers. Open the scenario again while you're online, then fly that flight.",
    ],
  });
});

test("repeated evidence under one start is 409; under its attemptId it's the same receipt", async () => {
  const attempt = body(log, { startId: await begin() });
  const first = await call("POST", "/scores", { token, body: attempt });
  expect([first.status, first.body]).toMatchObject([201, { score: 150, grading: "server" }]);
  const second = await submit({ ...attempt, attemptId: uuid() });
  expect([second.status, Object.keys(second.body.errors ?? {})]).toEqual([409, ["StartId"]]);
  const repeat = await submit(attempt);
  expect([repeat.status, repeat.body]).toEqual([200, first.body]);
});

test("a client clock that is a day off changes nothing", async () => {
  const day = 86_400_000;
  for (const off of [-day, day]) {
    const at = new Date(Date.now() + off).toISOString();
    const attempt = body(log, { startId: await begin(), startedAt: at, receivedAt: at, time: at });
    const { status, body: receipt } = await call("POST", "/scores", { token, body: attempt });
    expect([status, receipt.late]).toEqual([201, false]);
    expect(Math.abs(Date.parse(String(receipt.receivedAt)) - Date.now())).toBeLessThan(60_000);
  }
});

test("an impossible lesson answer is 422, and another student's start is 404", async () => {
  const startId = await begin(foundation.scenarioId("orbits-and-energy"));
  const check = (answer: unknown, by = token) =>
    withNothingWritten(ctx, () => call("POST", `/scores/starts/${startId}/answers`, { token: by, body: answer }));
  expectProblem(
    await check({ question: "q1", chosen: ["z"] }),
    422,
    "The curriculum has no such answer to this question.",
  );
  expectProblem(await check({ question: "q1", chosen: [] }), 422, "Choose an answer.");
  expectProblem(await check({ question: "q77", chosen: ["a"] }), 422, /no such question/);
  expectProblem(await check({ question: "q1", chosen: "a" }), 422, "One or more fields are not valid.");
  expectProblem(
    await check({ question: "q1", chosen: ["a"] }, other),
    404,
    "This start no longer exists. Open the scenario again.",
  );
});
