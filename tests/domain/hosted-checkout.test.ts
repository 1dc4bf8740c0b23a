// Buying on the payment provider's own page: without scripts, or when its card fields don't load.
import { eq } from "drizzle-orm";
import pino from "pino";
import { v7 as uuid } from "uuid";
import { afterAll, expect, test } from "vitest";
import { accessCodes, mailOutbox, purchases, users } from "~/db/schema";
import { leaveCheckout, readBuyersName, registerAndCheckOut } from "~/domain/payments/check-out";
import { followPurchase } from "~/domain/payments/purchase-progress";
import { OtherAttempt } from "~/domain/payments/register-and-pay";
import { sweepPurchases } from "~/domain/payments/sweep-purchases";
import { readEnvironment } from "~/http/environment.server";
import { usePlatform } from "~/http/platform.server";
import { createStripeProvider } from "~/http/stripe/provider.server";
import { unique } from "../support/builders";
import { later, openTestDatabase } from "../support/database";
import { callInProcess as call } from "../support/in-process-api";
import { signedReport, startStripeDouble } from "../support/stripe-double/stripe-double";
import { nowhere, testSite } from "../support/test-site";
import { firstOf, onlyOf } from "../support/tuples";

const secret = "whsec_of_the_tests";
const double = await startStripeDouble();
afterAll(() => double.close());
const database = await openTestDatabase();
const env = readEnvironment({
  SESSION_SECRET: "a secret of the tests, 32 characters",
  DEMO: "0",
  STRIPE_SECRET_KEY: "sk_test_x",
  STRIPE_PUBLISHABLE_KEY: "pk_test_x",
  STRIPE_WEBHOOK_SECRET: secret,
  STRIPE_API_BASE: double.url,
});
usePlatform({ env, database, log: pino({ level: "error" }, { write: (line: string) => console.error(line) }) });
const ctx = { db: database.db, now: new Date(), actor: null };
const provider = createStripeProvider(env.stripe!, "Apsis");
const seller = { provider, site: testSite };
const [ok, declined] = ["4242424242424242", "4000000000000341"];

async function newBuyer() {
  const username = unique("hosted");
  const accessCode = unique("HOSTED");
  await ctx.db.insert(accessCodes).values({ id: uuid(), code: accessCode, organizationId: null, createdAt: ctx.now });
  const details = {
    username,
    password: "Str0ng@Passw",
    email: `${username}@example.org`,
    accessCode,
    firstName: "Ada",
    lastName: "Lovelace",
    rankTitle: "",
    nationality: "",
    isFreeUser: false,
  };
  const [formKey, from] = [uuid(), { ...seller, device: nowhere }];
  const customer = () => [...double.state.customers.values()].find(({ email }) => email === details.email);
  const own = () => double.state.checkouts.all((session) => session.customer === customer()?.id);
  return {
    username,
    send: (overrides: Partial<typeof details> & { formKey?: string; before?: string } = {}) =>
      registerAndCheckOut(ctx, from, { ...details, ...overrides }, { formKey, before: null, ...overrides }),
    sessions: own,
    pay: (card = ok) => double.state.checkouts.pay(firstOf(own()).id, card),
    accounts: () => ctx.db.select().from(users).where(eq(users.username, username)),
    kept: () => double.state.chargesOf(customer()?.id ?? "").filter(({ paid, refunded }) => paid && !refunded),
    mails: () => ctx.db.$count(mailOutbox, eq(mailOutbox.recipient, details.email)),
    reported: async () => {
      for (const event of double.state.events.filter(({ data }) => data.object.customer === customer()?.id)) {
        const { payload, signature } = signedReport(event, secret);
        const headers = { "stripe-signature": signature };
        expect((await call("POST", "/payments/webhook", { text: payload, headers })).status).toBe(204);
      }
    },
  };
}
const follow = ({ attemptKey }: { attemptKey: string }) => followPurchase(ctx, seller, attemptKey);

test.each(["the return", "the report"])("in any order, here %s: one account, one payment, two mails", async (first) => {
  const { username, send, sessions, pay, accounts, kept, mails, reported } = await newBuyer();
  const checkout = await send();
  expect(checkout.advanced).toEqual({ kind: "needsCheckout", url: firstOf(sessions()).url });
  expect(await accounts()).toEqual([]);
  expect(() => pay(declined)).toThrow("Your card was declined.");
  expect(await follow(checkout)).toMatchObject({ kind: "needsCheckout" });
  expect(pay()).toBe(`${testSite.url}/register/checkout?attempt=${checkout.attemptKey}`);
  if (first === "the report") await reported();
  const [one, other] = await Promise.all([follow(checkout), follow(checkout)]);
  await reported();
  const account = onlyOf(await accounts());
  expect([one, other]).toMatchObject(Array(2).fill({ kind: "completed", userId: account.id }));
  expect(await readBuyersName(ctx, account.id)).toBe(username);
  expect([kept().length, await mails()]).toEqual([1, 2]);
});

