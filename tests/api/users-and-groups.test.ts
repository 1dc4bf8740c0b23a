import { v7 as uuid } from "uuid";
import { expect, test } from "vitest";
import { accessCodes, classSessions } from "../support/tables";
import { endClass } from "../support/set-up";
import { addCourse, addOrganization, addRunningClass, addUser, foundation, unique } from "../support/builders";
import { later } from "../support/database";
import { call, expectProblem, signedIn, testApi, tokenOf, withNothingWritten } from "../support/rest-api";

const ctx = await testApi();
const details = (accessCode: string, overrides = {}) => {
  const userName = unique("newcomer");
  return {
    userName,
    password: "Str0ng@Password",
    email: `${userName}@example.org`,
    firstName: "Ada",
    lastName: "L",
    rankTitle: "",
    accessCode,
    isFreeUser: false,
    nationality: "SE",
    ...overrides,
  };
};
const register = (body: unknown) => call("POST", "/users/registrationCode", { body });

test("GET /users/{id} answers the documented fields, with or without quotes around the id", async () => {
  const {
    owner,
    organizationId,
    sessionId,
    students: [student],
  } = await addRunningClass(ctx);
  const { token, id } = await signedIn(student);
  const { status, body } = await call("GET", `/users/${id}`, { token });
  expect(status).toBe(200);
  expect(body).toEqual({
    id,
    username: student.userName,
    email: `${student.userName}@example.org`,
    firstName: "",
    lastName: "",
    rankTitle: "",
    organizationId,
    organizationName: expect.any(String),
    roles: ["User"],
    enabled: true,
    lastActive: expect.stringMatching(/Z$/),
    lastJoinedSessionID: sessionId,
    lastJoinedGroupName: expect.any(String),
    lastGroupSelectionId: null,
    resetPasswordPending: false,
  });
  expect((await call("GET", `/users/%22${id}%22`, { token })).body.id).toBe(id);
  expect((await call("GET", `/users/${id}`, { token: await tokenOf(owner) })).body.username).toBe(student.userName);
});

test("another organization's user is 404, like an unknown one", async () => {
  const [ownClass, foreignClass] = [await addRunningClass(ctx), await addRunningClass(ctx)];
  const admin = await addUser(ctx, { role: "OrganizationAdmin", organizationId: ownClass.organizationId });
  for (const reader of [ownClass.students[0], ownClass.owner, admin]) {
    const token = await tokenOf(reader);
    for (const id of [foreignClass.students[0].id, uuid(), "not-an-id"])
      expectProblem(await call("GET", `/users/${id}`, { token }), 404, /was not found\.$/);
  }
});

test("POST /users/registrationCode with a course's code answers 201, and the user can play", async () => {
  const { code, sessionId, organizationId } = await addRunningClass(ctx, { students: 0 });
  const body = details(code);
  const answer = await register(body);
  expect([answer.status, answer.body]).toEqual([
    201,
    { userId: expect.any(String), message: "", isFieldError: false, errors: [] },
  ]);
  const { body: session } = await call("POST", "/auth/session", {
    body: { username: body.userName, password: body.password },
  });
  const { body: user } = await call("GET", `/users/${session.id}`, { token: session.accessToken });
  expect(user).toMatchObject({
    id: answer.body.userId,
    organizationId,
    lastJoinedSessionID: sessionId,
    roles: ["User"],
  });
});

test("POST /users/registrationCode with an organization's code joins the organization", async () => {
  const organizationId = await addOrganization(ctx);
  const code = unique("ORG-CODE");
  await ctx.db.insert(accessCodes).values({ id: uuid(), code, organizationId, createdAt: ctx.now });
  expect((await register(details(code))).status).toBe(201);
});

test("an invalid registration is 422, named by field, and nothing is written", async () => {
  const { code } = await addCourse(ctx);
  const existing = await addUser(ctx);
  await withNothingWritten(ctx, async () => {
    const empty = await register({ userName: "", password: "", email: "", accessCode: "" });
    expectProblem(empty, 422, /./);
    expect(
      Object.entries(empty.body.errors)
        .map(([field, messages]) => [field, (messages as string[])[0]])
        .sort(),
    ).toEqual([
      ["AccessCode", "Access code is required."],
      ["Email", "Email is required."],
      ["Password", "Password is required."],
      ["UserName", "Username is required."],
    ]);
    const missing = await register({});
    expect(Object.keys(missing.body.errors).sort()).toEqual(["AccessCode", "Email", "Password", "UserName"]);
    expectProblem(await register(details(code, { password: "short1!" })), 422, /./, {
      Password: ["Password must be at least 10 characters."],
    });
    expectProblem(
      await register(details(`${code} `)),
      422,
      "This access code doesn't exist. Enter it exactly as it was provided to you.",
      {
        AccessCode: ["This access code doesn't exist. Enter it exactly as it was provided to you."],
      },
    );
    expectProblem(await register(details(code, { userName: existing.userName })), 422, /./, {
      UserName: ["This username is already taken."],
    });
  });
});

