// Users, rosters and members over the API, as an institution's script manages them.
import { v7 as uuid } from "uuid";
import { expect, test } from "vitest";
import { rosterImports } from "../support/tables";
import { actAs, addCourse, addOrganization, addRunningClass, addUser, attemptOf, unique } from "../support/builders";
import { recordAttempt } from "../support/set-up";
import { call, expectProblem, testApi, tokenOf, withNothingWritten } from "../support/rest-api";

const ctx = await testApi();

async function addAdministrator() {
  const organizationId = await addOrganization(ctx);
  const admin = await addUser(ctx, { role: "OrganizationAdmin", organizationId });
  return { organizationId, token: await tokenOf(admin) };
}
const personOf = (userName: string) => ({ userName, email: `${userName}@example.org`, firstName: "Ada" });
const strongPassword = "Str0ng@Password";
const emptyNames = { firstName: "", lastName: "", rankTitle: "" };

test("POST /users creates a user of the caller's organization, who sets a password with the code", async () => {
  const { organizationId, token } = await addAdministrator();
  const userName = unique("created");
  const body = { ...emptyNames, ...personOf(userName) };
  const { status, body: created } = await call("POST", "/users", { token, body });
  expect([status, created]).toMatchObject([
    201,
    { username: userName, organizationId, roles: ["User"], resetPasswordPending: true, code: expect.any(String) },
  ]);
  const reset = {
    username: userName,
    password: strongPassword,
    passwordConfirmation: strongPassword,
    code: created.code,
  };
  expect((await call("PUT", `/users/passwordResets/${userName}`, { body: reset })).status).toBe(200);
  const session = await call("POST", "/auth/session", { body: { username: userName, password: strongPassword } });
  expect(session.status).toBe(200);
});

test("POST /users refuses taken names, higher roles and other organizations", async () => {
  const { token } = await addAdministrator();
  const existing = await addUser(ctx);
  const otherOrganizationId = await addOrganization(ctx);
  await withNothingWritten(ctx, async () => {
    const create = (body: object) => call("POST", "/users", { token, body: { ...emptyNames, ...body } });
    expectProblem(await create({ ...personOf(unique("x")), userName: existing.userName }), 422, /./, {
      UserName: ["This username is already taken."],
    });
    expectProblem(await create({ ...personOf(unique("x")), role: "SystemAdmin" }), 403, /system admin role/);
    expectProblem(
      await create({ ...personOf(unique("x")), organizationId: otherOrganizationId }),
      404,
      /was not found/,
    );
    expectProblem(await create({ ...personOf(unique("x")), nickname: "A" }), 422, /./, {
      Nickname: ["nickname isn't a field of this call. Check its spelling, or leave it out."],
    });
  });
});

test("setting the current role again answers 200", async () => {
  const { organizationId, token } = await addAdministrator();
  const { id } = await addUser(ctx, { organizationId });
  const path = `/users/${id}/role/Instructor`;
  const expected = { status: 200, body: { id, roles: ["Instructor"] } };
  expect(await call("PUT", path, { token })).toMatchObject(expected);
  expect(await call("PUT", path, { token })).toMatchObject(expected);
});

test("a roster is checked without changes, imported, and reported row by row", async () => {
  const { organizationId, token } = await addAdministrator();
  const { id: courseId } = await addCourse(ctx, organizationId);
  const [one, two] = [unique("one"), unique("two")];
  const text = `userName,email\n${one},${one}@example.org\n${two},no address\n`;
  const check = await call("POST", `/users/rosters?courseId=${courseId}`, { token, text });
  expect([check.status, check.body]).toMatchObject([
    201,
    { organizationId, courseId, isDone: false, counts: { New: 1, Enrol: 0, Known: 0, Error: 1 } },
  ]);
  const { id } = check.body;
  const usersOf = async () => (await call("GET", `/users?q=${one}`, { token })).body;
  expect(await usersOf()).toEqual([]);
  const rows = await call("GET", `/users/rosters/${id}/rows?outcome=Error`, { token });
  expect(rows.headers.get("x-total-count")).toBe("1");
  expect(rows.body).toMatchObject([
    { row: 3, userName: two, outcome: "Error", message: expect.stringMatching(/mail/i) },
  ]);
  const done = await call("POST", `/users/rosters/${id}/import`, { token });
  expect(done).toMatchObject({ status: 200, body: { isDone: true, counts: { New: 1, Error: 1 } } });
  const [user] = await usersOf();
  expect((await call("GET", `/groups/${courseId}`, { token })).body.memberIds).toEqual([user.id]);
  const report = await call("GET", `/users/rosters/${id}/report`, { token });
  expect(report.body.split("\r\n")[1]).toMatch(new RegExp(`^2,${one},.*,New,.*,\\w+`));
  expectProblem(await call("POST", `/users/rosters/${id}/import`, { token }), 409, /already been imported/);
  expect((await call("DELETE", `/users/rosters/${id}`, { token })).status).toBe(204);
  expectProblem(await call("GET", `/users/rosters/${id}`, { token }), 404, /was not found/);
});