test("the displayed price is the price paid", async () => {
  const { send, sessions } = await newBuyer();
  await send();
  const { id, amount } = await provider.readPrice();
  expect(sessions()).toMatchObject([{ price: id, amount_total: amount }]);
});

test("a form sent twice, at once or later, makes one purchase with one page", async () => {
  const { send, sessions } = await newBuyer();
  const [one, other] = await Promise.all([send(), send()]);
  const repeat = await send();
  expect(new Set([one, other, repeat].map(({ advanced }) => JSON.stringify(advanced))).size).toBe(1);
  expect(sessions()).toHaveLength(1);
});

test("going back and correcting the form starts a new page and closes the old one", async () => {
  const { send, sessions, accounts } = await newBuyer();
  const { attemptKey } = await send();
  const first = firstOf(sessions()).id;
  await expect(send({ formKey: uuid() })).rejects.toBeInstanceOf(OtherAttempt);
  const second = await send({ formKey: uuid(), password: "Str0nger@Passw", before: attemptKey });
  expect(double.state.checkouts.session(first).status).toBe("expired");
  const session = firstOf(
    double.state.checkouts.all(({ url }) => "url" in second.advanced && url === second.advanced.url),
  );
  double.state.checkouts.pay(session.id, ok);
  expect(await follow(second)).toMatchObject({ kind: "completed" });
  expect((await accounts()).length).toBe(1);
});

test("a paid page can't be replaced, because the purchase is complete", async () => {
  const { send, pay, accounts, kept } = await newBuyer();
  const { attemptKey } = await send();
  pay();
  const second = await send({ formKey: uuid(), before: attemptKey });
  expect(second).toMatchObject({ attemptKey, advanced: { kind: "completed" } });
  expect([(await accounts()).length, kept().length]).toEqual([1, 1]);
});

test("another person's purchase in the same browser is unaffected", async () => {
  const [one, other] = [await newBuyer(), await newBuyer()];
  const { attemptKey } = await one.send();
  await other.send({ before: attemptKey });
  expect(firstOf(one.sessions()).status).toBe("open");
});

test("a buyer who cancels leaves nothing and may start again at once", async () => {
  const { send, sessions, accounts } = await newBuyer();
  const { attemptKey } = await send();
  expect(await leaveCheckout(ctx, seller, attemptKey)).toMatchObject({ kind: "undone", charged: false });
  expect(firstOf(sessions()).status).toBe("expired");
  expect((await send({ formKey: uuid() })).advanced.kind).toBe("needsCheckout");
  expect(await accounts()).toEqual([]);
});

test.each(["reports it", "never reports it"])(
  "an unpaid page expires after an hour, when Stripe %s, and frees the name",
  async (behaviour) => {
    const { send, sessions, reported, accounts } = await newBuyer();
    const { attemptKey } = await send();
    expect(firstOf(sessions()).expires_at).toBe(Math.floor(ctx.now.getTime() / 1_000) + 3_600);
    await sweepPurchases(later(ctx, 40), provider, testSite);
    expect(await follow({ attemptKey })).toMatchObject({ kind: "needsCheckout" });
    double.state.checkouts.expire(firstOf(sessions()).id);
    if (behaviour === "reports it") await reported();
    else await sweepPurchases(later(ctx, 66), provider, testSite);
    const { state } = firstOf(await ctx.db.select().from(purchases).where(eq(purchases.attemptKey, attemptKey)));
    expect(state).toBe("undone");
    expect((await send({ formKey: uuid() })).advanced.kind).toBe("needsCheckout");
    expect(await accounts()).toEqual([]);
  },
);

test("a payment on a page that has just been given up is refunded", async () => {
  const { send, sessions, pay, kept, accounts } = await newBuyer();
  const { attemptKey } = await send();
  double.failNext("GET /v1/checkout/sessions/{id}", "dropAfter", 2);
  // The buyer pays after the page was read and before it is closed.
  const { closeCheckouts } = provider;
  const slow = { ...provider, closeCheckouts: async (id: string) => (pay(), closeCheckouts(id)) };
  await expect(leaveCheckout(ctx, { ...seller, provider: slow }, attemptKey)).rejects.toThrow();
  const outcome = await leaveCheckout(ctx, { ...seller, provider: slow }, attemptKey);
  expect(outcome).toMatchObject({ kind: "undone", charged: true, message: expect.stringContaining("refunded") });
  expect([kept().length, (await accounts()).length, firstOf(sessions()).status]).toEqual([0, 0, "complete"]);
});

test("while Stripe doesn't answer, the purchase waits and resumes with the same form", async () => {
  const { send } = await newBuyer();
  double.failNext("POST /v1/checkout/sessions", "error", 2);
  await expect(send()).rejects.toThrow();
  expect((await send()).advanced.kind).toBe("needsCheckout");
});
