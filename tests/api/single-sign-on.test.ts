// Signing in through an organization, over HTTP: the built server beside a provider by oidc-provider, and beside one
// that misbehaves.
import { createHash } from "node:crypto";
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { and, eq, isNull } from "drizzle-orm";
import { generateKeyPair, SignJWT } from "jose";
import { afterAll, expect, test } from "vitest";
import {
  accessCodes,
  auditEntries,
  courseMembers,
  identities,
  identityProviders,
  mailOutbox,
  namedPermissions,
  organizations,
  ownedDomains,
  passkeys,
  passwordResets,
  recoveryCodes,
  signIns,
  users,
} from "../support/tables";
import { addOrganization, addRunningClass, addUser, testPassword, unique, type Person } from "../support/builders";
import { freePort } from "../support/free-port";
import { startHostileProvider, type Misbehavior } from "../support/hostile-provider";
import { startIdentityProvider } from "../support/identity-provider.mjs";
import { apiUrl, ask, call, expectProblem, testApi } from "../support/rest-api";
import { SignInBrowser } from "../support/sign-in-browser";
import { texts } from "../support/product-facts";
import { onlyOf } from "../support/tuples";

const client = { client_id: "apsis", client_secret: "a secret between site and provider" };
const people: Record<string, Record<string, unknown>> = {};
const real = await startIdentityProvider({
  people,
  clients: [
    {
      ...client,
      token_endpoint_auth_method: "client_secret_post",
      redirect_uris: ["http://localhost/nowhere"],
      backchannel_logout_session_required: true,
    },
  ],
});
real.provider.Client.prototype.redirectUriAllowed = (address: string) => address.includes("/sign-in/callback/");
const hostile = await startHostileProvider();
/** Of providers that start later. */
const [keyedPort, skewedPort] = [await freePort(), await freePort()];
const [keyedIssuer, skewedIssuer] = [`http://127.0.0.1:${keyedPort}`, `http://127.0.0.1:${skewedPort}`];
const issuers = [real.issuer, hostile.issuer, keyedIssuer, skewedIssuer];
const allow = issuers.map((issuer) => new URL(issuer).host).join(",");
const ctx = await testApi({ SIGN_IN_ALLOW: allow });
afterAll(() => Promise.all([real.stop(), hostile.stop()]));

const open = () => new SignInBrowser(apiUrl());

async function enterAs(person: Person) {
  const browser = open();
  await browser.visit("/?index", { intent: "login", username: person.userName, password: testPassword });
  expect(browser.cookie("apsis_sign_in")).toBeDefined();
  return browser;
}

type School = Awaited<ReturnType<typeof connect>>;

type SaveOptions = {
  userLimit?: number;
  clientAuth?: "key";
  requiredAcr?: string;
  requiredAmr?: string;
  countsAsFactor?: "on";
};

/** Saves a provider on the set-up page of a new organization. */
async function save(issuer: string, { userLimit = 50, ...others }: SaveOptions = {}) {
  const organizationId = await addOrganization(ctx, { userLimit });
  const admin = await addUser(ctx, { role: "OrganizationAdmin", organizationId });
  const browser = await enterAs(admin);
  const page = `/admin/organizations/${organizationId}/sign-in`;
  const shortName = unique("school").toLowerCase();
  const settings = {
    ...{ intent: "settings", shortName, issuer, clientId: client.client_id, clientAuth: "secret" },
    ...{ clientSecret: client.client_secret, scopes: "openid profile email groups", createsAccounts: "on" },
    ...others,
  };
  expect((await browser.visit(page, settings)).status).toBe(302);
  return { organizationId, admin, browser, page, shortName, settings };
}

/** Saves a provider, tries it, and offers it. */
async function connect(...[issuer, options]: Parameters<typeof save>) {
  const school = await save(issuer, options);
  await offer(school);
  return school;
}

async function offer(school: Awaited<ReturnType<typeof save>>) {
  await tryOut(school, { sub: unique("admin") });
  expect((await school.browser.visit(school.page, { intent: "state", state: "offered" })).status).toBe(302);
}

async function tryOut({ browser, page }: Pick<School, "browser" | "page">, claims: Record<string, unknown>) {
  const begun = await browser.visit(`${page}/try`);
  const back = await atProvider(browser, begun.location ?? "", claims);
  const tried = await browser.visit(back);
  expect(tried.location).toContain(page);
}

/** What the set-up page says after a trial that failed. */
async function failToTry({ browser, page }: Pick<School, "browser" | "page">, claims: Record<string, unknown>) {
  const begun = await browser.visit(`${page}/try`);
  const tried = await browser.visit(await atProvider(browser, begun.location ?? "", claims));
  expect(tried.location).toBe(`${apiUrl()}${page}`);
  return (await browser.visit(page)).text;
}

/** Signs in at the provider; returns the address of the callback. */
async function atProvider(browser: SignInBrowser, address: string, claims: Record<string, unknown>) {
  if (address.startsWith(hostile.issuer)) {
    hostile.enter(claims, misbehavior);
    return `${callbackOf(address)}?${hostile.authorize(address)}`;
  }
  const { sub, ...rest } = claims;
  people[String(sub)] = rest;
  const isCallback = (at: string) => at.includes("/sign-in/callback/");
  const asked = await browser.follow(address, isCallback);
  if (asked.location) return asked.location;
  const chosen = await browser.visit(asked.url, { person: String(sub) });
  const done = await browser.follow(chosen.location ?? "", isCallback);
  expect(done.location, done.text).toContain("/sign-in/callback/");
  return done.location ?? "";
}
const callbackOf = (address: string) => new URL(address).searchParams.get("redirect_uri");
let misbehavior: Misbehavior = {};

async function enter(school: School, claims: Record<string, unknown>, browser = open()) {
  const begun = await browser.visit(`/sign-in/${school.shortName}`);
  expect(begun.status, begun.text).toBe(302);
  const back = await atProvider(browser, begun.location ?? "", claims);
  const arrived = await browser.visit(back);
  return { browser, back, arrived, isIn: browser.cookie("apsis_sign_in") !== undefined };
}

