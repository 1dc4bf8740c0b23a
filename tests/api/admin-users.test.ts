import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { expect, test } from "vitest";
import { users } from "../support/tables";
import { addOrganization, addRunningClass, addUser, unique } from "../support/builders";
import { call, expectProblem, signedIn, testApi, tokenOf } from "../support/rest-api";

const ctx = await testApi();
const sysadmin = await tokenOf(await addUser(ctx, { role: "SystemAdmin" }));
const organizationId = await addOrganization(ctx);
const orgadmin = await addUser(ctx, { role: "OrganizationAdmin", organizationId });
const token = await tokenOf(orgadmin);
const member = () => addUser(ctx, { organizationId });

test("GET /users and /users/admin-detailed list the caller's users, with X-Total-Count", async () => {
  const one = await member();
  for (const path of ["/users", "/users/admin-detailed"]) {
    const { status, body, headers } = await call("GET", path, { token });
    expect(status).toBe(200);
    expect(headers.get("x-total-count")).toBe(String(body.length));
    expect(new Set(body.map((user: { organizationId: string }) => user.organizationId))).toEqual(
      new Set([organizationId]),
    );
    expect(body.find(({ id }: { id: string }) => id === one.id)).toMatchObject({
      username: one.userName,
      roles: ["User"],
      enabled: true,
      resetPasswordPending: false,
      lastJoinedGroupName: null,
    });
    expect((await call("GET", `${path}?orgId=${organizationId}`, { token: sysadmin })).body).toEqual(body);
    expectProblem(await call("GET", `${path}?orgId=${await addOrganization(ctx)}`, { token }), 404, /was not found/);
  }
});

test("user lists accept page, pageSize, sort and q", async () => {
  const mark = unique("paged");
  for (const suffix of ["b", "a", "c"]) await addUser(ctx, { userName: `${mark}-${suffix}` });
  const names = async (query: string) => {
    const { body, headers } = await call("GET", `/users?q=${mark}&${query}`, { token: sysadmin });
    return [headers.get("x-total-count"), ...body.map(({ username }: { username: string }) => username.at(-1))];
  };
  expect(await names("")).toEqual(["3", "a", "b", "c"]);
  expect(await names("sort=-username&page=1&pageSize=2")).toEqual(["3", "c", "b"]);
  expect(await names("sort=-username&page=2&pageSize=2")).toEqual(["3", "a"]);
  expect(await names("page=9&pageSize=2")).toEqual(["3"]);
  expect(await names("sort=drop&page=-1&pageSize=0")).toEqual(["3", "a", "b", "c"]);
});

test("GET /users/stats counts the users", async () => {
  const otherOrganizationId = await addOrganization(ctx, { userLimit: 20 });
  const admin = await addUser(ctx, { role: "OrganizationAdmin", organizationId: otherOrganizationId });
  const stats = { activeUsers: 1, userLimit: 20, numberOfAdmins: 1 };
  expect((await call("GET", "/users/stats", { token: await tokenOf(admin) })).body).toEqual(stats);
  expect((await call("GET", `/users/stats?orgId=${otherOrganizationId}`, { token: sysadmin })).body).toEqual(stats);
  expect((await call("GET", "/users/stats", { token: sysadmin })).body).toEqual({
    activeUsers: expect.any(Number),
    userLimit: null,
    numberOfAdmins: expect.any(Number),
  });
  expectProblem(await call("GET", `/users/stats?orgId=${otherOrganizationId}`, { token }), 404, /was not found/);
});

test("PUT /users/{id} takes the user object and leaves missing fields unchanged", async () => {
  const { id } = await member();
  const body = {
    id,
    email: `${unique("new")}@example.org`,
    organizationId,
    firstName: " Ada ",
    lastName: "Lovelace",
    rankTitle: "Capt",
  };
  expect((await call("PUT", `/users/${id}`, { token, body })).body).toMatchObject({ ...body, firstName: "Ada" });
  expect((await call("PUT", `/users/${id}`, { token, body: { rankTitle: "" } })).body).toMatchObject({
    ...body,
    firstName: "Ada",
    rankTitle: "",
  });
  expectProblem(await call("PUT", `/users/${id}`, { token, body: { email: "x" } }), 422, /./, {
    Email: ["Enter a valid email address."],
  });
  expectProblem(await call("PUT", `/users/${id}`, { token, body: { ...body, id: uuid() } }), 422, /./);
  expectProblem(await call("PUT", `/users/${id}`, { token, body: { organizationId: null } }), 403, /permission/);
  expect(
    (await call("PUT", `/users/${id}`, { token: sysadmin, body: { organizationId: null } })).body.organizationId,
  ).toBeNull();
  expectProblem(await call("PUT", `/users/${id}`, { token, body: {} }), 404, /was not found/);
});

