import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { organizations, users } from "~/db/schema";
import { deleteUser } from "~/domain/accounts/delete-user";
import { listUsers, userColumns, type ListedUser, type UserColumn } from "~/domain/accounts/list-users";
import { setEnabled } from "~/domain/accounts/set-enabled";
import { readUserStats } from "~/domain/accounts/read-user-stats";
import type { SignedInCtx } from "~/domain/context";
import type { ListQuery } from "~/domain/list-query";
import { addOrganization, addRunningClass, addUser, asSystemAdmin, unique } from "../support/builders";
import { testContext } from "../support/database";
import { storedRows } from "../support/stored-rows";
import { onlyOf } from "../support/tuples";

const ctx = await testContext();
const sysadmin = asSystemAdmin(ctx);
const query = (overrides: Partial<ListQuery<UserColumn>> = {}): ListQuery<UserColumn> => ({
  q: "",
  sort: "username",
  descending: false,
  page: 1,
  pageSize: 1_000,
  ...overrides,
});

const people: Parameters<typeof addUser>[1][] = [
  { userName: "zoe", firstName: "Zoë", lastName: "Ångström" },
  { userName: "Ada.Lovelace", firstName: "Ada", lastName: "Lovelace", role: "Instructor" },
  { userName: "ada2", firstName: "Ada", lastName: "Byron", role: "Restricted" },
  { userName: "bob_100%", firstName: "Bob", lastName: "O'Neil", role: "OrganizationAdmin" },
];
const organizationId = await addOrganization(ctx);
for (const person of people) await addUser(ctx, { ...person, organizationId });
for (let i = 0; i < 23; i++) {
  const { id } = await addUser(ctx, { organizationId: i % 3 === 0 ? await addOrganization(ctx) : null });
  await ctx.db
    .update(users)
    .set({ lastActive: i % 4 === 0 ? null : new Date(ctx.now.getTime() - (i % 5) * 3_600_000), enabled: i % 2 === 0 })
    .where(eq(users.id, id));
}

/** Lists of names ignore accents: Ångström is before Byron. */
const withoutAccents = (name: string) => name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

const keyOf: Record<UserColumn, (user: ListedUser) => string | number> = {
  username: (user) => user.username.toLowerCase(),
  name: (user) => `${withoutAccents(user.lastName)}\u0001${withoutAccents(user.firstName)}`,
  email: (user) => user.email.toLowerCase(),
  role: (user) => user.roles[0]!,
  organization: (user) => (user.organizationName ?? "").toLowerCase(),
  lastActive: (user) => user.lastActive?.getTime() ?? -1,
  enabled: (user) => Number(user.enabled),
};

