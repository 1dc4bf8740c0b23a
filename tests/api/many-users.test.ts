// Changes to many users, made by the pages' forms without scripts.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { and, eq, inArray, like, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import {
  addCourse,
  addOrganization,
  addRunningClass,
  addUser,
  testPassword,
  unique,
  type Person,
} from "../support/builders";
import { cookiesOf } from "../support/raw-request";
import { apiUrl, ask, testApi, withNothingWritten } from "../support/rest-api";
import { auditEntries, courseMembers, users } from "../support/tables";

const folder = mkdtempSync(join(tmpdir(), "apsis-many-"));
const turnsFile = join(folder, "turns");
writeFileSync(turnsFile, "");
afterAll(() => rmSync(folder, { recursive: true }));
const ctx = await testApi({
  TURNS_FILE: turnsFile,
  NODE_OPTIONS: `--import ${resolve("tests/support/measure-turns.mjs")}`,
});

const organizationId = await addOrganization(ctx);
const admin = await addUser(ctx, { role: "OrganizationAdmin", organizationId });
const sysadmin = await addUser(ctx, { role: "SystemAdmin" });

const cookies = new Map<string, Promise<string>>();
function cookieOf({ userName }: Person): Promise<string> {
  const cookie = cookies.get(userName) ?? cookiesOf(apiUrl(), userName, testPassword);
  cookies.set(userName, cookie);
  return cookie;
}
async function post(person: Person, path: string, fields: [string, string][]) {
  const answer = await ask(path, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { cookie: await cookieOf(person), origin: apiUrl() },
  });
  return { status: answer.status, to: answer.headers.get("location") ?? "", html: await textOf(answer) };
}
const textOf = async (answer: Response) => (await answer.text()).replaceAll("<!-- -->", "");
const read = async (person: Person, path: string) =>
  textOf(await ask(path, { headers: { cookie: await cookieOf(person) } }));

type Choice = { ids?: string[]; search?: string };

/** Posts the list's form and answers the plan's address. */
async function choose(person: Person, change: string, { ids = [], search }: Choice) {
  const all: [string, string][] = search === undefined ? [] : [["all", "true"]];
  const idFields = ids.map((id): [string, string] => ["id", id]);
  return post(person, "/admin/users/many", [["change", change], ["back", search ?? ""], ...all, ...idFields]);
}
async function plan(person: Person, change: string, choice: Choice): Promise<string> {
  const { status, to } = await choose(person, change, choice);
  expect([status, to]).toEqual([302, expect.stringMatching(/^\/admin\/users\/many\/[\w-]{36}/)]);
  return to;
}
const run = (person: Person, address: string, confirmation?: string) =>
  post(person, address, [
    ["intent", "run"],
    ...(confirmation === undefined ? [] : [["typed", confirmation] as [string, string]]),
  ]);
const undo = (person: Person, address: string) => post(person, address, [["intent", "undo"]]);
const give = (person: Person, address: string, name: string, value: string) =>
  post(person, address, [
    ["intent", "choose"],
    [name, value],
  ]);

async function addPeople(count: number, home = organizationId) {
  const namePrefix = unique("many");
  const people: Person[] = [];
  for (let place = 1; place <= count; place++)
    people.push(await addUser(ctx, { organizationId: home, userName: `${namePrefix}-${place}` }));
  return { namePrefix, people, ids: people.map(({ id }) => id) };
}
const stored = (ids: string[]) => ctx.db.select().from(users).where(inArray(users.id, ids)).orderBy(users.usernameKey);
const rolesOf = async (ids: string[]) => (await stored(ids)).map(({ roles }) => roles[0]);
const entriesOf = async (id: string) =>
  (await ctx.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id))).map(({ action }) => action);

test("the plan fixes all matching users; later matches are counted but left out", async () => {
  const { namePrefix, ids } = await addPeople(3);
  const address = await plan(admin, "disable", { search: `q=${namePrefix}&page=2&sort=-username` });
  const late = await addUser(ctx, { organizationId, userName: `${namePrefix}-late` });
  const page = await read(admin, address);
  expect(page).toContain("Disable 3 users?");
  expect(page).toContain("1 more user matches the list now. To include them");
  expect(page).toContain("You can undo this for 7 days.");
  expect((await run(admin, address)).status).toBe(302);
  expect((await stored([...ids, late.id])).map(({ enabled }) => enabled)).toEqual([false, false, false, true]);
  expect(await read(admin, address)).toContain("3 users disabled");
  // Resending the form changes nothing.
  await run(admin, address);
  for (const id of ids) expect(await entriesOf(id)).toEqual(["user.disable"]);
});

