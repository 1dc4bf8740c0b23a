// SCIM 2.0 over HTTP, as identity providers call it.
import { createHash } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { expect, test } from "vitest";
import { addOrganization, addRunningClass, addUser, attemptOf, testPassword, unique } from "../support/builders";
import { cookiesOf } from "../support/raw-request";
import { apiUrl, ask, call as apiCall, signedIn, testApi, tokenOf } from "../support/rest-api";
import { addProvisioned, addServiceToken, patchOf, scimCall } from "../support/scim-client";
import {
  attempts,
  auditEntries,
  classSessionStudents,
  courseMembers,
  mailOutbox,
  namedPermissions,
  organizations,
  provisionedGroups,
  rateLimits,
  signIns,
  users,
} from "../support/tables";

const ctx = await testApi();
const errorSchema = "urn:ietf:params:scim:api:messages:2.0:Error";
const errorOf = (status: number, scimType?: string) => ({
  status,
  body: {
    schemas: [errorSchema],
    status: String(status),
    detail: expect.any(String),
    ...(scimType && { scimType }),
  },
});
const userOf = async (id: string) => (await ctx.db.select().from(users).where(eq(users.id, id)))[0]!;
const membersOf = async (school: { call: Awaited<ReturnType<typeof addProvisioned>>["call"] }, id: string) =>
  ((await school.call("GET", `/Groups/${id}`)).body.members as { value: string }[]).map(({ value }) => value).sort();

