// Pages and forms about sign-ins, factors, tokens, provisioning, the audit trail and the grades of a class, as every
// role, compared with `domain/access.ts`: the same matrix as for the API.
import { and, eq, isNull } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import {
  addOrganization,
  addRunningClass,
  addUser,
  testPassword,
  type Person,
  type RunningClass,
} from "../support/builders";
import {
  reachOf,
  roleNames,
  teachingReaches,
  type Action,
  type Role,
  type TeachingReach,
} from "../support/product-facts";
import { apiUrl, testApi } from "../support/rest-api";
import { SignInBrowser, type Visit } from "../support/sign-in-browser";
import {
  apiTokens,
  auditEntries,
  courses,
  courseTeachers,
  dueDates,
  gradeDecisions,
  gradeSubmissions,
  gradingRules,
  organizations,
  recoveryCodes,
  releases,
  signIns,
  takeouts,
  users,
} from "../support/tables";

const ctx = await testApi();

type Place = { organizationId: string; member: Person; signInId: string; running: RunningClass<1> };

/** An organization with a running class and a signed-in member, who is in the audit trail. */
async function addPlace(): Promise<Place> {
  const organizationId = await addOrganization(ctx, { userLimit: 500 });
  const member = await addUser(ctx, { organizationId });
  await logIn(member);
  const [row] = await ctx.db.select({ id: signIns.id }).from(signIns).where(eq(signIns.userId, member.id));
  await ctx.db.insert(auditEntries).values({
    ...{ id: crypto.randomUUID(), at: new Date(), actorId: null, actorName: "somebody", signInId: null },
    ...{ action: "user.enable", subjectType: "user", subjectId: member.id, subjectName: member.userName },
    ...{ organizationId, details: {} },
  });
  return { organizationId, member, signInId: row?.id ?? "", running: await addRunningClass(ctx, { organizationId }) };
}

async function logIn({ userName }: Person) {
  const browser = new SignInBrowser(apiUrl());
  await browser.visit("/?index", { intent: "login", username: userName, password: testPassword });
  return browser;
}

type Form = { intent: string } & Record<string, string>;
type TestedPage = {
  path: (place: Place) => string;
  permission: Action;
  /** For its forms, if it differs for those who teach a course. */
  formPermission?: Action;
  /** What its forms send. */
  forms?: (place: Place) => Form[];
  /** The page isn't about one organization or user. */
  isEverywhere?: true;
  /** The page is about a class. */
  isOfClass?: true;
};

