import { eq } from "drizzle-orm";
import * as v from "valibot";
import { v7 as uuid } from "uuid";
import { expect, test } from "vitest";
import { accessCodes, classSessionStudents, courseMembers, users } from "~/db/schema";
import { createUser } from "~/domain/accounts/create-user";
import { readUser } from "~/domain/accounts/read-user";
import { registerWithCode } from "~/domain/registration/register-with-code";
import { RegistrationDetails } from "~/domain/accounts/registration-details";
import { joinCourse } from "~/domain/enrolment/join-course";
import { fieldReasonsOf } from "~/domain/field-errors";
import { fieldErrorsOf } from "~/domain/refusal";
import { addCourse, addOrganization, addRunningClass, addUser, unique } from "../support/builders";
import { testContext } from "../support/database";
import { nowhere, testSite } from "../support/test-site";
import { onlyOf } from "../support/tuples";

const ctx = await testContext();

const details = (accessCode: string, overrides: Partial<RegistrationDetails> = {}): RegistrationDetails => {
  const userName = unique("newcomer");
  return {
    username: userName,
    password: "Str0ng@Password",
    email: `${userName}@example.org`,
    firstName: "Ada",
    lastName: "L",
    rankTitle: "Cadet",
    accessCode,
    isFreeUser: false,
    nationality: "SE",
    ...overrides,
  };
};

async function addOrganizationCode(organizationId: string | null) {
  const code = unique("ORG-CODE");
  await ctx.db.insert(accessCodes).values({ id: uuid(), code, organizationId, createdAt: ctx.now });
  return code;
}

const register = (input: RegistrationDetails) => registerWithCode(ctx, input, testSite, nowhere);
const usersOf = async (code: string) =>
  onlyOf(await ctx.db.select().from(accessCodes).where(eq(accessCodes.code, code))).usersAssigned;

test("an organization's code joins the organization", async () => {
  const organizationId = await addOrganization(ctx);
  const code = await addOrganizationCode(organizationId);
  const { userId, message } = await register(details(code));
  const [user] = await ctx.db.select().from(users).where(eq(users.id, userId));
  expect(user).toMatchObject({
    organizationId,
    roles: ["User"],
    enabled: true,
    firstName: "Ada",
    nationality: "SE",
    isFreeUser: false,
  });
  expect(message).toBe("");
  expect(await usersOf(code)).toBe(1);
});

test("a course's code joins the course, its running class and its organization", async () => {
  const running = await addRunningClass(ctx, { students: 0 });
  const { userId } = await register(details(running.code));
  expect(await ctx.db.$count(courseMembers, eq(courseMembers.userId, userId))).toBe(1);
  expect(await ctx.db.$count(classSessionStudents, eq(classSessionStudents.userId, userId))).toBe(1);
  expect(await readUser(running.owner.ctx, userId)).toMatchObject({
    organizationId: running.organizationId,
    lastJoinedClassSessionId: running.sessionId,
  });
});

test("a code without an organization registers, with a note", async () => {
  const { message } = await register(details(await addOrganizationCode(null)));
  expect(message).toBe("Your access code does not belong to an organization yet.");
});

test.each([
  (code: string) => code.toLowerCase(),
  (code: string) => ` ${code}`,
  (code: string) => `${code} `,
  () => "UNKNOWN",
])("a code must be entered exactly as given (%#)", async (mistyped) => {
  const code = await addOrganizationCode(await addOrganization(ctx));
  const before = await ctx.db.$count(users);
  await expect(register(details(mistyped(code)))).rejects.toMatchObject({
    code: "invalid",
    errors: { accessCode: ["This access code doesn't exist. Enter it exactly as it was provided to you."] },
  });
  expect(await ctx.db.$count(users)).toBe(before);
  expect(await usersOf(code)).toBe(0);
});

test("a taken name or address is refused by field, and the code isn't used up", async () => {
  const code = await addOrganizationCode(await addOrganization(ctx));
  const existing = details(code, { username: unique("Taken.Name") });
  await register(existing);
  await expect(register(details(code, { username: existing.username.toUpperCase() }))).rejects.toMatchObject({
    errors: { userName: ["This username is already taken."] },
  });
  await expect(register(details(code, { email: existing.email.toUpperCase() }))).rejects.toMatchObject({
    errors: { email: ["This email is already in use."] },
  });
  expect(await usersOf(code)).toBe(1);
});

