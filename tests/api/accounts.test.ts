import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { expect, test } from "vitest";
import { accessCodes, mailOutbox, organizations, rateLimits, users } from "../support/tables";
import { forcePasswordReset, grantByPassword, isGranted } from "../support/set-up";
import { signResetGrant } from "../support/signed-tokens";
import { addOrganization, addUser, asSystemAdmin, testPassword, unique } from "../support/builders";
import { later } from "../support/database";
import { call, expectProblem, signedIn, testApi, withNothingWritten } from "../support/rest-api";
import { testSite } from "../support/test-site";
import { firstOf } from "../support/tuples";

const ctx = await testApi();
const next = "N3w@Password#";

const details = (accessCode: string, overrides = {}) => {
  const userName = unique("newcomer");
  return {
    userName,
    password: "Str0ng@Passw",
    email: `${userName}@example.org`,
    firstName: "Ada",
    lastName: "L",
    rankTitle: "",
    accessCode,
    isFreeUser: false,
    nationality: "SE",
    ...overrides,
  };
};

async function addCode(organizationId: string | null = null) {
  const code = unique("ORG-CODE");
  await ctx.db.insert(accessCodes).values({ id: uuid(), code, organizationId, createdAt: ctx.now });
  return code;
}

const linkTo = async (email: string) => {
  const mails = await ctx.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email));
  const link = new URL(
    mails
      .at(-1)!
      .textBody.split("\n")
      .find((line) => line.startsWith("http"))!,
  );
  return Object.fromEntries(link.searchParams) as { email: string; token: string };
};
const login = (username: string, password: string) => call("POST", "/auth/session", { body: { username, password } });
const ask = (email: unknown) => call("POST", "/users/requestPasswordReset", { body: email });
const reset = (body: unknown) => call("POST", "/users/resetPassword", { body });

test("POST /users/validate-registration checks a registration and writes nothing", async () => {
  const existing = await addUser(ctx);
  const code = await addCode();
  await withNothingWritten(ctx, async () => {
    expect((await call("POST", "/users/validate-registration", { body: details(code) })).status).toBe(200);
    const refusal = await call("POST", "/users/validate-registration", {
      body: details("NOT-A-CODE", { userName: existing.userName.toUpperCase(), password: "Password1!" }),
    });
    // Without a valid code the answer doesn't reveal which names are taken.
    expectProblem(refusal, 422, /./, {
      Password: ["This password is too common. Choose another one."],
      AccessCode: ["This access code doesn't exist. Enter it exactly as it was provided to you."],
    });
    const withCode = details(code, {
      userName: existing.userName.toUpperCase(),
      email: `${existing.userName}@example.org`,
    });
    expectProblem(await call("POST", "/users/validate-registration", { body: withCode }), 422, /./, {
      UserName: ["This username is already taken."],
      Email: ["This email is already in use."],
    });
    expectProblem(
      await call("POST", "/users/validate-registration", { body: {} }),
      422,
      "One or more fields are not valid.",
    );
  });
});

test("a full organization answers with a title and no fields", async () => {
  const organizationId = await addOrganization(ctx, { userLimit: 5 });
  for (let i = 0; i < 5; i++) await addUser(ctx, { organizationId });
  const answer = await call("POST", "/users/validate-registration", { body: details(await addCode(organizationId)) });
  expectProblem(answer, 409, "This organization has reached its user limit. Contact your administrator.");
  expect(answer.body.errors).toBeUndefined();
});

test("POST /users/paymentFreeRegistration creates a free user", async () => {
  const body = details(await addCode());
  const answer = await call("POST", "/users/paymentFreeRegistration", { body });
  expect([answer.status, answer.body]).toEqual([
    201,
    { userId: expect.any(String), message: expect.any(String), isFieldError: false, errors: [] },
  ]);
  expect((await ctx.db.select().from(users).where(eq(users.id, answer.body.userId)))[0]).toMatchObject({
    isFreeUser: true,
    roles: ["User"],
  });
});