const gradebookOf = ({ running }: Place) => `/instructor/gradebook/${running.sessionId}`;
const limits = { idleMinutes: "60", absoluteMinutes: "480", staffIdleMinutes: "60", staffAbsoluteMinutes: "480" };
const pages: Record<string, TestedPage> = {
  "a user's page": {
    path: ({ member }) => `/admin/users/${member.id}`,
    permission: "user:administer",
    forms: ({ signInId }): Form[] => [
      { intent: "end-sign-in", id: signInId },
      { intent: "lost-code" },
      { intent: "takeout" },
      { intent: "revoke", id: crypto.randomUUID() },
      { intent: "revoke-credential", id: crypto.randomUUID() },
      { intent: "end-sign-ins" },
    ],
  },
  "erasing a user": {
    path: ({ member }) => `/admin/users/${member.id}/erase`,
    permission: "user:administer",
    forms: ({ member }): Form[] => [
      { intent: "erase", username: member.userName },
      { intent: "decline", reason: "No." },
    ],
  },
  "an organization's retention": {
    path: ({ organizationId }) => `/admin/organizations/${organizationId}/retention`,
    permission: "organization:configure",
    forms: (): Form[] => [
      { intent: "preview", mails: "30" },
      { intent: "save", mails: "30", previewed: ",,,,30,," },
    ],
  },
  "the site's retention": {
    path: () => "/admin/system/retention",
    permission: "system:administer",
    forms: (): Form[] => [{ intent: "preview", signIns: "30", webhooks: "30" }],
    isEverywhere: true,
  },
  "requests about grades": { path: () => "/instructor/requests", permission: "grade:decide", isEverywhere: true },
  "requests to be erased": { path: () => "/admin/users/erasures", permission: "user:administer", isEverywhere: true },
  "an organization's rules": {
    path: ({ organizationId }) => `/admin/organizations/${organizationId}`,
    permission: "organization:configure",
    forms: (): Form[] => [
      { intent: "factors", required: "everyone" },
      { intent: "sign-in-limits", ...limits },
      { intent: "erasure", policy: "remove" },
    ],
  },
  "an organization's sign-in": {
    path: ({ organizationId }) => `/admin/organizations/${organizationId}/sign-in`,
    permission: "organization:configure",
    forms: (): Form[] => [{ intent: "remove" }, { intent: "state", state: "offered" }],
  },
  provisioning: {
    path: ({ organizationId }) => `/admin/organizations/${organizationId}/provisioning`,
    permission: "organization:configure",
    forms: (): Form[] => [{ intent: "grant", groupId: crypto.randomUUID(), role: "Instructor", courseId: "" }],
  },
  webhooks: {
    path: ({ organizationId }) => `/admin/organizations/${organizationId}/webhooks`,
    permission: "organization:configure",
  },
  "service accounts": {
    path: () => "/admin/service-accounts",
    permission: "serviceAccount:manage",
    forms: (): Form[] => [{ intent: "revoke", id: crypto.randomUUID() }],
    isEverywhere: true,
  },
  "the site's rules": {
    path: () => "/admin/system/factors",
    permission: "system:administer",
    forms: (): Form[] => [{ intent: "factors", requiredOfAdministrators: "" }],
    isEverywhere: true,
  },
  "reusable comments": {
    path: () => "/instructor/comments",
    permission: "feedback:write",
    forms: (): Form[] => [
      { intent: "add", text: "Plan first." },
      { intent: "remove", reusableId: crypto.randomUUID() },
    ],
    isEverywhere: true,
  },
  "the audit trail": { path: () => "/admin/audit-trail", permission: "audit:read", isEverywhere: true },
  "the audit trail as CSV": { path: () => "/admin/audit-trail/csv", permission: "audit:read", isEverywhere: true },
  "due dates of a class": {
    path: (place) => `${gradebookOf(place)}/dates`,
    permission: "grade:rule",
    forms: (): Form[] => [
      { intent: "end", extensionId: crypto.randomUUID() },
      { intent: "extend", reason: "Was ill." },
      { intent: "save", timeZone: "UTC" },
    ],
    isOfClass: true,
  },
  "many grades of a class": {
    path: (place) => `${gradebookOf(place)}/students/grades`,
    permission: "grade:decide",
    forms: ({ running: { students, lesson } }): Form[] => [
      { intent: "undo", batchId: crypto.randomUUID() },
      { intent: "decide", kind: "excuse", reason: "Was ill.", students: students[0].id, scenarios: lesson },
    ],
    isOfClass: true,
  },
  missions: { path: () => "/admin/content/missions", permission: "lesson:write", isEverywhere: true },
  "regrades after a publication": {
    path: () => "/admin/content/curricula/space-operations-foundation/regrades",
    permission: "content:administer",
    isEverywhere: true,
  },
  "a class's regrades": {
    path: (place) => `${gradebookOf(place)}/scenarios/${place.running.quiz}/regrade`,
    permission: "grade:rule",
    forms: (): Form[] => [{ intent: "undo", regradeId: crypto.randomUUID() }],
    isOfClass: true,
  },
  "a scenario's rubric": {
    path: (place) => `${gradebookOf(place)}/scenarios/${place.running.lesson}/rubric`,
    permission: "grade:rule",
    forms: (): Form[] => [{ intent: "remove", seen: "" }],
    isOfClass: true,
  },
  "when a class's grades are released": {
    path: (place) => `${gradebookOf(place)}/students/release`,
    permission: "grade:release",
    forms: ({ running: { lesson } }): Form[] => [{ intent: "release", scenarioId: lesson }],
    isOfClass: true,
  },
  "what students of a class see": {
    path: (place) => `${gradebookOf(place)}/students/results`,
    permission: "course:run",
    forms: (): Form[] => [{ intent: "save", median: "on" }],
    isOfClass: true,
  },
  "how a course is graded": {
    path: ({ running }) => `/instructor/courses/${running.id}/grading`,
    permission: "course:change",
    forms: (): Form[] => [{ intent: "reset", seen: "0" }],
    isOfClass: true,
  },
  "the people who teach a course": {
    path: ({ running }) => `/instructor/courses/${running.id}/people`,
    permission: "course:list",
    formPermission: "course:staff",
    forms: ({ running, member }): Form[] => [
      { intent: "add", userId: member.id, reach: "teach" },
      { intent: "add", userId: running.owner.id, reach: "assist" },
      { intent: "remove", userId: running.owner.id },
      { intent: "secondLook", share: "50" },
    ],
    isOfClass: true,
  },
  "a class's final grades": {
    path: (place) => `${gradebookOf(place)}/students/final`,
    permission: "gradebook:read",
    formPermission: "grade:submit",
    forms: (): Form[] => [
      { intent: "submit", basis: "soFar", seen: "" },
      { intent: "unlock", reason: "A mistake." },
    ],
    isOfClass: true,
  },
  "a class's gradebook of another day": {
    path: (place) => `${gradebookOf(place)}/students/past`,
    permission: "gradebook:read",
    isOfClass: true,
  },
  "the comments of a class": {
    path: (place) => `${gradebookOf(place)}/students/comments`,
    permission: "gradebook:read",
    isOfClass: true,
  },
  "a student's transcript": {
    path: (place) => `${gradebookOf(place)}/students/${place.running.students[0].id}/transcript`,
    permission: "gradebook:read",
    isOfClass: true,
  },
  "one's own account": { path: () => "/account", permission: "account:change", isEverywhere: true },
  "one's own erasure": { path: () => "/account/erasure", permission: "account:change", isEverywhere: true },
  "one's own factors": { path: () => "/account/security", permission: "account:change", isEverywhere: true },
  "one's own data": { path: () => "/account/data", permission: "account:change", isEverywhere: true },
  "one's own transcripts": { path: () => "/results/credentials", permission: "account:change", isEverywhere: true },
  "one's own tokens": { path: () => "/account/tokens", permission: "account:change", isEverywhere: true },
};

