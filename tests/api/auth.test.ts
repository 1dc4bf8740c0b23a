import { eq, sql } from "drizzle-orm";
import { decodeJwt } from "jose";
import { expect, test, vi } from "vitest";
import { organizations, refreshTokens, signIns, users } from "../support/tables";
import { signInCookie, texts, xsrfCookie } from "../support/product-facts";
import {
  addOrganization,
  addRunningClass,
  addUser,
  attemptBodyOf,
  enterAs,
  testPassword,
  type Person,
} from "../support/builders";
import { apiUrl, ask, call, expectProblem, signedIn, testApi, tokenOf, withNothingWritten } from "../support/rest-api";
import { SignInBrowser } from "../support/sign-in-browser";
import { changeClaims, shortenToken } from "../support/signed-tokens";

const ctx = await testApi();
const login = (username: unknown, password: unknown) => call("POST", "/auth/session", { body: { username, password } });
const roles = (options: Parameters<typeof call>[2]) => call("GET", "/auth/session/roles", options);
const needsLogin = (answer: Awaited<ReturnType<typeof call>>) => expectProblem(answer, 401, texts.signIn.mustLogIn);

/** The cookies that the login page sets. */
async function browserOf(person: Person) {
  const { cookieToken } = await enterAs(ctx, person.userName);
  return `${signInCookie}=${cookieToken}; ${xsrfCookie}=anti-forgery-value`;
}

test("POST /auth/session answers refreshToken, id, canPlay and the access token", async () => {
  const user = await addUser(ctx, { role: "Instructor" });
  const answer = await login(user.userName, testPassword);
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    refreshToken: expect.stringMatching(/^[\w-]{43}$/),
    accessToken: expect.any(String),
    id: user.id,
    canPlay: true,
  });
  expect(answer.headers.get("x-auth-token")).toBe(answer.body.accessToken);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect((await roles({ token: answer.body.accessToken })).body).toEqual(["Instructor"]);
});

test("a wrong password and an unknown user get the same 401", async () => {
  const user = await addUser(ctx);
  await withNothingWritten(ctx, async () => {
    expectProblem(await login(user.userName, "Wrong@Password1"), 401, texts.signedOut.wrongPassword);
    expectProblem(await login("nobody-here", testPassword), 401, texts.signedOut.wrongPassword);
  });
});

test("missing fields are 422, named by field", async () => {
  await withNothingWritten(ctx, async () => {
    expectProblem(await login("", ""), 422, /./, {
      Username: ["Username is required."],
      Password: ["Password is required."],
    });
    expectProblem(await call("POST", "/auth/session", { body: {} }), 422, /./, {
      Username: ["Username is required."],
      Password: ["Password is required."],
    });
    expectProblem(await login(1, null), 422, /./, {
      Username: ["Username is required."],
      Password: ["Password is required."],
    });
  });
});

/** Expects the documented answer and no usable token. */
async function expectCannotPlay(person: Person, message: string) {
  const { status, body, headers } = await login(person.userName, testPassword);
  expect([status, body]).toEqual([200, { refreshToken: "", accessToken: "", id: person.id, canPlay: false, message }]);
  expect(headers.get("x-auth-token")).toBeNull();
  needsLogin(await roles({ headers: { "x-auth-token": body.accessToken } }));
  expect((await call("POST", "/auth/session/token", { body: body.refreshToken })).status).toBe(422);
  expect((await call("DELETE", "/auth/session", { body: body.refreshToken })).status).toBe(204);
}

test("a disabled user and a user of an unpaid organization get canPlay: false", async () => {
  const organizationId = await addOrganization(ctx);
  const [disabled, unpaid] = [await addUser(ctx), await addUser(ctx, { organizationId })];
  await ctx.db.update(users).set({ enabled: false }).where(eq(users.id, disabled.id));
  await ctx.db.update(organizations).set({ isPaid: false }).where(eq(organizations.id, organizationId));
  await withNothingWritten(ctx, async () => {
    for (const person of [disabled, unpaid])
      await expectCannotPlay(person, texts.signIn.cannotPlay({ reason: "disabled" }));
  });
});