const somebody = (name = unique("person")) => ({
  ...{
    sub: name,
    email: `${name}@university.example`,
    email_verified: true,
    given_name: "Ada",
    family_name: "Lovelace",
  },
});
const userOf = async (email: string) => (await ctx.db.select().from(users).where(eq(users.email, email)))[0];

test("a new person signs in, gets an account in the organization, and the keys of any login", async () => {
  const school = await connect(real.issuer);
  const person = somebody();
  const { browser, arrived, isIn } = await enter(school, person);
  expect(arrived.status, arrived.text).toBe(200);
  expect(isIn).toBe(true);
  expect(browser.cookie("username")).toBe(encodeURIComponent(person.email));
  expect(arrived.text).toMatch(/refreshToken/);
  expect(await userOf(person.email)).toMatchObject({
    ...{ organizationId: school.organizationId, roles: ["User"], firstName: "Ada", passwordHash: null },
  });
  // The second time it is the same account.
  await enter(school, person);
  expect(await ctx.db.$count(users, eq(users.email, person.email))).toBe(1);
});

test("a callback works once, only in the browser that began, and only for the organization it began with", async () => {
  const school = await connect(hostile.issuer);
  const other = await connect(hostile.issuer);
  const browser = open();
  const begun = await browser.visit(`/sign-in/${school.shortName}`);
  const back = await atProvider(browser, begun.location ?? "", somebody());
  const refusals = [
    await open().visit(back),
    await browser.copy().visit(back.replace(school.organizationId, other.organizationId)),
    await browser.copy().visit(back.replace(/state=[^&]+/, "state=forged")),
    await browser.copy().visit(`${back}&state=twice`),
  ];
  expect(refusals.map(({ status }) => status)).toEqual([409, 409, 409, 409]);
  for (const { text } of refusals) expect(text).toContain(texts.singleSignOn.startAgain);
  const replaying = browser.copy();
  expect((await browser.visit(back)).status).toBe(200);
  const replayed = await replaying.visit(back);
  expect([replayed.status, replaying.cookie("apsis_sign_in")]).toEqual([409, undefined]);
  expect(replayed.text).toContain(texts.singleSignOn.usedBefore);
});

const now = () => Math.floor(Date.now() / 1_000);
const send =
  (body: unknown, status = 200): Misbehavior["userinfo"] =>
  (response) =>
    void hostile.sendJson(response, body, status);
test.each<[string, Misbehavior]>([
  ["another nonce", { claims: (claims) => ({ ...claims, nonce: "other" }) }],
  ["no nonce", { claims: ({ nonce: _, ...claims }) => claims }],
  ["another issuer", { claims: (claims) => ({ ...claims, iss: "https://other.example" }) }],
  ["another client", { claims: (claims) => ({ ...claims, aud: "other" }) }],
  ["no subject", { claims: ({ sub: _, ...claims }) => claims }],
  ["an expired token", { claims: (claims) => ({ ...claims, exp: now() - 600 }) }],
  ["a clock ten minutes ahead", { claims: (claims) => ({ ...claims, iat: now() + 600, exp: now() + 900 }) }],
  ["a clock ten minutes behind", { claims: (claims) => ({ ...claims, iat: now() - 600, exp: now() + 900 }) }],
  ["a key that isn't published", { unknownKey: true }],
  ["an error of the token endpoint", { token: (response) => void hostile.sendJson(response, { error: "x" }, 500) }],
  ["an answer that isn't JSON", { token: (response) => void response.writeHead(200).end("<html>") }],
  ["an answer of a gigabyte", { token: (response) => void response.writeHead(200).end(Buffer.alloc(2_000_000, " ")) }],
  ["a redirect", { token: (response) => void response.writeHead(302, { location: real.issuer }).end() }],
  ["a closed connection", { token: (response) => void response.destroy() }],
  ["no answer", { token: () => {} }],
  ["user info of another person", { userinfo: send({ sub: "another", email: "another@university.example" }) }],
])("a provider that answers with %s signs nobody in", async (_name, behaves) => {
  const school = await connect(hostile.issuer);
  misbehavior = behaves;
  try {
    const { arrived, isIn } = await enter(school, somebody());
    expect([arrived.status, isIn]).toEqual([409, false]);
    expect(arrived.text).toContain(texts.singleSignOn.problemTitle);
  } finally {
    misbehavior = {};
  }
});

test("an answer that names another issuer is refused (mix-up)", async () => {
  const school = await connect(hostile.issuer);
  const browser = open();
  const begun = await browser.visit(`/sign-in/${school.shortName}`);
  const back = await atProvider(browser, begun.location ?? "", somebody());
  const mixed = await browser.visit(back.replace(encodeURIComponent(hostile.issuer), encodeURIComponent(real.issuer)));
  expect([mixed.status, browser.cookie("apsis_sign_in")]).toEqual([409, undefined]);
});

test("a person who cancels at the provider reads why", async () => {
  const school = await connect(real.issuer);
  const browser = open();
  const begun = await browser.visit(`/sign-in/${school.shortName}`);
  const asked = await browser.follow(begun.location ?? "");
  const chosen = await browser.visit(asked.url, { person: "" });
  const done = await browser.follow(chosen.location ?? "");
  expect(done.status).toBe(403);
});

test("an account with the address is connected only by its password, and then signs in without it", async () => {
  const school = await connect(real.issuer);
  const owner = await addUser(ctx, { organizationId: school.organizationId });
  const { email } = onlyOf(await ctx.db.select().from(users).where(eq(users.id, owner.id)));
  const claims = { ...somebody(), email };
  const { browser, arrived, isIn } = await enter(school, claims);
  expect([arrived.location, isIn]).toEqual([`${apiUrl()}/sign-in/link`, false]);
  const link = "/sign-in/link";
  expect((await browser.visit(link)).text).toContain(email);
  expect((await browser.visit(link, { username: owner.userName, password: "Wrong@Password1" })).status).toBe(401);
  const copied = browser.copy();
  expect((await browser.visit(link, { username: owner.userName, password: testPassword })).status).toBe(302);
  expect(browser.cookie("userId")).toBe(owner.id);
  // The proof is used up.
  await copied.visit(link, { username: owner.userName, password: testPassword });
  expect(copied.cookie("apsis_sign_in")).toBeUndefined();
  const again = await enter(school, claims);
  expect(again.browser.cookie("userId")).toBe(owner.id);
});

