import { v7 as uuid } from "uuid";
import { expect, test } from "vitest";
import {
  addCourse,
  addOrganization,
  addRunningClass,
  addUser,
  advanced,
  attemptBodyOf,
  foundation,
  unique,
} from "../support/builders";
import { call, expectProblem, testApi, tokenOf, withNothingWritten } from "../support/rest-api";

const ctx = await testApi();
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString().replace(/\.\d+/, "");
const sysadmin = await tokenOf(await addUser(ctx, { role: "SystemAdmin" }));

async function school() {
  const course = await addCourse(ctx);
  const { organizationId } = course;
  const tokens = {
    owner: await tokenOf(course.owner),
    orgAdmin: await tokenOf(await addUser(ctx, { role: "OrganizationAdmin", organizationId })),
    colleague: await tokenOf(await addUser(ctx, { role: "Instructor", organizationId })),
    foreign: await tokenOf(
      await addUser(ctx, { role: "OrganizationAdmin", organizationId: await addOrganization(ctx) }),
    ),
    student: await tokenOf(await addUser(ctx, { organizationId })),
  };
  return { ...course, tokens };
}

test("POST /groups answers 201 with the course, its access code and its members", async () => {
  const { owner, organizationId, tokens } = await school();
  const member = await addUser(ctx, { organizationId });
  const body = { name: unique("Made"), ownerId: owner.id, caption: "Mornings", memberIds: [member.id] };
  const { status, body: course } = await call("POST", "/groups", { token: tokens.orgAdmin, body });
  expect([status, course]).toEqual([
    201,
    {
      ...body,
      id: expect.any(String),
      password: expect.stringMatching(/^\w{4}-\w{4}$/),
      ownerOrganizationId: organizationId,
      memberCount: 1,
      activeSessionId: null,
      lastActiveSessionId: null,
      scheduledSessionId: null,
    },
  ]);
});

test("POST /groups refuses bad fields with 422 and instructors with 403, and writes nothing", async () => {
  const { owner, tokens } = await school();
  await withNothingWritten(ctx, async () => {
    const long = await call("POST", "/groups", {
      token: sysadmin,
      body: { name: "x".repeat(33), ownerId: "nobody", memberIds: ["x"] },
    });
    expectProblem(long, 422, /./, {
      Name: ["Course name must be 32 characters or less."],
      OwnerId: ["Choose an instructor."],
      "MemberIds.0": ["Must be a UUID."],
    });
    expectProblem(
      await call("POST", "/groups", { token: tokens.owner, body: { name: "Mine", ownerId: owner.id } }),
      403,
      /permission/,
    );
    expectProblem(
      await call("POST", "/groups", { token: tokens.foreign, body: { name: "Theirs", ownerId: owner.id } }),
      404,
      "The owner was not found.",
    );
    expectProblem(
      await call("POST", "/groups", { token: sysadmin, text: "{", headers: { "content-type": "application/json" } }),
      422,
      "The body isn't valid JSON.",
    );
  });
});

test("the API schedules, starts, plans the end of, ends and resumes a class", async () => {
  const { id, tokens } = await school();
  const as = { token: tokens.owner };
  const scheduled = await call("PUT", `/groups/${id}/scheduledsession`, {
    ...as,
    body: { scheduledStartDate: inMinutes(60) },
  });
  expect([scheduled.status, scheduled.body]).toEqual([
    200,
    {
      id: expect.any(String),
      groupId: id,
      name: expect.stringMatching(/^Class of /),
      startDate: null,
      endDate: null,
      scheduledStartDate: expect.stringMatching(/Z$/),
      scheduledEndDate: null,
    },
  ]);
  expect((await call("GET", `/groups/${id}/scheduledsession`, as)).body).toEqual(scheduled.body);

  expectProblem(
    await call("PUT", `/groups/${id}/enddate`, { ...as, body: { newEndDate: inMinutes(30), isImmediate: false } }),
    422,
    "End date must be after the scheduled start date.",
    { NewEndDate: ["End date must be after the scheduled start date."] },
  );
  for (const ending of [
    () => call("PUT", `/groups/${id}/enddate`, { ...as, body: { newEndDate: inMinutes(1), isImmediate: true } }),
    () => call("DELETE", `/groups/${id}/activesession`, as),
  ]) {
    expectProblem(await ending(), 409, "Cannot end session that has not started.");
  }

  const startAnswer = await call("PUT", `/groups/${id}/activesession`, as);
  expect(startAnswer.body).toMatchObject({
    id: scheduled.body.id,
    startDate: expect.stringMatching(/Z$/),
    endDate: null,
  });
  expect((await call("GET", `/groups/${id}/activesession`, as)).body).toEqual(startAnswer.body);
  expectProblem(
    await call("PUT", `/groups/${id}/activesession`, as),
    409,
    "A class is already running in this course.",
  );
  expectProblem(
    await call("PUT", `/groups/${id}/enddate`, {
      ...as,
      body: { newEndDate: "2020-01-01T00:00:00Z", isImmediate: false },
    }),
    422,
    "End date must be after the active session start date.",
  );
  expect(
    (await call("PUT", `/groups/${id}/enddate`, { ...as, body: { newEndDate: inMinutes(600), isImmediate: false } }))
      .body.scheduledEndDate,
  ).toMatch(/Z$/);
  expect(
    (await call("PUT", `/groups/${id}/enddate`, { ...as, body: { newEndDate: null } })).body.scheduledEndDate,
  ).toBeNull();

  expect((await call("DELETE", `/groups/${id}/activesession?disableMemberAccounts=false`, as)).status).toBe(204);
  expect((await call("GET", `/groups/${id}`, as)).body).toMatchObject({
    activeSessionId: null,
    lastActiveSessionId: startAnswer.body.id,
  });
  expect((await call("PUT", `/groups/${id}/lastactivesession?reenableMemberAccounts=true`, as)).body).toMatchObject({
    id: startAnswer.body.id,
    endDate: null,
  });
  const endAnswer = await call("PUT", `/groups/${id}/enddate`, {
    ...as,
    body: { newEndDate: inMinutes(0), isImmediate: true },
  });
  expect(endAnswer.body).toMatchObject({ id: startAnswer.body.id, endDate: expect.stringMatching(/Z$/) });
});