test("names that look alike after normalisation are one name", async () => {
  const userName = unique("look.alike");
  await addUser(ctx, { userName });
  const wide = userName.replace(/^l/, "Ｌ");
  await expect(
    createUser(ctx, {
      username: wide,
      email: `${unique("wide")}@example.org`,
      passwordHash: null,
      organizationId: null,
      role: "User",
    }),
  ).rejects.toMatchObject({ code: "invalid" });
});

test("twelve concurrent registrations into an organization of five make five users and count five", async () => {
  const code = await addOrganizationCode(await addOrganization(ctx, { userLimit: 5 }));
  const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => register(details(code))));
  const refusals = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason.message] : []));
  expect(refusals).toEqual(
    Array.from({ length: 7 }, () => "This organization has reached its user limit. Contact your administrator."),
  );
  expect(await usersOf(code)).toBe(5);
});

test("one name registered ten times at once is one user", async () => {
  const code = await addOrganizationCode(await addOrganization(ctx));
  const same = details(code);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 10 }, (_, i) => register({ ...same, email: `${i}-${same.email}` })),
  );
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await usersOf(code)).toBe(1);
});

test("the limit holds when a user is enabled or changes organization", async () => {
  const full = await addOrganization(ctx, { userLimit: 5 });
  for (let i = 0; i < 5; i++) await addUser(ctx, { organizationId: full });
  const outside = await addUser(ctx);
  const limitError = { cause: { message: expect.stringContaining("user limit") } };
  await expect(
    ctx.db.update(users).set({ organizationId: full }).where(eq(users.id, outside.id)),
  ).rejects.toMatchObject(limitError);
  await ctx.db.update(users).set({ enabled: false }).where(eq(users.id, outside.id));
  await ctx.db.update(users).set({ organizationId: full }).where(eq(users.id, outside.id));
  await expect(ctx.db.update(users).set({ enabled: true }).where(eq(users.id, outside.id))).rejects.toMatchObject(
    limitError,
  );
});

test("joining a course twice, or ten times at once, joins it once", async () => {
  const running = await addRunningClass(ctx, { students: 0 });
  const student = await addUser(ctx, { organizationId: running.organizationId });
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => joinCourse(student.ctx, running.code)));
  expect(new Set(outcomes.map((answer) => JSON.stringify(answer)))).toEqual(
    new Set([JSON.stringify({ courseId: running.id, classSessionId: running.sessionId })]),
  );
  expect(await usersOf(running.code)).toBe(1);
});

test("codes of other organizations' courses and of organizations join no course", async () => {
  const foreignCourse = await addCourse(ctx);
  const organizationId = await addOrganization(ctx);
  const student = await addUser(ctx, { organizationId });
  await expect(joinCourse(student.ctx, foreignCourse.code)).rejects.toMatchObject({
    code: "conflict",
    errors: { accessCode: ["This course belongs to another organization."] },
  });
  await expect(joinCourse(student.ctx, await addOrganizationCode(organizationId))).rejects.toMatchObject({
    errors: { accessCode: ["This access code doesn't exist. Enter it exactly as it was provided to you."] },
  });
  expect(await ctx.db.$count(courseMembers, eq(courseMembers.userId, student.id))).toBe(0);
});

test.each([
  ["userName", "", "Username is required."],
  ["userName", "ab", "Username must be at least 3 characters."],
  ["userName", "a".repeat(65), "Username must be 64 characters or less."],
  ["userName", "white space", "Username can contain only letters, digits, and . _ @ + -"],
  ["userName", "раураl", "Username can contain only letters, digits, and . _ @ + -"],
  ["email", "nobody", "Enter a valid email address."],
  ["email", `${"a".repeat(250)}@example.org`, "Email must be 254 characters or less."],
  ["password", "short", "Password must be at least 10 characters."],
  ["accessCode", "", "Access code is required."],
  ["firstName", "a".repeat(101), "First name must be 100 characters or less."],
  ["lastName", "a\tb", "Last name contains a character that isn't allowed."],
  ["rankTitle", "a\u0000b", "Rank/title contains a character that isn't allowed."],
  ["nationality", "Sweden", "Nationality must be a two-letter country code."],
])("registration refuses %s %j", (field, value, message) => {
  const { username: userName, ...rest } = details("CODE");
  const parsed = v.safeParse(RegistrationDetails, { userName, ...rest, [field]: value });
  const [first] = Object.entries(fieldErrorsOf(fieldReasonsOf(RegistrationDetails, parsed.issues ?? [])));
  expect([first?.[0], first?.[1][0]]).toEqual([field, message]);
});