test("an account with second factors is connected only after one of them", async () => {
  const school = await connect(real.issuer);
  const owner = await addUser(ctx, { organizationId: school.organizationId });
  await addSecondFactor(owner);
  const code = "ABCD-EFGH-JKLM";
  const { browser } = await enter(school, somebodyWith(`${owner.userName}@example.org`));
  const entered = await browser.visit("/sign-in/link", { username: owner.userName, password: testPassword });
  expect(entered.location).toBe(`${apiUrl()}/sign-in/second-step`);
  const linked = () => ctx.db.$count(identities, eq(identities.userId, owner.id));
  expect(await linked()).toBe(0);
  expect((await browser.visit("/sign-in/second-step", { code: "ABCD-EFGH-JKLX" })).status).toBe(422);
  expect(await linked()).toBe(0);
  expect((await browser.visit("/sign-in/second-step", { code })).status).toBe(302);
  expect([await linked(), browser.cookie("apsis_sign_in") !== undefined]).toEqual([1, true]);
});

const somebodyWith = (email: string) => ({ ...somebody(), email });

/** A passkey that no device has, and a recovery code. */
async function addSecondFactor({ id: userId }: Pick<Person, "id">) {
  await ctx.db.insert(passkeys).values({
    ...{ id: crypto.randomUUID(), userId, credentialId: unique("passkey"), publicKey: "x", counter: 0 },
    ...{ transports: [], rpId: "localhost", name: "Laptop", createdAt: new Date() },
  });
  const codeHash = createHash("sha256").update("ABCD-EFGH-JKLM").digest("base64url");
  await ctx.db.insert(recoveryCodes).values({ userId, codeHash, kind: "own", createdAt: new Date() });
}

test("an invited account that nobody has used is connected by a verified address of an own domain only", async () => {
  const school = await connect(real.issuer);
  const domain = `${unique("uni")}.example`.toLowerCase();
  const invite = async (name: string) => {
    const user = await addUser(ctx, { organizationId: school.organizationId });
    const email = `${name}@${domain}`;
    await ctx.db
      .update(users)
      .set({ email, emailKey: email, passwordHash: null, resetPasswordPending: true })
      .where(eq(users.id, user.id));
    return { ...user, email };
  };
  const before = await invite("before");
  const own = () => ctx.db.insert(ownedDomains).values({ domain, organizationId: school.organizationId });
  const try_ = (email: string, email_verified: unknown) => enter(school, { ...somebody(), email, email_verified });
  expect((await try_(before.email, true)).isIn).toBe(false);
  await own();
  expect((await try_(before.email, "true")).isIn).toBe(false);
  expect((await try_(before.email, undefined)).isIn).toBe(false);
  const { browser } = await try_(before.email, true);
  expect(browser.cookie("userId")).toBe(before.id);
  // Registered by a stranger with the address of a victim: the stranger's password keeps it apart.
  const stranger = await invite("victim");
  await ctx.db.update(users).set({ passwordHash: "x", resetPasswordPending: false }).where(eq(users.id, stranger.id));
  expect((await try_(stranger.email, true)).isIn).toBe(false);
});

test("accounts of other organizations, of system administrators and of lesson authors stay apart", async () => {
  const school = await connect(real.issuer);
  const elsewhere = await addUser(ctx, { organizationId: await addOrganization(ctx) });
  const { email } = onlyOf(await ctx.db.select().from(users).where(eq(users.id, elsewhere.id)));
  const refused = await enter(school, { ...somebody(), email });
  expect([refused.arrived.status, refused.isIn]).toEqual([409, false]);
  const person = somebody();
  const { browser } = await enter(school, person);
  const userId = browser.cookie("userId") ?? "";
  await ctx.db
    .update(users)
    .set({ roles: ["SystemAdmin"] })
    .where(eq(users.id, userId));
  expect((await enter(school, person)).arrived.status).toBe(403);
  await ctx.db
    .update(users)
    .set({ roles: ["User"] })
    .where(eq(users.id, userId));
  await ctx.db
    .insert(namedPermissions)
    .values({ userId, permission: "lesson:write", givenAt: new Date(), givenBy: "sysadmin" });
  expect((await enter(school, person)).isIn).toBe(false);
  // With the same issuer, another organization has no part in the identity.
  const other = await connect(real.issuer);
  await ctx.db.delete(namedPermissions).where(eq(namedPermissions.userId, userId));
  expect((await enter(other, person)).isIn).toBe(false);
  expect((await enter(school, person)).isIn).toBe(true);
});

test("an administrator connects a person whom nobody can prove by a password, and disconnects", async () => {
  const school = await connect(real.issuer);
  const member = await addUser(ctx, { organizationId: school.organizationId });
  const page = `/admin/users/${member.id}`;
  const person = somebody();
  const link = { intent: "link", subject: person.sub };
  expect((await school.browser.visit(page, link)).status).toBe(302);
  expect((await school.browser.visit(page)).text).toContain(person.sub);
  const { browser } = await enter(school, person);
  expect(browser.cookie("userId")).toBe(member.id);
  const other = await addUser(ctx, { organizationId: school.organizationId });
  expect((await school.browser.visit(`/admin/users/${other.id}`, link)).status).toBe(409);
  const unlink = { intent: "unlink", issuer: real.issuer, subject: person.sub };
  expect((await school.browser.visit(page, unlink)).status).toBe(302);
  expect((await browser.visit("/account")).status).toBe(302);
  const stranger = await enterAs(
    await addUser(ctx, { role: "OrganizationAdmin", organizationId: await addOrganization(ctx) }),
  );
  expect((await stranger.visit(page, link)).status).toBe(404);
});