test("registration needs no anti-forgery header, even in a signed-in browser", async () => {
  expect(
    (
      await call("POST", "/users/registrationCode", {
        body: details(await addCode()),
        cookie: "apsis_sign_in=x; XSRF-TOKEN=y",
      })
    ).status,
  ).toBe(201);
});

test.each([(email: string) => email, (email: string) => ({ email }), (email: string) => email.toUpperCase()])(
  "a mailed reset link works once and ends all sign-ins (%#)",
  async (bodyOf) => {
    const user = await addUser(ctx);
    const email = `${user.userName}@example.org`;
    const { token: accessToken } = await signedIn(user);
    expect(await ask(bodyOf(email))).toMatchObject({
      status: 200,
      body: { message: expect.stringContaining("a reset link has been sent") },
    });
    const link = await linkTo(email);
    expect((await reset({ ...link, newPassword: next })).status).toBe(200);
    expect((await login(user.userName, next)).status).toBe(200);
    expect((await login(user.userName, testPassword)).status).toBe(401);
    expect((await call("GET", "/auth/session/roles", { token: accessToken })).status).toBe(401);
    expectProblem(await reset({ ...link, newPassword: "Anoth3r@Passw" }), 422, "Invalid reset link");
  },
);

test("an unknown address gets the same answer and no mail", async () => {
  await withNothingWritten(ctx, async () =>
    expect(await ask("nobody@example.org")).toMatchObject({
      status: 200,
      body: { message: expect.stringContaining("a reset link has been sent") },
    }),
  );
});

test.each([undefined, "", {}, "   ", { email: "" }])(
  "a reset request without an address is refused: %j",
  async (body) => {
    expectProblem(await ask(body), 422, "Please enter your email.", { Email: ["Please enter your email."] });
  },
);

test("a reset link is invalid if incomplete, unknown, foreign or an hour old", async () => {
  const [user, other] = [await addUser(ctx), await addUser(ctx)];
  await ask(`${user.userName}@example.org`);
  const { email, token } = await linkTo(`${user.userName}@example.org`);
  const resetInput = { email, token, newPassword: next };
  for (const wrong of [
    { email: "" },
    { token: "" },
    { email: `${other.userName}@example.org` },
    { token: "x".repeat(43) },
  ])
    expectProblem(await reset({ ...resetInput, ...wrong }), 422, "Invalid reset link");
  await ctx.db.execute(
    `update password_resets set expires_at = now() - interval '1 second' where user_id = '${user.id}'`,
  );
  expectProblem(await reset(resetInput), 422, "Invalid reset link");
  expect((await login(user.userName, testPassword)).status).toBe(200);
});

test.each([
  ["", "Please fill out both password fields."],
  ["short1!", "Password must be at least 10 characters."],
  ["longenough1", "Must contain at least one letter, one number, and one special character: @$!%*#?&_"],
  [`aB3$${"x".repeat(10_240)}`, "Must contain at least one letter, one number, and one special character: @$!%*#?&_"],
  ["Password1!", "This password is too common. Choose another one."],
])("a refused new password leaves the reset link usable: case %#", async (newPassword, title) => {
  const user = await addUser(ctx);
  await ask(`${user.userName}@example.org`);
  const link = await linkTo(`${user.userName}@example.org`);
  expectProblem(await reset({ ...link, newPassword }), 422, title, { NewPassword: [title] });
  expect((await reset({ ...link, newPassword: next })).status).toBe(200);
});

const grantTo = ({ userName }: { userName: string }) =>
  grantByPassword(ctx, { username: userName, password: testPassword }, { userAgent: "", address: "" });

