// Second factors over HTTP to the built server: set up, used, replayed, forged, lost; and the proof before dangerous
// changes.
import { and, eq, isNull } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { expect, test } from "vitest";
import { addOrganization, addUser, testPassword, unique, type Person } from "../support/builders";
import { apiUrl, call, expectProblem, testApi, tokenOf } from "../support/rest-api";
import { SignInBrowser } from "../support/sign-in-browser";
import { SoftPasskey } from "../support/soft-passkey";
import {
  auditEntries,
  authenticatorApps,
  factorDeadlines,
  factorPolicy,
  heldForms,
  mailOutbox,
  organizations,
  passkeys,
  refreshTokens,
  recoveryCodes,
  signIns,
  users,
} from "../support/tables";
import { texts } from "../support/product-facts";
import { onlyOf } from "../support/tuples";

const ctx = await testApi();
const { port } = new URL(apiUrl());
const origin = `http://localhost:${port}`;

const open = () => new SignInBrowser(apiUrl());
const credentialsOf = ({ userName }: Person) => ({ username: userName, password: testPassword });

/** Enters the password in a new browser. */
async function logIn(person: Person, browser = open()) {
  const answer = await browser.visit("/?index", { intent: "login", ...credentialsOf(person) });
  return { browser, answer, isIn: browser.cookie("apsis_sign_in") !== undefined };
}

/** The code of an app now; `later`: of the 30 seconds after this one, which are accepted too. */
const codeOf = (secret: string, later = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * 30_000 });

const codePattern = /\b[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}\b/g;
const codesIn = (html: string) => [...new Set(html.match(codePattern) ?? [])];
const secretIn = (html: string) =>
  (/<code[^>]*>((?:[A-Z2-7]{4} ?){8})<\/code>/.exec(html)?.[1] ?? "").replaceAll(" ", "");

/** A person with an authenticator app, whose codes of now may be used. */
async function addPersonWithApp(options: Parameters<typeof addUser>[1] = {}) {
  const person = await addUser(ctx, options);
  const { browser } = await logIn(person);
  const page = await browser.visit("/account/security/app");
  const secret = secretIn(page.text);
  const done = await browser.visit("/account/security/app", { code: codeOf(secret) });
  expect(done.status, done.text).toBe(200);
  await allowCodeAgain(person);
  return { person, browser, secret, codes: codesIn(done.text) };
}

const allowCodeAgain = ({ id }: Person) =>
  ctx.db.update(authenticatorApps).set({ lastStep: 0 }).where(eq(authenticatorApps.userId, id));

/** Asks for the options of a new passkey, and adds one. */
async function addPasskeyIn(browser: SignInBrowser, passkey = new SoftPasskey(origin), name = "Laptop") {
  const options = await browser.visit("/account/security/options", {});
  expect(options.status, options.text).toBe(200);
  const { challenge } = JSON.parse(options.text) as { challenge: string };
  const answer = passkey.create(challenge);
  const added = await browser.visit("/account/security", { intent: "add-passkey", name, passkey: answer });
  return { passkey, added, answer };
}

async function addPersonWithPasskey(options: Parameters<typeof addUser>[1] = {}) {
  const person = await addUser(ctx, options);
  const { browser } = await logIn(person);
  const { passkey, added } = await addPasskeyIn(browser);
  expect(added.status, added.text).toBe(200);
  return { person, browser, passkey, codes: codesIn(added.text) };
}

/** The challenge that a page has for its script. */
const challengeIn = (html: string) => /challenge\\?",\\?"([\w-]{43})/.exec(html)?.[1] ?? "";

async function secondStepOf(person: Person) {
  const { browser, answer, isIn } = await logIn(person);
  expect([answer.location, isIn]).toEqual([`${apiUrl()}/sign-in/second-step`, false]);
  const page = await browser.visit("/sign-in/second-step");
  expect(page.status).toBe(200);
  return { browser, page, challenge: challengeIn(page.text) };
}

const enterCode = async (browser: SignInBrowser, code: string) => {
  const answer = await browser.visit("/sign-in/second-step", { code });
  return { answer, isIn: browser.cookie("apsis_sign_in") !== undefined };
};

const mailsTo = (person: Pick<Person, "userName">) =>
  ctx.db
    .select({ subject: mailOutbox.subject, text: mailOutbox.textBody })
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, `${person.userName}@example.org`))
    .orderBy(mailOutbox.createdAt, mailOutbox.id);

const actionsOf = async (person: Person) =>
  (await ctx.db.select().from(auditEntries).where(eq(auditEntries.subjectId, person.id))).map(({ action }) => action);