test("claims give role, course and rank, and take them back", async () => {
  const school = await connect(real.issuer);
  const { id: courseId } = await addRunningClass(ctx, { organizationId: school.organizationId, students: 0 });
  const add = (rule: Record<string, string>) => school.browser.visit(school.page, { intent: "add-rule", ...rule });
  expect((await add({ claim: "groups", value: "staff", role: "Instructor", rankTitle: "Dr." })).status).toBe(302);
  expect((await add({ claim: "groups", value: "orbits", courseId })).status).toBe(302);
  // Nobody becomes a system administrator by a claim.
  expect((await add({ claim: "groups", value: "root", role: "SystemAdmin" })).status).toBe(422);
  const person = somebody();
  const read = async () => {
    const user = await userOf(person.email);
    const inCourse = await ctx.db.$count(
      courseMembers,
      and(eq(courseMembers.courseId, courseId), eq(courseMembers.userId, user?.id ?? "")),
    );
    return [user?.roles, user?.rankTitle, inCourse];
  };
  await enter(school, { ...person, groups: ["staff", "orbits"] });
  expect(await read()).toEqual([["Instructor"], "Dr.", 1]);
  await enter(school, { ...person, groups: ["orbits"] });
  expect(await read()).toEqual([["User"], "", 1]);
  await enter(school, { ...person, groups: [] });
  expect(await read()).toEqual([["User"], "", 0]);
  await tryOut(school, { ...somebody(), groups: ["staff"] });
  expect((await school.browser.visit(school.page)).text).toContain("Dr.");
});

test("a known person's claims are asked for only if a rule reads one that the ID token lacks", async () => {
  const school = await connect(hostile.issuer);
  const person = somebody();
  const readsOf = async (claims: Record<string, unknown>, behaves: Misbehavior = {}) => {
    misbehavior = behaves;
    const before = hostile.userInfoReads();
    expect((await enter(school, claims)).isIn).toBe(true);
    misbehavior = {};
    return hostile.userInfoReads() - before;
  };
  expect([await readsOf(person), await readsOf(person)]).toEqual([1, 0]);
  const rule = { intent: "add-rule", claim: "groups", value: "staff", role: "Instructor" };
  expect((await school.browser.visit(school.page, rule)).status).toBe(302);
  const staff = { ...person, groups: ["staff"] };
  expect(await readsOf(staff, { claims: ({ groups: _, ...claims }) => claims })).toBe(1);
  expect((await userOf(person.email))?.roles).toEqual(["Instructor"]);
  expect(await readsOf(staff)).toBe(0);
  expect((await userOf(person.email))?.roles).toEqual(["Instructor"]);
});

test("the last seats go to as many new people as there are, also when they come at once", async () => {
  const school = await connect(real.issuer, { userLimit: 5 });
  const entries = await Promise.all(Array.from({ length: 8 }, () => enter(school, somebody())));
  expect(entries.filter(({ isIn }) => isIn)).toHaveLength(4);
  expect(await ctx.db.$count(users, eq(users.organizationId, school.organizationId))).toBe(5);
});

test("two first sign-ins of one person at once make one account", async () => {
  const school = await connect(real.issuer);
  const person = somebody();
  const entries = await Promise.all([enter(school, person), enter(school, person)]);
  expect(entries.map(({ isIn }) => isIn)).toEqual([true, true]);
  expect(await ctx.db.$count(identities, eq(identities.subject, person.sub))).toBe(1);
});

test("where it is required, passwords and resets are off, except for named administrators, who are reported", async () => {
  const school = await connect(real.issuer);
  const { organizationId, admin, browser, page } = school;
  const member = await addUser(ctx, { organizationId });
  const require_ = () => browser.visit(page, { intent: "state", state: "required" });
  expect((await require_()).status).toBe(409);
  await browser.visit(page, { intent: "break-glass", userId: admin.id, named: "on" });
  expect((await require_()).status).toBe(302);
  const login = (username: string) => call("POST", "/auth/session", { body: { username, password: testPassword } });
  expect((await login(member.userName)).body).toMatchObject({ canPlay: false, accessToken: "" });
  expect((await login(admin.userName)).body).toMatchObject({ canPlay: true });
  const reported = and(eq(auditEntries.action, "user.breakGlass"), eq(auditEntries.subjectId, admin.id));
  expect(await ctx.db.$count(auditEntries, reported)).toBe(1);
  const mails = await ctx.db.select().from(mailOutbox);
  expect(mails.filter(({ subject }) => subject.includes("emergency administrator"))).toHaveLength(1);
  const { email } = onlyOf(await ctx.db.select().from(users).where(eq(users.id, member.id)));
  await call("POST", "/users/requestPasswordReset", { text: email });
  const mail = (await ctx.db.select().from(mailOutbox)).find(({ recipient }) => recipient === email);
  expect(mail?.textBody).toContain(`/sign-in/${school.shortName}`);
  expect(mail?.textBody).not.toContain("token=");
  expect((await enter(school, somebody())).isIn).toBe(true);
  await browser.visit(page, { intent: "state", state: "offered" });
  expect((await login(member.userName)).body).toMatchObject({ canPlay: true });
});

/** A school that requires its provider, with one emergency administrator, who is also the one that changes it. */
async function connectRequired() {
  const school = await connect(real.issuer);
  const { admin, browser, page } = school;
  await browser.visit(page, { intent: "break-glass", userId: admin.id, named: "on" });
  expect((await browser.visit(page, { intent: "state", state: "required" })).status).toBe(302);
  const session = await call("POST", "/auth/session", { body: { username: admin.userName, password: testPassword } });
  return { ...school, token: String(session.body.accessToken) };
}
const mailsTo = async (email: string) =>
  (await ctx.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email))).map(({ textBody }) => textBody);
const resetsOf = (userId: string) => ctx.db.$count(passwordResets, eq(passwordResets.userId, userId));