/** Sets what a group gives, on the page. */
async function setGrant(
  { admin, organizationId }: { admin: { userName: string }; organizationId: string },
  groupId: string,
  grant: { role?: string; courseId?: string },
) {
  const cookie = await cookiesOf(apiUrl(), admin.userName, testPassword);
  const answer = await ask(`/admin/organizations/${organizationId}/provisioning`, {
    method: "POST",
    headers: { cookie, origin: apiUrl(), "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ intent: "grant", groupId, role: "", courseId: "", ...grant }).toString(),
  });
  return answer.status;
}

test("a provider creates, finds, changes and disables a user", async () => {
  const school = await addProvisioned(ctx);
  const userName = `${unique("ada")}@school.example`;
  const created = await school.call("POST", "/Users", {
    schemas: [
      "urn:ietf:params:scim:schemas:core:2.0:User",
      "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User",
    ],
    externalId: "entra-1",
    userName,
    active: true,
    displayName: "Ada Long",
    emails: [{ primary: true, type: "work", value: userName }],
    name: { formatted: "Ada Long", familyName: "Long", givenName: "Ada" },
    title: "Captain",
    "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User": { department: "Flight" },
  });
  expect(created).toMatchObject({
    status: 201,
    body: { userName, externalId: "entra-1", active: true, title: "Captain", meta: { resourceType: "User" } },
  });
  const { id } = created.body;
  expect(created.headers.get("location")).toMatch(new RegExp(`/api/scim/v2/Users/${id}$`));
  expect(created.headers.get("content-type")).toMatch(/^application\/scim\+json/);
  expect(await userOf(id)).toMatchObject({
    ...{ organizationId: school.organizationId, roles: ["User"], email: userName, firstName: "Ada" },
    ...{ passwordHash: null, resetPasswordPending: true },
  });
  for (const filter of [`userName eq "${userName.toUpperCase()}"`, `externalId eq "entra-1"`, `id eq "${id}"`]) {
    const { body } = await school.call("GET", `/Users?filter=${encodeURIComponent(filter)}`);
    expect([filter, body.totalResults, body.Resources[0].id]).toEqual([filter, 1, id]);
  }
  const put = await school.call("PUT", `/Users/${id}`, { ...created.body, name: { givenName: "Grace" } });
  expect(put).toMatchObject({ status: 200, body: { name: { givenName: "Grace" }, externalId: "entra-1" } });
  const patched = await school.call("PATCH", `/Users/${id}`, {
    ...patchOf({ op: "Replace", path: "active", value: "False" }),
  });
  expect(patched).toMatchObject({ status: 200, body: { active: false } });
  expect((await userOf(id)).enabled).toBe(false);
});

test("somebody disabled is signed out at once, and grades and membership stay", async () => {
  const running = await addRunningClass(ctx);
  const admin = await addUser(ctx, { role: "OrganizationAdmin", organizationId: running.organizationId });
  const token = await addServiceToken(admin, running.organizationId);
  const [student] = running.students;
  const access = await tokenOf(student);
  const attempt = attemptOf(running.lesson, running.sessionId);
  expect((await apiCall("POST", "/scores", { token: access, body: attempt })).status).toBeLessThan(300);
  const disabled = await scimCall("PATCH", `/Users/${student.id}`, {
    token,
    body: patchOf({ op: "Replace", value: { active: "False" } }),
  });
  expect(disabled).toMatchObject({ status: 200, body: { active: false } });
  expect((await apiCall("GET", "/auth/session/roles", { token: access })).status).toBe(401);
  expect(await ctx.db.$count(signIns, and(eq(signIns.userId, student.id), isNull(signIns.endedAt)))).toBe(0);
  expect(await ctx.db.$count(attempts, eq(attempts.userId, student.id))).toBe(1);
  expect(await ctx.db.$count(courseMembers, eq(courseMembers.userId, student.id))).toBe(1);
  const back = await scimCall("PATCH", `/Users/${student.id}`, {
    token,
    body: patchOf({ op: "replace", path: "active", value: true }),
  });
  expect(back.body.active).toBe(true);
  expect((await signedIn(student)).id).toBe(student.id);
});

test("a deleted user is disabled, unknown to the provider, and comes back with grades when created again", async () => {
  const school = await addProvisioned(ctx);
  const { id, userName } = await school.addPerson({ externalId: "x1" });
  const group = await school.addGroup([id]);
  expect((await school.call("DELETE", `/Users/${id}`)).status).toBe(204);
  expect(await school.call("GET", `/Users/${id}`)).toMatchObject(errorOf(404));
  expect((await school.call("GET", `/Users?filter=userName eq "${userName}"`)).body.totalResults).toBe(0);
  expect(await school.call("PATCH", `/Users/${id}`, patchOf({ op: "add", path: "active", value: true }))).toMatchObject(
    errorOf(404),
  );
  expect(await membersOf(school, group)).toEqual([]);
  expect((await userOf(id)).enabled).toBe(false);
  const email = `${userName}@school.example`;
  const again = await school.call("POST", "/Users", { userName, emails: [{ value: email }], externalId: "x2" });
  expect(again).toMatchObject({ status: 201, body: { id, active: true, externalId: "x2" } });
  expect(await school.call("POST", "/Users", { userName, emails: [{ value: email }] })).toMatchObject(
    errorOf(409, "uniqueness"),
  );
});

test("a deletion of somebody disabled, and a change of the external id alone, are in the audit trail", async () => {
  const school = await addProvisioned(ctx);
  const { id } = await school.addPerson({ externalId: "x1", active: false });
  const change = (value: object) => school.call("PATCH", `/Users/${id}`, patchOf({ op: "replace", value }));
  await change({ externalId: "x2" });
  await change({ externalId: "x2" });
  await school.call("DELETE", `/Users/${id}`);
  const entries = await ctx.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
  expect(entries.map(({ action, details }) => [action, details])).toEqual([
    ["user.create", expect.anything()],
    ["user.externalId", { to: "x2" }],
    ["user.removeByProvider", {}],
  ]);
});

test("addresses change 1,000 times an hour, because each change is mailed", async () => {
  const school = await addProvisioned(ctx);
  const { id } = await school.addPerson();
  const change = (value: string) =>
    school.call("PATCH", `/Users/${id}`, patchOf({ op: "replace", path: 'emails[type eq "work"].value', value }));
  expect((await change(`${unique("first")}@school.example`)).status).toBe(200);
  const mine = createHash("sha256").update(school.organizationId).digest("base64url");
  const key = `provisioned-address:${mine}`;
  await ctx.db.update(rateLimits).set({ points: 1_000 }).where(eq(rateLimits.key, key));
  const second = `${unique("second")}@school.example`;
  expect(await change(second)).toMatchObject(errorOf(429));
  expect((await userOf(id)).email).not.toBe(second);
  expect(
    (await school.call("PATCH", `/Users/${id}`, patchOf({ op: "replace", path: "title", value: "Captain" }))).status,
  ).toBe(200);
});

test("people are invited by mail, unless they sign in with the organization's provider", async () => {
  const school = await addProvisioned(ctx);
  const { userName } = await school.addPerson();
  const mails = eq(mailOutbox.recipient, `${userName}@school.example`);
  expect(await ctx.db.$count(mailOutbox, mails)).toBe(1);
  const { userName: inactive } = await school.addPerson({ active: false });
  expect(await ctx.db.$count(mailOutbox, eq(mailOutbox.recipient, `${inactive}@school.example`))).toBe(0);
});

test("names, addresses and external ids that are taken are refused, also by other organizations' people", async () => {
  const school = await addProvisioned(ctx);
  const foreign = await addUser(ctx, { organizationId: await addOrganization(ctx) });
  await school.addPerson({ externalId: "same" });
  const person = (more: object) => {
    const userName = unique("new");
    return { userName, emails: [{ value: `${userName}@school.example` }], ...more };
  };
  for (const more of [
    { userName: foreign.userName.toUpperCase() },
    { emails: [{ value: `${foreign.userName}@example.org` }] },
    { externalId: "same" },
  ])
    expect(await school.call("POST", "/Users", person(more))).toMatchObject(errorOf(409, "uniqueness"));
  const { id } = await school.addPerson();
  const rename = patchOf({ op: "replace", path: "userName", value: foreign.userName });
  expect(await school.call("PATCH", `/Users/${id}`, rename)).toMatchObject(errorOf(409, "uniqueness"));
});

test("people are created within the seats exactly, also at the same time", async () => {
  const school = await addProvisioned(ctx, { userLimit: 5 });
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => {
      const userName = unique("racer");
      return school.call("POST", "/Users", { userName, emails: [{ value: `${userName}@school.example` }] });
    }),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(4);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
  expect(answers.find(({ status }) => status === 409)?.body).not.toHaveProperty("scimType");
  const [created] = answers.filter(({ status }) => status === 201);
  const activeOf = (active: boolean) => patchOf({ op: "replace", path: "active", value: active });
  await school.call("PATCH", `/Users/${created!.body.id}`, activeOf(false));
  await school.addPerson();
  expect(await school.call("PATCH", `/Users/${created!.body.id}`, activeOf(true))).toMatchObject(errorOf(409));
});

