import { expect, test } from "vitest";
import { auditEntries, organizations, setupCodes, users } from "~/db/schema";
import { describeChange } from "~/domain/audit/change-text";
import { actAs, addCourse, addUser } from "../support/builders";
import { signIn } from "~/domain/accounts/sign-in";
import { listCurriculumChoices } from "~/domain/curricula/list-curriculum-choices";
import { readFirstSteps } from "~/domain/setup/first-steps";
import { issueMissingSetupCode, issueSetupCode } from "~/domain/setup/setup-code";
import { Setup, setUp } from "~/domain/setup/set-up";
import { later, testContext } from "../support/database";
import { problemsOf } from "../support/schema-problems";
import { firstOf, onlyOf } from "../support/tuples";

const ctx = await testContext();
const curriculum = firstOf(await listCurriculumChoices(ctx));
const password = "First@Password1";
const input = {
  code: "",
  userName: "chief",
  email: "chief@apsis.example",
  firstName: "Ada",
  lastName: "Byron",
  password,
  passwordConfirmation: password,
  organization: "First School",
  curriculumId: curriculum.id,
};

// In the order of an installation's life, because it is empty only once.

test("each server that starts on an empty installation has its own code, and a page none", async () => {
  expect(await issueMissingSetupCode(ctx)).toMatch(/^[A-Z2-9]{4}(-[A-Z2-9]{4}){2}$/);
  expect(await issueMissingSetupCode(ctx)).toBeNull();
  expect(await issueSetupCode(ctx)).not.toBeNull();
  expect(await ctx.db.$count(setupCodes)).toBe(2);
  const stored = firstOf(await ctx.db.select().from(setupCodes));
  expect(stored.codeHash).toMatch(/^[\w-]{43}$/);
});

test("wrong and expired codes are refused; after ten the address has to wait", async () => {
  const old = (await issueSetupCode(later(ctx, -8 * 24 * 60)))!;
  for (const code of ["AAAA-AAAA-AAAA", old])
    await expect(setUp(ctx, { ...input, code }, "192.0.2.1")).rejects.toMatchObject({
      code: "invalid",
      errors: { code: ["This isn't the setup code from the server's log."] },
    });
  for (let tried = 2; tried < 10; tried++)
    await expect(setUp(ctx, { ...input, code: "x" }, "192.0.2.1")).rejects.toMatchObject({ code: "invalid" });
  await expect(setUp(ctx, { ...input, code: "x" }, "192.0.2.1")).rejects.toMatchObject({ code: "tooMany" });
  await expect(setUp(ctx, { ...input, code: "x" }, "192.0.2.2")).rejects.toMatchObject({ code: "invalid" });
  expect(await ctx.db.$count(users)).toBe(0);
});

test("the form's input is bounded like every other account's", () => {
  const problem = (overrides: object) => problemsOf(Setup, { ...input, code: "X", ...overrides });
  expect(problem({})).toBeUndefined();
  expect(problem({ passwordConfirmation: "another" })).toEqual(["Passwords do not match."]);
  expect(problem({ password: "short", passwordConfirmation: "short" })).toContain(
    "Password must be at least 10 characters.",
  );
  expect(problem({ organization: " " })).toEqual(["The name is required."]);
  expect(problem({ userName: "<b>" })).toHaveLength(1);
});

test("a refused form stores nothing, and the code stays valid", async () => {
  const code = (await issueSetupCode(ctx))!;
  const missing = { ...input, code, curriculumId: "01890000-0000-7000-8000-000000000000" };
  await expect(setUp(ctx, missing, "")).rejects.toMatchObject({ errors: { curriculumId: ["Choose a curriculum."] } });
  const weakInput = { ...input, code, password: "g00dPa$$w0rD" };
  await expect(setUp(ctx, weakInput, "")).rejects.toMatchObject({ code: "invalid" });
  expect([await ctx.db.$count(users), await ctx.db.$count(organizations)]).toEqual([0, 0]);
});

test("two simultaneous setups with two codes make one administrator; then the page is gone", async () => {
  const codes = [(await issueSetupCode(ctx))!, (await issueSetupCode(ctx))!];
  const results = await Promise.allSettled(
    codes.map((code, place) =>
      setUp(
        ctx,
        {
          ...input,
          code: code.toLowerCase(),
          userName: `chief${place}`,
          email: `c${place}@a.example`,
          organization: `School ${place}`,
        },
        "",
      ),
    ),
  );
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const chief = onlyOf(await ctx.db.select().from(users));
  const school = onlyOf(await ctx.db.select().from(organizations));
  expect(chief).toMatchObject({ mainRole: "SystemAdmin", organizationId: school.id, firstName: "Ada" });
  expect(school).toMatchObject({ name: expect.stringMatching(/^School \d$/), curriculumId: curriculum.id });
  expect(await ctx.db.$count(setupCodes)).toBe(0);
  const changes = (await ctx.db.select().from(auditEntries)).filter(({ action }) => !action.startsWith("curriculum."));
  expect(changes.map((entry) => describeChange({ ...entry, actorName: "Ada" })).sort()).toEqual([
    `Ada added the user ${chief.username} as SystemAdmin`,
    `Ada created the organization ${school.name}`,
  ]);
  expect(await signIn(ctx, { username: chief.username, password }, { userAgent: "", address: "" })).toMatchObject({
    canPlay: true,
    role: "SystemAdmin",
  });
  await expect(setUp(ctx, { ...input, code: codes[0]! }, "")).rejects.toMatchObject({ code: "notFound" });
  expect(await issueSetupCode(ctx)).toBeNull();
});

test("the remaining steps are listed, each using what the last one created", async () => {
  const { id, username, organizationId } = firstOf(await ctx.db.select().from(users));
  const steps = await readFirstSteps(actAs(ctx, id, username, "SystemAdmin", organizationId));
  expect(steps.map(({ title, isDone }) => [title, isDone])).toEqual([
    ["Create an organization", true],
    ["Add instructors", false],
    ["Create a course", false],
    ["Add students", false],
    ["Start a class", false],
  ]);
  const admin = actAs(ctx, id, username, "SystemAdmin", organizationId);
  const done = async () => (await readFirstSteps(admin)).filter(({ isDone }) => isDone).map(({ title }) => title);
  const addressOf = async (step: string) => (await readFirstSteps(admin)).find(({ title }) => title === step)?.to;
  expect(await addressOf("Add instructors")).toBe(`/admin/users/add?role=Instructor&orgId=${organizationId}`);
  // An instructor without an organization can't own a course.
  await addUser(ctx, { role: "Instructor", organizationId: null });
  expect(await done()).toEqual(["Create an organization"]);
  const instructor = await addUser(ctx, { role: "Instructor", organizationId });
  expect(await done()).toEqual(["Create an organization", "Add instructors"]);
  expect(await addressOf("Create a course")).toBe(
    `/admin/courses?dialog=create&organization=${organizationId}&owner=${instructor.id}`,
  );
  const course = await addCourse(ctx, organizationId ?? "");
  expect(await addressOf("Add students")).toBe(`/admin/users/import?courseId=${course.id}`);
  expect(await addressOf("Start a class")).toBe(`/admin/courses?dialog=start&id=${course.id}`);
  await expect(readFirstSteps(actAs(ctx, id, username, "OrganizationAdmin", organizationId))).rejects.toMatchObject({
    code: "forbidden",
  });
});