/** As if the sign-ins were begun an hour ago. */
const makeStale = ({ id }: Person) =>
  ctx.db
    .update(signIns)
    .set({ provedAt: new Date(Date.now() - 3_600_000) })
    .where(eq(signIns.userId, id));

test("an authenticator app is set up with a QR code, and ten recovery codes are shown once", async () => {
  const person = await addUser(ctx);
  const { browser } = await logIn(person);
  const page = await browser.visit("/account/security/app");
  const secret = secretIn(page.text);
  expect(page.text).toMatch(/<path d="M/);
  const wrong = await browser.visit("/account/security/app", { code: "000000" });
  expect([wrong.status, secretIn(wrong.text)]).toEqual([422, secret]);
  const done = await browser.visit("/account/security/app", { code: codeOf(secret) });
  const codes = codesIn(done.text);
  expect(codes).toHaveLength(10);
  expect(codesIn((await browser.visit("/account/security")).text)).toEqual([]);
  const [app] = await ctx.db.select().from(authenticatorApps).where(eq(authenticatorApps.userId, person.id));
  expect(app?.secret).not.toContain(secret);
  const stored = await ctx.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, person.id));
  expect(JSON.stringify(stored)).not.toContain(codes[0]);
  expect((await mailsTo(person)).map(({ subject }) => subject)).toEqual(["Your Apsis second factors were changed"]);
  expect(await actionsOf(person)).toContain("factor.addApp");
});

test("a secret of another sign-in, or an old one, sets up nothing", async () => {
  const [mine, other] = [await addUser(ctx), await addUser(ctx)];
  const { browser } = await logIn(mine);
  const secret = secretIn((await browser.visit("/account/security/app")).text);
  const copied = browser.copy();
  await logIn(other, copied);
  const refused = await copied.visit("/account/security/app", { code: codeOf(secret) });
  expect(refused.status).toBe(409);
  expect(await ctx.db.$count(authenticatorApps, eq(authenticatorApps.userId, other.id))).toBe(0);
});

test("after the right password, the second step comes before any cookie or stored key of a sign-in", async () => {
  const { person, secret } = await addPersonWithApp();
  const { browser, page } = await secondStepOf(person);
  expect(page.text).not.toMatch(/refreshToken/);
  expect(["username", "userId", "XSRF-TOKEN"].map((name) => browser.cookie(name))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(await enterCode(browser, "123 456")).toMatchObject({ answer: { status: 422 }, isIn: false });
  expect(await enterCode(browser, codeOf(secret))).toMatchObject({ answer: { status: 302 }, isIn: true });
  expect(browser.cookie("username")).toBe(person.userName);
  const [signIn] = await ctx.db
    .select()
    .from(signIns)
    .where(and(eq(signIns.userId, person.id), eq(signIns.factor, "app")));
  expect(signIn).toMatchObject({ way: "password", factor: "app" });
});

test("a wrong password says nothing about second factors", async () => {
  const { person } = await addPersonWithApp();
  const browser = open();
  const answer = await browser.visit("/?index", { intent: "login", username: person.userName, password: "Wr0ng@pass" });
  expect([answer.status, answer.location]).toEqual([401, null]);
  expect(browser.cookie("apsis_step")).toBeUndefined();
});

test("a code works once, also in several requests at once", async () => {
  const { person, secret } = await addPersonWithApp();
  const steps = await Promise.all(Array.from({ length: 4 }, () => secondStepOf(person)));
  const code = codeOf(secret);
  const entered = await Promise.all(steps.map(({ browser }) => enterCode(browser, code)));
  expect(entered.filter(({ isIn }) => isIn)).toHaveLength(1);
  for (const { answer, isIn } of entered) if (!isIn) expect(answer.text).toContain(texts.factors.codeUsed);
});

test("a second step works once, in its browser, and for five minutes", async () => {
  const { person, codes } = await addPersonWithApp();
  const { browser } = await secondStepOf(person);
  const copied = browser.copy();
  expect((await enterCode(browser, codes[0]!)).isIn).toBe(true);
  const replayed = await enterCode(copied, codes[1]!);
  expect(replayed.isIn).toBe(false);
  expect(await ctx.db.$count(recoveryCodes, eq(recoveryCodes.userId, person.id))).toBe(9);
  const stranger = await open().visit("/sign-in/second-step", { code: codes[2]! });
  expect([stranger.status, stranger.location]).toEqual([302, `${apiUrl()}/`]);
});

test("a new password voids a second step that was begun with the old one", async () => {
  const { person, codes } = await addPersonWithApp();
  const { browser } = await secondStepOf(person);
  const { passwordHash } = onlyOf(
    await ctx.db
      .select()
      .from(users)
      .where(eq(users.id, (await addUser(ctx)).id)),
  );
  await ctx.db
    .update(users)
    .set({ passwordHash: `${passwordHash}x` })
    .where(eq(users.id, person.id));
  expect(await enterCode(browser, codes[0]!)).toMatchObject({ answer: { status: 409 }, isIn: false });
});

test("a recovery code works once, also twice at once, and its owner is notified", async () => {
  const { person, codes } = await addPersonWithApp();
  const steps = await Promise.all([secondStepOf(person), secondStepOf(person)]);
  const typed = codes[3]!.toLowerCase().replaceAll("-", " ");
  const entered = await Promise.all(steps.map(({ browser }) => enterCode(browser, typed)));
  expect(entered.filter(({ isIn }) => isIn)).toHaveLength(1);
  const mails = await mailsTo(person);
  // The mail about the new device comes afterwards.
  expect(mails.map(({ text }) => text.replace(/\s+/g, " ")).join("\n")).toContain("9 codes are left");
  expect(await actionsOf(person)).toContain("factor.useRecoveryCode");
});

test("codes of other people are refused", async () => {
  const mine = await addPersonWithApp();
  const other = await addPersonWithApp();
  const { browser } = await secondStepOf(mine.person);
  expect((await enterCode(browser, codeOf(other.secret))).isIn).toBe(false);
  expect((await enterCode(browser, other.codes[0]!)).isIn).toBe(false);
});

test("guessing codes has an end, which keeps out neither recovery codes nor known browsers", async () => {
  const { person, browser: known, codes, secret } = await addPersonWithApp();
  const { browser } = await secondStepOf(person);
  const statuses: number[] = [];
  for (let tries = 0; tries < 11; tries++) statuses.push((await enterCode(browser, "000001")).answer.status);
  expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 422));
  expect(statuses[10]).toBe(429);
  expect((await enterCode((await secondStepOf(person)).browser, codes[0]!)).isIn).toBe(true);
  const again = await logIn(person, known);
  expect(again.answer.location).toContain("second-step");
  expect((await known.visit("/sign-in/second-step", { code: codeOf(secret) })).status).toBe(302);
});

