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

const details = (accessCode: string, given: Partial<RegistrationDetails> = {}): RegistrationDetails => {
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
    ...given,
  };
};

async function addOrganizationCode(organizationId: string | null) {
  const code = unique("ORG-CODE");
  await ctx.db.insert(accessCodes).values({ id: uuid(), code, organizationId, createdAt: ctx.now });
  return code;
}

const full = "The organization has reached its user limit. Please contact your administrator.";

test("an organization for 20 takes exactly 20 of 70 who register at once, and counts its code 20 times", async () => {
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

test("one course's code used by 200 people at once: all are in the course and its running class, and the code counts 200", async () => {
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

test("validation refuses all fields that cannot be taken at once, and writes nothing", async () => {
  const taken = await addUser(ctx);
  const before = await ctx.db.$count(users);
  const given = details(await addOrganizationCode(await addOrganization(ctx)), {
    username: taken.userName.toUpperCase(),
    email: `${taken.userName.toUpperCase()}@EXAMPLE.ORG`,
    password: "Password1!",
    nationality: "XX",
  });
  await expect(validateRegistration(ctx, given, nowhere)).rejects.toMatchObject({
    code: "invalid",
    errors: {
      userName: ["This username is already taken."],
      email: ["This email is already in use."],
      password: ["This password is too common. Please choose another."],
      nationality: ["Nationality must be a country of the list."],
    },
  });
  // Who has no code learns nothing of names and addresses.
  const refusal = await validateRegistration(ctx, { ...given, accessCode: "UNKNOWN" }, nowhere).catch(
    (error: Refusal) => Object.keys(error.errors),
  );
  expect(refusal).toEqual(["password", "nationality", "accessCode"]);
  expect(await ctx.db.$count(users)).toBe(before);
});

test("validation refuses an organization that is full, and lets a registration pass that would succeed, again and again", async () => {
  const organizationId = await addOrganization(ctx, { userLimit: 5 });
  const code = await addOrganizationCode(organizationId);
  const given = details(code);
  for (let i = 0; i < 3; i++) await validateRegistration(ctx, given, nowhere);
  for (let i = 0; i < 5; i++) await addUser(ctx, { organizationId });
  await expect(validateRegistration(ctx, given, nowhere)).rejects.toMatchObject({
    code: "conflict",
    message: full,
    errors: {},
  });
  expect(onlyOf(await ctx.db.select().from(accessCodes).where(eq(accessCodes.code, code))).usersAssigned).toBe(0);
});

test("a standalone registration is a free user, whatever the payload says; one by code is not", async () => {
  const code = await addOrganizationCode(null);
  const free = await registerFree(ctx, details(code, { isFreeUser: false }), testSite, nowhere);
  const joined = await registerWithCode(ctx, details(code, { isFreeUser: true }), testSite, nowhere);
  const isFree = async ({ userId }: { userId: string }) =>
    onlyOf(await ctx.db.select().from(users).where(eq(users.id, userId))).isFreeUser;
  expect([await isFree(free), await isFree(joined)]).toEqual([true, false]);
});

test("anyone who registers is welcomed by mail, once; anyone who is refused is not", async () => {
  const given = details(await addOrganizationCode(null));
  await registerWithCode(ctx, given, testSite, nowhere);
  await registerWithCode(ctx, given, testSite, nowhere).catch(() => {});
  expect(
    await ctx.db.select({ subject: mailOutbox.subject }).from(mailOutbox).where(eq(mailOutbox.recipient, given.email)),
  ).toEqual([{ subject: "Welcome to Apsis" }]);
});

test.each([
  ["Standalone", "ada registered"],
  ["JoinOrganization", 'New user "ada" registered'],
  ["PurchaseSubscription", 'New user "ada" registered'],
] as const)("the success text in %s is %j", (mode, text) => expect(registeredTextOf(mode, "ada")).toBe(text));

test("what the server had to say is a warning that begins with NOTE:", () => {
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
])("the mode %j is %s", (given, mode) => expect(parseRegistrationMode(given)).toBe(mode));

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
