// The mission of the week over HTTP.
import { expect, test } from "vitest";
import { addOrganization, addRunningClass, foundation, testPassword, type Person } from "../support/builders";
import { apiUrl, call, testApi, tokenOf } from "../support/rest-api";
import { SignInBrowser } from "../support/sign-in-browser";
import { weeklyEvidence } from "../support/weekly-flights";

const ctx = await testApi();

const resultOf = ({ points, deltaV, duration }: Record<string, number>) => ({ points, deltaV, duration });

async function addClass() {
  const organizationId = await addOrganization(ctx, { curriculumId: foundation.id });
  const running = await addRunningClass(ctx, { students: 2, organizationId });
  const [ada, ben] = running.students;
  const enter = async (person: Person) => ({ token: await tokenOf(person) });
  return {
    sessionId: running.sessionId,
    ada: await enter(ada),
    ben: await enter(ben),
    owner: await enter(running.owner),
    instructor: running.owner,
    students: running.students,
  };
}

test("a student begins, hands in, shares, and a classmate flies beside the flight after an own one", async () => {
  const { sessionId, ada, ben } = await addClass();
  const week = await call("GET", `/weekly-mission?sessionId=${sessionId}`, ada);
  expect(week.status).toBe(200);
  expect(week.body.mission).toMatchObject({ flightsLeft: 5, own: null, shares: false, ghosts: 0 });
  const start = await call("POST", "/weekly-mission/starts", { ...ada, body: { sessionId } });
  expect(start.status).toBe(201);
  const { missionId } = start.body;
  const flight = { missionId, flightId: crypto.randomUUID(), evidence: weeklyEvidence(start.body) };
  const first = await call("POST", "/weekly-mission/flights", { ...ada, body: flight });
  expect(first.status).toBe(201);
  expect(first.body).toMatchObject({ passed: true, flightsLeft: 4, isBest: true });
  expect(first.body).not.toHaveProperty("reference");
  const again = await call("POST", "/weekly-mission/flights", { ...ada, body: flight });
  expect([again.status, again.body]).toEqual([200, first.body]);
  const shared = await call("POST", "/weekly-mission/sharing", { ...ada, body: { sessionId, shares: true } });
  expect(shared.body).toEqual({ shares: true });
  const ghosts = () => call("GET", `/weekly-mission/ghosts?sessionId=${sessionId}`, ben);
  expect((await ghosts()).status).toBe(409);
  await call("POST", "/weekly-mission/starts", { ...ben, body: { sessionId } });
  const own = { missionId, flightId: crypto.randomUUID(), evidence: weeklyEvidence(start.body, 2) };
  expect((await call("POST", "/weekly-mission/flights", { ...ben, body: own })).status).toBe(201);
  expect((await ghosts()).body).toMatchObject([{ ...resultOf(first.body), log: { end: flight.evidence.end } }]);
  const standings = await call("GET", `/weekly-mission/standings?sessionId=${sessionId}`, ben);
  expect(standings.body.people.map(({ rank }: { rank: number }) => rank)).toEqual([1, 2]);
  const rating = await call("GET", `/weekly-mission/rating?sessionId=${sessionId}`, ben);
  expect(rating.body).toEqual({ rating: null, weeks: 0, change: 0 });
});

test("an instructor, who isn't a student of the class, plays no mission there", async () => {
  const { sessionId, owner } = await addClass();
  for (const path of ["", "/standings", "/ghosts", "/rating"])
    expect((await call("GET", `/weekly-mission${path}?sessionId=${sessionId}`, owner)).status).toBe(404);
});

test("a log that can't be flown names the field, and costs no flight", async () => {
  const { sessionId, ada } = await addClass();
  const start = await call("POST", "/weekly-mission/starts", { ...ada, body: { sessionId } });
  const evidence = { ...weeklyEvidence(start.body), burns: [{ t: 0, dv: [0, 0, 0] }] };
  const body = { missionId: start.body.missionId, flightId: crypto.randomUUID(), evidence };
  const refused = await call("POST", "/weekly-mission/flights", { ...ada, body });
  expect(refused.status).toBe(422);
  expect(Object.keys(refused.body.errors)[0]).toMatch(/^Evidence\.burns/);
  const week = await call("GET", `/weekly-mission?sessionId=${sessionId}`, ada);
  expect(week.body.mission.flightsLeft).toBe(5);
});

test("the class summary says what the class flies, without scripts, and names students only with names", async () => {
  const { sessionId, ada, ben, instructor, students } = await addClass();
  const browser = new SignInBrowser(apiUrl());
  await browser.visit("/?index", { intent: "login", username: instructor.userName, password: testPassword });
  const summary = async (query = "") =>
    // React's comments separate texts.
    (await browser.visit(`/instructor/gradebook/${sessionId}/students/summary${query}`)).text.replaceAll(
      "<!-- -->",
      "",
    );
  expect(await summary()).toContain("Nobody has flown this mission yet.");
  for (const student of [ada, ben]) {
    const { body: start } = await call("POST", "/weekly-mission/starts", { ...student, body: { sessionId } });
    const body = { missionId: start.missionId, flightId: crypto.randomUUID(), evidence: weeklyEvidence(start) };
    await call("POST", "/weekly-mission/flights", { ...student, body });
  }
  const closed = await summary();
  expect(closed).toContain("2 of 2 students have flown it. It needs 5 flights to be ranked among classes.");
  expect(closed).toContain("Show standings");
  const { userName } = students[0]!;
  const named = await summary("?standings=week");
  const unnamed = await summary("?standings=week&names=hidden");
  expect([closed, named, unnamed].map((text) => text.includes(userName))).toEqual([false, true, false]);
  expect(unnamed).toContain("In this class");
});