test("a user whose password must be reset learns it before and at login", async () => {
  const user = await addUser(ctx);
  const pending = async (name: string) => (await call("GET", `/users/passwordResets/${name}`)).body;
  expect(await pending(user.userName)).toEqual({ data: false });
  await ctx.db.update(users).set({ resetPasswordPending: true }).where(eq(users.id, user.id));
  expect(await pending(user.userName.toUpperCase())).toEqual({ data: true });
  expect(await pending("nobody-here")).toEqual({ data: false });
  await expectCannotPlay(user, texts.signIn.cannotPlay({ reason: "resetRequired" }));
});

test("the grant that came with canPlay: false lets the user set a new password", async () => {
  const user = await addUser(ctx);
  await ctx.db.update(users).set({ resetPasswordPending: true }).where(eq(users.id, user.id));
  const { headers } = await login(user.userName, testPassword);
  const body = { username: user.userName, password: "Newpass@2026", passwordConfirmation: "Newpass@2026" };
  const setNew = (cookie?: string) => call("PUT", `/users/passwordResets/${user.userName}`, { cookie, body });
  expectProblem(await setNew(), 422, /reset code/);
  expect(
    (
      await setNew(
        headers
          .getSetCookie()
          .find((line) => line.startsWith("apsis_reset_grant="))
          ?.split(";")[0],
      )
    ).status,
  ).toBe(200);
  expect((await login(user.userName, "Newpass@2026")).body.canPlay).toBe(true);
});

test.each([
  ["a JSON string", (token: string) => JSON.stringify(token)],
  ["an object", (refreshToken: string) => JSON.stringify({ refreshToken })],
  ["plain text", (token: string) => token],
])("POST /auth/session/token takes the refresh token as %s", async (_, bodyOf) => {
  const { refreshToken } = await signedIn(await addUser(ctx));
  const answer = await call("POST", "/auth/session/token", { text: bodyOf(refreshToken) });
  expect(answer.status).toBe(200);
  expect(answer.body.refreshToken).not.toBe(refreshToken);
  expect((await roles({ token: answer.body.accessToken })).body).toEqual(["User"]);
});

test("reusing a refresh token after its grace period ends the sign-in", async () => {
  const { token, refreshToken } = await signedIn(await addUser(ctx));
  const clients = ["one", "two"].map(() => call("POST", "/auth/session/token", { body: refreshToken }));
  for (const { status, body } of await Promise.all(clients))
    expect([status, (await roles({ token: body.accessToken })).status]).toEqual([200, 200]);
  await ctx.db.execute(sql`update refresh_tokens set rotated_at = rotated_at - interval '11 seconds'`);
  expect((await roles({ token })).status).toBe(200);
  needsLogin(await call("POST", "/auth/session/token", { body: refreshToken }));
  needsLogin(await roles({ token }));
});

test("an unknown refresh token is 401, a missing one 422", async () => {
  await withNothingWritten(ctx, async () => {
    needsLogin(await call("POST", "/auth/session/token", { body: "unknown" }));
    expectProblem(await call("POST", "/auth/session/token"), 422, /./, {
      RefreshToken: ["Refresh token is required."],
    });
    expectProblem(await call("POST", "/auth/session/token", { text: "{" }), 422, /./);
  });
});

test("DELETE /auth/session ends the sign-in and answers 204 on repeat", async () => {
  const { token, refreshToken } = await signedIn(await addUser(ctx));
  expect((await call("DELETE", "/auth/session", { body: refreshToken })).status).toBe(204);
  needsLogin(await roles({ token }));
  expect((await call("DELETE", "/auth/session", { body: refreshToken })).status).toBe(204);
  expect((await call("DELETE", "/auth/session")).status).toBe(204);
});

test("the access token is accepted as x-auth-token or Bearer; forged tokens are refused", async () => {
  const token = await tokenOf(await addUser(ctx));
  expect((await roles({ token })).status).toBe(200);
  expect((await roles({ headers: { authorization: `Bearer ${token}` } })).status).toBe(200);
  const [head, payload, signature] = token.split(".");
  const forgedToken = [head, Buffer.from(JSON.stringify({ sid: "x" })).toString("base64url"), signature].join(".");
  const unsigned = [Buffer.from('{"alg":"none"}').toString("base64url"), payload, ""].join(".");
  for (const bad of [forgedToken, unsigned, "nonsense", ""])
    needsLogin(await roles({ headers: { "x-auth-token": bad } }));
});