for (const sort of userColumns) {
  for (const descending of [false, true]) {
    test(`pages sorted by ${descending ? "-" : ""}${sort} are in order and list everyone once, from either end`, async () => {
      const { rows: all, total } = await listUsers(sysadmin, query({ sort, descending }));
      expect(all.length).toBe(total);
      const keys = all.map(keyOf[sort]);
      const sorted = [...keys].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
      expect(keys).toEqual(descending ? sorted.reverse() : sorted);
      const paged: ListedUser[] = [];
      for (let page = 1; page <= Math.ceil(total / 4); page++)
        paged.push(...(await listUsers(sysadmin, query({ sort, descending, page, pageSize: 4 }))).rows);
      expect(paged.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
    });
  }
}

const searchNames = async (reader: SignedInCtx, q: string) =>
  (await listUsers(reader, query({ q }))).rows.map(({ username }) => username);

test("users are searched by parts of names and addresses, word by word", async () => {
  expect(await searchNames(sysadmin, "ada")).toEqual(["Ada.Lovelace", "ada2"]);
  expect(await searchNames(sysadmin, "ADA love")).toEqual(["Ada.Lovelace"]);
  expect(await searchNames(sysadmin, "lovelace ada")).toEqual(["Ada.Lovelace"]);
  expect(await searchNames(sysadmin, "velac")).toEqual(["Ada.Lovelace"]);
  expect(await searchNames(sysadmin, "a2@example")).toEqual(["ada2"]);
  expect(await searchNames(sysadmin, "@example.org yron")).toEqual(["ada2"]);
  expect(await searchNames(sysadmin, "zoë")).toEqual(["zoe"]);
  expect(await searchNames(sysadmin, "strö")).toEqual(["zoe"]);
  expect(await searchNames(sysadmin, "ångström")).toEqual(["zoe"]);
  expect(await searchNames(sysadmin, "bob_100%@example.org")).toEqual(["bob_100%"]);
  for (const nobody of ["love lance", "lovelace2@", "%", "_", "'", "ada_", "ada%", "ada nobody", "\\", "ada\\"])
    expect(await searchNames(sysadmin, nobody)).toEqual([]);
});

test("words of one or two letters match beginnings only", async () => {
  expect(await searchNames(sysadmin, "zo")).toEqual(["zoe"]);
  expect(await searchNames(sysadmin, "oe")).not.toContain("zoe");
  expect(await searchNames(sysadmin, "yr 2@example")).toEqual([]);
  expect(await searchNames(sysadmin, "by 2@example")).toEqual(["ada2"]);
});

test("the search follows new names, addresses and organizations, and omits deleted users", async () => {
  const place = await addOrganization(ctx);
  await ctx.db.update(organizations).set({ nameKey: "kestrel academy" }).where(eq(organizations.id, place));
  const { id } = await addUser(ctx, { userName: unique("wren"), lastName: "Ferrybridge", organizationId: place });
  expect(await searchNames(sysadmin, "rybrid")).toHaveLength(1);
  expect(await searchNames(sysadmin, "estrel rybrid")).toHaveLength(1);
  await ctx.db.update(users).set({ lastName: "Quillfeather", emailKey: "q@corp.example" }).where(eq(users.id, id));
  await ctx.db.update(organizations).set({ nameKey: "merlin school" }).where(eq(organizations.id, place));
  expect(await searchNames(sysadmin, "rybrid")).toEqual([]);
  expect(await searchNames(sysadmin, "@corp.example llfeat erlin")).toHaveLength(1);
  await deleteUser(sysadmin, id);
  expect(await searchNames(sysadmin, "llfeat")).toEqual([]);
});

test("without the search extension the results are the same", async () => {
  const role = unique("clerk").replaceAll("-", "_");
  const undone = new Error("undone");
  const attempt = ctx.db.transaction(async (db) => {
    await db.execute(sql.raw("drop extension pg_trgm cascade"));
    await db.execute(sql.raw(`create role ${role}; `));
    await db.execute(sql.raw(`grant select on all tables in schema public to ${role}`));
    await db.execute(sql.raw(`set local role ${role}`));
    expect(await storedRows(db, sql`select index_user_search() as "isIndexed"`)).toEqual([{ isIndexed: false }]);
    expect(await searchNames({ ...sysadmin, db }, "velac")).toEqual(["Ada.Lovelace"]);
    throw undone;
  });
  await expect(attempt).rejects.toBe(undone);
});

test("within an organization words match anywhere", async () => {
  const admin = await addUser(ctx, { role: "OrganizationAdmin", organizationId });
  expect(await searchNames(admin.ctx, "love")).toEqual(["Ada.Lovelace"]);
  expect(await searchNames(admin.ctx, "strö")).toEqual(["zoe"]);
  expect(await searchNames(admin.ctx, "100%")).toEqual(["bob_100%"]);
});

test("an organization admin sees only their own organization; other roles see no users", async () => {
  const admin = await addUser(ctx, { role: "OrganizationAdmin", organizationId });
  const { rows, total } = await listUsers(admin.ctx, query());
  expect(new Set(rows.map((user) => user.organizationId))).toEqual(new Set([organizationId]));
  expect(rows.length).toBe(total);
  await expect(listUsers(admin.ctx, query(), await addOrganization(ctx))).rejects.toMatchObject({ code: "notFound" });
  const adminWithoutOrganization = (await addUser(ctx, { role: "OrganizationAdmin" })).ctx;
  expect([await listUsers(adminWithoutOrganization, query()), await readUserStats(adminWithoutOrganization)]).toEqual([
    { rows: [], total: 0, isCut: false },
    { activeUsers: 0, userLimit: null, numberOfAdmins: 0 },
  ]);
  await expect(listUsers(adminWithoutOrganization, query(), organizationId)).rejects.toMatchObject({
    code: "notFound",
  });
  await expect(
    listUsers((await addUser(ctx, { role: "Instructor", organizationId })).ctx, query()),
  ).rejects.toMatchObject({ code: "forbidden" });
});

test("a row has all details of a user", async () => {
  const {
    students: [student],
    organizationId: place,
    sessionId,
  } = await addRunningClass(ctx);
  const { rows } = await listUsers(sysadmin, query({ q: student.userName }), place);
  expect(rows[0]).toEqual({
    id: student.id,
    username: student.userName,
    email: `${student.userName}@example.org`,
    firstName: "",
    lastName: "",
    rankTitle: "",
    organizationId: place,
    organizationName: expect.any(String),
    roles: ["User"],
    enabled: true,
    lastActive: null,
    lastJoinedClassSessionId: sessionId,
    lastJoinedCourseName: expect.any(String),
    lastSelectedCourseId: null,
    resetPasswordPending: false,
  });
});

test("the stats count active users and admins, of one organization or of all", async () => {
  const place = await addOrganization(ctx, { userLimit: 10 });
  const admin = await addUser(ctx, { role: "OrganizationAdmin", organizationId: place });
  const [one] = [await addUser(ctx, { organizationId: place }), await addUser(ctx, { organizationId: place })];
  await setEnabled(admin.ctx, one.id, false);
  expect(await readUserStats(admin.ctx)).toEqual({ activeUsers: 2, userLimit: 10, numberOfAdmins: 1 });
  expect(await readUserStats(sysadmin, place)).toEqual({ activeUsers: 2, userLimit: 10, numberOfAdmins: 1 });
  await expect(readUserStats(admin.ctx, organizationId)).rejects.toMatchObject({ code: "notFound" });
});

async function countedBoth() {
  const [counted] = await storedRows<{ users: number; enabled: number }>(
    ctx.db,
    sql`select count(*)::int as users, (count(*) filter (where enabled))::int as enabled from users`,
  );
  const { activeUsers } = await readUserStats(sysadmin);
  const { total } = await listUsers(sysadmin, query({ pageSize: 1 }));
  return { counted, kept: { users: total, enabled: activeUsers } };
}

test("stored user counts equal real ones, also after undo and simultaneous changes", async () => {
  await Promise.all(Array.from({ length: 130 }, () => addUser(ctx)));
  const rows = await ctx.db.select({ id: users.id }).from(users).where(eq(users.mainRole, "User"));
  await Promise.all(
    rows.slice(0, 40).map(({ id }, index) => (index % 2 ? setEnabled(sysadmin, id) : deleteUser(sysadmin, id))),
  );
  await ctx.db.update(users).set({ enabled: false }).where(eq(users.mainRole, "Restricted"));
  await ctx.db
    .transaction(async (tx) => {
      await tx.delete(users).where(eq(users.mainRole, "Restricted"));
      throw new Error("undone");
    })
    .catch(() => {});
  const { counted, kept } = await countedBoth();
  expect(kept).toEqual(counted);
  const { changes } = onlyOf(
    await storedRows<{ changes: number }>(ctx.db, sql`select count(*)::int as changes from user_count_changes`),
  );
  expect(changes).toBeLessThan(250);
});

test("renaming an organization moves its users in the sorted list", async () => {
  const place = await addOrganization(ctx);
  const { id } = await addUser(ctx, { organizationId: place });
  await ctx.db
    .update(organizations)
    .set({ name: "Zzz", nameKey: unique("zzz") })
    .where(eq(organizations.id, place));
  const { rows } = await listUsers(sysadmin, query({ sort: "organization", descending: true, pageSize: 1 }));
  expect(rows[0]!.id).toBe(id);
});