test("where it is required, invited and imported people are led to the provider and get no code", async () => {
  const { organizationId, shortName, token, browser, ...school } = await connectRequired();
  const invite = (name: string) => {
    const body = {
      userName: name,
      email: `${name}@${shortName}.example`,
      firstName: "Ada",
      lastName: "",
      rankTitle: "",
    };
    return call("POST", "/users", { token, body });
  };
  const invited = await invite(unique("invited"));
  expect(invited.body).toMatchObject({ code: null, expiresAt: null });
  const shown = await browser.visit("/admin/users/add", {
    ...{ userName: unique("shown"), email: `${unique("shown")}@${shortName}.example`, role: "User" },
    ...{ firstName: "", lastName: "", rankTitle: "" },
  });
  expect(shown.text).toContain("signs in with your organization, which requires that");
  expect(shown.text).not.toContain("can't show it again");
  const name = unique("imported");
  const text = `userName,email\n${name},${name}@${shortName}.example\n`;
  const roster = await call("POST", "/users/rosters", { token, text });
  const done = await call("POST", `/users/rosters/${roster.body.id}/import`, { token });
  expect(done.body).toMatchObject({ isDone: true });
  const report = await call("GET", `/users/rosters/${roster.body.id}/report`, { token });
  expect(report.body).toContain(name);
  expect(report.body).not.toMatch(/[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}/);
  for (const email of [invited.body.email, `${name}@${shortName}.example`]) {
    const user = await userOf(email);
    expect(await resetsOf(user?.id ?? "")).toBe(0);
    const [mail = ""] = await mailsTo(email);
    expect(mail).toContain(`/sign-in/${shortName}`);
    expect(mail).not.toMatch(/reset-password|code/);
  }
  // Neither does sending the invitation again make a code, nor a forced reset.
  const { id } = invited.body;
  const again = await call("PUT", `/users/${id}`, {
    token,
    body: { email: `${unique("moved")}@${shortName}.example` },
  });
  expect([again.status, (await mailsTo(again.body.email)).at(-1)]).toEqual([
    200,
    expect.stringContaining(`/sign-in/${shortName}`),
  ]);
  const forced = await call("POST", `/users/passwordResets/${id}`, { token });
  expectProblem(forced, 409, texts.singleSignOn.resetsOff);
  expect(await resetsOf(id)).toBe(0);
  // Nobody can prove the address of an invited person without a domain of the organization.
  const person = { ...somebody(), email: again.body.email };
  const unproven = await enter({ ...school, organizationId, shortName, browser }, person);
  expect([unproven.arrived.status, unproven.isIn]).toEqual([409, false]);
  expect(unproven.arrived.text).toMatch(/isn't connected to the sign-in of .* yet/);
  await ctx.db.insert(ownedDomains).values({ domain: `${shortName}.example`, organizationId });
  const proven = await enter({ ...school, organizationId, shortName, browser }, person);
  expect(proven.browser.cookie("userId")).toBe(id);
});

test("where it is required, no code or link registers, resets or signs in, except for emergency administrators", async () => {
  const school = await connect(real.issuer);
  const { organizationId, admin, browser, page } = school;
  const member = await addUser(ctx, { organizationId });
  const session = { body: { username: member.userName, password: testPassword } };
  const signedIn = await call("POST", "/auth/session", session);
  const early = await addResets(member);
  const ofAdmin = await addResets(admin);
  const code = unique("CODE").toUpperCase();
  await ctx.db.insert(accessCodes).values({ id: crypto.randomUUID(), code, organizationId, createdAt: ctx.now });
  await browser.visit(page, { intent: "break-glass", userId: admin.id, named: "on" });
  expect((await browser.visit(page, { intent: "state", state: "required" })).status).toBe(302);

  const newPassword = "Another@2026orbit";
  const byLink = ({ email, link }: Awaited<ReturnType<typeof addResets>>) =>
    call("POST", "/users/resetPassword", { body: { email, token: link, newPassword, confirmPassword: newPassword } });
  const byCode = (person: Person, secret: string) => {
    const body = { username: person.userName, password: newPassword, passwordConfirmation: newPassword, code: secret };
    return call("PUT", `/users/passwordResets/${person.userName}`, { body });
  };
  expect([(await byLink(early)).status, (await byCode(member, early.code)).status]).toEqual([403, 403]);
  const registered = await call("POST", "/users/registrationCode", { body: registrationWith(code) });
  expectProblem(registered, 409, texts.singleSignOn.registerThere);
  expect((await call("POST", "/auth/session", session)).body).toMatchObject({ canPlay: false, accessToken: "" });
  // Open sign-ins stay.
  expect((await call("GET", "/auth/session/roles", { token: signedIn.body.accessToken })).status).toBe(200);
  expect((await byLink(ofAdmin)).status).toBe(200);
  const asAdmin = { body: { username: admin.userName, password: newPassword } };
  expect((await call("POST", "/auth/session", asAdmin)).body).toMatchObject({ canPlay: true });
});

let codes = 0;
const codeOf = () => `ABCD-EFGH-JK${String.fromCharCode(65 + codes++)}M`;

function registrationWith(accessCode: string) {
  const userName = unique("newcomer");
  return {
    ...{ userName, password: "Str0ng@Passw", email: `${userName}@example.org`, firstName: "Ada", lastName: "L" },
    ...{ rankTitle: "", accessCode, isFreeUser: false, nationality: "SE" },
  };
}

/** A mailed link and a one-time code from before the sign-in was required. */
async function addResets({ id: userId }: Person) {
  const { email } = onlyOf(await ctx.db.select().from(users).where(eq(users.id, userId)));
  const [link, code] = [unique("link"), codeOf()];
  const expiresAt = new Date(Date.now() + 3_600_000);
  const rowOf = (secret: string, kind: "Link" | "Code") => {
    const tokenHash = createHash("sha256").update(secret).digest("base64url");
    return { tokenHash, userId, kind, createdAt: ctx.now, expiresAt };
  };
  await ctx.db.insert(passwordResets).values([rowOf(link, "Link"), rowOf(code, "Code")]);
  await ctx.db.update(users).set({ resetPasswordPending: true }).where(eq(users.id, userId));
  return { email, link, code };
}

test("another issuer doesn't get the stored secret, and has to be tried again", async () => {
  const school = await connect(real.issuer);
  const changed = { ...school.settings, issuer: hostile.issuer, clientSecret: "" };
  expect((await school.browser.visit(school.page, changed)).status).toBe(422);
  expect((await school.browser.visit(school.page, { ...changed, clientSecret: "another" })).status).toBe(302);
  const stored = eq(identityProviders.organizationId, school.organizationId);
  const row = onlyOf(await ctx.db.select().from(identityProviders).where(stored));
  expect(row).toMatchObject({ state: "draft", triedAt: null });
  expect(JSON.stringify(row)).not.toContain("another");
  expect((await open().visit(`/sign-in/${school.shortName}`)).status).toBe(404);
});

test("a provider that is away or private is a sentence, and other organizations don't wait for it", async () => {
  const school = await connect(hostile.issuer);
  const save = (issuer: string) =>
    school.browser.visit(school.page, { ...school.settings, issuer, clientSecret: "another" });
  for (const issuer of [
    "https://127.0.0.1:1",
    "https://[::1]",
    "http://university.example",
    "https://169.254.169.254",
  ]) {
    await save(issuer);
    const begun = await school.browser.visit(`${school.page}/try`);
    expect(begun.location).toBe(`${apiUrl()}${school.page}`);
  }
});

test("the provider ends its session here (back-channel), with a token that works once", async () => {
  const school = await connect(hostile.issuer);
  const person = { ...somebody(), sid: unique("session") };
  const { browser } = await enter(school, person);
  const openSignIns = and(eq(signIns.subject, person.sub), isNull(signIns.endedAt));
  expect(await ctx.db.$count(signIns, openSignIns)).toBe(1);
  const events = { "http://schemas.openid.net/event/backchannel-logout": {} };
  const claims = {
    iss: hostile.issuer,
    aud: client.client_id,
    iat: now(),
    jti: unique("jti"),
    sid: person.sid,
    events,
  };
  const post = async (logout_token: string) =>
    (await open().visit(`/sign-in/logout/${school.organizationId}`, { logout_token })).status;
  const altered = [
    { ...claims, nonce: "x" },
    { ...claims, aud: "another" },
    { ...claims, iss: real.issuer },
    { ...claims, events: {} },
    { ...claims, iat: now() - 3_600 },
    { ...claims, sid: undefined },
  ];
  for (const each of altered) expect(await post(await hostile.sign(each, "logout+jwt"))).toBe(400);
  expect([await post(""), await post("a.b.c")]).toEqual([400, 400]);
  expect(await ctx.db.$count(signIns, openSignIns)).toBe(1);
  const token = await hostile.sign(claims, "logout+jwt");
  expect(await post(token)).toBe(200);
  expect(await ctx.db.$count(signIns, openSignIns)).toBe(0);
  expect((await browser.visit("/account")).status).toBe(302);
  expect(await post(token)).toBe(409);
});

test("signing out at the organization ends the sign-in here and leads to the provider", async () => {
  const school = await connect(real.issuer);
  const { browser } = await enter(school, somebody());
  const left = await browser.visit("/sign-in/leave");
  expect(left.location).toContain(`${real.issuer}/session/end?`);
  expect(left.location).toContain("id_token_hint=");
  expect(browser.cookie("apsis_sign_in")).toBeUndefined();
});

test("a key that the provider replaced without notice is read at the next sign-in, once", async () => {
  const school = await connect(hostile.issuer);
  const readsOf = async (work: () => Promise<unknown>) => {
    const before = hostile.keyReads();
    await work();
    return hostile.keyReads() - before;
  };
  expect(await readsOf(() => enter(school, somebody()))).toBe(0);
  await hostile.rotateKey();
  const entered: boolean[] = [];
  const enterAgain = async () => void entered.push((await enter(school, somebody())).isIn);
  expect(await readsOf(enterAgain)).toBe(1);
  expect(await readsOf(enterAgain)).toBe(0);
  expect(entered).toEqual([true, true]);
});

test("keys that nobody knows don't make this site read the provider's keys again and again", async () => {
  const school = await connect(hostile.issuer);
  await enter(school, somebody());
  const before = hostile.keyReads();
  const forge: Misbehavior["sign"] = (claims, key) =>
    new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid: unique("forged") }).sign(key.privateKey);
  misbehavior = { sign: forge };
  try {
    for (let tries = 0; tries < 4; tries++) expect((await enter(school, somebody())).isIn).toBe(false);
  } finally {
    misbehavior = {};
  }
  const post = async () => {
    const token = await forge({ iss: hostile.issuer, aud: client.client_id }, await forgedKey, "");
    return (await open().visit(`/sign-in/logout/${school.organizationId}`, { logout_token: token })).status;
  };
  expect(await Promise.all(Array.from({ length: 20 }, post))).toEqual(Array.from({ length: 20 }, () => 400));
  // One for each way by which tokens come.
  expect(hostile.keyReads() - before).toBe(2);
  expect((await enter(school, somebody())).isIn).toBe(true);
});
const forgedKey = generateKeyPair("RS256");