test("disableMemberAccounts signs students out; reenableMemberAccounts lets them sign in again", async () => {
  const {
    id,
    owner,
    students: [student],
  } = await addRunningClass(ctx);
  const [token, studentToken] = [await tokenOf(owner), await tokenOf(student)];
  await call("DELETE", `/groups/${id}/activesession?disableMemberAccounts=true`, { token });
  expect((await call("GET", `/users/${student.id}`, { token: studentToken })).status).toBe(401);
  expect((await call("GET", `/groups/${id}`, { token })).status).toBe(200);
  await call("PUT", `/groups/${id}/lastactivesession?reenableMemberAccounts=true`, { token });
  expect((await call("GET", `/users/${student.id}`, { token: studentToken })).status).toBe(401);
  expect((await call("GET", `/users/${student.id}`, { token: await tokenOf(student) })).status).toBe(200);
});

test("disableMemberAccounts names the students it spared because they are in another class", async () => {
  const { id, owner, organizationId, students } = await addRunningClass(ctx, { students: 2 });
  const otherClass = await addRunningClass(ctx, { organizationId });
  const otherToken = await tokenOf(students[1]);
  await call("POST", "/groups/join", { token: otherToken, body: { password: otherClass.code } });
  const endAnswer = await call("DELETE", `/groups/${id}/activesession?disableMemberAccounts=true`, {
    token: await tokenOf(owner),
  });
  expect(endAnswer).toMatchObject({
    status: 200,
    body: { disabledAccounts: 1, spared: [{ username: students[1].userName, course: expect.any(String) }] },
  });
  expect((await call("GET", `/users/${students[1].id}`, { token: otherToken })).status).toBe(200);
});

test.each([
  ["PUT", "/activesession", undefined],
  ["PUT", "/scheduledsession", { scheduledStartDate: "2099-01-01T00:00:00Z" }],
  ["PUT", "/enddate", { newEndDate: "2099-01-01T00:00:00Z", isImmediate: false }],
  ["PUT", "/lastactivesession", undefined],
  ["DELETE", "/activesession", undefined],
  ["DELETE", "/scheduledsession", undefined],
] as const)(
  "%s /groups/{id}%s is 404 for other instructors and organizations, 403 for students",
  async (method, path, body) => {
    const { id, tokens } = await school();
    await withNothingWritten(ctx, async () => {
      for (const token of [tokens.colleague, tokens.foreign])
        expectProblem(await call(method, `/groups/${id}${path}`, { token, body }), 404, "The course was not found.");
      expectProblem(await call(method, `/groups/${id}${path}`, { token: tokens.student, body }), 403, /permission/);
      expectProblem(
        await call(method, `/groups/${uuid()}${path}`, { token: sysadmin, body }),
        404,
        "The course was not found.",
      );
      expectProblem(await call(method, `/groups/${id}${path}`, { body }), 401, /./);
    });
  },
);