test("undoing an import spares users with attempts; system admins are imported by name only", async () => {
  const running = await addRunningClass(ctx);
  const sysadmin = await tokenOf(await addUser(ctx, { role: "SystemAdmin" }));
  const [chief, player] = [unique("chief"), unique("player")];
  const text = `userName,email,role\n${chief},${chief}@example.org,SystemAdmin\n${player},${player}@example.org,\n`;
  const path = `/users/rosters?organizationId=${running.organizationId}&courseId=${running.id}`;
  const check = await call("POST", path, { token: sysadmin, text });
  expect(check.body).toMatchObject({ systemAdministrators: [chief], seats: { lacking: 0 }, isRunning: false });
  const { id } = check.body;
  const run = (body?: object) =>
    call("POST", `/users/rosters/${id}/import`, { token: sysadmin, ...(body && { body }) });
  const missing = { SystemAdministrators: [expect.stringContaining(`Not confirmed: ${chief}.`)] };
  expectProblem(await run(), 422, /^Confirm each new system administrator/, missing);
  expectProblem(await run({ systemAdministrators: [player] }), 422, /^Confirm each new system administrator/, missing);
  expectProblem(await run({ systemAdministrators: chief }), 422, /./);
  expect(await run({ systemAdministrators: [chief] })).toMatchObject({ status: 200, body: { isDone: true } });

  const rows = async () => (await call("GET", `/users/rosters/${id}/rows`, { token: sysadmin })).body;
  const [, { userId }] = await rows();
  await recordAttempt(
    { ...actAs(ctx, userId, player, "User", running.organizationId), now: new Date() },
    attemptOf(running.lesson, running.sessionId),
  );
  const stranger = await tokenOf(await addUser(ctx, { role: "SystemAdmin" }));
  expectProblem(await call("POST", `/users/rosters/${id}/undo`, { token: stranger }), 404, /was not found/);
  const undone = await call("POST", `/users/rosters/${id}/undo`, { token: sysadmin });
  expect(undone).toMatchObject({ status: 200, body: { takenBackAt: expect.any(String) } });
  expect(await rows()).toMatchObject([
    { userName: chief, isTakenBack: true, leftAlone: null },
    { userName: player, isTakenBack: false, leftAlone: "Has attempts." },
  ]);
  expect((await call("GET", `/users?q=${chief}`, { token: sysadmin })).body).toEqual([]);
  expectProblem(await call("POST", `/users/rosters/${id}/undo`, { token: sysadmin }), 409, /already been undone/);
});

test("a roster that is empty, foreign, over 2 MB or has unknown columns is refused with the reason", async () => {
  const { token } = await addAdministrator();
  const otherOrganizationId = await addOrganization(ctx);
  const send = (text: string, query = "") => call("POST", `/users/rosters${query}`, { token, text });
  await withNothingWritten(ctx, async () => {
    expectProblem(await send(""), 422, "The file is empty.", { File: ["The file is empty."] });
    expectProblem(await send("a,b\n1,2\n"), 422, /The first row must name the columns/);
    expectProblem(await send("x".repeat(2 * 1024 * 1024 + 1)), 413, /./);
    expectProblem(await send("userName,email\n", `?organizationId=${otherOrganizationId}`), 404, /was not found/);
  });
});

test("a stored file with unmapped columns can be read by a call", async () => {
  const { organizationId, token } = await addAdministrator();
  const [{ id: createdBy }] = (await call("GET", "/users", { token })).body;
  const id = uuid();
  const times = { createdAt: ctx.now, expiresAt: new Date(Date.now() + 3_600_000) };
  const row = { id, createdBy, organizationId, fileName: "unclear.csv", fileText: "a,b", ...times };
  await ctx.db.insert(rosterImports).values(row);
  for (let look = 0; look < 2; look++)
    expect(await call("GET", `/users/rosters/${id}`, { token })).toMatchObject({
      status: 200,
      body: { isDone: false },
    });
  expectProblem(
    await call("POST", `/users/rosters/${id}/import`, { token }),
    409,
    /what each column of this file contains/,
  );
});

test("members are added by name, email or id, unknown ones are listed, and removal keeps the account", async () => {
  const { id, organizationId, owner } = await addRunningClass(ctx, { students: 0 });
  const token = await tokenOf(owner);
  const [one, two, three] = [
    await addUser(ctx, { organizationId }),
    await addUser(ctx, { organizationId }),
    await addUser(ctx, { organizationId }),
  ];
  const stranger = await addUser(ctx, { organizationId: await addOrganization(ctx) });
  const people = [one.userName, `${two.userName}@example.org`, three.id, stranger.userName, stranger.id];
  const added = await call("POST", `/groups/${id}/members`, { token, body: { people } });
  expect(added).toMatchObject({
    status: 200,
    body: { added: 3, known: 0, unknown: [stranger.userName, stranger.id] },
  });
  expect((await call("DELETE", `/groups/${id}/members/${two.id}`, { token })).status).toBe(204);
  expectProblem(await call("DELETE", `/groups/${id}/members/${two.id}`, { token }), 404, "The member was not found.");
  const { memberIds } = (await call("GET", `/groups/${id}`, { token })).body;
  expect(memberIds.sort()).toEqual([one.id, three.id].sort());
  const none = await call("POST", `/groups/${id}/members`, { token, body: { people: ["nobody"] } });
  expectProblem(none, 422, "No account in this organization matches: nobody. Nobody was added.");
});

test("students of another running class are named before they change to this one", async () => {
  const first = await addRunningClass(ctx);
  const { organizationId, students } = first;
  const [student] = students;
  const second = await addRunningClass(ctx, { organizationId, students: 0 });
  const token = await tokenOf(await addUser(ctx, { role: "OrganizationAdmin", organizationId }));
  const add = (more: object) =>
    call("POST", `/groups/${second.id}/members`, { token, body: { people: [student.userName], ...more } });
  await withNothingWritten(ctx, async () =>
    expectProblem(await add({}), 409, new RegExp(`^1 user is in another running class: ${student.userName} \\(`)),
  );
  expect((await add({ movesFromOtherClasses: true })).body).toEqual({ added: 1, known: 0, unknown: [] });
  // An existing member: nothing changes for the student.
  expect((await add({})).body).toEqual({ added: 0, known: 1, unknown: [] });
});
