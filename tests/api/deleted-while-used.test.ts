// Deletes a course, a user or an organization in use: requests get a readable refusal, and nothing is left half done.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { Ctx } from "~/domain/context";
import {
  addOrganization,
  addRunningClass,
  addUser,
  attemptBodyOf,
  foundation,
  testPassword,
  unique,
  type RunningClass,
} from "../support/builders";
import { preparedDatabase } from "../support/database";
import { fillDatabase } from "../support/fill-database";
import { startServer } from "../support/server";

const folder = mkdtempSync(join(tmpdir(), "apsis-deleted-"));
const environment = { ...(await preparedDatabase(folder)), DEMO: "0" };
const rounds = 4;
const lesson = foundation.scenarioId("orbits-and-energy");
const read = { kind: "lesson", answers: [], tasks: [] };

type Place = { course: RunningClass<3>; organizationId: string };

async function addPlaces(ctx: Ctx): Promise<Place[]> {
  const places: Place[] = [];
  for (let round = 0; round < rounds; round++) {
    const organizationId = await addOrganization(ctx, { curriculumId: foundation.id, userLimit: 200 });
    places.push({ organizationId, course: await addRunningClass<3>(ctx, { organizationId, students: 3 }) });
  }
  return places;
}

const filled = await fillDatabase(environment, async (ctx) => ({
  admin: await addUser(ctx, { role: "SystemAdmin" }),
  forCourses: await addPlaces(ctx),
  forUsers: await addPlaces(ctx),
  forOrganizations: await addPlaces(ctx),
}));
const server = await startServer(environment);
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const call = (method: string, path: string, token: string, body?: unknown) =>
  fetch(`${server.url}/api${path}`, {
    method,
    headers: { "content-type": "application/json", "x-auth-token": token },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

const enter = (username: string) => call("POST", "/auth/session", "", { username, password: testPassword });

async function tokenOf({ userName }: { userName: string }): Promise<string> {
  const answer = await enter(userName);
  const { accessToken } = (await answer.json()) as { accessToken: string };
  return accessToken;
}

function register(code: string) {
  const userName = unique("late");
  return call("POST", "/users/registrationCode", "", {
    ...{ userName, password: testPassword, email: `${userName}@example.org`, accessCode: code },
  });
}

/** What students and new users do in a loop; `also` runs at the same time. */
async function useAll({ course }: Place, tokens: string[], also: () => Promise<Response>) {
  const body = (sessionId: string | null) => attemptBodyOf(lesson, sessionId, { evidence: read as never });
  const used = tokens.flatMap((token) => [
    call("POST", "/scores", token, body(course.sessionId)),
    call("POST", "/scores/starts", token, { scenarioId: lesson, classSessionId: course.sessionId }),
    call("POST", "/groups/join", token, { password: course.code }),
    call("POST", "/sandboxes", token, { title: "A sandbox", content: {} }),
  ]);
  const deleted = also();
  const later = tokens.flatMap((token, at) => [
    call("POST", "/scores", token, body(course.sessionId)),
    call("POST", "/scores", token, body(null)),
    call("POST", "/scores/starts", token, { scenarioId: lesson }),
    call("PATCH", `/users/${course.students[at]?.id}/groupSelection/latest/${course.id}`, token),
    enter(course.students[at]?.userName ?? ""),
    register(course.code),
  ]);
  return { deleted: await deleted, answers: await Promise.all([...used, ...later]) };
}

async function expectRefusals(answers: Response[]) {
  for (const answer of answers) {
    const text = await answer.text();
    // A lock timeout answers 503 on a slow machine, and clients try again.
    if (answer.status === 503) expect(answer.headers.get("retry-after")).toBe("5");
    else expect(answer.status, `${answer.url} ${text}`).toBeLessThan(500);
    if (!answer.ok) expect(text).toMatch(/"title":"[A-Z]/);
  }
}

test("a course can be deleted while students play it", async () => {
  const admin = await tokenOf(filled.admin);
  for (const place of filled.forCourses) {
    const tokens = await Promise.all(place.course.students.map(tokenOf));
    const path = `/groups/${place.course.id}`;
    const { deleted, answers } = await useAll(place, tokens, () => call("DELETE", path, admin));
    expect(deleted.status).toBe(204);
    await expectRefusals(answers);
    expect((await call("GET", path, admin)).status).toBe(404);
    expect((await call("GET", `/scores/session/${place.course.sessionId}/all`, admin)).status).toBe(404);
  }
});

test("users can be deleted while they sign in and play", async () => {
  const admin = await tokenOf(filled.admin);
  for (const place of filled.forUsers) {
    const { students } = place.course;
    const tokens = await Promise.all(students.map(tokenOf));
    const others = students.slice(1).map(
      ({ id }) =>
        () =>
          call("DELETE", `/users/${id}`, admin),
    );
    const { deleted, answers } = await useAll(place, tokens, async () => {
      const [first] = await Promise.all([
        call("DELETE", `/users/${students[0].id}`, admin),
        ...others.map((go) => go()),
      ]);
      return first;
    });
    expect(deleted.status).toBe(204);
    await expectRefusals(answers);
    for (const { id, userName } of students) {
      expect((await call("GET", `/users/${id}`, admin)).status).toBe(404);
      expect((await enter(userName)).status).toBe(401);
    }
  }
});

test("an organization can be deleted while its members use it", async () => {
  const admin = await tokenOf(filled.admin);
  for (const place of filled.forOrganizations) {
    const tokens = await Promise.all(place.course.students.map(tokenOf));
    const path = `/organizations/${place.organizationId}`;
    const { deleted, answers } = await useAll(place, tokens, () => call("DELETE", path, admin));
    expect(deleted.status).toBe(204);
    await expectRefusals(answers);
    expect((await call("GET", path, admin)).status).toBe(404);
    for (const { userName } of place.course.students) expect((await enter(userName)).status).toBe(401);
  }
});