test.each([
  ["a day that does not exist", { scheduledStartDate: "2099-13-45T00:00:00Z" }],
  ["no date at all", {}],
  ["a number", { scheduledStartDate: 17 }],
  ["a year that is no year", { scheduledStartDate: "+200000-01-01T00:00:00Z" }],
])("PUT /groups/{id}/scheduledsession with %s is 422", async (_, body) => {
  const { id, tokens } = await school();
  const answer = await call("PUT", `/groups/${id}/scheduledsession`, { token: tokens.owner, body });
  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ["ScheduledStartDate"]]);
});

test("the course's administrators may DELETE /groups/{id}; its instructor may not", async () => {
  const { id, tokens } = await school();
  expectProblem(await call("DELETE", `/groups/${id}`, { token: tokens.owner }), 403, /permission/);
  expectProblem(await call("DELETE", `/groups/${id}`, { token: tokens.foreign }), 404, /./);
  expect((await call("DELETE", `/groups/${id}`, { token: tokens.orgAdmin })).status).toBe(204);
  expectProblem(await call("GET", `/groups/${id}`, { token: sysadmin }), 404, /./);
});

test("only a SystemAdmin may change the owner with PUT /groups/{groupId}/{userId}", async () => {
  const { id, organizationId, tokens } = await school();
  const next = await addUser(ctx, { role: "Instructor", organizationId });
  expectProblem(await call("PUT", `/groups/${id}/${next.id}`, { token: tokens.orgAdmin }), 403, /permission/);
  expectProblem(
    await call("PUT", `/groups/${id}/${(await addUser(ctx, { organizationId })).id}`, { token: sysadmin }),
    422,
    /staff/,
  );
  expect((await call("PUT", `/groups/${id}/${next.id}`, { token: sysadmin })).body).toMatchObject({
    id,
    ownerId: next.id,
  });
});

test("GET /groups/{id}/sessions and GET /sessions/{id} answer classes, newest first", async () => {
  const {
    id,
    owner,
    sessionId,
    students: [student],
  } = await addRunningClass(ctx);
  const token = await tokenOf(owner);
  await call("DELETE", `/groups/${id}/activesession`, { token });
  const next = (await call("PUT", `/groups/${id}/activesession`, { token })).body;
  expect(
    (await call("GET", `/groups/${id}/sessions`, { token })).body.map((session: { id: string }) => session.id),
  ).toEqual([next.id, sessionId]);
  expect((await call("GET", `/sessions/${sessionId}`, { token: await tokenOf(student) })).body).toMatchObject({
    id: sessionId,
    groupId: id,
  });
  const { tokens } = await school();
  for (const path of [`/sessions/${sessionId}`, `/groups/${id}/sessions`])
    expectProblem(await call("GET", path, { token: tokens.orgAdmin }), 404, /was not found\.$/);
});

test("GET /groups/competitions/{id}: an ended class keeps its standings", async () => {
  const organizationId = await addOrganization(ctx, { curriculumId: foundation.id });
  const { id, owner } = await addRunningClass(ctx, { organizationId });
  const token = await tokenOf(owner);
  const campaignOf = async () => (await call("GET", `/groups/competitions/${id}`, { token })).body[0].campaignId;
  const taught = await campaignOf();
  expect((await call("DELETE", `/groups/${id}/activesession`, { token })).status).toBe(204);
  const assignment = await call("PUT", `/organizations/${organizationId}/curriculum/${advanced.key}`, {
    token: sysadmin,
  });
  expect(assignment.status).toBe(200);
  expect(await campaignOf()).toBe(taught);
  await call("PUT", `/groups/${id}/activesession`, { token });
  expect(await campaignOf()).not.toBe(taught);
});

test("GET /groups/competitions/{id} answers the Compete standings; DELETE /scores clears them", async () => {
  const {
    id,
    owner,
    sessionId,
    scenarios,
    students: [student],
  } = await addRunningClass(ctx);
  const [token, studentToken] = [await tokenOf(owner), await tokenOf(student)];
  const compete = scenarios.find(
    ({ campaignType, scenarioType }) => campaignType === "Compete" && scenarioType === "Default",
  )!;
  await call("POST", "/scores", { token: studentToken, body: attemptBodyOf(compete.scenarioId, sessionId) });
  const [standings] = (await call("GET", `/groups/competitions/${id}`, { token })).body;
  expect(standings).toMatchObject({
    campaignId: compete.campaignId,
    sessionId,
    standings: [{ rank: 1, userId: student.id, totalScore: 80 }],
  });
  expectProblem(await call("DELETE", "/scores", { token }), 403, /permission/);
  expect((await call("DELETE", "/scores", { token: sysadmin })).status).toBe(204);
  expect((await call("GET", `/groups/competitions/${id}`, { token })).body[0].standings).toEqual([]);
  expect((await call("GET", `/scores/session/${sessionId}/all`, { token })).body).toHaveLength(1);
});
