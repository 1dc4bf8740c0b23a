// Sandboxes that are handed in, over HTTP: the worst copies are refused, and only the right people open a copy.
import { v7 as uuid } from "uuid";
import { beforeAll, expect, test } from "vitest";
import { addOrganization, addRunningClass, addUser, asSystemAdmin, unique, testPassword } from "../support/builders";
import { curriculumIdOf, scenarioIdOf } from "../support/product-facts";
import { apiUrl, call, testApi, tokenOf } from "../support/rest-api";
import { builtSandbox, sandboxEvidence, sandboxScenario } from "../support/sandbox-scenario";
import { decideGrade, publishCurriculum, setRelease } from "../support/set-up";
import { SignInBrowser } from "../support/sign-in-browser";
import { schoolOf } from "../support/written-lesson";

const ctx = await testApi();

let place: Awaited<ReturnType<typeof addPlace>>;
beforeAll(async () => {
  place = await addPlace();
});

async function addPlace() {
  const key = unique("school").toLowerCase();
  await publishCurriculum(asSystemAdmin(ctx), JSON.stringify(schoolOf(key, 1, [sandboxScenario])));
  const organizationId = await addOrganization(ctx, { curriculumId: curriculumIdOf(key) });
  const running = await addRunningClass(ctx, { organizationId, students: 2 });
  return { running, organizationId, scenarioId: scenarioIdOf(key, sandboxScenario.key) };
}

const post = async (evidence: unknown, token: Promise<string> = tokenOf(place.running.students[0])) =>
  call("POST", "/scores", {
    token: await token,
    body: { attemptId: uuid(), scenarioId: place.scenarioId, sessionId: place.running.sessionId, evidence },
  });

test("the receipt has the points of the checks, and says who grades the rest", async () => {
  const answer = await post(sandboxEvidence());
  expect(answer).toMatchObject({
    status: 201,
    body: { score: 40, maxScore: 100, grading: "server", note: "Your instructor grades the rest." },
  });
  const again = await call("POST", "/scores", {
    token: await tokenOf(place.running.students[0]),
    body: {
      ...{ attemptId: answer.body.attemptId, scenarioId: place.scenarioId, sessionId: place.running.sessionId },
      evidence: sandboxEvidence({ inclination: 0 }),
    },
  });
  expect([again.status, again.body]).toEqual([200, answer.body]);
});

const [first] = builtSandbox().spacecraft;
const withOrbit = (change: object) => ({ spacecraft: [{ ...first, orbit: { ...first!.orbit, ...change } }] });

test.each([
  ["no document", { kind: "sandbox" }],
  ["another format", sandboxWith({ format: "other" })],
  ["a force model of its own", sandboxWith({ gravity: "none" })],
  ["no spacecraft", sandboxWith({ spacecraft: [] })],
  ["21 spacecraft", sandboxWith({ spacecraft: Array.from({ length: 21 }, () => first) })],
  ["100,000 spacecraft", sandboxWith({ spacecraft: Array.from({ length: 100_000 }, () => 0) })],
  ["an orbit below the ground", sandboxWith(withOrbit({ perigee: -6_378 }))],
  ["apsides swapped", sandboxWith(withOrbit({ perigee: 500 }))],
  ["an apogee beyond the Moon", sandboxWith(withOrbit({ apogee: 1e308 }))],
  ["an endless angle", sandboxWith(withOrbit({ node: 1e300 }))],
  ["an angle that isn't a number", sandboxWith(withOrbit({ trueAnomaly: null }))],
  ["a name that can't be stored", sandboxWith({ spacecraft: [{ ...first, name: "\u0000" }] })],
  ["a long name", sandboxWith({ spacecraft: [{ ...first, name: "x".repeat(65) }] })],
  ["a field of its own", sandboxWith({ points: 100 })],
])("a copy with %s is refused", async (_, evidence) => {
  const { status, body } = await post(evidence);
  expect([status, Object.keys(body.errors)[0]]).toEqual([422, expect.stringMatching(/^Evidence/)]);
});

function sandboxWith(change: object) {
  return { kind: "sandbox", document: { ...builtSandbox(), ...change } };
}