let home: Place;
let foreign: Place;
/** The home organization with a class of another instructor. */
let colleague: Place;
beforeAll(async () => {
  [home, foreign] = [await addPlace(), await addPlace()];
  colleague = { ...home, running: await addRunningClass(ctx, { organizationId: home.organizationId }) };
});

/** Instructors: as the one of the home class. */
async function enterAs(role: Role) {
  if (role === "Instructor") return logIn(home.running.owner);
  const organizationId = reachOf(role, "organization:configure") === "any" ? null : home.organizationId;
  return logIn(await addUser(ctx, { role, organizationId }));
}

const isClosed = ({ status, location }: Visit) => status === 302 && location === `${apiUrl()}/unauthorized`;
const leadsToLogin = ({ status, location }: Visit) => status === 302 && location === `${apiUrl()}/`;

/** What the forms would change. */
const stateOf = async ({ organizationId, member, running: { id: courseId, sessionId } }: Place) => ({
  decisions: await ctx.db.$count(gradeDecisions, eq(gradeDecisions.classSessionId, sessionId)),
  submissions: await ctx.db.$count(gradeSubmissions, eq(gradeSubmissions.classSessionId, sessionId)),
  releases: await ctx.db.$count(releases, eq(releases.classSessionId, sessionId)),
  course: (await ctx.db.select().from(courses).where(eq(courses.id, courseId)))[0],
  teachers: await ctx.db.select().from(courseTeachers).where(eq(courseTeachers.courseId, courseId)),
  rules: await ctx.db.$count(gradingRules, eq(gradingRules.courseId, courseId)),
  dates: await ctx.db.$count(dueDates, eq(dueDates.classSessionId, sessionId)),
  open: await ctx.db.$count(signIns, and(eq(signIns.userId, member.id), isNull(signIns.endedAt))),
  codes: await ctx.db.$count(recoveryCodes, eq(recoveryCodes.userId, member.id)),
  tokens: await ctx.db.$count(apiTokens),
  copies: await ctx.db.$count(takeouts, eq(takeouts.userId, member.id)),
  users: await ctx.db.$count(users, eq(users.id, member.id)),
  organization: (await ctx.db.select().from(organizations).where(eq(organizations.id, organizationId)))[0],
});

