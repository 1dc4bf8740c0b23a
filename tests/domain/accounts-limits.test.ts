import { eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { beforeEach, expect, test, vi } from "vitest";
import { mailOutbox, rateLimits } from "~/db/schema";
import { askWhetherResetPending } from "~/domain/accounts/forced-reset";
import { deviceKeyOf } from "~/domain/accounts/known-device";
import { requestPasswordReset } from "~/domain/accounts/request-password-reset";
import { RegistrationDetails } from "~/domain/accounts/registration-details";
import { setPasswordByLink, setPasswordByUsername } from "~/domain/accounts/set-new-password";
import { signIn } from "~/domain/accounts/sign-in";
import { validateRegistration } from "~/domain/registration/validate-registration";
import { countPasswordTry } from "~/domain/accounts/count-password-try";
import { countTry, forgetOldTries } from "~/domain/limits/count-try";
import { Refusal } from "~/domain/refusal";
import { addUser, testPassword, unique } from "../support/builders";
import { testContext } from "../support/database";
import { testSite } from "../support/test-site";
import { firstOf } from "../support/tuples";

const ctx = await testContext();
const school = { userAgent: "", address: "198.51.100.7" };
const elsewhere = { userAgent: "", address: "203.0.113.9" };
const wrong = "Wrong@Password1";

beforeEach(async () => void (await ctx.db.delete(rateLimits)));

/** `ok`, or the code of the refusal. */
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => "ok",
    (error: Refusal) => error.code,
  );
const tryPassword = (username: string, password: string, device = school) =>
  outcome(signIn(ctx, { username, password }, device));

test("500 students sign in from one address, every tenth after a typing mistake", async () => {
  // One account is enough, because a right password resets the account's count.
  const { userName } = await addUser(ctx);
  const students = Array.from({ length: 500 }, (_, i) => i);
  const outcomes = new Set<string>();
  for (const i of students) {
    if (i % 10 === 0) await tryPassword(`somebody-${i}`, wrong);
    outcomes.add(await tryPassword(userName, testPassword));
  }
  expect(outcomes).toEqual(new Set(["ok"]));
});

test("after ten wrong passwords from one address, the right one is refused too, with a wait", async () => {
  const { userName } = await addUser(ctx);
  for (let i = 0; i < 10; i++) expect(await tryPassword(userName, wrong)).toBe("unauthenticated");
  const refusal = await signIn(ctx, { username: userName, password: testPassword }, school).catch(
    (error: Refusal) => error,
  );
  expect(refusal).toMatchObject({
    code: "tooMany",
    message: expect.stringMatching(
      /^Too many attempts\. Try again in (15|14) minutes, or sign in right away with a reset link sent by email\.$/,
    ),
  });
  expect((refusal as Refusal).retryAfter).toBeGreaterThan(800);
});

test("the owner still gets in from elsewhere, and everyone else from here", async () => {
  const [attacked, other] = [await addUser(ctx), await addUser(ctx)];
  for (let i = 0; i < 12; i++) await tryPassword(attacked.userName, wrong);
  expect(await tryPassword(attacked.userName, testPassword)).toBe("tooMany");
  expect(await tryPassword(attacked.userName, testPassword, elsewhere)).toBe("ok");
  expect(await tryPassword(other.userName, testPassword)).toBe("ok");
});

test("simultaneous guesses count like consecutive ones", async () => {
  const { userName } = await addUser(ctx);
  const outcomes = await Promise.all(Array.from({ length: 40 }, () => tryPassword(userName, wrong)));
  expect(outcomes.filter((code) => code === "unauthenticated")).toHaveLength(10);
  expect(outcomes.filter((code) => code === "tooMany")).toHaveLength(30);
});

test("simultaneous right passwords are all uncounted without a deadlock", async () => {
  const enter = async (name: string) => (await countPasswordTry(ctx, name, { address: "192.0.2.77" }))();
  for (let round = 0; round < 20; round++) {
    const names = Array.from({ length: 27 }, (_, i) => `somebody ${round} ${i % 3}`);
    expect(await Promise.all(names.map((name) => outcome(enter(name))))).toEqual(names.map(() => "ok"));
  }
});