test("a token is accepted by the installation and for the use that it names", async () => {
  const token = await tokenOf(await addUser(ctx));
  const asGenuine = await changeClaims(token, {});
  expect((await roles({ token: asGenuine })).status).toBe(200);
  const { iss } = decodeJwt(token);
  const foreign = [
    { iss: "https://another.example" },
    { aud: "https://another.example/api" },
    { aud: `${iss}/reset` },
    { aud: [`${iss}/api`, "https://another.example/api"] },
    { iss: undefined, aud: undefined },
  ];
  for (const claims of foreign) needsLogin(await roles({ token: await changeClaims(token, claims) }));
});

test("a token from before tokens named their use is refused, and a game in play renews it and loses no score", async () => {
  const { sessionId, lesson, students } = await addRunningClass(ctx);
  const { token, refreshToken } = await signedIn(students[0]);
  const old = await changeClaims(token, { iss: undefined, aud: undefined });
  const body = attemptBodyOf(lesson, sessionId);
  await withNothingWritten(ctx, async () => needsLogin(await call("POST", "/scores", { token: old, body })));
  const renewed = await call("POST", "/auth/session/token", { body: refreshToken });
  const sent = await call("POST", "/scores", { token: renewed.body.accessToken, body });
  expect([sent.status, sent.body.attemptId]).toEqual([201, body.attemptId]);
});

test("a new password gives the browser a new cookie; a copy of the former one is signed out", async () => {
  const { userName } = await addUser(ctx);
  const browser = new SignInBrowser(apiUrl());
  await browser.visit("/?index", { intent: "login", username: userName, password: testPassword });
  const copied = browser.copy();
  expect((await copied.visit("/account")).status).toBe(200);
  const newPassword = "Another@2026orbit";
  const change = { currentPassword: testPassword, newPassword, confirmPassword: newPassword };
  expect((await browser.visit("/account?form=password", change)).status).toBe(302);
  expect([(await browser.visit("/account")).status, (await copied.visit("/account")).status]).toEqual([200, 302]);
});

test("a new password ends the game's refresh token, and the next page stores another one", async () => {
  const { userName, id } = await addUser(ctx);
  const browser = new SignInBrowser(apiUrl());
  await browser.visit("/?index", { intent: "login", username: userName, password: testPassword });
  const tokens = () =>
    ctx.db
      .select({ hash: refreshTokens.tokenHash })
      .from(refreshTokens)
      .innerJoin(signIns, eq(signIns.id, refreshTokens.signInId))
      .where(eq(signIns.userId, id));
  const former = await tokens();
  const newPassword = "Another@2026orbit";
  await browser.visit("/account?form=password", {
    ...{ currentPassword: testPassword, newPassword, confirmPassword: newPassword },
  });
  expect(former).toHaveLength(1);
  expect(await tokens()).not.toEqual(former);
  const renewed = browser.cookie("apsis_renewed");
  expect((await call("POST", "/auth/session/token", { body: renewed })).status).toBe(200);
});

test("the page cookie allows reads; unsafe calls need a matching X-XSRF-TOKEN", async () => {
  const {
    sessionId,
    lesson,
    students: [student],
  } = await addRunningClass(ctx);
  const cookie = await browserOf(student);
  const submit = (headers?: Record<string, string>, cookies = cookie) =>
    call("POST", "/scores", { cookie: cookies, headers, body: attemptBodyOf(lesson, sessionId) });
  expect((await roles({ cookie })).status).toBe(200);
  await withNothingWritten(ctx, async () => {
    for (const headers of [undefined, { "x-xsrf-token": "" }, { "x-xsrf-token": "another-forgery-x" }])
      expectProblem(await submit(headers), 403, /X-XSRF-TOKEN/);
    expectProblem(await submit({ "x-xsrf-token": "" }, cookie.split("; ")[0]), 403, /X-XSRF-TOKEN/);
    expectProblem(await call("DELETE", "/auth/session", { cookie }), 403, /X-XSRF-TOKEN/);
  });
  expect((await submit({ "x-xsrf-token": "anti-forgery-value" })).status).toBe(201);
});