test("the API's sign-in answers with a challenge, which the second call takes once", async () => {
  const { person, secret, codes } = await addPersonWithApp();
  const first = await call("POST", "/auth/session", { body: credentialsOf(person) });
  expect(first).toMatchObject({
    status: 200,
    body: {
      canPlay: false,
      accessToken: "",
      refreshToken: "",
      message: texts.signIn.cannotPlay({ reason: "factorRequired" }),
    },
  });
  expect(first.headers.getSetCookie()).toEqual([]);
  const { challenge } = first.body;
  const send = (body: object) => call("POST", "/auth/session/factor", { body });
  expectProblem(await send({ challenge, code: "000000" }), 422, texts.factors.codeWrong);
  const done = await send({ challenge, code: codeOf(secret) });
  expect(done).toMatchObject({ status: 200, body: { canPlay: true, accessToken: expect.stringMatching(/./) } });
  expect((await send({ challenge, code: codes[0]! })).status).toBe(409);
  for (const forged of [`${challenge}x`, challenge.slice(0, -9), "x", "1.2.3"])
    expect((await send({ challenge: forged, code: codes[0]! })).status).toBe(409);
});

test("a challenge of the API opens no page, and a page's none in the API", async () => {
  const { person, codes } = await addPersonWithApp();
  const { challenge } = (await call("POST", "/auth/session", { body: credentialsOf(person) })).body;
  const { browser } = await secondStepOf(person);
  const ofPage = decodeURIComponent(browser.cookie("apsis_step") ?? "");
  expect((await call("POST", "/auth/session/factor", { body: { challenge: ofPage, code: codes[0]! } })).status).toBe(
    409,
  );
  const answer = await fetch(`${apiUrl()}/sign-in/second-step`, {
    method: "POST",
    redirect: "manual",
    headers: { cookie: `apsis_step=${encodeURIComponent(challenge)}` },
    body: new URLSearchParams({ code: codes[0]! }),
  });
  expect([answer.status, answer.headers.get("location")]).toEqual([302, "/"]);
});

test("a passkey is added and signs in as the second factor", async () => {
  const { person, passkey, codes } = await addPersonWithPasskey();
  expect(codes).toHaveLength(10);
  const { browser, challenge } = await secondStepOf(person);
  const done = await browser.visit("/sign-in/second-step", { passkey: passkey.use(challenge) });
  expect([done.status, browser.cookie("apsis_sign_in") !== undefined]).toEqual([302, true]);
  const [row] = await ctx.db.select().from(passkeys).where(eq(passkeys.userId, person.id));
  expect(row).toMatchObject({ name: "Laptop", rpId: "localhost", counter: 2, lastUsedAt: expect.any(Date) });
  expect(await actionsOf(person)).toContain("factor.addPasskey");
});