test("fifty wrong passwords from many addresses lock the account", async () => {
  const { userName } = await addUser(ctx);
  for (let i = 0; i < 50; i++)
    expect(await tryPassword(userName, wrong, { userAgent: "", address: `192.0.2.${i}` })).toBe("unauthenticated");
  expect(await tryPassword(userName, wrong, elsewhere)).toBe("tooMany");
});

/** A browser in which the account was signed in before. */
const knownBrowser = (userName: string, address = school.address) => ({
  userAgent: "",
  address,
  known: { [deviceKeyOf(userName)]: "a browser" },
});

test("attacks by a neighbour, from anywhere, or with wrong names don't lock the owner out", async () => {
  const { userName } = await addUser(ctx);
  const neighbour = (name: string, address = school.address) =>
    outcome(countPasswordTry(ctx, name, { address, known: { [deviceKeyOf("somebody else")]: "another browser" } }));
  for (let i = 0; i < 11; i++) await neighbour(userName);
  for (let i = 0; i < 50; i++) await neighbour(userName, `192.0.2.${i}`);
  for (let i = 0; i < 989; i++) await countTry(ctx, [{ limit: "sign-in/address", by: school.address }]);
  expect(await neighbour("the last one")).toBe("ok");
  expect(await neighbour("anybody-else")).toBe("tooMany");
  expect(await tryPassword(userName, testPassword)).toBe("tooMany");
  expect(await tryPassword(userName, testPassword, knownBrowser(userName))).toBe("ok");
});

test("a known browser gets as few guesses as an unknown one, with its own count", async () => {
  const { userName } = await addUser(ctx);
  for (let i = 0; i < 10; i++)
    expect(await tryPassword(userName, wrong, knownBrowser(userName))).toBe("unauthenticated");
  expect(await tryPassword(userName, testPassword, knownBrowser(userName))).toBe("tooMany");
  expect(await tryPassword(userName, testPassword)).toBe("ok");
});

test("waits grow: a guesser gets 40 guesses a day from one address, 100 from anywhere", async () => {
  const { userName } = await addUser(ctx);
  const start = Date.now();
  const inADay = async (addressAt: (minute: number) => string) => {
    const guessed: number[] = [];
    for (let minute = 0; minute < 24 * 60; minute += 5) {
      vi.setSystemTime(start + minute * 60_000);
      for (let i = 0; i < 15; i++) {
        const address = addressAt(minute + i / 15);
        if ((await outcome(countPasswordTry(ctx, userName, { address }))) === "tooMany") break;
        guessed.push(minute);
      }
    }
    return guessed;
  };
  vi.useFakeTimers({ toFake: ["Date"] });
  try {
    const fromOne = await inADay(() => school.address);
    expect(fromOne).toHaveLength(40);
    expect([...new Set(fromOne)]).toEqual([0, 15, 120, 135]);
    await ctx.db.delete(rateLimits);
    expect(await inADay((time) => `address at ${time}`)).toHaveLength(100);
  } finally {
    vi.useRealTimers();
  }
});

test("a mailed link works despite any number of wrong ones, and resets the counts", async () => {
  const { userName } = await addUser(ctx);
  const email = `${userName}@example.org`;
  for (let i = 0; i < 11; i++) await tryPassword(userName, wrong);
  const byLink = (token: string) => setPasswordByLink(ctx, { email, token, newPassword: "Str0ng@Passw" }, school);
  for (let i = 0; i < 10; i++) expect(await outcome(byLink("guessed"))).toBe("invalid");
  expect(await outcome(byLink("guessed"))).toBe("tooMany");
  await requestPasswordReset(ctx, email, testSite, school);
  const mail = firstOf(await ctx.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email)));
  expect(await byLink(/token=([\w-]+)/.exec(mail.textBody)![1]!)).toMatchObject({ username: userName });
  expect(await tryPassword(userName, "Str0ng@Passw")).toBe("ok");
});