/** A provider by oidc-provider that knows the site by its public key, with one key of its own. */
async function startKeyed({ organizationId }: Pick<School, "organizationId">, keyId: string) {
  // oidc-provider itself reads no address of loopback.
  const jwks = await (await fetch(`${apiUrl()}/sign-in/keys/${organizationId}`)).json();
  const started = await startIdentityProvider({
    ...{ port: keyedPort, people, keyId },
    clients: [
      {
        ...{ client_id: client.client_id, token_endpoint_auth_method: "private_key_jwt", jwks },
        ...{ token_endpoint_auth_signing_alg: "RS256", redirect_uris: ["http://localhost/nowhere"] },
      },
    ],
  });
  started.provider.Client.prototype.redirectUriAllowed = () => true;
  return started;
}

test("oidc-provider recognizes this site by its key, and may replace its own between two sign-ins", async () => {
  const school = await save(keyedIssuer, { clientAuth: "key" });
  let provider = await startKeyed(school, "first");
  try {
    await offer(school);
    expect((await enter(school, somebody())).isIn).toBe(true);
    await provider.stop();
    provider = await startKeyed(school, "second");
    expect((await enter(school, somebody())).isIn).toBe(true);
    // Another organization has a key of its own, and doesn't pass for this one.
    const other = await save(keyedIssuer, { clientAuth: "key" });
    expect(await failToTry(other, somebody())).toContain("couldn't be verified");
  } finally {
    await provider.stop();
  }
});