test("one name that is created twice at the same time becomes one user", async () => {
  const school = await addProvisioned(ctx);
  const userName = unique("twin");
  const body = { userName, emails: [{ value: `${userName}@school.example` }] };
  const answers = await Promise.all([school.call("POST", "/Users", body), school.call("POST", "/Users", body)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
});

test("lists come in pages", async () => {
  const school = await addProvisioned(ctx);
  for (let count = 0; count < 4; count++) await school.addPerson();
  const read = async (query: string) => (await school.call("GET", `/Users?${query}`)).body;
  const all = await read("");
  expect(all).toMatchObject({ totalResults: 5, itemsPerPage: 5, startIndex: 1 });
  const [first, second] = [await read("startIndex=1&count=3"), await read("startIndex=4&count=3")];
  expect([...first.Resources, ...second.Resources].map(({ id }) => id)).toEqual(
    all.Resources.map(({ id }: { id: string }) => id),
  );
  expect(await read("count=0")).toMatchObject({ totalResults: 5, itemsPerPage: 0, Resources: [] });
  expect(await read("startIndex=-5&count=2")).toMatchObject({ startIndex: 1, itemsPerPage: 2 });
  expect(await read("startIndex=999999999")).toMatchObject({ totalResults: 5, Resources: [] });
  expect((await read("count=1&attributes=userName")).Resources[0]).toEqual({
    schemas: expect.any(Array),
    id: expect.any(String),
    userName: expect.any(String),
  });
});

test("filters other than equations are refused", async () => {
  const school = await addProvisioned(ctx);
  for (const filter of [
    'userName co "a"',
    "userName pr",
    'not (userName eq "a")',
    'userName eq "a" or userName eq "b"',
    'password eq "a"',
    "userName eq",
    "((((",
    'userName eq "',
    `userName eq "${"\n".repeat(300)}`,
    `userName eq "${"a".repeat(2_000)}"`,
  ])
    expect([filter, await school.call("GET", `/Users?filter=${encodeURIComponent(filter)}`)]).toMatchObject([
      filter,
      errorOf(400, "invalidFilter"),
    ]);
});

test("members are added and removed as Entra ID and Okta do it", async () => {
  const school = await addProvisioned(ctx);
  const people = await Promise.all([school.addPerson(), school.addPerson(), school.addPerson()]);
  const [a, b, c] = people.map(({ id }) => id) as [string, string, string];
  const group = await school.addGroup();
  const patch = async (...operations: object[]) => {
    expect((await school.call("PATCH", `/Groups/${group}`, patchOf(...operations))).status).toBe(204);
    return membersOf(school, group);
  };
  expect(await patch({ op: "Add", path: "members", value: [{ value: a }, { value: b }] })).toEqual([a, b].sort());
  expect(await patch({ op: "add", value: { members: [{ value: c, display: "c" }] } })).toEqual([a, b, c].sort());
  expect(await patch({ op: "Remove", path: `members[value eq "${a}"]` })).toEqual([b, c].sort());
  expect(await patch({ op: "remove", path: `members[value eq "${a}" or value eq "${b}"]` })).toEqual([c]);
  expect(await patch({ op: "Remove", path: "members", value: [{ $ref: null, value: b }] })).toEqual([c]);
  expect(await patch({ op: "replace", path: "members", value: [{ value: a }, { value: b }] })).toEqual([a, b].sort());
  expect(await patch({ op: "remove", path: "members" }, { op: "add", path: "members", value: { value: c } })).toEqual([
    c,
  ]);
  expect(await patch({ op: "replace", value: { id: group, displayName: unique("Renamed") } })).toEqual([c]);
  const found = await school.call(
    "GET",
    `/Groups?filter=members eq "${c}" and id eq "${group}"&excludedAttributes=members`,
  );
  expect(found.body).toMatchObject({ totalResults: 1, Resources: [{ id: group }] });
  expect(found.body.Resources[0]).not.toHaveProperty("members");
  const put = await school.call("PUT", `/Groups/${group}`, { displayName: unique("Put") });
  expect(put.body.members).toHaveLength(1);
});

test("a patch that can't be read is refused, and no group is emptied by it", async () => {
  const school = await addProvisioned(ctx);
  const { id } = await school.addPerson();
  const foreign = await addUser(ctx, { organizationId: await addOrganization(ctx) });
  const group = await school.addGroup([id]);
  const wrong: [object, string][] = [
    [{ op: "remove", path: "members", value: [] }, "invalidValue"],
    [{ op: "remove", path: "members", value: null }, "invalidValue"],
    [{ op: "remove", path: "members", value: "" }, "invalidValue"],
    [{ op: "remove", path: "members", value: [{ Value2: id }] }, "invalidValue"],
    [{ op: "remove", path: 'members[value ne "x"]' }, "invalidPath"],
    [{ op: "remove", path: "members[value eq 1]" }, "invalidPath"],
    [{ op: "remove", path: "members[]" }, "invalidPath"],
    [{ op: "remove", path: "members[value eq]" }, "invalidPath"],
    [{ op: "remove", path: `members[value eq "${id}"].value` }, "invalidPath"],
    [{ op: "remove", path: "member" }, "invalidPath"],
    [{ op: "remove" }, "noTarget"],
    [{ op: "replace", path: "members" }, "invalidValue"],
    [{ op: "replace", path: "members", value: null }, "invalidValue"],
    [{ op: "replace", path: "members", value: "" }, "invalidValue"],
    [{ op: "replace", path: "members", value: [id] }, "invalidValue"],
    [{ op: "replace", path: "members", value: {} }, "invalidValue"],
    [{ op: "add", path: "members", value: [{ value: foreign.id }] }, "invalidValue"],
    [{ op: "add", path: "members", value: [{ value: "nobody" }] }, "invalidValue"],
    [{ op: "replace", value: { members: "" } }, "invalidValue"],
    [{ op: "move", path: "members" }, "invalidSyntax"],
    [{ op: "replace", value: { __proto__x: 1 } }, "invalidPath"],
    [{ op: "replace", path: { toString: 1 }, value: "x" }, "invalidPath"],
    [{ op: "remove", path: "displayName" }, "invalidValue"],
  ];
  for (const [operation, scimType] of wrong)
    expect([operation, await school.call("PATCH", `/Groups/${group}`, patchOf(operation))]).toMatchObject([
      operation,
      errorOf(400, scimType),
    ]);
  for (const body of ["", "{", "[]", "null", JSON.stringify(patchOf()), JSON.stringify({ Operations: [{}] })])
    expect([body, await school.call("PATCH", `/Groups/${group}`, body)]).toMatchObject([
      body,
      errorOf(400, "invalidSyntax"),
    ]);
  expect(await membersOf(school, group)).toEqual([id]);
});

test("a group gives a role and a course, and takes them back", async () => {
  const school = await addProvisioned(ctx);
  const running = await addRunningClass(ctx, { organizationId: school.organizationId });
  const [early, late] = [await school.addPerson(), await school.addPerson()];
  const group = await school.addGroup([early.id]);
  expect(await setGrant(school, group, { role: "Instructor", courseId: running.id })).toBe(302);
  const roleOf = async ({ id }: { id: string }) => (await userOf(id)).roles[0];
  const isIn = async ({ id }: { id: string }) => [
    await ctx.db.$count(courseMembers, and(eq(courseMembers.userId, id), eq(courseMembers.courseId, running.id))),
    await ctx.db.$count(classSessionStudents, eq(classSessionStudents.userId, id)),
  ];
  expect([await roleOf(early), await isIn(early)]).toEqual(["Instructor", [1, 1]]);
  await school.call("PATCH", `/Groups/${group}`, patchOf({ op: "add", path: "members", value: [{ value: late.id }] }));
  expect([await roleOf(late), await isIn(late)]).toEqual(["Instructor", [1, 1]]);
  await school.call("PATCH", `/Groups/${group}`, patchOf({ op: "remove", path: `members[value eq "${early.id}"]` }));
  expect([await roleOf(early), await isIn(early)]).toEqual(["User", [0, 0]]);
  expect((await school.call("DELETE", `/Groups/${group}`)).status).toBe(204);
  expect([await roleOf(late), await isIn(late)]).toEqual(["User", [0, 0]]);
  expect(await isIn(running.students[0])).toEqual([1, 1]);
  const actions = await ctx.db
    .select({ action: auditEntries.action })
    .from(auditEntries)
    .where(eq(auditEntries.organizationId, school.organizationId));
  expect(actions.map(({ action }) => action)).toEqual(
    expect.arrayContaining(["user.create", "group.create", "group.grant", "user.roleByGroups", "user.coursesByGroups"]),
  );
});

test("a group makes nobody a system administrator, and takes no role from somebody who still owns a course", async () => {
  const school = await addProvisioned(ctx);
  const running = await addRunningClass(ctx, { organizationId: school.organizationId });
  const group = await school.addGroup();
  expect(await setGrant(school, group, { role: "SystemAdmin" })).not.toBe(302);
  const sysadmin = await addUser(ctx, { role: "SystemAdmin", organizationId: school.organizationId });
  await setGrant(school, group, { role: "Instructor" });
  const { id } = await school.addPerson();
  const members = [{ value: id }, { value: sysadmin.id }];
  await school.call("PATCH", `/Groups/${group}`, patchOf({ op: "add", path: "members", value: members }));
  expect((await userOf(sysadmin.id)).roles).toEqual(["SystemAdmin"]);
  const admin = await addUser(ctx, { role: "SystemAdmin" });
  const owner = { token: await tokenOf(admin), body: {} };
  expect((await apiCall("PUT", `/groups/${running.id}/${id}`, owner)).status).toBeLessThan(300);
  const removal = patchOf({ op: "remove", path: `members[value eq "${id}"]` });
  expect(await school.call("PATCH", `/Groups/${group}`, removal)).toMatchObject(errorOf(409));
  expect(await membersOf(school, group)).toContain(id);
});

test("a group's role leaves system administrators as they are, also when one of them sets it", async () => {
  const school = await addProvisioned(ctx);
  const sysadmin = await addUser(ctx, { role: "SystemAdmin", organizationId: school.organizationId });
  const { id } = await school.addPerson();
  const group = await school.addGroup([id, sysadmin.id]);
  expect(await setGrant({ ...school, admin: sysadmin }, group, { role: "Instructor" })).toBe(302);
  expect((await userOf(id)).roles).toEqual(["Instructor"]);
  expect((await userOf(sysadmin.id)).roles).toEqual(["SystemAdmin"]);
});

test("a mapping of another organization's course or group is refused", async () => {
  const school = await addProvisioned(ctx);
  const foreign = await addRunningClass(ctx);
  const group = await school.addGroup();
  expect(await setGrant(school, group, { courseId: foreign.id })).not.toBe(302);
  const other = await addProvisioned(ctx);
  expect(await setGrant(other, group, { role: "Instructor" })).not.toBe(302);
  const [row] = await ctx.db.select().from(provisionedGroups).where(eq(provisionedGroups.id, group));
  expect(row).toMatchObject({ courseId: null, role: null });
});

test("people and groups of other organizations don't exist", async () => {
  const [school, other] = [await addProvisioned(ctx), await addProvisioned(ctx)];
  const { id, userName } = await other.addPerson({ externalId: "theirs" });
  const group = await other.addGroup([id]);
  const body = { userName, emails: [{ value: "new@school.example" }], displayName: "Mine", schemas: [] };
  for (const path of [`/Users/${id}`, `/Groups/${group}`]) {
    expect(await school.call("GET", path)).toMatchObject(errorOf(404));
    expect(await school.call("PUT", path, body)).toMatchObject(errorOf(404));
    const patch = patchOf({ op: "replace", path: path.startsWith("/U") ? "active" : "displayName", value: "true" });
    expect(await school.call("PATCH", path, patch)).toMatchObject(errorOf(404));
    expect(await school.call("DELETE", path)).toMatchObject(errorOf(404));
  }
  for (const filter of [`userName eq "${userName}"`, 'externalId eq "theirs"', `id eq "${id}"`])
    expect((await school.call("GET", `/Users?filter=${encodeURIComponent(filter)}`)).body.totalResults).toBe(0);
  expect((await school.call("GET", "/Groups")).body.totalResults).toBe(0);
  expect(await membersOf(other, group)).toEqual([id]);
});

test("system administrators and people with a permission by name keep their accounts", async () => {
  const school = await addProvisioned(ctx);
  const sysadmin = await addUser(ctx, { role: "SystemAdmin", organizationId: school.organizationId });
  const author = await addUser(ctx, { organizationId: school.organizationId });
  await ctx.db
    .insert(namedPermissions)
    .values({ userId: author.id, permission: "lesson:write", givenAt: new Date(), givenBy: sysadmin.id });
  for (const value of ["False", false])
    expect(
      await school.call("PATCH", `/Users/${sysadmin.id}`, patchOf({ op: "replace", path: "active", value })),
    ).toMatchObject(errorOf(403));
  expect(await school.call("DELETE", `/Users/${sysadmin.id}`)).toMatchObject(errorOf(403));
  const mail = patchOf({ op: "replace", path: 'emails[type eq "work"].value', value: "mine@attacker.example" });
  await ctx.db
    .insert(namedPermissions)
    .values({ userId: school.admin.id, permission: "lesson:write", givenAt: new Date(), givenBy: sysadmin.id });
  // Also of the administrator who made the service account: it isn't that person.
  for (const { id } of [author, school.admin]) {
    expect(await school.call("PATCH", `/Users/${id}`, mail)).toMatchObject(errorOf(403));
    expect((await userOf(id)).email).not.toContain("attacker");
  }
});

test("the administrator who made the service account can be disabled by it, which ends it", async () => {
  const school = await addProvisioned(ctx);
  const disable = patchOf({ op: "Replace", path: "active", value: "False" });
  expect((await school.call("PATCH", `/Users/${school.admin.id}`, disable)).body.active).toBe(false);
  expect((await userOf(school.admin.id)).enabled).toBe(false);
  expect(await school.call("GET", "/Users")).toMatchObject(errorOf(401));
});

const everyCall: [string, string][] = [
  ...["ServiceProviderConfig", "ResourceTypes", "ResourceTypes/User", "Schemas"].map((p): [string, string] => [
    "GET",
    `/${p}`,
  ]),
  ...["Users", "Groups"].flatMap((things) => [
    ...["GET", "POST"].map((method): [string, string] => [method, `/${things}`]),
    ...["GET", "PUT", "PATCH", "DELETE"].map((method): [string, string] => [method, `/${things}/{id}`]),
  ]),
];

test.each(everyCall)("%s %s is for a provisioning service account alone", async (method, path) => {
  const organizationId = await addOrganization(ctx);
  const admin = await addUser(ctx, { role: "OrganizationAdmin", organizationId });
  const at = path.replace("{id}", admin.id);
  const body = method === "GET" || method === "DELETE" ? undefined : {};
  const anonymous = await scimCall(method, at, { body });
  expect(anonymous).toMatchObject(errorOf(401));
  expect(anonymous.headers.get("www-authenticate")).toBe("Bearer");
  expect(await scimCall(method, at, { body, token: `apsis_sa_${"a".repeat(49)}` })).toMatchObject(errorOf(401));
  for (const role of ["User", "Instructor", "OrganizationAdmin", "SystemAdmin"] as const) {
    const token = await tokenOf(await addUser(ctx, { role, organizationId }));
    expect([role, await scimCall(method, at, { body, token })]).toMatchObject([role, errorOf(403)]);
  }
  const cookie = await cookiesOf(apiUrl(), admin.userName, testPassword);
  const [, xsrf = ""] = /XSRF-TOKEN=([^;]+)/.exec(cookie) ?? [];
  const headers = { cookie, "x-xsrf-token": xsrf };
  expect(await scimCall(method, at, { body, headers })).toMatchObject(errorOf(403));
  const token = await addServiceToken(admin, organizationId, ["course:list"]);
  expect(await scimCall(method, at, { body, token })).toMatchObject(errorOf(403));
});

test("a provisioning token makes no other call, and stops with the organization's payment", async () => {
  const school = await addProvisioned(ctx);
  const headers = { authorization: `Bearer ${school.token}` };
  for (const path of ["/users", "/groups", `/users/${school.admin.id}`])
    expect((await apiCall("GET", path, { headers })).status).toBe(403);
  await ctx.db.update(organizations).set({ isPaid: false }).where(eq(organizations.id, school.organizationId));
  expect(await school.call("GET", "/Users")).toMatchObject(errorOf(401));
});

test("errors have SCIM's form, also for what isn't offered, too large or unknown", async () => {
  const school = await addProvisioned(ctx);
  expect(await school.call("POST", "/Bulk", {})).toMatchObject(errorOf(501));
  expect(await school.call("GET", "/Me")).toMatchObject(errorOf(501));
  expect(await school.call("GET", "/Nothing")).toMatchObject(errorOf(404));
  expect(await school.call("GET", "/Users/nobody")).toMatchObject(errorOf(404));
  expect(await school.call("POST", "/Users", "x".repeat(600_000))).toMatchObject(errorOf(413));
  expect(await school.call("POST", "/Users", { userName: "x" })).toMatchObject(errorOf(400, "invalidValue"));
  const inGerman = await scimCall("GET", "/Users/nobody", {
    token: school.token,
    headers: { "accept-language": "de" },
  });
  expect(inGerman.body.detail).toBe("Das Konto wurde nicht gefunden.");
});

test("the service describes itself", async () => {
  const school = await addProvisioned(ctx);
  const config = await school.call("GET", "/ServiceProviderConfig");
  expect(config.body).toMatchObject({ patch: { supported: true }, bulk: { supported: false } });
  expect((await school.call("GET", "/ResourceTypes")).body.Resources.map(({ id }: { id: string }) => id)).toEqual([
    "User",
    "Group",
  ]);
  const { body } = await school.call("GET", "/Schemas");
  for (const { id } of body.Resources) expect((await school.call("GET", `/Schemas/${id}`)).body.id).toBe(id);
});

/** The same for the same seed. */
function randomOf(seed: number) {
  let state = seed;
  return <Value>(values: readonly Value[]): Value => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return values[Math.floor((state / 2 ** 32) * values.length)] as Value;
  };
}

test(
  "altered requests are never answered with 5xx, and no account changes its role",
  { timeout: 120_000 },
  async () => {
    const school = await addProvisioned(ctx);
    const [one, other] = [await school.addPerson(), await school.addPerson()];
    const group = await school.addGroup([one.id, other.id]);
    const pick = randomOf(7);
    const texts = [
      "",
      "members",
      "active",
      "emails",
      "name",
      "userName",
      "displayName",
      "externalId",
      "\ud800",
      "a\u0000b",
    ];
    const tails = [
      "",
      '[value eq "',
      `[value eq "${one.id}"]`,
      ".value",
      "[",
      "][",
      '[type eq "work"].value',
      ".__proto__",
    ];
    const scraps: unknown[] = [
      ...[
        null,
        "",
        "False",
        "x".repeat(400),
        0,
        -1,
        1e300,
        true,
        [],
        {},
        [[]],
        { value: one.id },
        [{ value: other.id }],
      ],
      ...[
        { members: [{ value: "\ud800" }] },
        { __proto__: null, active: [] },
        { emails: [{ value: "a@b.example" }] },
        "\ud800",
      ],
      ...["\u0000", [{ value: "\u0000" }], { displayName: "\u0000" }, { name: { givenName: "\ud800" } }],
    ];
    const worst: unknown[] = [];
    for (let turn = 0; turn < 600; turn++) {
      const Operations = Array.from({ length: pick([1, 1, 2, 5]) }, () => ({
        op: pick(["add", "Remove", "Replace", "", null]),
        path: pick([pick(texts) + pick(tails), pick(scraps)]),
        value: pick(scraps),
      }));
      const body = pick<unknown>([
        patchOf(...Operations),
        pick(scraps),
        { schemas: pick(scraps), Operations: pick(scraps) },
      ]);
      const whole = Object.fromEntries(
        ["userName", "displayName", "emails", "name", "active", "members", "externalId", "title"].map((name) => [
          name,
          pick(scraps),
        ]),
      );
      const things = pick(["Users", "Groups"]);
      const id = pick([things === "Users" ? one.id : group, pick(["%00", "..", "x", one.id])]);
      const [method, path, sent] = pick<[string, string, unknown]>([
        ["PATCH", `/${things}/${id}`, body],
        ["PATCH", `/${things}/${id}`, body],
        ["PUT", `/${things}/${id}`, whole],
        ["POST", `/${things}`, whole],
        [
          "GET",
          `/${things}?filter=${encodeURIComponent(`${pick(["userName", "a.b", "("])} ${pick(["eq", "co"])} ${JSON.stringify(pick(scraps))}`)}&startIndex=${pick(["x", "-1", "9999999999"])}`,
          undefined,
        ],
      ]);
      const { status, body: answer } = await school.call(method, path, sent);
      if (status >= 500) worst.push([method, path, sent, answer]);
    }
    expect(worst).toEqual([]);
    for (const { id } of [one, other]) expect((await userOf(id)).roles).toEqual(["User"]);
    expect((await userOf(school.admin.id)).roles).toEqual(["OrganizationAdmin"]);
  },
);

test("a group of thousands changes at once, and two changes at the same time both hold", async () => {
  const school = await addProvisioned(ctx);
  const people = await Promise.all(Array.from({ length: 6 }, () => school.addPerson()));
  const running = await addRunningClass(ctx, { organizationId: school.organizationId });
  const group = await school.addGroup();
  await setGrant(school, group, { role: "Instructor", courseId: running.id });
  const answers = await Promise.all(
    people.map(({ id }) =>
      school.call("PATCH", `/Groups/${group}`, patchOf({ op: "add", path: "members", value: [{ value: id }] })),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(people.map(() => 204));
  expect(await membersOf(school, group)).toEqual(people.map(({ id }) => id).sort());
  const many = Array.from({ length: 4_000 }, () => ({ value: "0190b0a0-0000-7000-8000-000000000001" }));
  const twice = { displayName: unique("Twice"), members: [...many, ...people.map(({ id: value }) => ({ value }))] };
  expect(await school.call("PUT", `/Groups/${group}`, twice)).toMatchObject(errorOf(400, "invalidValue"));
  const none = await school.call("PUT", `/Groups/${group}`, { displayName: unique("None"), members: [] });
  expect(none).toMatchObject({ status: 200, body: { members: [] } });
  expect(await ctx.db.$count(courseMembers, eq(courseMembers.userId, people[0]!.id))).toBe(0);
});
