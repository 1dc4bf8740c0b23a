// Adds a role as a developer would: its name to roles.ts, its row to access.ts, and a migration. Nothing else needs a
// change.
import type { LoaderFunctionArgs } from "@remix-run/node";
import { readDocument } from "../../functions/api/reference";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { permissions, type Action, type Grants, type Reach } from "~/domain/access";
import { changeRole } from "~/domain/accounts/change-role";
import { listAssignableRoles } from "~/domain/accounts/user-rules";
import { landingPageOf } from "~/domain/areas";
import { listCourseCandidates } from "~/domain/courses/course-candidates";
import { roleNames, type Role } from "~/domain/roles";
import { signInCookie } from "~/http/cookies.server";
import { loader as leaderboards } from "~/routes/_shell.admin.leaderboards/route";
import { loader as system } from "~/routes/_shell.admin.system/route";
import { loader as users } from "~/routes/_shell.admin.users/route";
import { loader as instructor } from "~/routes/_shell.instructor/route";
import { loader as shell } from "~/routes/_shell/route";
import { addOrganization, addUser, asSystemAdmin, enterAs, type Person } from "../support/builders";
import { callInProcess as call, testPlatform, tokenInProcess as tokenOf } from "../support/in-process-api";
import { expectProblem } from "../support/rest-api";

// Resets modules before the imports and at the end: other test files in this process use the app without this role.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

const ctx = await testPlatform();
const Auditor = "Auditor" as Role;
const grants: Partial<Record<Action, Reach>> = {
  "admin:open": "any",
  "user:list": "any",
  "leaderboard:clear": "any",
  "audit:read": "any",
  "account:change": "own",
};

beforeAll(async () => {
  (roleNames as unknown as string[]).push(Auditor);
  for (const [action, reach] of Object.entries(grants)) (permissions[action as Action] as Grants)[Auditor] = reach;
  const roleList = roleNames.map((name) => `'${name}'`).join(", ");
  await ctx.db.execute(sql`alter table users drop constraint users_roles_known`);
  await ctx.db.execute(
    sql.raw(`alter table users add constraint users_roles_known
      check (cardinality(roles) >= 1 and roles <@ array[${roleList}])`),
  );
});

const open = async (page: (args: LoaderFunctionArgs) => Promise<unknown>, path: string, person: Person) => {
  const { cookieToken } = await enterAs(ctx, person.userName);
  const request = new Request(`http://apsis.test${path}`, { headers: { cookie: `${signInCookie}=${cookieToken}` } });
  return page({ request, params: {}, context: {} }).catch((answer: unknown) => answer);
};

test("the added role lands in the admin area, with the sidebar of its rights", async () => {
  const auditor = await addUser(ctx, { role: Auditor });
  expect(landingPageOf(Auditor)).toBe("/admin/users");
  expect(await open(shell, "/admin/users", auditor)).toMatchObject({
    home: "/admin/users",
    areas: [{ label: "Admin" }],
    sections: [{ label: "Users" }, { label: "Leaderboards" }, { label: "Audit trail" }],
  });
});

test("the added role opens its pages, is redirected from others, and sees no forbidden button", async () => {
  const auditor = await addUser(ctx, { role: Auditor });
  const member = await addUser(ctx, { organizationId: await addOrganization(ctx) });
  expect(await open(users, `/admin/users?q=${member.userName}`, auditor)).toMatchObject({
    page: { list: { rows: [{ id: member.id }] } },
    rights: { roles: [], mayAdminister: false, mayImport: false, seesAll: true, mayMove: false },
  });
  expect(await open(leaderboards, "/admin/leaderboards", auditor)).toMatchObject({ isConfirming: false });
  const away = (await open(system, "/admin/system", auditor)) as Response;
  expect([away.status, away.headers.get("location")]).toEqual([302, "/unauthorized"]);
  const outside = (await open(instructor, "/instructor", auditor)) as Response;
  expect(outside.headers.get("location")).toBe("/unauthorized");
});

test("the API applies the added role's rights, and its document names it", async () => {
  const token = await tokenOf(await addUser(ctx, { role: Auditor }));
  expect((await call("GET", "/users", { token })).status).toBe(200);
  expectProblem(await call("GET", "/users/accessCodes", { token }), 403, /permission/);
  const document = await readDocument();
  expect(document.paths["/api/users"]!.get).toMatchObject({ "x-roles": { Auditor: "any" } });
});

test("administrators assign the added role at once, but not as a course's staff", async () => {
  const organizationId = await addOrganization(ctx);
  const admin = await addUser(ctx, { role: "OrganizationAdmin", organizationId });
  const person = await addUser(ctx, { organizationId });
  expect(listAssignableRoles({ role: "SystemAdmin" })).toContain(Auditor);
  await expect(changeRole(admin.ctx, person.id, Auditor)).rejects.toMatchObject({ code: "forbidden" });
  const token = await tokenOf(person);
  expect((await call("GET", "/users", { token })).status).toBe(403);
  await changeRole(asSystemAdmin(ctx), person.id, Auditor);
  expect((await call("GET", "/users", { token })).status).toBe(200);
  const { staff, people } = await listCourseCandidates(admin.ctx, organizationId);
  expect(people.map(({ id }) => id)).toContain(person.id);
  expect(staff.map(({ id }) => id)).toEqual([admin.id]);
});
