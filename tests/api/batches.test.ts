// Many grades at once, decided and undone on the page of the built server, as a browser without scripts sends it.
import { expect, test } from "vitest";
import { recordAttempt } from "../support/set-up";
import { addRunningClass, attemptOf, testPassword, type Person, type RunningClass } from "../support/builders";
import { apiUrl, call, testApi, tokenOf } from "../support/rest-api";
import { SignInBrowser } from "../support/sign-in-browser";

const ctx = await testApi();

async function enterAs(person: Person) {
  const browser = new SignInBrowser(apiUrl());
  await browser.visit("/?index", { intent: "login", username: person.userName, password: testPassword });
  return browser;
}

async function addPlayedClass() {
  const running = await addRunningClass(ctx, { students: 2 });
  const { students, lesson, sessionId } = running;
  await recordAttempt(students[0].ctx, attemptOf(lesson, sessionId, { totalScore: 60 }));
  return { running, browser: await enterAs(running.owner), page: pageOf(running) };
}

const pageOf = ({ sessionId }: Pick<RunningClass, "sessionId">) => `/instructor/gradebook/${sessionId}/students/grades`;

async function statesOf({ sessionId, owner, students }: RunningClass) {
  const { body } = await call("GET", `/sessions/${sessionId}/grades`, { token: await tokenOf(owner) });
  const grades = body as { userId: string; state: string; score: number | null }[];
  return students.map(({ id }) => {
    const grade = grades.find(({ userId }) => userId === id);
    return grade ? (grade.score ?? grade.state) : null;
  });
}

const fieldsIn = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  ) as Record<string, string>;

test("all students of a class are excused after a preview, and one undo takes it back", async () => {
  const { running, browser, page } = await addPlayedClass();
  const fields = { allStudents: "1", [`scenario-${running.lesson}`]: "on", kind: "excuse", reason: "No power." };
  const preview = await browser.visit(page, { intent: "preview", ...fields });
  expect(preview.text).toContain("Excuse students");
  expect(await statesOf(running)).toEqual([60, null]);
  const sent = fieldsIn(preview.text);
  expect((await browser.visit(page, { intent: "decide", ...sent })).status).toBe(302);
  // The same form again is the same submission.
  expect((await browser.visit(page, { intent: "decide", ...sent })).status).toBe(302);
  expect(await statesOf(running)).toEqual(["excused", "excused"]);
  const { batchId = "" } = fieldsIn((await browser.visit(page)).text);
  await browser.visit(page, { intent: "undo", batchId });
  expect(await statesOf(running)).toEqual([60, null]);
});

test.each([
  ["no reason", { allStudents: "1", kind: "excuse", reason: " " }, "Enter a reason."],
  ["no students", { kind: "excuse", reason: "No power." }, "Choose at least one student."],
  [
    "points above the maximum",
    { allStudents: "1", kind: "override", points: "7", maxPoints: "5", reason: "x" },
    "more than the maximum",
  ],
  ["an unknown change", { allStudents: "1", kind: "note", reason: "x" }, "Change several grades"],
])("a form with %s is refused, and changes nothing", async (_, fields, text) => {
  const { running, browser, page } = await addPlayedClass();
  for (const intent of ["preview", "decide"]) {
    const answer = await browser.visit(page, { intent, [`scenario-${running.lesson}`]: "on", ...fields });
    expect([answer.status, answer.text.includes(text)]).toEqual([422, true]);
  }
  expect(await statesOf(running)).toEqual([60, null]);
});

test("students and instructors of other courses neither open the page nor decide by it", async () => {
  const { running, page } = await addPlayedClass();
  const stranger = await addRunningClass(ctx);
  const forms: Record<string, string>[] = [
    { intent: "decide", allStudents: "1", allScenarios: "1", kind: "excuse", reason: "x" },
    { intent: "undo", batchId: crypto.randomUUID() },
  ];
  for (const [person, status] of [
    [stranger.owner, 404],
    [running.students[0], 302],
  ] as const) {
    const browser = await enterAs(person);
    expect((await browser.visit(page)).status).toBe(status);
    for (const form of forms) expect((await browser.visit(page, form)).status).toBe(status);
  }
  expect(await statesOf(running)).toEqual([60, null]);
});

test("the API previews, decides and undoes a batch, and refuses what a preview hasn't seen", async () => {
  const { running } = await addPlayedClass();
  const { students, lesson, sessionId, owner } = running;
  const token = await tokenOf(owner);
  const path = `/sessions/${sessionId}/decisions/batches`;
  const body = {
    ...{ userIds: students.map(({ id }) => id), scenarioIds: [lesson] },
    decision: { kind: "adjust", points: 5, reason: "A hint was misleading." },
  };
  const { body: preview } = await call("POST", `${path}/preview`, { token, body });
  const change = {
    ...{ userId: students[0].id, scenarioId: lesson, replaces: null },
    from: { state: "graded", score: 60, maxScore: 100 },
    to: { state: "graded", score: 65, maxScore: 100 },
  };
  expect(preview).toEqual({
    ...{ grades: [change], seen: 0 },
    unchangeable: [{ userId: students[1].id, scenarioId: lesson }],
  });
  const decided = await call("POST", path, { token, body: { ...body, seen: preview.seen } });
  expect([decided.status, decided.body.grades]).toEqual([201, [change]]);
  expect((await call("POST", path, { token, body: { ...body, seen: preview.seen } })).status).toBe(409);
  const { body: listed } = await call("GET", path, { token });
  expect(listed).toMatchObject([{ id: decided.body.batchId, kind: "adjust", grades: 1, undone: 0 }]);
  const undone = await call("DELETE", `${path}/${decided.body.batchId}`, { token });
  expect(undone.body.grades).toEqual([{ ...change, from: change.to, to: change.from }]);
  expect((await call("DELETE", `${path}/${decided.body.batchId}`, { token })).status).toBe(409);
});

test.each([
  ["no students", { userIds: [] }, "UserIds"],
  ["no scenarios", { scenarioIds: [] }, "ScenarioIds"],
  ["an id that is none", { userIds: ["x"] }, "UserIds.0"],
  ["no reason", { decision: { kind: "excuse", reason: " " } }, "Decision.reason"],
  ["an unknown field", { decision: { kind: "excuse", reason: "x", points: 3 } }, "Decision.points"],
  ["a note", { decision: { kind: "note", reason: "x" } }, "Decision.kind"],
])("the API refuses a batch with %s at its field", async (_, change, field) => {
  const { running } = await addPlayedClass();
  const body = {
    ...{ userIds: [running.students[0].id], scenarioIds: [running.lesson] },
    ...{ decision: { kind: "excuse", reason: "Was ill." }, ...change },
  };
  const token = await tokenOf(running.owner);
  const refused = await call("POST", `/sessions/${running.sessionId}/decisions/batches`, { token, body });
  expect(refused.status).toBe(422);
  expect(Object.keys(refused.body.errors)).toEqual([field]);
});