test("a full organization refuses new users with 409, and nothing is written", async () => {
  const organizationId = await addOrganization(ctx, { userLimit: 5 });
  const { code } = await addCourse(ctx, organizationId);
  for (let i = 0; i < 4; i++) await addUser(ctx, { organizationId });
  await withNothingWritten(ctx, async () =>
    expectProblem(
      await register(details(code)),
      409,
      "This organization has reached its user limit. Contact your administrator.",
    ),
  );
});

test("GET /groups lists the caller's courses, filtered by owner or organization", async () => {
  const running = await addRunningClass(ctx);
  const colleague = await addCourse(ctx, running.organizationId);
  const admin = await tokenOf(
    await addUser(ctx, { role: "OrganizationAdmin", organizationId: running.organizationId }),
  );
  const { status, body } = await call("GET", "/groups", { token: await tokenOf(running.owner) });
  expect([status, body]).toEqual([
    200,
    [
      {
        id: running.id,
        name: expect.any(String),
        password: running.code,
        ownerId: running.owner.id,
        ownerOrganizationId: running.organizationId,
        caption: "",
        memberCount: 1,
        memberIds: running.students.map(({ id }) => id),
        activeSessionId: running.sessionId,
        lastActiveSessionId: null,
        scheduledSessionId: null,
      },
    ],
  ]);
  const ids = async (query: string) =>
    (await call("GET", `/groups${query}`, { token: admin })).body.map(({ id }: { id: string }) => id).sort();
  expect(await ids("")).toEqual([running.id, colleague.id].sort());
  expect(await ids(`?ownerUserId=${colleague.owner.id}`)).toEqual([colleague.id]);
  expect(await ids(`?ownerOrganizationId=${running.organizationId}`)).toHaveLength(2);
  expectProblem(await call("GET", "/groups?ownerUserId=x", { token: admin }), 422, /./, {
    OwnerUserId: ["Must be a UUID."],
  });
});

test("students can't list courses and never see a course's code", async () => {
  const {
    id,
    code,
    students: [student],
  } = await addRunningClass(ctx, { students: 2 });
  const token = await tokenOf(student);
  expectProblem(await call("GET", "/groups", { token }), 403, "You do not have permission to access this resource");
  const course = await call("GET", `/groups/${id}`, { token });
  expect(course.body).toMatchObject({ id, password: null, memberIds: [student.id] });
  for (const path of [
    `/groups/${id}`,
    `/groups/${id}/activesession`,
    `/courses/${id}/headers`,
    "/scores/session/all/all",
    `/users/${student.id}`,
  ]) {
    expect(JSON.stringify((await call("GET", path, { token })).body)).not.toContain(code);
  }
});

test("GET /groups/{id} answers memberIds and ownerOrganizationId", async () => {
  const { id, code, organizationId, owner, students } = await addRunningClass(ctx, { students: 3 });
  const { body } = await call("GET", `/groups/${id}`, { token: await tokenOf(owner) });
  expect(body).toMatchObject({
    id,
    password: code,
    ownerOrganizationId: organizationId,
    memberIds: students.map((student) => student.id),
  });
});

test("GET /groups/{id}/activesession and /scheduledsession answer the session, or null", async () => {
  const { id, owner, sessionId } = await addRunningClass(ctx);
  const token = await tokenOf(owner);
  const read = async (path: string) => (await call("GET", `/groups/${id}/${path}`, { token })).body;
  expect(await read("activesession")).toEqual({
    id: sessionId,
    groupId: id,
    name: expect.any(String),
    startDate: ctx.now.toISOString(),
    endDate: null,
    scheduledStartDate: null,
    scheduledEndDate: null,
  });
  expect(await read("scheduledsession")).toBeNull();
  const scheduledStartDate = later(ctx, 60).now;
  await ctx.db.insert(classSessions).values({ id: uuid(), courseId: id, name: "Next", scheduledStartDate });
  expect(await read("scheduledsession")).toMatchObject({
    name: "Next",
    startDate: null,
    scheduledStartDate: scheduledStartDate.toISOString(),
  });
  await endClass({ ...owner.ctx, now: new Date() }, id);
  expect(await read("activesession")).toBeNull();
});

test("another organization's course is 404 at every path, like an unknown one", async () => {
  const [ownClass, foreignClass] = [await addRunningClass(ctx), await addRunningClass(ctx)];
  const admin = await addUser(ctx, { role: "OrganizationAdmin", organizationId: ownClass.organizationId });
  for (const reader of [ownClass.students[0], ownClass.owner, admin]) {
    const token = await tokenOf(reader);
    for (const id of [foreignClass.id, uuid(), "not-an-id"]) {
      for (const path of [
        `/groups/${id}`,
        `/groups/${id}/activesession`,
        `/groups/${id}/scheduledsession`,
        `/courses/${id}/headers`,
      ]) {
        expectProblem(await call("GET", path, { token }), 404, /was not found\.$/);
      }
    }
  }
});

