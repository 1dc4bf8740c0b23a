// A subscription after its purchase: it lapses, is paid again, is cancelled for a later day.
import { desc, eq } from "drizzle-orm";
import pino from "pino";
import { afterAll, expect, test } from "vitest";
import { accessCodes, mailOutbox, subscriptions, users } from "~/db/schema";
import { v7 as uuid } from "uuid";
import { texts } from "~/texts";
import { findRenewer } from "~/domain/accounts/reset-grant";
import { signIn, signInAfterRenewal } from "~/domain/accounts/sign-in";
import { readOverdueNotice, readOwnSubscription } from "~/domain/payments/own-subscription";
import { openRenewalPayment, readRenewal } from "~/domain/payments/renewal";
import { sendGraceReminders } from "~/domain/payments/send-grace-reminders";
import { handlePaymentEvent } from "~/domain/payments/handle-payment-event";
import { sendChangedEmails } from "~/domain/payments/send-changed-emails";
import { readEnvironment } from "~/http/environment.server";
import { usePlatform } from "~/http/platform.server";
import { createStripeProvider } from "~/http/stripe/provider.server";
import { actAs, unique } from "../support/builders";
import { later, openTestDatabase } from "../support/database";
import { callInProcess as call } from "../support/in-process-api";
import { expectProblem } from "../support/rest-api";
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
const [ok, declined] = ["4242424242424242", "4000000000000341"];
const back = "https://apsis.test/renew";

async function subscriber() {
  const userName = unique("subscriber");
  const [password, email, accessCode] = ["Str0ng@Passw", `${userName}@example.org`, unique("SUBSCRIBERS")];
  await ctx.db.insert(accessCodes).values({ id: uuid(), code: accessCode, organizationId: null, createdAt: ctx.now });
  const card = double.state.createPaymentMethod({ number: ok, exp_month: "12", exp_year: "2040", cvc: "123" }).id;
  const details = { userName, password, email, accessCode, firstName: "Ada", lastName: "Lovelace" };
  const bought = await call("POST", "/payments/register-and-pay", {
    body: { userRegistrationDetails: details, paymentMethodId: card },
  });
  const userId = String(bought.body.userId);
  const row = async () => onlyOf(await ctx.db.select().from(subscriptions).where(eq(subscriptions.userId, userId)));
  const customerId = (await row()).stripeCustomerId;
  return {
    userId,
    email,
    row,
    customerId,
    subscriptionId: (await row()).stripeSubscriptionId,
    own: actAs(ctx, userId, userName, "User", null),
    signIn: () => signIn(ctx, { username: userName, password }, nowhere),
    login: async () => (await call("POST", "/auth/session", { body: { username: userName, password } })).body,
    /** Everything that Stripe knows of the customer, as it reports it. */
    reported: async () => {
      for (const event of double.state.events.filter(({ data }) => data.object.customer === customerId))
        await report(event);
    },
    activeAtStripe: () =>
      [...double.state.subscriptions.values()].filter(
        ({ customer, status }) => customer === customerId && status === "active",
      ),
    mails: async () =>
      (await ctx.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email)).orderBy(mailOutbox.id)).map(
        ({ subject }) => subject,
      ),
  };
}

async function report(event: Parameters<typeof signedReport>[0]) {
  const { payload, signature } = signedReport(event, secret);
  return call("POST", "/payments/webhook", { text: payload, headers: { "stripe-signature": signature } });
}