test("a passkey for another challenge, site, host, kind or sign-in isn't added", async () => {
  const person = await addUser(ctx);
  const { browser } = await logIn(person);
  const options = async () =>
    (JSON.parse((await browser.visit("/account/security/options", {})).text) as { challenge: string }).challenge;
  const add = async (passkey: string, by = browser) =>
    (await by.visit("/account/security", { intent: "add-passkey", name: "x", passkey })).status;
  const passkey = new SoftPasskey(origin);
  const challenge = await options();
  expect(await add(passkey.create("A".repeat(43)))).toBe(422);
  expect(await add(passkey.create(challenge, { origin: "https://evil.example" }))).toBe(422);
  expect(await add(passkey.create(challenge, { rpId: "evil.example" }))).toBe(422);
  expect(await add(passkey.create(challenge, { type: "webauthn.get" }))).toBe(422);
  expect(await add(passkey.use(challenge))).toBe(422);
  for (const nonsense of ["{}", "null", "[", "x".repeat(30_000), '{"id":1}', "1"])
    expect(await add(nonsense)).toBe(422);
  expect(await add(passkey.create(challenge))).toBe(200);
  // The same one for somebody else.
  const other = await logIn(await addUser(ctx));
  expect((await addPasskeyIn(other.browser, passkey)).added.status).toBe(409);
  // The same browser with another sign-in.
  await logIn(await addUser(ctx), browser);
  expect(await add(new SoftPasskey(origin).create(challenge))).toBe(409);
  expect(await ctx.db.$count(passkeys, eq(passkeys.credentialId, passkey.id.toString("base64url")))).toBe(1);
});

test("a passkey's answer that is forged, foreign, replayed or behind its counter signs nobody in", async () => {
  const { person, passkey } = await addPersonWithPasskey();
  const other = await addPersonWithPasskey();
  const { browser, challenge } = await secondStepOf(person);
  const refused = async (answer: string, by = browser.copy()) => {
    const { status } = await by.visit("/sign-in/second-step", { passkey: answer });
    return [status, by.cookie("apsis_sign_in")];
  };
  const nobody = [422, undefined];
  expect(await refused(passkey.use(challenge, { challenge: "B".repeat(43) }))).toEqual(nobody);
  expect(await refused(passkey.use(challenge, { origin: "https://evil.example" }))).toEqual(nobody);
  expect(await refused(passkey.use(challenge, { rpId: "evil.example" }))).toEqual(nobody);
  expect(await refused(passkey.use(challenge, { type: "webauthn.create" }))).toEqual(nobody);
  expect(await refused(passkey.use(challenge, { signature: Buffer.alloc(70, 1) }))).toEqual(nobody);
  expect(await refused(other.passkey.use(challenge))).toEqual(nobody);
  expect(await refused(new SoftPasskey(origin).use(challenge))).toEqual(nobody);
  const answer = passkey.use(challenge);
  const copies = [browser.copy(), browser.copy(), browser.copy()];
  const entered = await Promise.all(copies.map((copy) => copy.visit("/sign-in/second-step", { passkey: answer })));
  expect(entered.filter(({ status }) => status === 302)).toHaveLength(1);
  expect(await refused(answer)).toEqual([expect.any(Number), undefined]);
  // A copy of the device that has been used less often.
  const next = await secondStepOf(person);
  expect(await refused(passkey.use(next.challenge, { counter: 1 }), next.browser)).toEqual(nobody);
});

test("a passkey alone signs in only where the organization allows it, once, and only if the device knows its owner", async () => {
  const organizationId = await addOrganization(ctx);
  const { person, passkey } = await addPersonWithPasskey({ organizationId });
  const begin = async () => {
    const browser = open();
    return { browser, challenge: challengeIn((await browser.visit("/sign-in/passkey")).text) };
  };
  const enter = async ({ browser }: { browser: SignInBrowser }, answer: string) => {
    const { status, text } = await browser.visit("/sign-in/passkey", { passkey: answer, scripted: "1" });
    return { status, text, isIn: browser.cookie("apsis_sign_in") !== undefined };
  };
  const first = await begin();
  const refused = await enter(first, passkey.use(first.challenge));
  expect(refused).toMatchObject({ status: 403, isIn: false });
  expect(refused.text).toContain(texts.factors.passwordToo.slice(0, 20));
  await ctx.db.update(organizations).set({ allowsPasskeysAlone: true }).where(eq(organizations.id, organizationId));
  const second = await begin();
  const unverified = passkey.use(second.challenge, { verifiesOwner: false });
  expect(await enter(second, unverified)).toMatchObject({ status: 422, isIn: false });
  const third = await begin();
  const answer = passkey.use(third.challenge);
  const copied = third.browser.copy();
  expect(await enter(third, answer)).toMatchObject({ status: 200, isIn: true });
  expect(await enter({ browser: copied }, answer)).toMatchObject({ isIn: false });
  expect(await enter({ browser: open() }, passkey.use(third.challenge))).toMatchObject({ status: 409, isIn: false });
  const [signIn] = await ctx.db
    .select()
    .from(signIns)
    .where(and(eq(signIns.userId, person.id), eq(signIns.way, "passkey")));
  expect(signIn?.factor).toBe("passkey");
});