test("PUT /users/{id}/enabled toggles, or sets the given state", async () => {
  const { id } = await member();
  expect((await call("PUT", `/users/${id}/enabled`, { token })).body).toEqual({ id, enabled: false });
  expect((await call("PUT", `/users/${id}/enabled`, { token })).body).toEqual({ id, enabled: true });
  for (let i = 0; i < 2; i++)
    expect((await call("PUT", `/users/${id}/enabled?enabled=false`, { token })).body).toEqual({ id, enabled: false });
  expectProblem(
    await call("PUT", `/users/${orgadmin.id}/enabled`, { token }),
    409,
    "You cannot disable the logged-in account",
  );
});

test("a disabled user's token is refused on the next call", async () => {
  const player = await member();
  const playerSession = await signedIn(player);
  expect((await call("GET", `/users/${player.id}`, { token: playerSession.token })).status).toBe(200);
  await call("PUT", `/users/${player.id}/enabled`, { token });
  expect((await call("GET", `/users/${player.id}`, { token: playerSession.token })).status).toBe(401);
  expect((await call("POST", "/auth/session/token", { text: JSON.stringify(playerSession.refreshToken) })).status).toBe(
    401,
  );
});

test("PUT /users/{id}/role/{role} changes the role", async () => {
  const { id } = await member();
  expect((await call("PUT", `/users/${id}/role/Instructor`, { token })).body).toEqual({ id, roles: ["Instructor"] });
  // A PUT that sets the current role again succeeds.
  expect((await call("PUT", `/users/${id}/role/Instructor`, { token })).status).toBe(200);
  expectProblem(await call("PUT", `/users/${id}/role/Emperor`, { token }), 422, "This role doesn't exist.");
  expectProblem(
    await call("PUT", `/users/${id}/role/SystemAdmin`, { token }),
    403,
    /cannot assign the system admin role/,
  );
  expectProblem(
    await call("PUT", `/users/${orgadmin.id}/role/User`, { token }),
    409,
    "You cannot change the role for the logged-in account",
  );
});

test("POST /users/passwordResets/{id} answers a one-time code that sets a new password", async () => {
  const player = await member();
  const { status, body } = await call("POST", `/users/passwordResets/${player.id}`, { token });
  expect([status, body]).toEqual([
    200,
    { data: true, code: expect.stringMatching(/^[A-Z2-9-]{14}$/), expiresAt: expect.any(String) },
  ]);
  expect((await call("GET", `/users/passwordResets/${player.userName}`)).body).toEqual({ data: true });
  const password = "An0ther@Password";
  const reset = { username: player.userName, password, passwordConfirmation: password, code: body.code };
  expect((await call("PUT", `/users/passwordResets/${player.userName}`, { body: reset })).status).toBeLessThan(300);
  expect((await call("GET", `/users/passwordResets/${player.userName}`)).body).toEqual({ data: false });
});

test("DELETE /users/{id} deletes the user", async () => {
  const { id } = await member();
  expect((await call("DELETE", `/users/${id}`, { token })).status).toBe(204);
  expectProblem(await call("DELETE", `/users/${id}`, { token }), 404, "The user was not found.");
  expectProblem(
    await call("DELETE", `/users/${orgadmin.id}`, { token }),
    409,
    "You cannot delete the logged-in account",
  );
  const { owner } = await addRunningClass(ctx, { organizationId });
  expectProblem(await call("DELETE", `/users/${owner.id}`, { token }), 409, /owns the course/);
});

const calls: [string, string][] = [
  ["PUT", ""],
  ["PUT", "/enabled"],
  ["PUT", "/role/User"],
  ["DELETE", ""],
];

test("another organization's users are 404, and 403 for users who administer no one", async () => {
  const stranger = await addUser(ctx, { organizationId: await addOrganization(ctx) });
  const instructor = await tokenOf(await addUser(ctx, { role: "Instructor", organizationId }));
  const body = {};
  for (const [method, path] of calls) {
    for (const id of [stranger.id, uuid(), "not-an-id"])
      expectProblem(await call(method, `/users/${id}${path}`, { token, body }), 404, /was not found\.$/);
    expectProblem(
      await call(method, `/users/${(await member()).id}${path}`, { token: instructor, body }),
      403,
      /permission/,
    );
    expect((await call(method, `/users/${stranger.id}${path}`, { body })).status).toBe(401);
  }
  for (const path of ["/users", "/users/admin-detailed", "/users/stats", "/organizations"])
    expectProblem(await call("GET", path, { token: instructor }), 403, /permission/);
  expectProblem(await call("POST", `/users/passwordResets/${stranger.id}`, { token }), 404, /was not found\.$/);
  expect((await ctx.db.select().from(users).where(eq(users.id, stranger.id)))[0]).toMatchObject({
    enabled: true,
    resetPasswordPending: false,
  });
});