test("the answer that a user must set a new password is limited too", async () => {
  const ask = (name: string, device = school) => outcome(askWhetherResetPending(ctx, name, device));
  for (let i = 0; i < 30; i++) expect(await ask("one-name")).toBe("ok");
  expect(await ask("one-name")).toBe("tooMany");
  expect(await ask("one-name", knownBrowser("one-name"))).toBe("ok");
  for (let i = 0; i < 970; i++) await countTry(ctx, [{ limit: "reset-pending/address", by: school.address }]);
  expect(await ask("another-name")).toBe("tooMany");
});

test("case and width of a name give no more guesses; unknown names count the same", async () => {
  for (let i = 0; i < 10; i++)
    expect(await tryPassword(i % 2 ? "NoBody-Here" : "nobody-here ", wrong)).toBe("unauthenticated");
  expect(await tryPassword("nobody-here", wrong)).toBe("tooMany");
});

test("a limit opens again after its time", async () => {
  const { userName } = await addUser(ctx);
  for (let i = 0; i < 11; i++) await tryPassword(userName, wrong);
  await ctx.db.update(rateLimits).set({ expire: sql`${rateLimits.expire} - interval '16 minutes'` });
  expect(await tryPassword(userName, testPassword)).toBe("ok");
});

test("an address gets five reset links an hour, known or not", async () => {
  const { userName } = await addUser(ctx);
  for (const email of [`${userName}@example.org`, "nobody@example.org"]) {
    for (let i = 0; i < 5; i++) expect(await outcome(requestPasswordReset(ctx, email, testSite, school))).toBe("ok");
    expect(await outcome(requestPasswordReset(ctx, email.toUpperCase(), testSite, school))).toBe("tooMany");
  }
});

test("an email gets 30 registrations an hour per address; its owner can register from elsewhere", async () => {
  const register = (device = school) => {
    const name = unique("owner");
    const details = { userName: name, email: "owner@example.org", password: testPassword, accessCode: "NO-SUCH" };
    return outcome(validateRegistration(ctx, v.parse(RegistrationDetails, details), device));
  };
  for (let i = 0; i < 30; i++) expect(await register()).toBe("invalid");
  expect(await register()).toBe("tooMany");
  expect(await register(elsewhere)).toBe("invalid");
});

test("a reset code can be guessed ten times at most", async () => {
  const { userName } = await addUser(ctx);
  const guess = () =>
    outcome(
      setPasswordByUsername(
        ctx,
        { username: userName, password: "Str0ng@Passw", passwordConfirmation: "Str0ng@Passw", code: "GUESSED" },
        null,
        school,
      ),
    );
  for (let i = 0; i < 10; i++) expect(await guess()).toBe("invalid");
  expect(await guess()).toBe("tooMany");
});

test("counters don't store what people typed, and old ones are deleted", async () => {
  await countTry(ctx, [{ limit: "reset/account", by: "ada@example.org\u0000" }]);
  const counter = firstOf(await ctx.db.select().from(rateLimits));
  expect(counter.key).toMatch(/^reset\/account:[\w-]{43}$/);
  await forgetOldTries({ ...ctx, now: new Date(Date.now() + 7_200_000) });
  expect(await ctx.db.$count(rateLimits)).toBe(0);
});

test("a clock that was set back locks nobody out for longer than the window", async () => {
  const { userName } = await addUser(ctx);
  for (let i = 0; i < 10; i++) await tryPassword(userName, wrong);
  await ctx.db.update(rateLimits).set({ expire: new Date(Date.now() + 30 * 24 * 3_600_000) });
  const { retryAfter = 0 } = (await countTry(ctx, [
    { limit: "sign-in/account-and-address", by: `${userName} ${school.address}` },
  ]).catch((error: Refusal) => error)) as Refusal;
  expect([retryAfter > 890, retryAfter <= 900]).toEqual([true, true]);
  const counters = await ctx.db
    .select()
    .from(rateLimits)
    .where(sql`points >= 10 and expire < now() + interval '16 minutes'`);
  expect(counters).toHaveLength(1);
});
