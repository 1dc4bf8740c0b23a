// Fields that a caller may not set stay unchanged, in whatever form they are sent.
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { courses, users } from "../support/tables";
import { addOrganization, addRunningClass, addUser, attemptBodyOf, unique } from "../support/builders";
import { call, expectProblem, testApi, tokenOf, withNothingWritten } from "../support/rest-api";
import { onlyOf } from "../support/tuples";

const ctx = await testApi();
const readUser = async (id: string) => onlyOf(await ctx.db.select().from(users).where(eq(users.id, id)));
const forbidden = {
  roles: ["SystemAdmin"],
  enabled: false,
  username: "stolen",
  passwordHash: "x",
  resetPasswordPending: true,
  organizationName: "Stolen",
};

test("the server decides an attempt's time and points", async () => {
  const {
    sessionId,
    lesson,
    students: [student],
  } = await addRunningClass(ctx);
  const { status, body } = await call("POST", "/scores", {
    token: await tokenOf(student),
    body: { ...attemptBodyOf(lesson, sessionId), receivedAt: "2001-01-01T00:00:00Z", score: 100 },
  });
  expect([status, body.userId, body.score]).toEqual([201, student.id, 80]);
  expect(new Date(body.receivedAt).getUTCFullYear()).toBeGreaterThan(2001);
});

test("a new user gets only the role and organization of the code", async () => {
  const { code, organizationId } = await addRunningClass(ctx);
  const userName = unique("climber");
  const details = {
    userName,
    password: "Str0ng@Password",
    email: `${userName}@example.org`,
    accessCode: code,
  };
  const withForbiddenFields = {
    ...details,
    organizationId: await addOrganization(ctx),
    ...forbidden,
    role: "SystemAdmin",
  };
  const refusal = await withNothingWritten(ctx, () =>
    call("POST", "/users/registrationCode", { body: withForbiddenFields }),
  );
  expectProblem(refusal, 422, "One or more fields are not valid.");
  const { body } = await call("POST", "/users/registrationCode", { body: details });
  expect(await readUser(body.userId)).toMatchObject({
    username: userName,
    roles: ["User"],
    organizationId,
    enabled: true,
    resetPasswordPending: false,
  });
});

test("an organization admin changes only a user's names", async () => {
  const organizationId = await addOrganization(ctx);
  const [admin, user] = [
    await addUser(ctx, { role: "OrganizationAdmin", organizationId }),
    await addUser(ctx, { organizationId }),
  ];
  const before = await readUser(user.id);
  const token = await tokenOf(admin);
  const change = (body: object) => call("PUT", `/users/${user.id}`, { token, body });
  expectProblem(await change({ firstName: "Ada", ...forbidden }), 422, "One or more fields are not valid.");
  expect((await change({ firstName: "Ada" })).status).toBe(200);
  const { firstName, firstNameKey, ...rest } = await readUser(user.id);
  expect([firstName, firstNameKey]).toEqual(["Ada", "ada"]);
  expect(before).toMatchObject(rest);
  const move = async () =>
    call("PUT", `/users/${user.id}`, { token, body: { organizationId: await addOrganization(ctx) } });
  expectProblem(await move(), 403, /./);
  expect((await readUser(user.id)).organizationId).toBe(organizationId);
});

test("an organization admin can neither create nor change a system admin", async () => {
  const organizationId = await addOrganization(ctx);
  const token = await tokenOf(await addUser(ctx, { role: "OrganizationAdmin", organizationId }));
  const [user, system] = [
    await addUser(ctx, { organizationId }),
    await addUser(ctx, { role: "SystemAdmin", organizationId }),
  ];
  await withNothingWritten(ctx, async () => {
    expectProblem(await call("PUT", `/users/${user.id}/role/SystemAdmin`, { token }), 403, /./);
    for (const [method, path, body] of [
      ["PUT", "", { email: "taken@example.org" }],
      ["PUT", "/role/User"],
      ["PUT", "/enabled"],
      ["DELETE", ""],
    ] as const)
      expectProblem(await call(method, `/users/${system.id}${path}`, { token, body }), 403, /./);
    expectProblem(await call("POST", `/users/passwordResets/${system.id}`, { token }), 403, /./);
  });
  expect(await readUser(system.id)).toMatchObject({
    roles: ["SystemAdmin"],
    enabled: true,
    resetPasswordPending: false,
  });
});

test("a new course belongs to its owner's organization and gets its own code", async () => {
  const organizationId = await addOrganization(ctx);
  const [admin, owner] = [
    await addUser(ctx, { role: "OrganizationAdmin", organizationId }),
    await addUser(ctx, { role: "Instructor", organizationId }),
  ];
  const foreign = await addOrganization(ctx);
  const courseInput = { name: unique("Course"), ownerId: owner.id };
  const withForbiddenFields = {
    ...courseInput,
    ownerOrganizationId: foreign,
    organizationId: foreign,
    password: "CHOSEN",
    id: foreign,
  };
  const token = await tokenOf(admin);
  const refusal = await withNothingWritten(ctx, () => call("POST", "/groups", { token, body: withForbiddenFields }));
  expectProblem(refusal, 422, "One or more fields are not valid.");
  const { body } = await call("POST", "/groups", { token, body: courseInput });
  expect(body.password).not.toBe("CHOSEN");
  expect(
    await ctx.db.select({ organizationId: courses.organizationId }).from(courses).where(eq(courses.id, body.id)),
  ).toEqual([{ organizationId }]);
  const stranger = await addUser(ctx, { organizationId: foreign });
  expectProblem(
    await call("POST", "/groups", {
      token: await tokenOf(admin),
      body: { name: unique("Course"), ownerId: owner.id, memberIds: [stranger.id] },
    }),
    422,
    /./,
  );
});