test.each([
  ["ahead", 600_000],
  ["behind", -600_000],
])("an oidc-provider whose clock is ten minutes %s signs nobody in, and people read why", async (_name, shiftMs) => {
  const school = await save(skewedIssuer);
  const worker = new Worker(new URL("../support/skewed-provider.mjs", import.meta.url), {
    workerData: { shiftMs, port: skewedPort, client },
  });
  await once(worker, "message");
  try {
    expect(await failToTry(school, { sub: "ada" })).toMatch(/The clocks of .* and this site differ too much/);
  } finally {
    await worker.terminate();
  }
});

test("an organization requires how strongly its provider authenticates, by acr and amr of the signed token", async () => {
  const school = await connect(hostile.issuer, { requiredAcr: "urn:mfa urn:key", requiredAmr: "otp hwk" });
  const begun = await open().visit(`/sign-in/${school.shortName}`);
  expect(new URL(begun.location ?? "").searchParams.get("acr_values")).toBe("urn:mfa urn:key");
  const strong = { acr: "urn:key", amr: ["pwd", "otp"] };
  expect((await enter(school, { ...somebody(), ...strong })).isIn).toBe(true);
  const weak = [
    {},
    { ...strong, acr: "urn:pwd" },
    { ...strong, amr: ["pwd"] },
    { ...strong, amr: "otp" },
    { amr: ["otp"] },
  ];
  for (const claims of weak) {
    const { arrived, isIn } = await enter(school, { ...somebody(), ...claims });
    expect([arrived.status, isIn]).toEqual([403, false]);
    expect(arrived.text).toContain("not as strongly as it requires here");
  }
  // User info isn't signed, so it doesn't say how.
  misbehavior = { claims: ({ acr: _acr, amr: _amr, ...claims }) => claims };
  try {
    expect((await enter(school, { ...somebody(), ...strong })).isIn).toBe(false);
  } finally {
    misbehavior = {};
  }
  await tryOut(school, { ...somebody(), acr: "urn:pwd", amr: ["pwd"] });
  const shown = (await school.browser.visit(school.page)).text;
  expect(shown).toContain("acr urn:pwd; amr pwd");
  expect(shown).toContain(texts.singleSignOn.wouldBeRefused);
});

test("a second factor set up here is asked for, unless the organization lets its provider's sign-in count as one", async () => {
  const code = "ABCD-EFGH-JKLM";
  const addPerson = async (school: School) => {
    const person = somebody();
    const { browser } = await enter(school, person);
    const id = browser.cookie("userId") ?? "";
    await addSecondFactor({ id });
    return { person, id };
  };
  const asking = await connect(hostile.issuer);
  const { person, id } = await addPerson(asking);
  const { browser, arrived, isIn } = await enter(asking, person);
  expect([arrived.location, isIn]).toEqual([`${apiUrl()}/sign-in/second-step`, false]);
  const copied = browser.copy();
  expect((await browser.visit("/sign-in/second-step", { code: "ABCD-EFGH-JKLX" })).status).toBe(422);
  expect((await browser.visit("/sign-in/second-step", { code })).status).toBe(302);
  expect(browser.cookie("userId")).toBe(id);
  // Neither the step nor the identity works twice.
  await copied.visit("/sign-in/second-step", { code });
  expect(copied.cookie("apsis_sign_in")).toBeUndefined();

  const counting = await connect(hostile.issuer, { countsAsFactor: "on" });
  const other = await addPerson(counting);
  expect((await enter(counting, other.person)).isIn).toBe(true);
});

test("a required second factor is due in 14 days, also after the provider, unless the provider's counts", async () => {
  const daysOf = async (school: School) => {
    const required = { factorsRequired: "everyone" as const };
    await ctx.db.update(organizations).set(required).where(eq(organizations.id, school.organizationId));
    const person = somebody();
    expect((await enter(school, person)).isIn).toBe(true);
    const user = await userOf(person.email);
    const [row] = await ctx.db
      .select()
      .from(signIns)
      .where(eq(signIns.userId, user?.id ?? ""));
    return row?.factorsDueAt && Math.round((row.factorsDueAt.getTime() - row.createdAt.getTime()) / 86_400_000);
  };
  expect(await daysOf(await connect(hostile.issuer))).toBe(14);
  expect(await daysOf(await connect(hostile.issuer, { countsAsFactor: "on" }))).toBeNull();
});

test("a link of another site signs in only after a click", async () => {
  const school = await connect(hostile.issuer);
  const visit = (headers: Record<string, string>) => ask(`/sign-in/${school.shortName}`, { headers });
  const foreign: Record<string, string>[] = [
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { referer: "https://elsewhere.example/page" },
  ];
  for (const headers of foreign) {
    const answer = await visit(headers);
    expect([answer.status, answer.headers.getSetCookie().join()]).toEqual([
      200,
      expect.not.stringContaining("apsis_flow"),
    ]);
    const text = await answer.text();
    expect(text).toContain("A link on another site led you here.");
    expect(text).toContain(`href="/sign-in/${school.shortName}"`);
  }
  const own: Record<string, string>[] = [
    { "sec-fetch-site": "same-origin" },
    { "sec-fetch-site": "none" },
    { referer: `${apiUrl()}/sign-in` },
    {},
  ];
  for (const headers of own) expect((await visit(headers)).status).toBe(302);
});

const crossSite = { "sec-fetch-site": "cross-site", origin: "https://portal.example" };

/** Sends a form, as a browser would from another site. */
const initiateByForm = (path: string, fields: Record<string, string>) =>
  ask(path, { method: "POST", headers: crossSite, body: new URLSearchParams(fields), redirect: "manual" });

test("a portal begins a sign-in by a link or a form, and chooses a page of this site", async () => {
  const school = await connect(real.issuer);
  const path = `/sign-in/${school.shortName}`;
  const begun = await open().visit(path);
  const { origin } = new URL(callbackOf(begun.location ?? "") ?? "");
  const hint = "ada@university.example";
  const initiation = { iss: real.issuer, login_hint: hint, target_link_uri: `${origin}/account?from=portal` };
  const link = `${path}?${new URLSearchParams(initiation)}`;
  const byForm = await initiateByForm(path, { ...initiation, other: "dropped" });
  expect([byForm.status, byForm.headers.get("location")]).toEqual([303, link]);
  // The page between keeps what was asked for.
  const between = await (await ask(link, { headers: crossSite })).text();
  expect(between).toContain("A link on another site led you here.");
  expect(between).toContain(`href="${link.replaceAll("&", "&amp;")}"`);
  const browser = open();
  const asked = await browser.visit(link);
  expect(new URL(asked.location ?? "").searchParams.get("login_hint")).toBe(hint);
  const arrived = await browser.visit(await atProvider(browser, asked.location ?? "", somebody()));
  expect(arrived.text).toContain('href="/account?from=portal"');
  expect((await browser.visit("/account?from=portal")).status).toBe(200);
});