test("a lapsed subscriber pays on Stripe's page and gets in at once", async () => {
  const { userId, login, reported, row, subscriptionId, activeAtStripe } = await subscriber();
  double.state.cancelSubscription(subscriptionId);
  await reported();
  expect(await login()).toMatchObject({
    canPlay: false,
    refreshToken: "",
    message: texts.signIn.cannotPlay({ reason: "lapsed" }),
  });
  expect(await signInAfterRenewal(ctx, userId, nowhere)).toBeNull();
  expect(await readRenewal(ctx, provider, userId)).toMatchObject({ text: "Ended", isGood: false, way: "checkout" });
  // Two simultaneous requests get one page, so that nobody pays twice.
  const [address, secondAddress] = await Promise.all(
    [1, 2].map(() => openRenewalPayment(ctx, provider, userId, `${back}?session={CHECKOUT_SESSION_ID}`)),
  );
  expect(secondAddress).toBe(address);
  const id = address!.split("/").at(-1)!;
  expect(() => double.state.checkouts.pay(id, declined)).toThrow("Your card was declined.");
  expect((await readRenewal(ctx, provider, userId)).isGood).toBe(false);
  expect(double.state.checkouts.pay(id, ok)).toBe(`${back}?session=${id}`);
  // Before Stripe's webhook, a returning buyer's payment is looked up.
  expect(await readRenewal(ctx, provider, userId)).toMatchObject({ text: "Active", isGood: true });
  expect(await signInAfterRenewal(ctx, userId, nowhere)).toMatchObject({ canPlay: true, userId });
  expect((await login()).canPlay).toBe(true);
  expect((await row()).stripeSubscriptionId).toBe(firstOf(activeAtStripe()).id);
  expect(await openRenewalPayment(ctx, provider, userId, back)).toBeNull();
  await reported();
  expect([(await row()).status, activeAtStripe().length]).toEqual(["active", 1]);
});

test("a new password, or one that has to be set, ends the permission to renew", async () => {
  const { userId, signIn: enter, reported, subscriptionId } = await subscriber();
  double.state.cancelSubscription(subscriptionId);
  await reported();
  const refused = await enter();
  if (refused.canPlay || refused.reason !== "lapsed") throw new Error("The subscription hasn't lapsed.");
  expect(await findRenewer(ctx, refused.grant)).toBe(userId);
  const setUser = (values: Partial<typeof users.$inferInsert>) =>
    ctx.db.update(users).set(values).where(eq(users.id, userId));
  await setUser({ resetPasswordPending: true });
  expect(await findRenewer(ctx, refused.grant)).toBeNull();
  await setUser({ resetPasswordPending: false, passwordHash: "another" });
  expect(await findRenewer(ctx, refused.grant)).toBeNull();
});

test("if the buyer closes the page after paying, Stripe's webhook opens the account", async () => {
  const { userId, login, reported, subscriptionId } = await subscriber();
  double.state.cancelSubscription(subscriptionId);
  await reported();
  const address = await openRenewalPayment(ctx, provider, userId, back);
  double.state.checkouts.pay(address!.split("/").at(-1)!, ok);
  await reported();
  expect((await login()).canPlay).toBe(true);
});

test("an open payment is paid on the billing portal, with default settings if none are saved", async () => {
  const { userId, login, reported, subscriptionId } = await subscriber();
  double.state.renew(subscriptionId, false);
  await reported();
  await ctx.db
    .update(subscriptions)
    .set({ graceUntil: new Date(0) })
    .where(eq(subscriptions.userId, userId));
  expect((await login()).canPlay).toBe(false);
  expect(await readRenewal(ctx, provider, userId)).toMatchObject({ text: "Unpaid", way: "portal" });
  for (let i = 0; i < 2; i++) expect(await openRenewalPayment(ctx, provider, userId, back)).toContain("/portal/");
  expect(double.state.portalConfigurations).toMatchObject([
    { features: { subscription_cancel: { mode: "at_period_end" }, payment_method_update: { enabled: "true" } } },
  ]);
  double.state.payOpenInvoice(subscriptionId);
  expect((await readRenewal(ctx, provider, userId)).isGood).toBe(true);
  expect((await login()).canPlay).toBe(true);
});

test("the portal settings that an operator has saved are used", async () => {
  const { customerId } = await subscriber();
  const saved = double.state.createPortalConfiguration({ features: {} });
  saved.is_default = true;
  await expect(createStripeProvider(env.stripe!, "Apsis").portalAddress(customerId, back)).resolves.toContain(
    "/portal/",
  );
  saved.is_default = false;
});

test("while Stripe doesn't answer, no page opens, to prevent paying twice", async () => {
  const { userId, reported, subscriptionId } = await subscriber();
  double.state.cancelSubscription(subscriptionId);
  await reported();
  double.failNext("GET /v1/subscriptions/{id}", "error", 4);
  expect(await readRenewal(ctx, provider, userId)).toMatchObject({ text: "Ended", isCurrent: false });
  await expect(openRenewalPayment(ctx, provider, userId, back)).rejects.toMatchObject({ code: "conflict" });
});

