import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { expect, test } from "vitest";
import { accessCodes, classSessionStudents, courseMembers, mailOutbox, users } from "~/db/schema";
import { listCountries } from "~/domain/accounts/countries";
import { findCountries } from "~/domain/accounts/find-countries";
import { registerFree, registerWithCode } from "~/domain/registration/register-with-code";
import type { RegistrationDetails } from "~/domain/accounts/registration-details";
import { registeredTextOf, registeredWarningOf, parseRegistrationMode } from "~/domain/registration/registration-mode";
import { validateRegistration } from "~/domain/registration/validate-registration";
import type { Refusal } from "~/domain/refusal";
import { addOrganization, addRunningClass, addUser, unique } from "../support/builders";
import { testContext } from "../support/database";
import { nowhere, testSite } from "../support/test-site";
import { onlyOf } from "../support/tuples";

const ctx = await testContext();

const details = (accessCode: string, overrides: Partial<RegistrationDetails> = {}): RegistrationDetails => {
  const userName = unique("newcomer");
  return {
    username: userName,
    password: "Str0ng@Passw",
    email: `${userName}@example.org`,
    firstName: "",
    lastName: "",
    rankTitle: "",
    accessCode,
    isFreeUser: false,
    nationality: "",
    ...overrides,
  };
};

async function addOrganizationCode(organizationId: string | null) {
  const code = unique("ORG-CODE");
  await ctx.db.insert(accessCodes).values({ id: uuid(), code, organizationId, createdAt: ctx.now });
  return code;
}

const full = "This organization has reached its user limit. Contact your administrator.";

test("an organization for 20 takes exactly 20 of 70 simultaneous registrations and counts them", async () => {
  const organizationId = await addOrganization(ctx, { userLimit: 20 });
  const code = await addOrganizationCode(organizationId);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 70 }, () => registerWithCode(ctx, details(code), testSite, nowhere)),
  );
  const refusals = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason.message] : []));
  expect(refusals).toEqual(Array.from({ length: 50 }, () => full));
  expect(await ctx.db.$count(users, eq(users.organizationId, organizationId))).toBe(20);
  expect(onlyOf(await ctx.db.select().from(accessCodes).where(eq(accessCodes.code, code))).usersAssigned).toBe(20);
});

test("200 people use one course code at once: all join the course and its class", async () => {
  const running = await addRunningClass(ctx, {
    students: 0,
    organizationId: await addOrganization(ctx, { userLimit: 500 }),
  });
  await Promise.all(Array.from({ length: 200 }, () => registerWithCode(ctx, details(running.code), testSite, nowhere)));
  expect(await ctx.db.$count(courseMembers, eq(courseMembers.courseId, running.id))).toBe(200);
  expect(await ctx.db.$count(classSessionStudents, eq(classSessionStudents.classSessionId, running.sessionId))).toBe(
    200,
  );
  expect(onlyOf(await ctx.db.select().from(accessCodes).where(eq(accessCodes.code, running.code))).usersAssigned).toBe(
    200,
  );
});

test("validation names all invalid fields together, and writes nothing", async () => {
  const existing = await addUser(ctx);
  const before = await ctx.db.$count(users);
  const input = details(await addOrganizationCode(await addOrganization(ctx)), {
    username: existing.userName.toUpperCase(),
    email: `${existing.userName.toUpperCase()}@EXAMPLE.ORG`,
    password: "Password1!",
    nationality: "XX",
  });
  await expect(validateRegistration(ctx, input, nowhere)).rejects.toMatchObject({
    code: "invalid",
    errors: {
      userName: ["This username is already taken."],
      email: ["This email is already in use."],
      password: ["This password is too common. Choose another one."],
      nationality: ["Choose a country from the list."],
    },
  });
  // Without a code nobody learns which names and addresses exist.
  const refusal = await validateRegistration(ctx, { ...input, accessCode: "UNKNOWN" }, nowhere).catch(
    (error: Refusal) => Object.keys(error.errors),
  );
  expect(refusal).toEqual(["password", "nationality", "accessCode"]);
  expect(await ctx.db.$count(users)).toBe(before);
});

test("validation refuses a full organization, and accepts a valid registration repeatedly", async () => {
  const organizationId = await addOrganization(ctx, { userLimit: 5 });
  const code = await addOrganizationCode(organizationId);
  const input = details(code);
  for (let i = 0; i < 3; i++) await validateRegistration(ctx, input, nowhere);
  for (let i = 0; i < 5; i++) await addUser(ctx, { organizationId });
  await expect(validateRegistration(ctx, input, nowhere)).rejects.toMatchObject({
    code: "conflict",
    message: full,
    errors: {},
  });
  expect(onlyOf(await ctx.db.select().from(accessCodes).where(eq(accessCodes.code, code))).usersAssigned).toBe(0);
});

test("a standalone registration creates a free user, whatever the payload says", async () => {
  const code = await addOrganizationCode(null);
  const free = await registerFree(ctx, details(code, { isFreeUser: false }), testSite, nowhere);
  const user = await registerWithCode(ctx, details(code, { isFreeUser: true }), testSite, nowhere);
  const isFree = async ({ userId }: { userId: string }) =>
    onlyOf(await ctx.db.select().from(users).where(eq(users.id, userId))).isFreeUser;
  expect([await isFree(free), await isFree(user)]).toEqual([true, false]);
});

test("a new user gets one welcome mail; a refused one gets none", async () => {
  const input = details(await addOrganizationCode(null));
  await registerWithCode(ctx, input, testSite, nowhere);
  await registerWithCode(ctx, input, testSite, nowhere).catch(() => {});
  expect(
    await ctx.db.select({ subject: mailOutbox.subject }).from(mailOutbox).where(eq(mailOutbox.recipient, input.email)),
  ).toEqual([{ subject: "Welcome to Apsis" }]);
});

test.each([
  ["Standalone", "ada registered"],
  ["JoinOrganization", 'New user "ada" registered'],
  ["PurchaseSubscription", 'New user "ada" registered'],
] as const)("the success text in %s is %j", (mode, text) => expect(registeredTextOf(mode, "ada")).toBe(text));

test("a message from the server becomes a warning that begins with NOTE:", () => {
  expect([registeredWarningOf("Ask your teacher."), registeredWarningOf("")]).toEqual([
    "NOTE: Ask your teacher.",
    undefined,
  ]);
});

test.each([
  [null, "PurchaseSubscription"],
  ["nonsense", "PurchaseSubscription"],
  ["Standalone", "Standalone"],
  ["JoinOrganization", "JoinOrganization"],
])("the mode %j is %s", (text, mode) => expect(parseRegistrationMode(text)).toBe(mode));

test("countries are those of ISO 3166-1 with their numbers and codes", () => {
  const countries = listCountries();
  expect(countries.length).toBeGreaterThan(240);
  expect(countries).toContainEqual({ id: 752, alpha2: "SE", alpha3: "SWE", name: "Sweden" });
});

test.each([
  ["swe", ["Sweden"]],
  ["  SWEDEN ", ["Sweden"]],
  ["aland", ["Åland Islands", "New Zealand"]],
  ["cote d ivoire", ["Cote d'Ivoire"]],
  ["guinea", ["Guinea", "Guinea-Bissau", "Equatorial Guinea", "Papua New Guinea"]],
  ["atlantis", []],
])("a search for %j finds %j, those that begin with it first", (text, names) =>
  expect(findCountries(listCountries(), text).map(({ name }) => name)).toEqual(names),
);
