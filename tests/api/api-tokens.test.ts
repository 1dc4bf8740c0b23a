// API tokens over HTTP: made on a page, used in calls, and for nothing else.
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { ApiClient } from "../support/api-client";
import { addOrganization, addRunningClass, addUser, testPassword, unique, type Person } from "../support/builders";
import { cookiesOf } from "../support/raw-request";
import { apiUrl, ask, call, expectProblem, readDocument, testApi } from "../support/rest-api";
import { texts } from "../support/product-facts";
import { apiTokens, auditEntries, factorDeadlines, organizations } from "../support/tables";

const ctx = await testApi();
const site = apiUrl();

const cookieOf = (person: Person) => cookiesOf(site, person.userName, testPassword);
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const read = async (path: string, cookie: string) => (await ask(path, { headers: { cookie } })).text();

const post = async (path: string, cookie: string, fields: Record<string, string>) => {
  const answer = await ask(path, {
    method: "POST",
    headers: { cookie, origin: site, "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(fields).toString(),
  });
  return { status: answer.status, html: await answer.text() };
};

const tokenIn = (html: string) => /apsis_(?:pat|sa)_[0-9A-Za-z]{49}/.exec(html)?.[0] ?? "";

/** Fills in the page's form. */
async function create(path: string, cookie: string, scopes: string[], more: Record<string, string> = {}) {
  const [, formKey = ""] = /name="formKey" value="([^"]+)"/.exec(await read(path, cookie)) ?? [];
  const chosen = Object.fromEntries(scopes.map((scope) => [`scope ${scope}`, "on"]));
  const fields = { intent: "create", name: unique("Token"), days: "30", formKey, ...chosen, ...more };
  return { fields, ...(await post(path, cookie, fields)) };
}

async function addToken(person: Person, scopes: string[]) {
  const { html } = await create("/account/tokens", await cookieOf(person), scopes);
  return tokenIn(html);
}

test("a token is shown once, when it is made, and a form that is sent twice makes one", async () => {
  const person = await addUser(ctx, { role: "Instructor" });
  const cookie = await cookieOf(person);
  const { status, html, fields } = await create("/account/tokens", cookie, ["course:list"]);
  expect([status, tokenIn(html)]).toEqual([200, expect.stringMatching(/^apsis_pat_/)]);
  expect(html).toContain("/api/auth/session/roles");
  expect(tokenIn((await post("/account/tokens", cookie, fields)).html)).toBe(tokenIn(html));
  expect(await ctx.db.$count(apiTokens, eq(apiTokens.userId, person.id))).toBe(1);
  const page = await read("/account/tokens", cookie);
  expect(page).toContain(fields.name);
  expect(tokenIn(page)).toBe("");
});

test("a form without a scope, or with one beyond the person's rights, makes no token", async () => {
  const cookie = await cookieOf(await addUser(ctx, { role: "User" }));
  expect(await create("/account/tokens", cookie, [])).toMatchObject({
    status: 422,
    html: expect.stringContaining("Choose at least one kind of call."),
  });
  expect((await create("/account/tokens", cookie, ["gradebook:read"])).status).toBe(403);
});

test("a token reads a gradebook, and may make no other call", async () => {
  const running = await addRunningClass(ctx);
  const token = await addToken(running.owner, ["gradebook:read"]);
  const gradebook = await call("GET", `/sessions/${running.sessionId}/claims`, bearer(token));
  expect(gradebook.status).toBe(200);
  const foreign = await addRunningClass(ctx);
  expect((await call("GET", `/sessions/${foreign.sessionId}/claims`, bearer(token))).status).toBe(404);
  const { paths } = await readDocument();
  const others = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, { "x-access": access }]) => access !== "anybody" && access !== "gradebook:read")
      .map(([method]) => [method.toUpperCase(), path] as const),
  );
  expect(others.length).toBeGreaterThan(50);
  const allowed: string[] = [];
  for (const [method, path] of others) {
    const { status } = await ask(path.replace(/\{\w+\}/g, running.id), {
      method,
      ...bearer(token),
      ...(method === "GET" ? {} : { body: "{}" }),
    });
    if (status !== 403) allowed.push(`${method} ${path} ${status}`);
  }
  // The first call to try.
  expect(allowed).toEqual(["GET /api/auth/session/roles 200"]);
});