test("GET /courses/{id}/headers answers the scenarios by course id or curriculum id", async () => {
  const organizationId = await addOrganization(ctx, { curriculumId: foundation.id });
  const { id, owner, scenarios } = await addRunningClass(ctx, { organizationId });
  const token = await tokenOf(owner);
  expect((await call("GET", `/courses/${id}/headers`, { token })).body).toEqual(scenarios);
  expect((await call("GET", `/courses/${foundation.id}/headers`, { token })).body).toEqual(scenarios);
  expect(scenarios[0]).toEqual({
    scenarioId: expect.any(String),
    campaignId: expect.any(String),
    scenarioType: "Default",
    campaignType: "Learn",
    contentType: expect.any(String),
    scenarioTitle: expect.any(String),
    scenarioShortTitle: expect.any(String),
    campaignTitle: "Space 101",
    // The fields that a curriculum adds.
    scenarioKey: "orbits-and-energy",
    grading: "server",
    maxScore: 60,
    maxQuestionsScore: 40,
  });
});

test("POST /groups/join needs the exact code, and joining twice changes nothing", async () => {
  const running = await addRunningClass(ctx, { students: 0 });
  const token = await tokenOf(await addUser(ctx, { organizationId: running.organizationId }));
  const foreign = await addCourse(ctx);
  const join = (password: unknown) => call("POST", "/groups/join", { token, body: { password } });
  await withNothingWritten(ctx, async () => {
    expectProblem(
      await join(running.code.toLowerCase()),
      422,
      "This access code doesn't exist. Enter it exactly as it was provided to you.",
      {
        Password: ["This access code doesn't exist. Enter it exactly as it was provided to you."],
      },
    );
    expectProblem(await join(""), 422, /./, { Password: ["Access code is required."] });
    expectProblem(await join(foreign.code), 409, "This course belongs to another organization.");
  });
  const answer = await join(running.code);
  expect([answer.status, answer.body]).toEqual([200, { groupId: running.id, sessionId: running.sessionId }]);
  await withNothingWritten(ctx, async () => expect((await join(running.code)).body).toEqual(answer.body));
});

test("a system administrator sees every organization's courses", async () => {
  const [one, other] = [await addCourse(ctx), await addCourse(ctx)];
  const token = await tokenOf(await addUser(ctx, { role: "SystemAdmin" }));
  const ids = (await call("GET", "/groups", { token })).body.map(({ id }: { id: string }) => id);
  expect(ids).toEqual(expect.arrayContaining([one.id, other.id]));
});

test("PATCH /users/{id}/groupSelection/latest/{groupId} stores only the caller's selection", async () => {
  const { id, owner } = await addRunningClass(ctx);
  const otherClass = await addRunningClass(ctx);
  const token = await tokenOf(owner);
  const select = (userId: string, groupId: string) =>
    call("PATCH", `/users/${userId}/groupSelection/latest/${groupId}`, { token });
  expect((await select(owner.id, id)).status).toBe(204);
  expect((await call("GET", `/users/${owner.id}`, { token })).body.lastGroupSelectionId).toBe(id);
  expectProblem(await select(otherClass.owner.id, id), 404, /./);
  expectProblem(await select(owner.id, otherClass.id), 404, /./);
});

test("players keep their last group selection, limited to their own courses", async () => {
  const [running, other] = [await addRunningClass(ctx), await addRunningClass(ctx)];
  const [player] = running.students;
  const token = await tokenOf(player);
  const select = (userId: string, groupId: string) =>
    call("PATCH", `/users/${userId}/groupSelection/latest/${groupId}`, { token });
  expect((await select(player.id, running.id)).status).toBe(204);
  expect((await call("GET", `/users/${player.id}`, { token })).body.lastGroupSelectionId).toBe(running.id);
  expectProblem(await select(player.id, other.id), 404, /./);
  expectProblem(await select(running.owner.id, running.id), 404, /./);
  expect((await call("GET", `/users/${player.id}`, { token })).body.lastGroupSelectionId).toBe(running.id);
});

test("GET /sessions answers the caller's running classes, to which a game sends scores", async () => {
  const {
    sessionId,
    owner,
    students: [student],
  } = await addRunningClass(ctx);
  const { status, body } = await call("GET", "/sessions", { token: await tokenOf(student) });
  expect(status).toBe(200);
  expect(body).toEqual([
    expect.objectContaining({
      id: sessionId,
      endDate: null,
      groupId: expect.any(String),
      groupName: expect.any(String),
    }),
  ]);
  expect((await call("GET", "/sessions", { token: await tokenOf(owner) })).body).toEqual([]);
  expect((await call("GET", "/sessions")).status).toBe(401);
});