test("a page that needs no sign-in, or ends it, isn't where a portal's sign-in leads", async () => {
  const school = await connect(hostile.issuer);
  const path = `/sign-in/${school.shortName}`;
  const { origin } = new URL(callbackOf((await open().visit(path)).location ?? "") ?? "");
  const browser = open();
  const link = `${path}?${new URLSearchParams({ iss: hostile.issuer, target_link_uri: `${origin}/?x=1` })}`;
  const asked = await browser.visit(link);
  const arrived = await browser.visit(await atProvider(browser, asked.location ?? "", somebody()));
  expect(arrived.text).not.toContain('href="/?x=1"');
});

test.each<[string, (issuer: string, origin: string) => Record<string, string>, string]>([
  ["another issuer", () => ({ iss: "https://elsewhere.example" }), texts.singleSignOn.otherIssuer],
  ["no issuer", () => ({ login_hint: "ada" }), texts.singleSignOn.otherIssuer],
  ["another slash", (iss) => ({ iss: `${iss}/` }), texts.singleSignOn.otherIssuer],
  ["another site", (iss) => ({ iss, target_link_uri: "https://evil.example/account" }), texts.singleSignOn.otherTarget],
  [
    "a site behind an @",
    (iss, origin) => ({ iss, target_link_uri: `${origin}@evil.example/` }),
    texts.singleSignOn.otherTarget,
  ],
  ["a script", (iss) => ({ iss, target_link_uri: "javascript:alert(1)" }), texts.singleSignOn.otherTarget],
  ["a path", (iss) => ({ iss, target_link_uri: "//evil.example" }), texts.singleSignOn.otherTarget],
  ["a long hint", (iss) => ({ iss, login_hint: "x".repeat(251) }), texts.singleSignOn.initiationInvalid],
  ["a hint of two lines", (iss) => ({ iss, login_hint: "a\r\nb" }), texts.singleSignOn.initiationInvalid],
])("a sign-in that another site begins is refused: %s", async (_name, initiation, sentence) => {
  const school = await connect(hostile.issuer);
  const path = `/sign-in/${school.shortName}`;
  const { origin } = new URL(callbackOf((await open().visit(path)).location ?? "") ?? "");
  const fields = initiation(hostile.issuer, origin);
  for (const headers of [{}, crossSite]) {
    const refused = await ask(`${path}?${new URLSearchParams(fields)}`, { headers, redirect: "manual" });
    expect([refused.status, refused.headers.getSetCookie().join()]).toEqual([
      422,
      expect.not.stringContaining("apsis_flow"),
    ]);
    expect((await refused.text()).replaceAll("&#x27;", "'")).toContain(sentence);
  }
});

test("a form of another site reaches no other action, and a name given twice is refused", async () => {
  const school = await connect(hostile.issuer);
  const path = `/sign-in/${school.shortName}`;
  const login = { intent: "login", username: school.admin.userName, password: testPassword, iss: hostile.issuer };
  for (const other of [
    ...["?index", "?_data=root", `?_data=${encodeURIComponent("routes/sign-in_.$organization")}`, "/", ".data"],
  ])
    expect((await initiateByForm(path + other, login)).status, other).toBe(403);
  for (const own of ["link", "passkey", "second-step", "leave"])
    expect((await initiateByForm(`/sign-in/${own}`, login)).status, own).toBe(403);
  const posted = await initiateByForm(path, login);
  expect([posted.status, posted.headers.getSetCookie().join()]).toEqual([
    303,
    expect.not.stringContaining("apsis_sign"),
  ]);
  expect((await initiateByForm("/sign-in/nobody-has-this", login)).status).toBe(404);
  expect((await initiateByForm(path, { ...login, login_hint: "x".repeat(5_000) })).status).toBe(422);
  const twice = await ask(`${path}?iss=${hostile.issuer}&iss=${hostile.issuer}`, { redirect: "manual" });
  expect(twice.status).toBe(422);
});

test("a provider that answers late, but within five seconds, signs in", async () => {
  const school = await connect(hostile.issuer);
  misbehavior = { token: (_response, honest) => void setTimeout(honest, 1_000) };
  try {
    expect((await enter(school, somebody())).isIn).toBe(true);
  } finally {
    misbehavior = {};
  }
});

test("the login page finds an organization by short name or address, and leads on by a link", async () => {
  const school = await connect(real.issuer);
  const find = async (typed: string) =>
    (await open().visit(`/sign-in?${new URLSearchParams({ organization: typed })}`)).text;
  expect(await find(school.shortName.toUpperCase())).toContain(`href="/sign-in/${school.shortName}"`);
  expect(await find("nobody@nowhere.example")).toContain(texts.singleSignOn.unknownOrganization);
  await ctx.db
    .insert(ownedDomains)
    .values({ domain: `${school.shortName}.example`, organizationId: school.organizationId });
  expect(await find(`ada@${school.shortName}.example`)).toContain(`href="/sign-in/${school.shortName}"`);
});

test("an administrator of another organization neither reads nor changes the settings", async () => {
  const school = await connect(real.issuer);
  const stranger = await enterAs(
    await addUser(ctx, { role: "OrganizationAdmin", organizationId: await addOrganization(ctx) }),
  );
  for (const path of [school.page, `${school.page}/try`, `/admin/organizations/${school.organizationId}`])
    expect((await stranger.visit(path)).status, path).toBe(404);
  expect((await stranger.visit(school.page, { ...school.settings })).status).toBe(404);
  expect((await stranger.visit(school.page, { intent: "remove" })).status).toBe(404);
  // Domains decide who is found, so system administrators set them.
  expect((await school.browser.visit(school.page, { intent: "domains", domains: "x.example" })).status).toBe(403);
});
