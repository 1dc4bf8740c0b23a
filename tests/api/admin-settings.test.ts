import { expect, test } from "vitest";
import { addOrganization, addUser, unique } from "../support/builders";
import { apiUrl, call, expectProblem, testApi, tokenOf, withNothingWritten } from "../support/rest-api";

const ctx = await testApi();
const token = await tokenOf(await addUser(ctx, { role: "SystemAdmin" }));
const organizationId = await addOrganization(ctx);
const orgAdmin = await tokenOf(await addUser(ctx, { role: "OrganizationAdmin", organizationId }));
const player = await tokenOf(await addUser(ctx));

test("access codes are created, listed, assigned to an organization and deleted", async () => {
  const created = await call("POST", "/users/accessCodes", { token });
  expect([created.status, created.body]).toEqual([
    201,
    {
      id: expect.any(String),
      code: expect.any(String),
      assignedOrganization: null,
      dateGenerated: expect.stringMatching(/Z$/),
      numberOfUsersAssigned: 0,
    },
  ]);
  const { id, code } = created.body;
  expect(
    (await call("PUT", `/organizations/accessCodes/${encodeURIComponent(code)}/${organizationId}`, { token })).status,
  ).toBe(200);
  expectProblem(
    await call("PUT", `/organizations/accessCodes/${code}/${organizationId}`, { token }),
    409,
    "This access code already has an organization.",
  );
  const codeRow = (await call("GET", "/users/accessCodes", { token })).body.find(
    (row: { id: string }) => row.id === id,
  );
  expect(codeRow.assignedOrganization).toEqual(expect.any(String));
  expect((await call("DELETE", `/users/accessCodes/${id}`, { token })).status).toBe(204);
  expectProblem(await call("DELETE", `/users/accessCodes/${id}`, { token }), 404, "The access code was not found.");
});

test("numberOfUsersAssigned counts a registration", async () => {
  const { id, code } = (await call("POST", "/users/accessCodes", { token })).body;
  await call("PUT", `/organizations/accessCodes/${code}/${organizationId}`, { token });
  const userName = unique("registered");
  const body = {
    userName,
    password: "Str0ng@Password",
    email: `${userName}@example.org`,
    firstName: "",
    lastName: "",
    rankTitle: "",
    accessCode: code,
    isFreeUser: false,
    nationality: "",
  };
  expect(
    (await call("POST", "/users/registrationCode", { body, headers: { "x-forwarded-for": "10.9.8.7" } })).status,
  ).toBe(201);
  const codeRow = (await call("GET", "/users/accessCodes", { token })).body.find(
    (row: { id: string }) => row.id === id,
  );
  expect(codeRow.numberOfUsersAssigned).toBe(1);
});

test("only a SystemAdmin manages access codes and the banner", async () => {
  const { id, code } = (await call("POST", "/users/accessCodes", { token })).body;
  const calls: [string, string, unknown?][] = [
    ["GET", "/users/accessCodes"],
    ["POST", "/users/accessCodes"],
    ["DELETE", `/users/accessCodes/${id}`],
    ["PUT", `/organizations/accessCodes/${code}/${organizationId}`],
    ["POST", "/systemSettings/bannerMessage", { message: "Mine" }],
    ["DELETE", "/scores"],
  ];
  await withNothingWritten(ctx, async () => {
    for (const [method, path, body] of calls) {
      for (const other of [orgAdmin, player])
        expectProblem(await call(method, path, { token: other, body }), 403, /permission/);
      expectProblem(await call(method, path, { body }), 401, /./);
    }
  });
});

test("everyone can read the banner, even signed out; POST answers what was stored", async () => {
  expect((await call("GET", "/systemSettings/bannerMessage")).body).toEqual({
    message: "",
    startDate: null,
    endDate: null,
  });
  const banner = { message: "Maintenance at noon", startDate: "2026-03-02T09:00:00Z", endDate: "2026-03-03T09:00:00Z" };
  const stored = { ...banner, startDate: "2026-03-02T09:00:00.000Z", endDate: "2026-03-03T09:00:00.000Z" };
  expect((await call("POST", "/systemSettings/bannerMessage", { token, body: banner })).body).toEqual(stored);
  expect((await call("GET", "/systemSettings/bannerMessage")).body).toEqual(stored);
});

test("exported pages show the banner without scripts until it is removed", async () => {
  const { origin } = new URL(apiUrl());
  const showsBanner = async (path: string) => (await (await fetch(origin + path)).text()).includes("Back at eight");
  expect(await showsBanner("/")).toBe(false);
  const body = { message: "Back at eight", startDate: "2026-03-02T09:00:00Z", endDate: "2099-03-03T09:00:00Z" };
  await call("POST", "/systemSettings/bannerMessage", { token, body });
  // The first request renders the page; the later ones get it from the cache.
  for (const path of ["/", "/password-reset", "/no-such-page"])
    await expect.poll(() => showsBanner(path), { timeout: 10_000 }).toBe(true);
  await call("POST", "/systemSettings/bannerMessage", { token, body: { ...body, message: "" } });
  await expect.poll(() => showsBanner("/"), { timeout: 10_000 }).toBe(false);
});

