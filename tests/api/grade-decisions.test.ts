// Decisions about grades, sent to the built server.
import { expect, test } from "vitest";
import { recordAttempt } from "../support/set-up";
import { addRunningClass, attemptOf, type RunningClass } from "../support/builders";
import { call, expectProblem, testApi, tokenOf } from "../support/rest-api";

const ctx = await testApi();

async function addPlayedClass() {
  const running = await addRunningClass(ctx, { students: 2 });
  await recordAttempt(running.students[0].ctx, attemptOf(running.lesson, running.sessionId, { totalScore: 60 }));
  const decide = async (body: object) =>
    call("POST", `/sessions/${running.sessionId}/grades/${running.students[0].id}/decisions`, {
      token: await tokenOf(running.owner),
      body: { scenarioId: running.lesson, ...body },
    });
  return { running, decide };
}

async function read({ sessionId, owner }: Pick<RunningClass, "sessionId" | "owner">, path: string) {
  return call("GET", `/sessions/${sessionId}${path}`, { token: await tokenOf(owner) });
}

const override = { kind: "override", points: 80, maxPoints: 100, reason: "Oral exam." };

test("a decision is stored, listed and undone, and the list of grades follows", async () => {
  const { running, decide } = await addPlayedClass();
  const { status, body: decided } = await decide(override);
  expect([status, decided]).toEqual([
    201,
    { decisionId: expect.any(String), state: "graded", grade: { score: 80, maxScore: 100 }, overtook: null },
  ]);
  const { body: grades, headers } = await read(running, "/grades");
  expect(headers.get("x-total-count")).toBe("2");
  expect(grades).toEqual([
    {
      ...{ userId: running.students[0].id, username: running.students[0].userName, scenarioId: running.lesson },
      ...{ state: "graded", score: 80, maxScore: 100, share: 0.8, letter: "B", isDecided: true, isReported: false },
      ...{ isLate: false, isMissing: false },
    },
  ]);
  const { body: decisions } = await read(running, "/decisions");
  expect(decisions).toMatchObject([{ id: decided.decisionId, kind: "override", isStanding: true, points: 80 }]);
  const { body: undone } = await call("DELETE", `/sessions/${running.sessionId}/decisions/${decided.decisionId}`, {
    token: await tokenOf(running.owner),
  });
  expect(undone).toEqual({ state: "graded", grade: { score: 60, maxScore: 100 } });
  const { body: later } = await read(running, `/decisions?since=${decisions[0].number}`);
  expect(later).toMatchObject([{ kind: "withdraw", replaces: decided.decisionId }]);
});

test("the answer to a decision names who else decided meanwhile", async () => {
  const { running, decide } = await addPlayedClass();
  await decide(override);
  const { body } = await decide({ kind: "excuse", reason: "Was ill.", seen: null });
  expect(body).toMatchObject({ state: "excused", grade: null, overtook: running.owner.userName });
});

test.each([
  ["no reason", { ...override, reason: " " }, "Reason"],
  ["more points than the maximum", { ...override, points: 101 }, "Points"],
  ["a part of a point", { ...override, points: 0.5 }, "Points"],
  ["no maximum", { ...override, points: 0, maxPoints: 0 }, "MaxPoints"],
  ["points as text", { ...override, points: "80" }, "Points"],
  ["an adjustment by nothing", { kind: "adjust", points: 0, reason: "None." }, "Points"],
  ["a number beyond all", { kind: "adjust", points: 1e300, reason: "None." }, "Points"],
  ["an unknown field", { ...override, weight: 2 }, "Weight"],
  ["points of another kind", { kind: "excuse", reason: "Was ill.", points: 5 }, "Points"],
  ["an unknown kind", { kind: "erase", reason: "None." }, "Kind"],
])("a decision with %s is refused at its field", async (_, body, field) => {
  const { running, decide } = await addPlayedClass();
  const answer = await decide(body);
  expectProblem(answer, 422, /./);
  expect(Object.keys(answer.body.errors)).toEqual([field]);
  expect((await read(running, "/decisions")).body).toEqual([]);
});

test("a student neither decides nor reads decisions", async () => {
  const { running } = await addPlayedClass();
  const token = await tokenOf(running.students[0]);
  const path = `/sessions/${running.sessionId}`;
  const own = { token, body: { scenarioId: running.lesson, ...override } };
  expectProblem(await call("POST", `${path}/grades/${running.students[0].id}/decisions`, own), 403, /./);
  expectProblem(await call("GET", `${path}/decisions`, { token }), 403, /./);
  expectProblem(await call("GET", `${path}/grades`, { token }), 403, /./);
});

test("grades, totals and CSV are read as they were at a moment", async () => {
  const { running, decide } = await addPlayedClass();
  const before = new Date().toISOString();
  await decide(override);
  const { body: grades } = await read(running, `/grades?at=${before}`);
  expect(grades).toMatchObject([{ score: 60, isDecided: false }]);
  const { body: totals } = await read(running, `/totals?at=${before}`);
  expect(totals).toMatchObject([{ soFar: 0.6 }, { soFar: null }]);
  const csv = async (query: string) => String((await read(running, `/gradebook/csv${query}`)).body);
  expect(await csv(`?at=${before}`)).toContain("60,100");
  expect(await csv("")).toContain("80,100");
  const { body: none } = await read(running, "/grades?at=2001-01-01T00:00:00Z");
  expect(none).toEqual([]);
});

test.each(["yesterday", "2026-11-28", "0000-01-01T00:00:00Z", "0001-01-01T00:00:00Z", ""])(
  "%j is no moment",
  async (at) => {
    const { running } = await addPlayedClass();
    expectProblem(await read(running, `/grades?at=${at}`), 422, /./, {
      At: ["Must be a time with its offset, such as 2026-11-28T15:00:00Z."],
    });
  },
);