test("a dangerous change asks who is there, keeps what was typed, and then happens", async () => {
  const admin = await addUser(ctx, { role: "SystemAdmin" });
  const target = await addUser(ctx);
  const { browser } = await logIn(admin);
  await makeStale(admin);
  const address = `/admin/users?dialog=role&id=${target.id}`;
  const change = { intent: "role", id: target.id, role: "Instructor" };
  const asked = await browser.visit(address, change);
  expect([asked.status, asked.location]).toEqual([302, `${apiUrl()}/confirm`]);
  const roleOf = async () => onlyOf(await ctx.db.select().from(users).where(eq(users.id, target.id))).roles;
  expect(await roleOf()).toEqual(["User"]);
  expect((await browser.visit("/confirm", { currentPassword: "Wr0ng@pass" })).status).toBe(422);
  expect((await browser.visit("/confirm", { currentPassword: testPassword })).location).toBe(
    `${apiUrl()}/confirm?held`,
  );
  const confirmed = await browser.visit("/confirm?held");
  expect(confirmed.status).toBe(200);
  for (const [name, value] of Object.entries(change))
    expect(confirmed.text).toContain(`<input type="hidden" name="${name}" value="${value}"/>`);
  expect(confirmed.text).toContain(`action="${address.replaceAll("&", "&amp;")}"`);
  expect((await browser.visit(address, change)).status).toBe(302);
  expect(await roleOf()).toEqual(["Instructor"]);
  // It is kept once.
  expect(await ctx.db.$count(heldForms)).toBe(0);
});

test("a kept form is sealed, and belongs to its sign-in", async () => {
  const admin = await addUser(ctx, { role: "SystemAdmin" });
  const { browser } = await logIn(admin);
  await makeStale(admin);
  await browser.visit("/account/tokens", {
    intent: "create",
    name: "Kept secret name",
    days: "30",
    formKey: crypto.randomUUID(),
  });
  const [held] = await ctx.db.select().from(heldForms);
  expect(held?.address).toBe("/account/tokens");
  expect(JSON.stringify(held)).not.toContain("Kept secret name");
  // Somebody with a copied sign-in plants a form of theirs.
  const copied = browser.copy();
  await copied.visit("/admin/leaderboards", { intent: "clear" });
  await browser.visit("/confirm", { currentPassword: testPassword });
  const planted = await browser.visit("/confirm?held");
  expect([planted.status, planted.location]).toEqual([302, expect.stringMatching(/\/admin/)]);
  await makeStale(admin);
  await browser.visit("/account/tokens", {
    intent: "create",
    name: "Kept secret name",
    days: "30",
    formKey: crypto.randomUUID(),
  });
  const elsewhere = await logIn(admin);
  await elsewhere.browser.visit("/confirm", { currentPassword: testPassword });
  const other = await elsewhere.browser.visit("/confirm?held");
  expect(other.text).not.toContain("Kept secret name");
});

test.each<[string, (browser: SignInBrowser, person: Person) => Promise<{ location: string | null }>]>([
  ["clearing leaderboards", (browser) => browser.visit("/admin/leaderboards", { intent: "clear" })],
  [
    "a new API token",
    (browser) =>
      browser.visit("/account/tokens", { intent: "create", name: "x", days: "30", formKey: crypto.randomUUID() }),
  ],
  ["new recovery codes", (browser) => browser.visit("/account/security", { intent: "new-codes" })],
  ["removing the app", (browser) => browser.visit("/account/security", { intent: "remove-app" })],
  ["the site's rules", (browser) => browser.visit("/admin/system/factors", { intent: "factors" })],
  [
    "an administrator by invitation",
    async (browser) =>
      browser.visit("/admin/users/add", {
        ...{ userName: unique("new"), email: `${unique("new")}@example.org`, firstName: "A", lastName: "B" },
        ...{ rankTitle: "", role: "SystemAdmin", organizationId: "" },
      }),
  ],
])("%s asks who is there", async (_name, act) => {
  const { person, browser } = await addPersonWithApp({ role: "SystemAdmin" });
  await makeStale(person);
  expect(await act(browser, person)).toMatchObject({ location: `${apiUrl()}/confirm` });
});