test("a role change for many is undone, with audit entries; course owners are left out and named", async () => {
  const { namePrefix, ids } = await addPeople(2);
  const { owner } = await addCourse(ctx, organizationId);
  const address = await plan(admin, "role", { ids: [...ids, owner.id, admin.id] });
  expect(await read(admin, address)).toContain("Change the role of 4 users");
  expect((await give(admin, address, "role", "")).status).toBe(422);
  expect((await give(admin, address, "role", "SystemAdmin")).status).toBe(403);
  expect((await give(admin, address, "role", "Restricted")).status).toBe(302);
  const page = await read(admin, address);
  expect(page).toContain("Change the role of 2 users to Restricted?");
  expect(page).toContain("Owns 1 course. Reassign or delete it first.");
  expect(page).toContain("You cannot change the role for the logged-in account.");
  await run(admin, address);
  expect(await rolesOf(ids)).toEqual(["Restricted", "Restricted"]);
  const [one] = ids;
  await ctx.db
    .update(users)
    .set({ roles: ["Instructor"] })
    .where(eq(users.id, one ?? ""));
  await undo(admin, address);
  expect(await rolesOf(ids)).toEqual(["Instructor", "User"]);
  expect(await read(admin, address)).toContain("Changed by someone else in the meantime.");
  expect(await entriesOf(ids[1] ?? "")).toEqual(["user.role", "user.undoRole"]);
  expect(await read(sysadmin, `/admin/users?q=${namePrefix}`)).toContain(`${namePrefix}-1`);
});

test("system administrators move many to another organization, and Undo restores courses and class", async () => {
  const first = await addRunningClass(ctx, { organizationId });
  const [student] = first.students;
  const target = await addOrganization(ctx, { userLimit: 5 });
  await addPeople(4, target);
  const otherUser = await addUser(ctx, { organizationId });
  expect((await choose(admin, "organization", { ids: [student.id] })).to).toBe("/forbidden");
  const address = await plan(sysadmin, "organization", { ids: [student.id, otherUser.id] });
  await give(sysadmin, address, "organization", target);
  const page = await read(sysadmin, address);
  expect(page).toContain("Change the organization of 1 user to Organization-");
  expect(page).toContain("has reached its user limit.");
  await run(sysadmin, address);
  const homes = async () => (await stored([student.id, otherUser.id])).map((user) => user.organizationId);
  expect((await homes()).filter((home) => home === target)).toHaveLength(1);
  await undo(sysadmin, address);
  expect(await homes()).toEqual([organizationId, organizationId]);
  const ofStudent = and(eq(courseMembers.courseId, first.id), eq(courseMembers.userId, student.id));
  expect(await ctx.db.$count(courseMembers, ofStudent)).toBe(1);
  const [restored] = await stored([student.id]);
  expect(restored?.lastJoinedClassSessionId).toBe(first.sessionId);
});

test("many are deleted after typing their number, and Undo restores them with their scores", async () => {
  const { ids } = await addPeople(3);
  const address = await plan(admin, "delete", { ids: [...ids, admin.id] });
  const page = await read(admin, address);
  expect(page).toContain("Delete 3 users?");
  expect(page).toContain("You can undo this for 7 days");
  expect(page).toContain("You cannot delete the logged-in account.");
  for (const confirmation of [undefined, "", "4", "three"]) {
    const refusal = await run(admin, address, confirmation);
    expect([refusal.status, refusal.html]).toEqual([422, expect.stringContaining("Type 3 to confirm.")]);
  }
  expect(await stored(ids)).toHaveLength(3);
  await run(admin, address, "3");
  expect(await stored(ids)).toEqual([]);
  expect(await read(admin, address)).toContain("3 users deleted");
  expect(await read(admin, "/admin/users")).toContain("3 users deleted");
  await undo(admin, address);
  expect(await stored(ids)).toHaveLength(3);
  expect(await entriesOf(ids[0] ?? "")).toEqual(["user.delete", "user.restore"]);
});

test("two administrators who delete the same users delete each once; missing users are named", async () => {
  const { ids } = await addPeople(30);
  const [one, other] = [await plan(admin, "delete", { ids }), await plan(sysadmin, "delete", { ids })];
  await ctx.db.delete(users).where(eq(users.id, ids[0] ?? ""));
  const answers = await Promise.all([run(admin, one, "30"), run(sysadmin, other, "30"), run(admin, one, "30")]);
  expect(answers.map(({ status }) => status)).toEqual([302, 302, 302]);
  expect(await stored(ids)).toEqual([]);
  for (const id of ids.slice(1)) expect(await entriesOf(id)).toEqual(["user.delete"]);
  const pages = [await read(admin, one), await read(sysadmin, other)];
  const numbers = pages.map((page) => Number(/(\d+) users? deleted/.exec(page)?.[1]));
  expect(numbers.reduce((sum, count) => sum + count, 0)).toBe(29);
  for (const page of pages) expect(page).toContain("No longer exists, or you can't change it anymore.");
});