describe.each(roleNames)("%s", (role) => {
  test.each(Object.entries(pages))("reaches %s exactly as the access table says", async (_, page) => {
    const browser = await enterAs(role);
    const reach = reachOf(role, page.permission);
    const places: [Place, boolean][] = [[home, true]];
    if (!page.isEverywhere) places.push([foreign, false]);
    if (page.isOfClass) places.push([colleague, reach === "organization"]);
    for (const [place, isWithin] of places) {
      const path = page.path(place);
      const isAllowed = reach === "any" || isWithin;
      const seen = await browser.visit(path);
      if (reach === null) expect(isClosed(seen), path).toBe(true);
      else expect(seen.status, path).toBe(isAllowed ? 200 : 404);
      if (reach !== null && isAllowed) continue;
      const before = await stateOf(place);
      for (const form of page.forms?.(place) ?? []) {
        const answer = await browser.visit(path, form);
        if (reach === null) expect(isClosed(answer), form.intent).toBe(true);
        else expect(answer.status, form.intent).toBe(404);
      }
      expect(await stateOf(place)).toEqual(before);
    }
  });
});

/** What the reaches of instructors allow to co-instructors and assistants. */
const reachesOfTeachers = { teach: ["teach", "assist"], assist: ["assist"] } as Record<TeachingReach, unknown[]>;

describe.each(teachingReaches)("somebody of the reach %s", (taughtAs) => {
  test.each(Object.entries(pages).filter(([, { isOfClass }]) => isOfClass))("opens %s as it says", async (_, page) => {
    const teacher = await addUser(ctx, { role: "Instructor", organizationId: home.organizationId });
    const adder = home.running.owner;
    await ctx.db.insert(courseTeachers).values({
      ...{ courseId: home.running.id, userId: teacher.id, reach: taughtAs },
      ...{ addedBy: adder.id, adderName: adder.userName, addedAt: new Date() },
    });
    const browser = await logIn(teacher);
    const reaches = reachesOfTeachers[taughtAs];
    const isAllowed = reaches.includes(reachOf("Instructor", page.permission));
    expect((await browser.visit(page.path(home))).status).toBe(isAllowed ? 200 : 404);
    expect((await browser.visit(page.path(colleague))).status).toBe(404);
    if (reaches.includes(reachOf("Instructor", page.formPermission ?? page.permission))) return;
    const before = await stateOf(home);
    for (const form of page.forms?.(home) ?? [])
      expect((await browser.visit(page.path(home), form)).status, form.intent).toBe(404);
    expect(await stateOf(home)).toEqual(before);
  });
});

test.each(Object.entries(pages))("visitors are led from %s to the login page, and change nothing", async (_, page) => {
  const path = page.path(home);
  const before = await stateOf(home);
  for (const form of [undefined, ...(page.forms?.(home) ?? [])])
    expect(leadsToLogin(await new SignInBrowser(apiUrl()).visit(path, form)), form?.intent).toBe(true);
  expect(await stateOf(home)).toEqual(before);
});

test("nobody ends somebody else's sign-in by their own account page", async () => {
  const colleague = await logIn(await addUser(ctx, { organizationId: home.organizationId }));
  for (const { signInId } of [home, foreign]) {
    const answer = await colleague.visit("/account?form=end-sign-in", { id: signInId });
    expect(answer.status).toBe(404);
    const [row] = await ctx.db.select().from(signIns).where(eq(signIns.id, signInId));
    expect(row?.endedAt).toBeNull();
  }
});

test.each([
  ["/admin/audit-trail", (name: string) => `enabled ${name}`],
  ["/admin/audit-trail/csv", (name: string) => `,somebody,user.enable,user,${name},`],
])(
  "%s has the own organization's entries for its administrator, and all for a system administrator",
  async (path, entryOf) => {
    const hasEntry = async (browser: SignInBrowser, { member }: Place) =>
      (await browser.visit(`${path}?q=${member.userName}`)).text.includes(entryOf(member.userName));
    const own = await enterAs("OrganizationAdmin");
    expect([await hasEntry(own, home), await hasEntry(own, foreign)]).toEqual([true, false]);
    const all = await enterAs("SystemAdmin");
    expect([await hasEntry(all, home), await hasEntry(all, foreign)]).toEqual([true, true]);
  },
);