test("the client reads a gradebook with a token", async () => {
  const running = await addRunningClass(ctx);
  const token = await addToken(running.owner, ["gradebook:read"]);
  const client = new ApiClient(site);
  client.useToken(token);
  const param = { id: running.sessionId };
  const [student] = running.students;
  expect(await (await client.calls.sessions[":id"].gradebook.csv.$get({ param, query: {} })).text()).toContain(
    student.userName,
  );
  await expect(client.calls.groups[":id"].$get({ param: { id: running.id } })).rejects.toMatchObject({ status: 403 });
});

test("a call that changes something needs no anti-forgery header, and the trail names the token", async () => {
  const running = await addRunningClass(ctx);
  const token = await addToken(running.owner, ["course:change"]);
  const member = await addUser(ctx, { organizationId: running.organizationId });
  const added = await call("POST", `/groups/${running.id}/members`, {
    ...bearer(token),
    body: { people: [member.id] },
  });
  expect(added.status).toBeLessThan(300);
  const [entry] = await ctx.db
    .select()
    .from(auditEntries)
    .where(sql`action = 'course.addMembers' and subject_id = ${running.id}`);
  expect(entry).toMatchObject({ actorId: running.owner.id, signInId: null, tokenId: expect.any(String) });
});

test("a token in an address is refused, whatever else the call carries", async () => {
  const token = await addToken(await addUser(ctx), ["leaderboard:read"]);
  for (const query of [`?token=${token}`, `?page=1&access_token=${token}`]) {
    const answer = await call("GET", `/auth/session/roles${query}`, bearer(token));
    expectProblem(answer, 422, /Authorization header/);
  }
});

test("a revoked, changed or made-up token is refused, also beside a valid cookie", async () => {
  const person = await addUser(ctx);
  const cookie = await cookieOf(person);
  const token = await addToken(person, ["leaderboard:read"]);
  const roles = (text: string) => call("GET", "/auth/session/roles", { headers: { ...bearer(text).headers, cookie } });
  expect((await roles(token)).status).toBe(200);
  for (const wrong of [
    token.slice(0, -1),
    `${token}x`,
    token.toUpperCase(),
    "apsis_pat_",
    `apsis_pat_${"a".repeat(5000)}`,
  ])
    expect((await roles(wrong)).status).toBe(401);
  const [row] = await ctx.db.select().from(apiTokens).where(eq(apiTokens.userId, person.id));
  expect((await post("/account/tokens", cookie, { intent: "revoke", id: row!.id })).status).toBe(302);
  expectProblem(await roles(token), 401, /isn't valid/);
});

test("a token is refused while its owner has to set up a second factor", async () => {
  const organizationId = await addOrganization(ctx);
  const instructor = await addUser(ctx, { role: "Instructor", organizationId });
  const token = await addToken(instructor, ["course:list"]);
  expect((await call("GET", "/groups", bearer(token))).status).toBe(200);
  const staff = { factorsRequired: "staff" as const };
  await ctx.db.update(organizations).set(staff).where(eq(organizations.id, organizationId));
  await ctx.db.insert(factorDeadlines).values({ userId: instructor.id, dueAt: new Date() });
  expectProblem(await call("GET", "/groups", bearer(token)), 403, texts.factors.setUpFirst);
});

test("pages take no token", async () => {
  const token = await addToken(await addUser(ctx), ["leaderboard:read"]);
  for (const path of ["/account", "/account/tokens", "/results"]) {
    const answer = await ask(path, bearer(token));
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/"]);
  }
});

test("a token that calls too often waits, and others don't", async () => {
  const [one, other] = [await addUser(ctx), await addUser(ctx)];
  const [busy, idle] = [await addToken(one, ["leaderboard:read"]), await addToken(other, ["leaderboard:read"])];
  const statusOf = async (token: string) => (await ask("/api/auth/session/roles", bearer(token))).status;
  for (let calls = 0; calls < 600; calls += 50) await Promise.all(Array.from({ length: 50 }, () => statusOf(busy)));
  const answer = await call("GET", "/auth/session/roles", bearer(busy));
  expectProblem(answer, 429, /calling too quickly/);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await statusOf(idle)).toBe(200);
});