test("a failed payment is mailed at once and a day before the grace ends, and shown after sign-in", async () => {
  const { userId, mails, own, reported, subscriptionId, row } = await subscriber();
  double.state.renew(subscriptionId, false);
  for (let i = 0; i < 2; i++) await reported();
  expect((await mails()).slice(2)).toEqual(["Your Apsis payment failed"]);
  expect(await readOverdueNotice(ctx, userId)).toMatch(/^Your last payment failed\. Pay by \d\d\/\d\d\/\d{4}/);
  expect(await sendGraceReminders(later(own, 60), testSite)).toBe(0);
  for (let i = 0; i < 2; i++) await sendGraceReminders(later(own, 49 * 60), testSite);
  expect((await mails()).slice(3)).toEqual([expect.stringMatching(/^Your Apsis account closes on /)]);
  double.state.payOpenInvoice(subscriptionId);
  await reported();
  expect([await readOverdueNotice(ctx, userId), (await row()).lastCallAt]).toEqual([null, null]);
});

test("a cancelled subscription shows its end date and stays valid until then", async () => {
  const { own, login, reported, subscriptionId, row } = await subscriber();
  double.state.cancelAtPeriodEnd(subscriptionId);
  await reported();
  const { currentPeriodEnd } = await row();
  expect(await readOwnSubscription(own)).toMatchObject({
    text: "Canceled",
    isGood: true,
    endsAt: currentPeriodEnd,
  });
  expect((await login()).canPlay).toBe(true);
});

test("a changed email reaches the Stripe customer, even after an outage", async () => {
  const { userId, customerId } = await subscriber();
  const email = `${unique("moved")}@example.org`;
  expect(await sendChangedEmails(ctx, provider)).toBe(0);
  await ctx.db.update(users).set({ email, emailKey: email }).where(eq(users.id, userId));
  double.failNext("POST /v1/customers/{id}", "error", 2);
  expect(await sendChangedEmails(ctx, provider)).toBe(0);
  expect(await sendChangedEmails(ctx, provider)).toBe(1);
  expect(double.state.customer(customerId).email).toBe(email);
});

test.each([
  "null",
  "[]",
  "{}",
  "{",
  '"text"',
  '{"type":"invoice.paid"}',
  '{"type":"invoice.paid","data":{"object":{"customer":5}}}',
])("a signed webhook with invalid content, %s, is 400", async (payload) => {
  const { default: Stripe } = await import("stripe");
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
  expectProblem(
    await call("POST", "/payments/webhook", { text: payload, headers: { "stripe-signature": signature } }),
    400,
    /./,
  );
});

test("each renewal gets one receipt of its payment, unless the setting leaves that to Stripe", async () => {
  const { own, email, mails, reported, subscriptionId, customerId } = await subscriber();
  await reported();
  expect(await mails()).toHaveLength(2);
  double.state.renew(subscriptionId, true);
  for (let i = 0; i < 2; i++) await reported();
  expect((await mails()).slice(2)).toEqual(["Your Apsis receipt"]);
  const receipt = firstOf(
    await ctx.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email)).orderBy(desc(mailOutbox.id)),
  );
  expect(receipt.textBody).toMatch(/Amount +\$250\.00 USD/);
  double.state.renew(subscriptionId, true);
  await handlePaymentEvent(own, provider, testSite, { customerId, paid: true }, false);
  // Turning the setting on again sends no receipts for earlier payments.
  await handlePaymentEvent(own, provider, testSite, { customerId, paid: true }, true);
  expect(await mails()).toHaveLength(3);
});

test("a failed renewal gets its receipt once it is paid", async () => {
  const { mails, reported, subscriptionId } = await subscriber();
  await reported();
  double.state.renew(subscriptionId, false);
  await reported();
  double.state.payOpenInvoice(subscriptionId);
  await reported();
  expect((await mails()).slice(2)).toEqual(["Your Apsis payment failed", "Your Apsis receipt"]);
});
