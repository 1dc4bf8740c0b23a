// Due dates of a class, sent to the built server.
import { expect, test } from "vitest";
import { addRunningClass, attemptBodyOf, type Person, type RunningClass } from "../support/builders";
import { apiUrl, call, expectProblem, testApi, tokenOf } from "../support/rest-api";

const ctx = await testApi();

const send = async (person: Person, method: string, path: string, body?: object) =>
  call(method, path, { token: await tokenOf(person), ...(body && { body }) });

const datesOf = ({ sessionId }: RunningClass) => `/sessions/${sessionId}/due-dates`;
const daysAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

test("an instructor sets due dates and extends one, and the student reads both", async () => {
  const running = await addRunningClass(ctx);
  const { owner, lesson, sessionId, students } = running;
  const [dueAt, later] = [daysAhead(5), daysAhead(8)];
  const dates = { timeZone: "Europe/Berlin", dates: [{ scenarioId: lesson, dueAt }] };
  expect((await send(owner, "PUT", datesOf(running), dates)).body).toEqual({ changed: 1, overtook: null });
  const { body: set } = await send(owner, "GET", datesOf(running));
  expect(set).toMatchObject({ timeZone: "Europe/Berlin", dates: [{ scenarioId: lesson, campaignId: null, dueAt }] });
  const extension = { userIds: [students[0].id], scenarioIds: [lesson], dueAt: later, reason: "Was ill." };
  const answer = await send(owner, "POST", `/sessions/${sessionId}/extensions`, extension);
  expect([answer.status, answer.body]).toEqual([201, { extensions: 1 }]);
  const { body: own } = await send(students[0], "GET", "/me/due-dates");
  expect(own).toMatchObject([{ scenarioId: lesson, dueAt: later, isDone: false, timeZone: "Europe/Berlin" }]);
  expectProblem(await send(students[0], "GET", datesOf(running)), 403, /./);
});

test("a score from before a scenario opens is refused with the time at which it does, and can be sent then", async () => {
  const running = await addRunningClass(ctx);
  const { owner, lesson, sessionId, students } = running;
  const open = (opensAt: string | null) =>
    send(owner, "PUT", datesOf(running), { timeZone: "UTC", dates: [{ scenarioId: lesson, opensAt }] });
  await open(daysAhead(1));
  const attempt = attemptBodyOf(lesson, sessionId, { totalScore: 70 });
  expectProblem(await send(students[0], "POST", "/scores", attempt), 409, /opens .*UTC/);
  await open(daysAhead(-1));
  expect((await send(students[0], "POST", "/scores", attempt)).status).toBe(201);
});

test.each([
  ["a zone that nobody knows", { timeZone: "Mars/Olympus", dates: [] }, "TimeZone"],
  ["dates that aren't a list", { timeZone: "UTC", dates: {} }, "Dates"],
  ["a date without a time", { timeZone: "UTC", dates: [{ scenarioId: crypto.randomUUID(), dueAt: "soon" }] }, "Dates"],
  ["a target without an id", { timeZone: "UTC", dates: [{ dueAt: daysAhead(1) }] }, "Dates"],
  [
    "a due date before the opening",
    { timeZone: "UTC", dates: [{ scenarioId: crypto.randomUUID(), opensAt: daysAhead(2), dueAt: daysAhead(1) }] },
    "Dates",
  ],
  ["an unknown field", { timeZone: "UTC", dates: [], setBy: "1" }, "SetBy"],
])("due dates with %s are refused at their field", async (_, body, field) => {
  const running = await addRunningClass(ctx);
  const refused = await send(running.owner, "PUT", datesOf(running), body);
  expect(refused.status).toBe(422);
  expect(Object.keys(refused.body.errors).some((name) => name.startsWith(field))).toBe(true);
});

test("a calendar isn't found by an address that nobody was given", async () => {
  const site = apiUrl();
  for (const file of ["a.ics", `${"a".repeat(43)}.ics`, "a".repeat(43), "%00.ics"]) {
    const { status } = await fetch(`${site}/calendar/${file}`);
    expect([400, 404]).toContain(status);
  }
});
