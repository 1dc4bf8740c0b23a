// Practice over HTTP: what is listed, how answers are judged, what is refused, and what a class forgets.
import { sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { expect, test } from "vitest";
import {
  addOrganization,
  addRunningClass,
  attemptOf,
  foundation,
  testPassword,
  type Person,
  type RunningClass,
} from "../support/builders";
import { apiUrl, call, expectProblem, testApi, tokenOf } from "../support/rest-api";
import { recordAttempt } from "../support/set-up";
import { SignInBrowser } from "../support/sign-in-browser";

const ctx = await testApi();
const lesson = foundation.scenarioId("orbits-and-energy");

const addClass = async <Students extends number>(students: Students): Promise<RunningClass<Students>> =>
  addRunningClass<Students>(ctx, {
    students,
    organizationId: await addOrganization(ctx, { curriculumId: foundation.id }),
  });

/** Two days ago, with a wrong answer to q1, whose right one is b. */
async function playWrong({ sessionId }: { sessionId: string }, student: Person) {
  const evidence = { kind: "lesson" as const, answers: [{ question: "q1", chosen: ["a"] }], tasks: [] };
  const { receipt } = await recordAttempt(student.ctx, attemptOf(lesson, sessionId, { evidence }));
  await ctx.db.execute(
    sql`update attempts set received_at = received_at - interval '2 days' where id = ${receipt.attemptId}`,
  );
}

const answerAs = async (student: Person, choice: string, changes: object = {}) =>
  call("POST", "/practice/answers", {
    token: await tokenOf(student),
    body: { id: uuid(), scenarioId: lesson, question: "q1", chosen: [choice], isSure: true, ...changes },
  });

test("what is due is listed without what is right, and the answer says it once it was given", async () => {
  const running = await addClass(1);
  const [student] = running.students;
  const token = await tokenOf(student);
  expect((await call("GET", "/practice", { token })).body).toMatchObject({ session: [], cards: 0, next: null });
  await playWrong(running, student);
  const { status, body } = await call("GET", "/practice?timeZone=Europe/Berlin", { token });
  expect(status).toBe(200);
  expect(body).toMatchObject({ questions: 1, minutes: 1, dueCount: 1, cards: 1, practised: 0 });
  expect(body.session).toMatchObject([{ scenarioId: lesson, question: "q1", isQuiz: false, several: false }]);
  expect(JSON.stringify(body)).not.toMatch(/correct|explanation/);
  const id = uuid();
  const first = await answerAs(student, "b", { id });
  expect(first.body).toMatchObject({ isRight: true, right: ["b"], counted: true });
  expect(first.body.explanation).toContain("so more energy");
  expect((await answerAs(student, "b", { id })).body).toEqual(first.body);
  expect((await answerAs(student, "a")).body).toMatchObject({
    isRight: false,
    counted: false,
    dueOn: first.body.dueOn,
  });
  expect((await call("GET", "/practice", { token })).body).toMatchObject({
    ...{
      session: [],
      practisedToday: 1,
      next: { on: first.body.dueOn, count: 1 },
      streak: { days: 1, hasToday: true },
    },
  });
});

test("an answer is in the language of the request", async () => {
  const running = await addClass(1);
  const [student] = running.students;
  await playWrong(running, student);
  const token = await tokenOf(student);
  const { body } = await call("GET", "/practice", { token, headers: { "accept-language": "de" } });
  const english = await call("GET", "/practice", { token });
  expect(body.session[0].text).not.toBe(english.body.session[0].text);
});

test("impossible answers are refused, with the field", async () => {
  const running = await addClass(2);
  const [student, other] = running.students;
  await playWrong(running, student);
  const token = await tokenOf(student);
  const id = uuid();
  await answerAs(student, "b", { id });
  expectProblem(await answerAs(student, "a", { id }), 409, /already sent/);
  for (const changes of [{ chosen: [] }, { chosen: ["z"] }]) {
    const { status, body } = await answerAs(student, "b", changes);
    expect([status, Object.keys(body.errors)]).toEqual([422, ["Chosen"]]);
  }
  for (const changes of [
    ...[{ id: "one" }, { scenarioId: "one" }, { question: 1 }, { question: "q".repeat(65) }, { chosen: "b" }],
    ...[{ chosen: new Array(51).fill("b") }, { isSure: "yes" }, { timeZone: "Nowhere/Town" }, { more: 1 }],
  ])
    expect([changes, (await answerAs(student, "b", changes)).status]).toEqual([changes, 422]);
  for (const changes of [{ question: "q2" }, { question: "none" }, { scenarioId: uuid() }])
    expectProblem(await answerAs(student, "b", changes), 404, /not found/i);
  expectProblem(await answerAs(other, "b"), 404, /not found/i);
  expectProblem(await call("GET", "/practice?timeZone=Nowhere", { token }), 422, /./);
});

test("an instructor reads what a class forgets, on the page and by the API; a stranger and a student don't", async () => {
  const running = await addClass(3);
  for (const student of running.students) {
    await playWrong(running, student);
    await answerAs(student, student === running.students[0] ? "b" : "a");
  }
  const path = `/sessions/${running.sessionId}/practice`;
  const { body } = await call("GET", path, { token: await tokenOf(running.owner) });
  expect(body).toMatchObject({ days: 30, students: 3, practising: 3 });
  expect(body.questions).toMatchObject([{ scenarioId: lesson, question: "q1", students: 3, reviews: 3, wrong: 2 }]);
  const stranger = await addRunningClass(ctx);
  expectProblem(await call("GET", path, { token: await tokenOf(stranger.owner) }), 404, /./);
  expectProblem(await call("GET", path, { token: await tokenOf(running.students[0]) }), 403, /./);
  const page = await enterAs(running.owner);
  const { text } = await page.visit(`/instructor/gradebook/${running.sessionId}/students/summary`);
  expect(text).toContain("What the class forgets");
  expect(text).toContain(body.questions[0].text);
});

test("the results page shows the numbers without JavaScript", async () => {
  const running = await addClass(1);
  const [student] = running.students;
  const browser = await enterAs(student);
  expect((await browser.visit("/results")).text).toContain("nothing to practice yet");
  await playWrong(running, student);
  expect((await browser.visit("/results")).text).toContain("1 question is due, about 1 minute");
});

async function enterAs(person: Person) {
  const browser = new SignInBrowser(apiUrl());
  await browser.visit("/?index", { intent: "login", username: person.userName, password: testPassword });
  return browser;
}