test("a code or a passkey confirms, too, and each only once", async () => {
  const { person, browser, secret } = await addPersonWithApp({ role: "SystemAdmin" });
  const { passkey } = await addPasskeyIn(browser);
  await makeStale(person);
  const code = codeOf(secret);
  expect((await browser.visit("/confirm", { code })).status).toBe(302);
  expect((await browser.visit("/admin/leaderboards", { intent: "clear" })).location).toContain("/admin/leaderboards");
  expect((await browser.visit("/confirm", { code })).status).toBe(422);
  await makeStale(person);
  const challenge = challengeIn((await browser.visit("/confirm")).text);
  const answer = passkey.use(challenge);
  const copied = browser.copy();
  expect((await browser.visit("/confirm?to=%2Faccount", { passkey: answer })).location).toBe(`${apiUrl()}/account`);
  expect((await browser.visit("/confirm", { passkey: answer })).status).not.toBe(302);
  expect((await copied.visit("/confirm", { passkey: answer })).location).not.toContain("/account");
  expect((await browser.visit("/confirm?to=//evil.example", { currentPassword: testPassword })).location).toBe(
    `${apiUrl()}/`,
  );
});

test("the API asks for a confirmation of an older sign-in", async () => {
  const admin = await addUser(ctx, { role: "SystemAdmin" });
  const token = await tokenOf(admin);
  await makeStale(admin);
  const clear = () => call("DELETE", "/scores", { token });
  const refused = await clear();
  expectProblem(refused, 403, texts.refusals.proofRequired);
  expect(refused.body.code).toBe("refusals.proofRequired");
  const confirm = (body: object) => call("POST", "/auth/session/confirmation", { token, body });
  expect((await confirm({ password: "Wr0ng@pass" })).status).toBe(422);
  expect((await confirm({})).status).toBe(422);
  const confirmed = await confirm({ password: testPassword });
  expect([confirmed.status, confirmed.body.refreshToken]).toEqual([200, expect.stringMatching(/^[\w-]{43}$/)]);
  expect((await clear()).status).toBe(204);
});

test("a confirmation gives new tokens, and the earlier ones end", async () => {
  const admin = await addUser(ctx, { role: "SystemAdmin" });
  const { browser } = await logIn(admin);
  const [signIn] = await ctx.db.select().from(signIns).where(eq(signIns.userId, admin.id));
  const copied = browser.copy();
  expect((await copied.visit("/account")).status).toBe(200);
  const confirmed = await browser.visit("/confirm?to=%2Faccount", { currentPassword: testPassword });
  expect(confirmed.location).toBe(`${apiUrl()}/account`);
  expect([(await browser.visit("/account")).status, (await copied.visit("/account")).status]).toEqual([200, 302]);
  // Two at once: one renews, and the other one's answer changes nothing.
  const twin = browser.copy();
  const both = await Promise.all(
    [browser, twin].map((one) => one.visit("/confirm?to=%2Faccount", { currentPassword: testPassword })),
  );
  expect(both.map(({ status }) => status)).toContain(302);
  expect(
    (await Promise.all([browser, twin].map((one) => one.visit("/account")))).map(({ status }) => status),
  ).toContain(200);
  expect(await ctx.db.$count(refreshTokens, eq(refreshTokens.signInId, signIn!.id))).toBe(1);

  const { body } = await call("POST", "/auth/session", {
    body: { username: admin.userName, password: testPassword },
  });
  const renewed = await call("POST", "/auth/session/confirmation", {
    ...{ token: body.accessToken, body: { password: testPassword } },
  });
  expect(renewed.status).toBe(200);
  expect((await call("POST", "/auth/session/token", { body: body.refreshToken })).status).toBe(401);
  expect((await call("POST", "/auth/session/token", { body: renewed.body.refreshToken })).status).toBe(200);
});