test("a banner of 100 kB, or one that ends before it starts, is 422", async () => {
  await call("POST", "/systemSettings/bannerMessage", { token, body: { message: "Stays" } });
  expectProblem(
    await call("POST", "/systemSettings/bannerMessage", { token, body: { message: "x".repeat(100_000) } }),
    422,
    /./,
    { Message: ["Message must be 2000 characters or less."] },
  );
  expectProblem(
    await call("POST", "/systemSettings/bannerMessage", {
      token,
      body: { message: "x", startDate: "2026-03-03T09:00:00Z", endDate: "2026-03-02T09:00:00Z" },
    }),
    422,
    /./,
    { StartDate: ["Start date must be before end date"] },
  );
  expect((await call("GET", "/systemSettings/bannerMessage")).body.message).toBe("Stays");
});

test("the owner creates, lists, reads, replaces and deletes a sandbox", async () => {
  const owner = await tokenOf(await addUser(ctx));
  const creation = await call("POST", "/sandboxes", {
    token: owner,
    body: { title: "Übung 1", content: { a: [1, 2] } },
  });
  expect([creation.status, creation.body]).toEqual([
    201,
    {
      id: expect.any(String),
      title: "Übung 1",
      userName: expect.any(String),
      accessCount: 1,
      timeCreated: expect.stringMatching(/Z$/),
      lastModified: creation.body.timeCreated,
      lastAccessed: creation.body.timeCreated,
    },
  ]);
  const { id } = creation.body;
  expect((await call("GET", "/sandboxes", { token: owner })).body.map((sandbox: { id: string }) => sandbox.id)).toEqual(
    [id],
  );
  const file = await call("GET", `/sandboxes/${id}/json`, { token: owner });
  expect([file.status, file.type, file.body]).toEqual([200, "application/json; charset=utf-8", { a: [1, 2] }]);
  expect(file.headers.get("content-disposition")).toBe(
    `attachment; filename="_bung 1 ${id}.json"; filename*=UTF-8''%C3%9Cbung%201%20${id}.json`,
  );
  expect((await call("PUT", `/sandboxes/${id}/json`, { token: owner, text: '{"b": 1.50}' })).body).toMatchObject({
    id,
    accessCount: 2,
  });
  expect((await call("GET", `/sandboxes/${id}/json`, { token })).body).toEqual({ b: 1.5 });
  for (const [method, path] of [
    ["GET", "/json"],
    ["PUT", "/json"],
    ["DELETE", ""],
  ] as const) {
    expectProblem(
      await call(method, `/sandboxes/${id}${path}`, { token: orgAdmin, text: method === "PUT" ? "{}" : undefined }),
      404,
      "The sandbox was not found.",
    );
  }
  expect((await call("DELETE", `/sandboxes/${id}`, { token: owner })).status).toBe(204);
});

test("a sandbox may have 5 MB; other calls 512 kB", async () => {
  const large = JSON.stringify({ text: "x".repeat(4_900_000) });
  const { id } = (await call("POST", "/sandboxes", { token: player, body: { title: "Large" } })).body;
  expect((await call("PUT", `/sandboxes/${id}/json`, { token: player, text: large })).status).toBe(200);
  expectProblem(
    await call("PUT", `/sandboxes/${id}/json`, { token: player, text: JSON.stringify("x".repeat(5_400_000)) }),
    413,
    /at most/,
  );
  expectProblem(await call("POST", "/systemSettings/bannerMessage", { token, text: large }), 413, /at most 512 kB/);
});

test.each([
  ["no title", { content: {} }, ["Title"]],
  ["an empty title", { title: "  " }, ["Title"]],
  ["a title of 201 characters", { title: "x".repeat(201) }, ["Title"]],
  ["a title with a control character", { title: "a\u0007" }, ["Title"]],
])("a sandbox with %s is 422", async (_, body, fields) => {
  const answer = await call("POST", "/sandboxes", { token: player, body });
  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, fields]);
});

test("a sandbox that isn't JSON is refused", async () => {
  const { id } = (await call("POST", "/sandboxes", { token: player, body: { title: "Kept", content: { a: 1 } } })).body;
  for (const text of ["", "{", "[".repeat(300) + "]".repeat(300)])
    expect((await call("PUT", `/sandboxes/${id}/json`, { token: player, text })).status).toBe(422);
  expect((await call("GET", `/sandboxes/${id}/json`, { token: player })).body).toEqual({ a: 1 });
});