test("an administrator makes a service account for the organization, which another administrator deletes", async () => {
  const running = await addRunningClass(ctx);
  const { organizationId } = running;
  const admin = await addUser(ctx, { role: "OrganizationAdmin", organizationId });
  const colleague = await addUser(ctx, { role: "OrganizationAdmin", organizationId });
  const path = "/admin/service-accounts";
  const { html, fields } = await create(path, await cookieOf(admin), ["gradebook:read"], { organizationId });
  const token = tokenIn(html);
  expect(token).toMatch(/^apsis_sa_/);
  expect((await call("GET", `/sessions/${running.sessionId}/claims`, bearer(token))).status).toBe(200);
  const foreign = await addRunningClass(ctx);
  expect((await call("GET", `/sessions/${foreign.sessionId}/claims`, bearer(token))).status).toBe(404);
  const cookie = await cookieOf(colleague);
  expect(await read(path, cookie)).toContain(fields.name);
  const [row] = await ctx.db.select().from(apiTokens).where(eq(apiTokens.organizationId, organizationId));
  await post(path, cookie, { intent: "revoke", id: row!.id });
  expect((await call("GET", "/auth/session/roles", bearer(token))).status).toBe(401);
});

test("instructors make no service accounts, and administrators none for another organization", async () => {
  const running = await addRunningClass(ctx);
  const cookie = await cookieOf(running.owner);
  expect((await ask("/admin/service-accounts", { headers: { cookie } })).status).toBe(302);
  const { organizationId } = await addRunningClass(ctx);
  const admin = await addUser(ctx, { role: "OrganizationAdmin", organizationId: running.organizationId });
  const refused = await create("/admin/service-accounts", await cookieOf(admin), ["gradebook:read"], {
    organizationId,
  });
  expect([refused.status, tokenIn(refused.html)]).toEqual([404, ""]);
});

test("a user's page lists tokens, and its administrator revokes one", async () => {
  const admin = await addUser(ctx, { role: "SystemAdmin" });
  const person = await addUser(ctx);
  const token = await addToken(person, ["leaderboard:read"]);
  const [row] = await ctx.db.select().from(apiTokens).where(eq(apiTokens.userId, person.id));
  const [path, cookie] = [`/admin/users/${person.id}`, await cookieOf(admin)];
  expect(await read(path, cookie)).toContain(row!.name);
  expect((await post(path, cookie, { intent: "revoke", id: row!.id })).status).toBe(302);
  expect((await call("GET", "/auth/session/roles", bearer(token))).status).toBe(401);
});

test("the document offers tokens for the calls that are scopes, and no scope is without a call", async () => {
  const { paths, components } = await readDocument();
  expect(components).toHaveProperty("securitySchemes.apiToken.scheme", "bearer");
  const scopes = Object.values(paths).flatMap((operations) =>
    Object.values(operations).flatMap(({ security = [] }) => security.flatMap(({ apiToken = [] }) => apiToken)),
  );
  const page = await read("/account/tokens", await cookieOf(await addUser(ctx, { role: "SystemAdmin" })));
  const offered = [...page.matchAll(/name="scope ([^"]+)"/g)].map(([, scope]) => scope);
  expect(offered.sort()).toEqual([...new Set(scopes)].sort());
});