test("the worst copy for the checks is answered in time", async () => {
  const spacecraft = Array.from({ length: 20 }, () => ({ ...first, orbit: { ...first!.orbit, perigee: 100 } }));
  const began = performance.now();
  expect((await post(sandboxWith({ gravity: "J2 and drag", spacecraft }))).status).toBe(201);
  expect(performance.now() - began).toBeLessThan(5_000);
});

test("a held scenario says nothing of the checks", async () => {
  const part = { rule: "held", opensAt: null } as const;
  const held = await addPlace();
  const { sessionId: classSessionId } = held.running;
  await setRelease(
    held.running.owner.ctx,
    { classSessionId, scenarioId: held.scenarioId },
    { grades: part },
    { hides: true },
  );
  const token = await tokenOf(held.running.students[0]);
  const body = { attemptId: uuid(), scenarioId: held.scenarioId, sessionId: held.running.sessionId };
  const answers = [];
  for (const evidence of [sandboxEvidence(), sandboxEvidence({ inclination: 0, trueAnomaly: 180 })])
    answers.push(await call("POST", "/scores", { token, body: { ...body, attemptId: uuid(), evidence } }));
  for (const { body } of answers) expect(body).toMatchObject({ score: null, passed: null, held: true });
  for (const { body } of answers) expect(body).not.toHaveProperty("note");
  const page = await (
    await browserOf(held.running.students[0])
  ).visit(`/results/attempts/${answers[0]!.body.attemptId}`);
  expect(page.text).not.toMatch(/not met|Your instructor gives/);
});

type Person = Parameters<typeof tokenOf>[0];

async function browserOf({ userName }: Person) {
  const browser = new SignInBrowser(apiUrl());
  await browser.visit("/?index", { intent: "login", username: userName, password: testPassword });
  return browser;
}

test("its player and readers of the gradebook open a copy; classmates, other classes and visitors don't", async () => {
  const { running, organizationId } = place;
  const [player, classmate] = running.students;
  const { body } = await post(sandboxEvidence());
  const path = `/handed-in/${body.attemptId}`;
  const colleague = (await addRunningClass(ctx, { organizationId })).owner;
  const administrator = await addUser(ctx, { organizationId, role: "OrganizationAdmin" });
  const other = await addPlace();
  const otherAdministrator = await addUser(ctx, { organizationId: other.organizationId, role: "OrganizationAdmin" });
  const statusFor = async (person: Person) => (await (await browserOf(person)).visit(path)).status;
  for (const person of [player, running.owner, administrator, await addUser(ctx, { role: "SystemAdmin" })])
    expect(await statusFor(person)).toBe(200);
  for (const person of [classmate, colleague, other.running.owner, other.running.students[0], otherAdministrator])
    expect(await statusFor(person)).toBe(404);
  expect((await new SignInBrowser(apiUrl()).visit(path)).location).toBe(`${apiUrl()}/`);
  const own = await browserOf(player);
  for (const id of [uuid(), "x", "%00"]) expect((await own.visit(`/handed-in/${id}`)).status).toBe(404);
  const seen = await own.visit(path);
  expect(seen.text).toContain("The simulator isn't available here");
  expect(seen.text).toContain("51.60");
});

test("pages of instructors mark what waits for a grade, until it has one", async () => {
  const { running, scenarioId } = await addPlace();
  const [student] = running.students;
  const { body } = await call("POST", "/scores", {
    token: await tokenOf(student),
    body: { attemptId: uuid(), scenarioId, sessionId: running.sessionId, evidence: sandboxEvidence() },
  });
  const browser = await browserOf(running.owner);
  const attempt = `/instructor/attempts/${body.attemptId}`;
  const pages = async () => ({
    attempt: (await browser.visit(attempt)).text.includes("waits for a grade by hand"),
    gradebook: (await browser.visit(`/instructor/gradebook/${running.sessionId}`)).text.includes("To be graded"),
    queue: (await browser.visit("/instructor/requests?show=sandboxes")).text.includes(attempt),
  });
  expect(await pages()).toEqual({ attempt: true, gradebook: true, queue: true });
  await decideGrade(
    { ...running.owner.ctx, now: new Date() },
    { classSessionId: running.sessionId, scenarioId, userId: student.id },
    { kind: "override", points: 90, maxPoints: 100, reason: "Good" },
  );
  expect(await pages()).toEqual({ attempt: false, gradebook: false, queue: false });
});