test("organizations are looked up by name, created, updated and deleted", async () => {
  const name = unique("Résumé & Söhne/Ltd");
  const lookupPath = `/organizations/names/${encodeURIComponent(name)}`;
  const lookedUp = await call("GET", lookupPath, { token: sysadmin });
  expect([lookedUp.status, lookedUp.body]).toEqual([200, null]);
  const creation = await call("POST", `/organizations/${encodeURIComponent(name)}`, { token: sysadmin });
  expect([creation.status, creation.body]).toEqual([
    201,
    { id: expect.any(String), name, createdDate: expect.stringMatching(/Z$/), isPaid: true, userLimit: 50 },
  ]);
  const { id } = creation.body;
  expect((await call("GET", lookupPath.toLowerCase(), { token: sysadmin })).body).toEqual(creation.body);
  expectProblem(
    await call("POST", `/organizations/${encodeURIComponent(name.toUpperCase())}`, { token: sysadmin }),
    409,
    "An organization with this name already exists.",
  );
  expect((await call("PUT", `/organizations/${id}/status?isPaid=false`, { token: sysadmin })).body).toMatchObject({
    id,
    isPaid: false,
  });
  expect((await call("PUT", `/organizations/${id}/userlimit?userLimit=125`, { token: sysadmin })).body).toMatchObject({
    id,
    userLimit: 125,
  });
  for (const limit of ["0", "", "4", "7", "1005", "-5", "5.5", "ten"])
    expectProblem(
      await call("PUT", `/organizations/${id}/userlimit?userLimit=${limit}`, { token: sysadmin }),
      422,
      /./,
    );
  expectProblem(await call("PUT", `/organizations/${id}/status?isPaid=maybe`, { token: sysadmin }), 422, /./);
  expect((await call("GET", `/organizations/${id}`, { token: sysadmin })).body).toMatchObject({
    isPaid: false,
    userLimit: 125,
  });
  const list = await call("GET", `/organizations?q=${encodeURIComponent(name)}`, { token: sysadmin });
  expect([list.headers.get("x-total-count"), list.body.length]).toEqual(["1", 1]);
  expect((await call("DELETE", `/organizations/${id}`, { token: sysadmin })).status).toBe(204);
  expectProblem(await call("GET", `/organizations/${id}`, { token: sysadmin }), 404, /was not found/);
});

test("only system admins manage organizations; members read their own", async () => {
  const otherOrganizationId = await addOrganization(ctx);
  for (const [method, path] of [
    ["POST", "/organizations/Mine"],
    ["PUT", `/organizations/${organizationId}/status?isPaid=true`],
    ["PUT", `/organizations/${organizationId}/userlimit?userLimit=10`],
    ["DELETE", `/organizations/${organizationId}`],
    ["GET", "/organizations/names/Mine"],
  ] as const) {
    expectProblem(await call(method, path, { token }), 403, /permission/);
  }
  expect(
    (await call("GET", `/organizations/${organizationId}`, { token: await tokenOf(await member()) })).body.id,
  ).toBe(organizationId);
  expectProblem(await call("GET", `/organizations/${otherOrganizationId}`, { token }), 404, /was not found/);
  expect((await call("GET", "/organizations", { token })).body.map(({ id }: { id: string }) => id)).toEqual([
    organizationId,
  ]);
});

test("an id in capitals is the same id, so an admin can't disable their own account with it", async () => {
  const capitals = orgadmin.id.toUpperCase();
  expectProblem(
    await call("PUT", `/users/${capitals}/role/User`, { token }),
    409,
    "You cannot change the role for the logged-in account",
  );
  expectProblem(await call("DELETE", `/users/${capitals}`, { token }), 409, "You cannot delete the logged-in account");
  expectProblem(
    await call("PUT", `/users/${capitals}/enabled?enabled=false`, { token }),
    409,
    "You cannot disable the logged-in account",
  );
  expectProblem(
    await call("POST", `/users/passwordResets/${capitals}`, { token }),
    409,
    "You cannot reset the password for the logged-in account",
  );
  const one = await member();
  const answer = await call("PUT", `/users/${one.id}`, {
    token,
    body: { id: one.id.toUpperCase(), organizationId: organizationId.toUpperCase() },
  });
  expect(answer.status).toBe(200);
});