test("system administrators have 14 days, counted by a banner, and are then led to set up a factor", async () => {
  const admin = await addUser(ctx, { role: "SystemAdmin" });
  const { browser } = await logIn(admin);
  expect((await browser.visit("/admin/users")).text).toContain(texts.factors.dueInDays({ days: 14 }));
  const token = await tokenOf(admin);
  const past = new Date(Date.now() - 1_000);
  await ctx.db.update(factorDeadlines).set({ dueAt: past }).where(eq(factorDeadlines.userId, admin.id));
  const again = await logIn(admin);
  for (const page of ["/admin/users", "/account", "/play", "/admin/system", "/account/tokens", "/results"])
    expect((await again.browser.visit(page)).location, page).toBe(`${apiUrl()}/account/security`);
  const { status } = await again.browser.visit(`/gradebook-changes/${crypto.randomUUID()}?since=x`);
  expect(status).toBe(403);
  expectProblem(await call("GET", "/users", { token }), 403, texts.factors.setUpFirst);
  expectProblem(await call("GET", "/users", { token: await tokenOf(admin) }), 403, texts.factors.setUpFirst);
  expect((await again.browser.visit("/account/security")).text).toContain(texts.factors.dueNow);
  await addPasskeyIn(again.browser);
  expect((await again.browser.visit("/admin/users")).status).toBe(200);
  expect((await call("GET", "/users", { token })).status).toBe(200);
});

test("the site's and an organization's rules say who needs a factor", async () => {
  const organizationId = await addOrganization(ctx);
  const orgAdmin = await addUser(ctx, { role: "OrganizationAdmin", organizationId });
  const student = await addUser(ctx, { organizationId });
  const { browser } = await logIn(orgAdmin);
  expect((await browser.visit("/admin/users")).text).not.toContain(texts.factors.setUpNow);
  const rules = (required: string) =>
    browser.visit(`/admin/organizations/${organizationId}`, { intent: "factors", required });
  expect((await rules("staff")).status).toBe(302);
  expect((await rules("others")).status).toBe(422);
  expect((await (await logIn(orgAdmin)).browser.visit("/admin/users")).text).toContain(texts.factors.setUpNow);
  const dueOf = async ({ id }: Person) =>
    (
      await ctx.db
        .select()
        .from(signIns)
        .where(and(eq(signIns.userId, id), isNull(signIns.endedAt)))
    ).at(-1)?.factorsDueAt;
  await logIn(student);
  expect(await dueOf(student)).toBeNull();
  await rules("everyone");
  await logIn(student);
  expect(await dueOf(student)).toBeInstanceOf(Date);
  const foreign = await addOrganization(ctx);
  expect(
    (await browser.visit(`/admin/organizations/${foreign}`, { intent: "factors", required: "nobody" })).status,
  ).toBe(404);
  const [policy] = await ctx.db.select().from(factorPolicy);
  expect(policy?.requiredOfAdministrators).toBe(true);
});

test("who has lost everything gets a code from an administrator, which leads to new factors", async () => {
  const organizationId = await addOrganization(ctx);
  const admin = await addUser(ctx, { role: "OrganizationAdmin", organizationId });
  const { person, browser: former } = await addPersonWithPasskey({ organizationId });
  const { browser } = await logIn(admin);
  const issued = await browser.visit(`/admin/users/${person.id}`, { intent: "lost-code" });
  const code = codesIn(issued.text)[0] ?? "";
  expect([issued.status, code]).toEqual([200, expect.stringMatching(/./)]);
  expect((await mailsTo(person)).at(-1)?.text).toContain(code);
  expect((await mailsTo(admin)).at(-1)?.text).toContain(person.userName);
  expect((await mailsTo(admin)).at(-1)?.text).not.toContain(code);
  expect(await actionsOf(person)).toContain("factor.issueCode");
  const step = await secondStepOf(person);
  expect((await enterCode(step.browser, code)).isIn).toBe(true);
  expect((await step.browser.visit("/results")).location).toBe(`${apiUrl()}/account/security`);
  expect(await ctx.db.$count(passkeys, eq(passkeys.userId, person.id))).toBe(0);
  expect((await former.visit("/results")).status).toBe(302);
  expect(await actionsOf(person)).toContain("factor.useAdministratorCode");
  await addPasskeyIn(step.browser);
  expect((await step.browser.visit("/results")).status).toBe(200);
  const again = await secondStepOf(person);
  expect((await enterCode(again.browser, code)).isIn).toBe(false);
});

test("an administrator's code ends after 24 hours, and isn't for oneself, other organizations or system administrators", async () => {
  const organizationId = await addOrganization(ctx);
  const admin = await addUser(ctx, { role: "OrganizationAdmin", organizationId });
  const { browser } = await logIn(admin);
  const issue = (id: string) => browser.visit(`/admin/users/${id}`, { intent: "lost-code" });
  const mine = await addPersonWithApp({ organizationId });
  const code = codesIn((await issue(mine.person.id)).text)[0] ?? "";
  await ctx.db
    .update(recoveryCodes)
    .set({ expiresAt: new Date(Date.now() - 1_000) })
    .where(and(eq(recoveryCodes.userId, mine.person.id), eq(recoveryCodes.kind, "administrator")));
  expect((await enterCode((await secondStepOf(mine.person)).browser, code)).isIn).toBe(false);
  expect((await issue(admin.id)).status).toBe(409);
  expect((await issue((await addPersonWithApp()).person.id)).status).toBe(404);
  expect((await issue((await addUser(ctx, { organizationId })).id)).status).toBe(409);
  await makeStale(admin);
  expect((await issue(mine.person.id)).location).toBe(`${apiUrl()}/confirm`);
});