test("calls with a token need no anti-forgery header, even with cookies", async () => {
  const {
    sessionId,
    lesson,
    students: [student],
  } = await addRunningClass(ctx);
  const answer = await call("POST", "/scores", {
    token: await tokenOf(student),
    cookie: await browserOf(student),
    body: attemptBodyOf(lesson, sessionId),
  });
  expect(answer.status).toBe(201);
});

test("logging out from a browser removes its cookies", async () => {
  const cookie = await browserOf(await addUser(ctx));
  const answer = await call("DELETE", "/auth/session", { cookie, headers: { "x-xsrf-token": "anti-forgery-value" } });
  expect(answer.status).toBe(204);
  const cleared = answer.headers.getSetCookie();
  expect(cleared.map((line) => line.split("=")[0]).sort()).toEqual([
    "XSRF-TOKEN",
    "apsis_sign_in",
    "userId",
    "username",
  ]);
  for (const line of cleared) expect(line).toContain("Max-Age=0");
  needsLogin(await roles({ cookie }));
});

test("over https, the sign-in's cookie is bound to the host, and one of another name is none", async () => {
  const person = await addUser(ctx);
  const https = { "x-forwarded-proto": "https" };
  const answer = await ask("/?index", {
    method: "POST",
    headers: https,
    body: new URLSearchParams({ intent: "login", username: person.userName, password: testPassword }),
  });
  const line = answer.headers.getSetCookie().find((each) => each.includes("apsis_sign_in"));
  expect(line).toMatch(/^__Host-apsis_sign_in=[\w-]+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  const [, token = ""] = /=([\w-]+)/.exec(line ?? "") ?? [];
  const rolesBy = async (cookie: string) =>
    (await ask("/api/auth/session/roles", { headers: { ...https, cookie } })).status;
  expect(await rolesBy(`__Host-apsis_sign_in=${token}`)).toBe(200);
  expect(await rolesBy(`apsis_sign_in=${token}`)).toBe(401);
});

test("disabling, unpaid status and role changes take effect on the next request", async () => {
  const organizationId = await addOrganization(ctx);
  const user = await addUser(ctx, { organizationId });
  const [token, cookie] = [await tokenOf(user), await browserOf(user)];
  await ctx.db
    .update(users)
    .set({ roles: ["Instructor"] })
    .where(eq(users.id, user.id));
  expect((await roles({ token })).body).toEqual(["Instructor"]);
  await ctx.db.update(organizations).set({ isPaid: false }).where(eq(organizations.id, organizationId));
  needsLogin(await roles({ token }));
  await ctx.db.update(organizations).set({ isPaid: true }).where(eq(organizations.id, organizationId));
  expect((await roles({ token })).status).toBe(200);
  await ctx.db.update(users).set({ enabled: false }).where(eq(users.id, user.id));
  needsLogin(await roles({ token }));
  needsLogin(await roles({ cookie }));
});

test("every other call needs a sign-in", async () => {
  const id = "01a1f863-7172-70b0-af3f-fce06e7ec5ba";
  const paths = [
    `/users/${id}`,
    "/groups",
    `/groups/${id}`,
    `/groups/${id}/activesession`,
    `/groups/${id}/scheduledsession`,
    `/courses/${id}/headers`,
    "/scores/session/all/all",
    "/scores/leaderboard/all/all",
    `/scores/session/${id}/all/csv?scenarioId=${id}`,
  ];
  for (const path of paths) needsLogin(await call("GET", path));
  for (const path of ["/groups/join", "/scores"]) needsLogin(await call("POST", path, { body: {} }));
});

test("an access token is valid for 15 minutes", async () => {
  const { iat = 0, exp } = decodeJwt(await tokenOf(await addUser(ctx)));
  expect(exp).toBe(iat + 15 * 60);
});

test("an expired access token is refused, used before or not", async () => {
  const user = await addUser(ctx);
  const [first, second] = [await tokenOf(user), await tokenOf(user)];
  const usedToken = await shortenToken(first);
  expect((await roles({ token: usedToken })).status).toBe(200);
  const unused = await shortenToken(second);
  await vi.waitFor(async () => needsLogin(await roles({ token: usedToken })), { timeout: 10_000 });
  needsLogin(await roles({ token: unused }));
});