test("users of other organizations are never named or changed, even by forged requests", async () => {
  const foreign = await addOrganization(ctx);
  const { namePrefix, ids } = await addPeople(2, foreign);
  await withNothingWritten(ctx, async () => {
    const byFilter = await choose(admin, "disable", { search: `q=${namePrefix}&orgId=${foreign}` });
    expect(byFilter.status).toBe(404);
    const bySearch = await choose(admin, "disable", { search: `q=${namePrefix}` });
    expect(bySearch.to).toContain("/admin/users?q=");
    const unknown = await choose(admin, "promote", { search: "" });
    expect(unknown.to).toBe("/admin/users");
  });
  const address = await plan(admin, "disable", { ids });
  const page = await read(admin, address);
  expect(page).toContain("2 selected users no longer exist, or you can");
  expect(page).not.toContain(namePrefix);
  const foreignPlan = await plan(sysadmin, "disable", { ids });
  expect((await run(admin, foreignPlan)).status).toBe(404);
  expect((await undo(admin, foreignPlan)).status).toBe(404);
  expect((await stored(ids)).map(({ enabled }) => enabled)).toEqual([true, true]);
  const student = await addUser(ctx, { organizationId });
  expect((await choose(student, "disable", { ids: [student.id] })).to).toBe("/unauthorized");
});

test(
  "5,000 are disabled and hundreds deleted without blocking for 100 ms; over 10,000 are refused",
  { timeout: 900_000 },
  async () => {
    const namePrefix = unique("crowd");
    const insert = (from: number, to: number) =>
      ctx.db.execute(sql`insert into users (id, username, username_key, email, email_key, roles, created_at)
      select gen_random_uuid(), ${namePrefix} || '-' || i, ${namePrefix} || '-' || i, i || '@' || ${namePrefix} || '.example',
        i || '@' || ${namePrefix} || '.example', '{User}', now()
      from generate_series(${from}::int, ${to}::int) i`);
    await insert(1, 5_000);
    // An organization has at most 1,000.
    const everybody = "orgId=none&role=User";
    const isCrowd = like(users.username, `${namePrefix}-%`);
    const list = await read(sysadmin, `/admin/users?${everybody}&select=page`);
    expect(list).toContain("Select all 5,000 matching users");
    expect(await read(sysadmin, `/admin/users?${everybody}&select=all-5000`)).toContain(
      "All 5,000 matching users selected",
    );
    writeFileSync(turnsFile, "");
    const off = await plan(sysadmin, "disable", { search: `${everybody}` });
    expect(await read(sysadmin, off)).toContain("Disable 5,000 users?");
    expect((await run(sysadmin, off)).status).toBe(302);
    expect(await ctx.db.$count(users, and(isCrowd, eq(users.enabled, false)))).toBe(5_000);
    // Of those, 200 are deleted and restored, and other requests are answered meanwhile.
    await ctx.db.execute(sql`update users set enabled = true
    where username like ${`${namePrefix}-%`} and substr(username, ${namePrefix.length + 2})::int > 200`);
    const deletion = await plan(sysadmin, "delete", { search: `${everybody}&enabled=false` });
    const running = run(sysadmin, deletion, "200");
    let isRunning = true;
    void running.finally(() => (isRunning = false));
    while (isRunning) expect(await read(admin, "/admin/users")).toContain("Import roster");
    expect((await running).status).toBe(302);
    expect(await ctx.db.$count(users, isCrowd)).toBe(4_800);
    expect((await undo(sysadmin, deletion)).status).toBe(302);
    expect(await ctx.db.$count(users, isCrowd)).toBe(5_000);
    const turns = readFileSync(turnsFile, "utf8")
      .trim()
      .split("\n")
      .map((line) => Number(line.split(" ")[1] ?? 0));
    expect(Math.max(0, ...turns)).toBeLessThan(100);
    await insert(5_001, 10_001);
    expect(await read(sysadmin, `/admin/users?${everybody}&select=page`)).toContain(
      "narrow the list to 10,000 or fewer",
    );
    expect((await choose(sysadmin, "disable", { search: `${everybody}` })).to).toBe(`/admin/users?${everybody}`);
  },
);