test("PUT /users/passwordResets/{username} needs a code or a login grant, and a forced reset", async () => {
  const [user, other] = [await addUser(ctx), await addUser(ctx)];
  const setPassword = (body: object, options = {}) =>
    call("PUT", `/users/passwordResets/${user.userName}`, {
      body: { username: user.userName, password: next, passwordConfirmation: next, ...body },
      ...options,
    });
  const byGrant = async (owner: { userName: string }) => ({
    cookie: `apsis_reset_grant=${await signResetGrant((await grantTo(owner))!)}`,
  });
  expectProblem(
    await setPassword({}, await byGrant(user)),
    422,
    "This reset code isn't valid. Check it, or ask for a new one.",
    {
      Code: ["This reset code isn't valid. Check it, or ask for a new one."],
    },
  );
  const { code } = await forcePasswordReset(asSystemAdmin(ctx), user.id, testSite);
  expectProblem(await setPassword({}), 422, "This reset code isn't valid. Check it, or ask for a new one.");
  expectProblem(
    await setPassword({ code: "AAAA-AAAA-AAAA" }),
    422,
    "This reset code isn't valid. Check it, or ask for a new one.",
  );
  expectProblem(
    await setPassword({}, await byGrant(other)),
    422,
    "This reset code isn't valid. Check it, or ask for a new one.",
  );
  expectProblem(await setPassword({ code, passwordConfirmation: "other" }), 422, /./, {
    PasswordConfirmation: ["Passwords do not match."],
  });
  expectProblem(await setPassword({ code, username: other.userName }), 422, /./, {
    Username: ["Username must match the one in the path."],
  });
  expect((await setPassword({ code: code.toLowerCase() })).status).toBe(200);
  expect((await login(user.userName, next)).status).toBe(200);
  expectProblem(await setPassword({ code }), 422, "This reset code isn't valid. Check it, or ask for a new one.");
});

test("the page omits the code only if the grant belongs to this user", async () => {
  const [user, other] = [await addUser(ctx), await addUser(ctx)];
  await forcePasswordReset(asSystemAdmin(ctx), user.id, testSite);
  const [grant, others] = [await grantTo(user), await grantTo(other)];
  expect(
    await Promise.all([
      isGranted(ctx, user.userName, grant),
      isGranted(ctx, user.userName, others),
      isGranted(ctx, user.userName, null),
      isGranted(ctx, other.userName, others),
    ]),
  ).toEqual([true, false, false, false]);
});

test("too many tries answer 429 with problem+json and Retry-After", async () => {
  const { userName } = await addUser(ctx);
  const before = await login(userName, testPassword);
  const browserCookie = firstOf(firstOf(before.headers.getSetCookie()).split(";"));
  expect(browserCookie).toMatch(/^apsis_device=/);
  const guess = () =>
    call("POST", "/auth/session", {
      body: { username: userName, password: "Wrong@Password1" },
      headers: { "x-forwarded-for": "203.0.113.77" },
    });
  for (let i = 0; i < 10; i++) expect((await guess()).status).toBe(401);
  const answer = await guess();
  expectProblem(answer, 429, /^Too many attempts\. Try again in \d+ minutes, or sign in right away with a reset link/);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(600);
  // The signed cookie of an earlier sign-in passes; a forged cookie doesn't.
  const enter = (cookie?: string) =>
    call("POST", "/auth/session", {
      cookie,
      body: { username: userName, password: testPassword },
      headers: { "x-forwarded-for": "203.0.113.77" },
    });
  expect((await enter()).status).toBe(429);
  expect((await enter(browserCookie)).status).toBe(200);
  expect((await enter(browserCookie.replace(/\.[^.]*$/, ".forged"))).status).toBe(429);
  await ctx.db.delete(rateLimits);
});

test("a user of an unpaid organization can register, but is refused at login", async () => {
  const organizationId = await addOrganization(ctx);
  await ctx.db.update(organizations).set({ isPaid: false }).where(eq(organizations.id, organizationId));
  const body = details(await addCode(organizationId));
  expect((await call("POST", "/users/registrationCode", { body })).status).toBe(201);
  expect((await login(body.userName, body.password)).body).toMatchObject({
    canPlay: false,
    message: "User or organization account is disabled. Please contact your administrator.",
  });
});

test("the code of a forced reset expires after seven days", async () => {
  const user = await addUser(ctx);
  const { code } = await forcePasswordReset(asSystemAdmin(later(ctx, -8 * 24 * 60)), user.id, testSite);
  const body = { username: user.userName, password: next, passwordConfirmation: next, code };
  expectProblem(
    await call("PUT", `/users/passwordResets/${user.userName}`, { body }),
    422,
    "This reset code isn't valid. Check it, or ask for a new one.",
  );
});