test("a new password by a mailed link removes no factor", async () => {
  const { person } = await addPersonWithApp();
  const email = `${person.userName}@example.org`;
  await call("POST", "/users/requestPasswordReset", { body: email });
  const [, token = ""] = /token=([\w-]+)/.exec((await mailsTo(person)).at(-1)?.text ?? "") ?? [];
  const newPassword = "An0ther@Secret1";
  const set = await call("POST", "/users/resetPassword", {
    body: { email, token, newPassword, confirmPassword: newPassword },
  });
  expect(set.status).toBeLessThan(300);
  const browser = open();
  const answer = await browser.visit("/?index", {
    intent: "login",
    username: person.userName,
    password: newPassword,
  });
  expect(answer.location).toContain("/sign-in/second-step");
});

test("a browser becomes known by the second step, not by a password reset", async () => {
  const { person } = await addPersonWithApp();
  const withoutFactor = await addUser(ctx);
  const deviceAfterReset = async ({ userName }: Pick<Person, "userName">) => {
    const email = `${userName}@example.org`;
    await call("POST", "/users/requestPasswordReset", { body: email });
    const [, token = ""] = /token=([\w-]+)/.exec((await mailsTo({ userName })).at(-1)?.text ?? "") ?? [];
    const newPassword = "An0ther@Secret1";
    const body = { email, token, newPassword, confirmPassword: newPassword };
    const set = await call("POST", "/users/resetPassword", { body });
    expect(set.status).toBeLessThan(300);
    return set.headers.getSetCookie().join();
  };
  expect(await deviceAfterReset(person)).toBe("");
  expect(await deviceAfterReset(withoutFactor)).toContain("apsis_device=");
});

test("a sign-in that was refused for the account's state doesn't make the browser known", async () => {
  const { person } = await addPersonWithApp();
  await ctx.db.update(users).set({ resetPasswordPending: true }).where(eq(users.id, person.id));
  const answer = await call("POST", "/auth/session", { body: credentialsOf(person) });
  expect(answer.body.canPlay).toBe(false);
  expect(answer.headers.getSetCookie().join()).not.toContain("apsis_device=");
});

test("an administrator's code ends when the user's role or organization changes", async () => {
  const organizationId = await addOrganization(ctx);
  const admin = await addUser(ctx, { role: "OrganizationAdmin", organizationId });
  const token = await tokenOf(await addUser(ctx, { role: "SystemAdmin" }));
  const { browser } = await logIn(admin);
  const codesOf = ({ id }: Person) =>
    ctx.db.$count(recoveryCodes, and(eq(recoveryCodes.userId, id), eq(recoveryCodes.kind, "administrator")));
  const changes: ((person: Person) => ReturnType<typeof call>)[] = [
    ({ id }) => call("PUT", `/users/${id}/role/SystemAdmin`, { token }),
    async ({ id }) => call("PUT", `/users/${id}`, { token, body: { organizationId: await addOrganization(ctx) } }),
  ];
  for (const change of changes) {
    const { person } = await addPersonWithApp({ organizationId });
    await browser.visit(`/admin/users/${person.id}`, { intent: "lost-code" });
    expect(await codesOf(person)).toBe(1);
    expect((await change(person)).status).toBeLessThan(300);
    expect(await codesOf(person)).toBe(0);
  }
});

test("a removed factor is mailed, and the last one takes the recovery codes along", async () => {
  const { person, browser } = await addPersonWithApp();
  expect((await browser.visit("/account/security", { intent: "remove-app" })).status).toBe(302);
  expect(await ctx.db.$count(recoveryCodes, eq(recoveryCodes.userId, person.id))).toBe(0);
  expect((await mailsTo(person)).at(-1)?.text).toContain("was removed");
  expect((await logIn(person)).isIn).toBe(true);
  const other = await addPersonWithPasskey();
  const [row] = await ctx.db.select().from(passkeys).where(eq(passkeys.userId, other.person.id));
  expect((await browser.visit("/account/security", { intent: "remove-passkey", id: row!.id })).status).toBe(404);
  expect(await ctx.db.$count(passkeys, eq(passkeys.userId, other.person.id))).toBe(1);
});
