// Second looks at decisions about grades, over HTTP: who gets them, how they are answered, and what students don't see.
import { expect, test } from "vitest";
import { addRunningClass, addUser, attemptOf, testPassword, type Person } from "../support/builders";
import { apiUrl, call, expectProblem, testApi, tokenOf } from "../support/rest-api";
import { changeSecondLookShare, recordAttempt, removeTeacher, setTeacher } from "../support/set-up";
import { SignInBrowser } from "../support/sign-in-browser";

const ctx = await testApi();
const override = { kind: "override", points: 80, maxPoints: 100, reason: "Oral exam." };

/** A class in which each decision waits, with a colleague who assists. */
async function addLookedClass() {
  const running = await addRunningClass<2>(ctx, { students: 2 });
  const { id, owner, organizationId, sessionId, lesson, students } = running;
  const colleague = await addUser(ctx, { role: "Instructor", organizationId });
  await setTeacher(owner.ctx, id, colleague.id, "assist");
  await changeSecondLookShare(owner.ctx, id, 100);
  for (const student of students) await recordAttempt(student.ctx, attemptOf(lesson, sessionId));
  const as = async (person: Person, method: string, path: string, body?: object) =>
    call(method, `/sessions/${sessionId}${path}`, { token: await tokenOf(person), body });
  const decide = async (place: 0 | 1, by = owner): Promise<string> => {
    const path = `/grades/${students[place].id}/decisions`;
    return (await as(by, "POST", path, { ...override, scenarioId: lesson })).body.decisionId;
  };
  return { ...running, colleague, as, decide };
}

async function enterAs(person: Person) {
  const browser = new SignInBrowser(apiUrl());
  await browser.visit("/?index", { intent: "login", username: person.userName, password: testPassword });
  return browser;
}

test("decisions wait for colleagues by page, one is agreed to, another changed", async () => {
  const { colleague, owner, students, lesson, as, decide } = await addLookedClass();
  const first = await decide(0);
  const second = await decide(1);
  const { status, body, headers } = await as(colleague, "GET", "/second-looks?page=1&pageSize=1");
  expect([status, headers.get("x-total-count")]).toEqual([200, "2"]);
  expect(body).toEqual([
    {
      ...{ decisionId: first, userId: students[0].id, username: students[0].userName, scenarioId: lesson },
      ...{ ...override, rubric: null, by: owner.userName, at: expect.any(String) },
    },
  ]);
  expect((await as(owner, "GET", "/second-looks")).body).toEqual([]);

  const agreed = await as(colleague, "POST", `/second-looks/${first}`, { outcome: "agreed" });
  expect([agreed.status, agreed.body]).toEqual([201, { outcome: "agreed", decisionId: null }]);
  const decision = { kind: "override", points: 55, maxPoints: 100, reason: "Two answers were wrong." };
  const changed = await as(colleague, "POST", `/second-looks/${second}`, { outcome: "changed", decision });
  expect([changed.status, changed.body]).toEqual([201, { outcome: "changed", decisionId: expect.any(String) }]);
  expect((await as(colleague, "GET", "/second-looks")).body).toEqual([]);
  const grades = (await as(owner, "GET", "/grades")).body as { userId: string; score: number }[];
  expect(grades.find(({ userId }) => userId === students[1].id)?.score).toBe(55);
});

test("the author's own answer, a second one and one about another class are refused", async () => {
  const { owner, colleague, as, decide } = await addLookedClass();
  const other = await addLookedClass();
  const decisionId = await decide(0);
  const agreed = { outcome: "agreed" };
  expectProblem(await as(owner, "POST", `/second-looks/${decisionId}`, agreed), 409, /own decision/);
  expect((await other.as(other.colleague, "POST", `/second-looks/${decisionId}`, agreed)).status).toBe(404);
  const elsewhere = await call("POST", `/sessions/${other.sessionId}/second-looks/${decisionId}`, {
    ...{ token: await tokenOf(colleague), body: agreed },
  });
  expect(elsewhere.status).toBe(404);
  expect((await as(colleague, "POST", `/second-looks/${decisionId}`, agreed)).status).toBe(201);
  expectProblem(await as(colleague, "POST", `/second-looks/${decisionId}`, agreed), 409, /has already agreed/);
});

test("a removed assistant gets no second look any more, with the same token", async () => {
  const { id, owner, colleague, sessionId, decide } = await addLookedClass();
  const decisionId = await decide(0);
  const token = await tokenOf(colleague);
  const list = () => call("GET", `/sessions/${sessionId}/second-looks`, { token });
  expect((await list()).body).toHaveLength(1);
  await removeTeacher(owner.ctx, id, colleague.id);
  expect((await list()).status).toBe(404);
  const body = { outcome: "agreed" };
  expect((await call("POST", `/sessions/${sessionId}/second-looks/${decisionId}`, { token, body })).status).toBe(404);
});

test("the queue's page agrees, and neither results nor their data tell the student", async () => {
  const { students, sessionId, colleague, decide } = await addLookedClass();
  const decisionId = await decide(0);
  const browser = await enterAs(colleague);
  const queue = await browser.visit("/instructor/requests?show=looks");
  expect(queue.text).toContain(`decision-${decisionId}`);
  expect((await browser.visit(`/instructor/gradebook/${sessionId}`)).text).toContain(
    "decision waits for a second look",
  );
  expect((await browser.visit("/instructor/requests?show=looks", { intent: "agree", decisionId })).status).toBe(302);
  expect((await browser.visit("/instructor/requests?show=looks")).text).toContain("No decisions wait for you");
  const record = await browser.visit(`/instructor/gradebook/${sessionId}/students/${students[0].id}`);
  expect(record.text).toContain(`Second look: agreed by ${colleague.userName}`);

  const student = await enterAs(students[0]);
  for (const path of ["/results", `/results?class=${sessionId}`, "/results/transcript"]) {
    const page = await student.visit(path);
    expect(page.text).not.toMatch(/second.?look|wantsLook/i);
    expect(page.text).not.toContain(colleague.userName);
  }
});
