import { eq, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { afterAll, expect, test } from "vitest";
import { accessCodes, mailOutbox, purchases, rateLimits, subscriptions, users } from "../support/tables";
import { actAs, addOrganization, addUser, unique } from "../support/builders";
import { later } from "../support/database";
import { call, expectProblem, testApi, withNothingWritten, withServer } from "../support/rest-api";
import { createStripeProvider, readEnvironment, readOwnSubscription, sweepPurchases } from "../support/set-up";
import { signedReport, startStripeDouble } from "../support/stripe-double/stripe-double";
import type { StripeEvent } from "../support/stripe-double/stripe-state";
import { testSite } from "../support/test-site";
import { onlyOf } from "../support/tuples";

const secret = "whsec_of_the_tests";
const double = await startStripeDouble();
const environment = {
  STRIPE_SECRET_KEY: "sk_test_x",
  STRIPE_PUBLISHABLE_KEY: "pk_test_x",
  STRIPE_WEBHOOK_SECRET: secret,
  STRIPE_API_BASE: double.url,
};
const ctx = await testApi(environment);
const provider = createStripeProvider(
  readEnvironment({ ...environment, SESSION_SECRET: "x".repeat(32) }).stripe!,
  "Apsis",
);
afterAll(() => double.close());

const ok = "4242424242424242";
const asks = "4000002500003155";

async function newCode(organizationId: string | null = null) {
  const code = unique("BUYERS");
  await ctx.db.insert(accessCodes).values({ id: uuid(), code, organizationId, createdAt: ctx.now });
  return code;
}

type Details = {
  userName: string;
  password: string;
  email: string;
  accessCode: string;
  firstName: string;
  lastName: string;
};

async function newDetails(overrides: Partial<Details> = {}): Promise<Details> {
  const userName = unique("buyer");
  return {
    userName,
    password: "Str0ng@Passw",
    email: `${userName}@example.org`,
    accessCode: await newCode(),
    firstName: "Ada",
    lastName: "Lovelace",
    ...overrides,
  };
}

const methodOf = (number: string) =>
  double.state.createPaymentMethod({ number, exp_month: "12", exp_year: "2040", cvc: "123" }).id;

type PurchaseForm = { details: Details; card?: string; key?: string; confirmation?: "failed"; address?: string };
const pay = ({ details, card = ok, key, confirmation, address }: PurchaseForm) =>
  call("POST", "/payments/register-and-pay", {
    body: { userRegistrationDetails: details, paymentMethodId: methodOf(card), confirmation },
    headers: { ...(key && { "idempotency-key": key }), ...(address && { "x-forwarded-for": address }) },
  });

const customerOf = ({ email }: Details) =>
  [...double.state.customers.values()].find((customer) => customer.email === email);
const chargesOf = (details: Details) =>
  double.state.chargesOf(customerOf(details)?.id ?? "").filter(({ paid }) => paid);
const accountsOf = ({ email }: Details) => ctx.db.select().from(users).where(eq(users.email, email));
const accountOf = async (details: Details) => onlyOf(await accountsOf(details));
const subscriptionOf = async (details: Details) =>
  onlyOf(
    await ctx.db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.userId, (await accountOf(details)).id)),
  );
const login = ({ userName, password }: Details) =>
  call("POST", "/auth/session", { body: { username: userName, password } });

const report = (event: StripeEvent, { payload, signature } = signedReport(event, secret)) =>
  call("POST", "/payments/webhook", { text: payload, headers: { "stripe-signature": signature } });
const eventsOf = (details: Details) =>
  double.state.events.filter(({ data }) => data.object.customer === customerOf(details)?.id);

async function buyer(overrides: Partial<Details> = {}) {
  const details = await newDetails(overrides);
  expect((await pay({ details })).body.userId).toEqual(expect.any(String));
  return details;
}

test("a purchase creates the account and a subscription of 250 USD a month, and sends two mails", async () => {
  const details = await newDetails();
  const answer = await pay({ details });
  expect([answer.status, answer.body]).toEqual([
    200,
    { userId: (await accountOf(details)).id, message: expect.any(String), isFieldError: false, errors: [] },
  ]);
  expect(chargesOf(details)).toMatchObject([{ amount: 25_000, currency: "usd", refunded: false }]);
  expect([...double.state.prices.values()]).toMatchObject([
    { unit_amount: 25_000, currency: "usd", recurring: { interval: "month" } },
  ]);
  expect(customerOf(details)).toMatchObject({ name: "Ada Lovelace", email: details.email });
  expect(await subscriptionOf(details)).toMatchObject({
    status: "active",
    graceUntil: null,
    stripeCustomerId: customerOf(details)!.id,
  });
  const mails = await ctx.db
    .select({ subject: mailOutbox.subject })
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, details.email))
    .orderBy(mailOutbox.subject);
  expect(mails).toEqual([{ subject: "Welcome to Apsis" }, { subject: "Your Apsis receipt" }]);
  expect((await login(details)).body.canPlay).toBe(true);
  expect((await ctx.db.select().from(purchases).where(eq(purchases.userId, answer.body.userId)))[0]).toMatchObject({
    state: "completed",
    registration: null,
  });
});

test("a purchase with an organization's code joins it and counts once", async () => {
  const organizationId = await addOrganization(ctx);
  const accessCode = await newCode(organizationId);
  const details = await buyer({ accessCode });
  expect((await accountOf(details)).organizationId).toBe(organizationId);
  expect(onlyOf(await ctx.db.select().from(accessCodes).where(eq(accessCodes.code, accessCode))).usersAssigned).toBe(1);
});

test.each([
  ["4000000000000002", "Your card was declined."],
  ["4000000000009995", "Your card has insufficient funds."],
  ["4000000000000341", "Your card was declined."],
])(
  "card %s: %s The form shows the error; nothing is charged or created, and another card may follow",
  async (card, message) => {
    const details = await newDetails();
    expect((await pay({ details, card })).body).toEqual({
      userId: null,
      message,
      isFieldError: true,
      errors: [message],
    });
    expect([chargesOf(details), await accountsOf(details), customerOf(details)!.deleted]).toEqual([[], [], true]);
    expect((await pay({ details })).body.userId).toEqual(expect.any(String));
  },
);

test("a card that needs confirmation is confirmed on the page and resumed under the same key", async () => {
  const details = await newDetails();
  const key = uuid();
  const { body } = await pay({ details, card: asks, key });
  expect(body).toEqual({
    userId: null,
    message: "",
    isFieldError: false,
    errors: [],
    clientSecret: expect.stringMatching(/^pi_/),
  });
  expect((await pay({ details, key })).body.clientSecret).toBe(body.clientSecret);
  double.state.confirm(body.clientSecret.split("_secret_")[0], body.clientSecret, true);
  expect((await pay({ details, key })).body.userId).toEqual(expect.any(String));
  expect(chargesOf(details)).toHaveLength(1);
});

test("a bank's refusal and a cancelled confirmation are errors of the form", async () => {
  for (const refuses of [true, false]) {
    const details = await newDetails();
    const key = uuid();
    const { clientSecret } = (await pay({ details, card: asks, key })).body;
    if (refuses) double.state.confirm(clientSecret.split("_secret_")[0], clientSecret, false);
    const { body } = await pay({ details, key, confirmation: "failed" });
    expect(body).toMatchObject({ userId: null, isFieldError: true, errors: [expect.any(String)] });
    expect([chargesOf(details), await accountsOf(details)]).toEqual([[], []]);
    expect((await pay({ details })).body.userId).toEqual(expect.any(String));
  }
});

test("eight simultaneous requests with one key make one account and one payment", async () => {
  const details = await newDetails();
  const key = uuid();
  const answers = await Promise.all(Array.from({ length: 8 }, () => pay({ details, key })));
  expect(new Set(answers.map(({ body }) => body.userId))).toEqual(new Set([(await accountOf(details)).id]));
  expect(chargesOf(details)).toHaveLength(1);
});

test("simultaneous requests from two pages make one account and one payment", async () => {
  const details = await newDetails();
  const answers = await Promise.all([pay({ details, key: uuid() }), pay({ details, key: uuid() })]);
  expect(answers.filter(({ body }) => body.userId)).toHaveLength(1);
  expect(chargesOf(details).filter(({ refunded }) => !refunded)).toHaveLength(1);
});

test.each(["dropAfter", "dropBefore", "error"] as const)(
  "a lost answer (%s) is requested again and charges once",
  async (fault) => {
    const details = await newDetails();
    const key = uuid();
    double.failNext("POST /v1/subscriptions", fault, 2);
    expect((await pay({ details, key })).body).toMatchObject({ userId: null, isFieldError: false, isPending: true });
    expect((await pay({ details, key })).body.userId).toEqual(expect.any(String));
    expect(chargesOf(details)).toHaveLength(1);
  },
);

test("the sweeper finishes a paid purchase that the buyer left, and sends its mails", async () => {
  const details = await newDetails();
  double.failNext("POST /v1/subscriptions", "dropAfter", 2);
  await pay({ details });
  expect(await accountsOf(details)).toEqual([]);
  expect(await sweepPurchases(later({ ...ctx, now: new Date() }, 1), provider, testSite)).toEqual({
    decided: 0,
    waiting: 0,
    failed: [],
  });
  expect(await sweepPurchases(later({ ...ctx, now: new Date() }, 3), provider, testSite)).toEqual({
    decided: 1,
    waiting: 0,
    failed: [],
  });
  expect(await accountsOf(details)).toHaveLength(1);
  expect((await login(details)).body.canPlay).toBe(true);
});

test("an undecided purchase doesn't delay others", async () => {
  const [stuck, other] = [await newDetails(), await newDetails()];
  for (const details of [stuck, other]) {
    double.failNext("POST /v1/subscriptions", "dropAfter", 2);
    await pay({ details });
  }
  const { id } = customerOf(stuck)!;
  const disputed = new Proxy(provider, {
    get: (target, name) => (input: never) => {
      if (JSON.stringify(input).includes(id)) throw new Error("charge_disputed");
      return (Reflect.get(target, name) as (input: never) => unknown)(input);
    },
  });
  const swept = await sweepPurchases(later({ ...ctx, now: new Date() }, 3), disputed, testSite);
  expect(swept).toMatchObject({ decided: 1, failed: [{ message: "charge_disputed" }] });
  expect([await accountsOf(stuck), await accountsOf(other)].map(({ length }) => length)).toEqual([0, 1]);
  await sweepPurchases(later({ ...ctx, now: new Date() }, 6), provider, testSite);
  expect(await accountsOf(stuck)).toHaveLength(1);
});

test("a buyer who leaves before the payment is never charged", async () => {
  const details = await newDetails();
  double.failNext("POST /v1/subscriptions", "dropBefore", 2);
  await pay({ details });
  await sweepPurchases(later({ ...ctx, now: new Date() }, 3), provider, testSite);
  expect([chargesOf(details), await accountsOf(details), customerOf(details)!.deleted]).toEqual([[], [], true]);
});

test("if the account can't be created, the payment is refunded, the subscription cancelled, and the buyer notified", async () => {
  const details = await newDetails();
  const key = uuid();
  const { clientSecret } = (await pay({ details, card: asks, key })).body;
  await addUser(ctx, { userName: details.userName.toUpperCase() });
  double.state.confirm(clientSecret.split("_secret_")[0], clientSecret, true);
  const { body } = await pay({ details, key });
  expect(body).toEqual({
    userId: null,
    message: "This username is already taken. We've canceled the subscription and refunded your payment.",
    isFieldError: false,
    errors: [],
  });
  expect(chargesOf(details)).toMatchObject([{ refunded: true }]);
  expect([...double.state.subscriptions.values()].at(-1)).toMatchObject({ status: "canceled" });
});

test("invalid details are reported before any request to Stripe", async () => {
  const existing = await addUser(ctx);
  const before = double.calls.length;
  const unknownCode = await newDetails({ accessCode: "UNKNOWN" });
  await withNothingWritten(ctx, async () =>
    expectProblem(
      await pay({ details: unknownCode }),
      422,
      "This access code doesn't exist. Enter it exactly as it was provided to you.",
      {
        AccessCode: ["This access code doesn't exist. Enter it exactly as it was provided to you."],
      },
    ),
  );
  expectProblem(await pay({ details: await newDetails({ userName: existing.userName }) }), 422, /./, {
    UserName: ["This username is already taken."],
  });
  expectProblem(
    await pay({ details: await newDetails({ userName: "", password: "short" }) }),
    422,
    "One or more fields are not valid.",
  );
  expect((await pay({ details: await newDetails({ userName: "" }) })).body.errors.UserName[0]).toBe(
    "Username is required.",
  );
  expect(double.calls.length).toBe(before);
});

test.each(["", "x", "a b", "<script>", "pm_'; drop table users"])(
  "a payment method such as %j is refused without a server error",
  async (paymentMethodId) => {
    const body = { userRegistrationDetails: await newDetails(), paymentMethodId };
    expectProblem(await call("POST", "/payments/register-and-pay", { body }), 422, /./, {
      PaymentMethodId: [expect.any(String)],
    });
  },
);

test("a payment method that Stripe refuses is reported as the card's fault", async () => {
  for (const paymentMethodId of [methodOf("4000000000000499"), "tok_visa_0000", "pm-with-hyphens", "x".repeat(200)]) {
    const details = await newDetails();
    const body = { userRegistrationDetails: details, paymentMethodId };
    const answer = await call("POST", "/payments/register-and-pay", { body });
    expect([answer.status, answer.body.isFieldError, answer.body.errors]).toEqual([
      200,
      true,
      ["An unknown error occurred."],
    ]);
    expect(chargesOf(details)).toEqual([]);
  }
});

test("an unknown or used payment method is reported as the card's fault", async () => {
  const usedMethod = methodOf(ok);
  const first = await newDetails();
  await call("POST", "/payments/register-and-pay", {
    body: { userRegistrationDetails: first, paymentMethodId: usedMethod },
  });
  for (const paymentMethodId of ["pm_unknown_00000000", usedMethod]) {
    const answer = await call("POST", "/payments/register-and-pay", {
      body: { userRegistrationDetails: await newDetails(), paymentMethodId },
      headers: { "idempotency-key": uuid() },
    });
    expect(answer.body).toMatchObject({ userId: null, isFieldError: true, errors: ["An unknown error occurred."] });
  }
  expect(chargesOf(first)).toHaveLength(1);
});

test("a key used with other details is refused", async () => {
  const key = uuid();
  await pay({ details: await newDetails(), key });
  expectProblem(await pay({ details: await newDetails(), key }), 409, /started with different details/);
});

test("an email address gets ten purchases an hour", async () => {
  const details = await newDetails();
  const attempt = { details, card: "4000000000000002", address: "203.0.113.7" };
  for (let i = 0; i < 10; i++) await pay(attempt);
  expectProblem(await pay(attempt), 429, /Too many attempts/);
  await ctx.db.delete(rateLimits);
});

test("forged, unsigned, modified and old webhooks are refused", async () => {
  const details = await buyer();
  double.state.cancelSubscription((await subscriptionOf(details)).stripeSubscriptionId);
  const event = eventsOf(details).at(-1)!;
  const { payload, signature } = signedReport(event, secret);
  const forgedHeaders = [
    signedReport(event, "whsec_somebody_else"),
    { payload, signature: "" },
    { payload: payload.replace("canceled", "active"), signature },
    signedReport(event, secret, Math.floor(Date.now() / 1_000) - 3_600),
  ];
  for (const header of forgedHeaders) expectProblem(await report(event, header), 400, "The signature isn't valid.");
  expect((await subscriptionOf(details)).status).toBe("active");
  expect((await report(event)).status).toBe(204);
  expect((await subscriptionOf(details)).status).toBe("canceled");
});

test("webhooks that repeat, come late or out of order leave Stripe's current status", async () => {
  const details = await buyer();
  const { stripeSubscriptionId } = await subscriptionOf(details);
  double.state.renew(stripeSubscriptionId, false);
  double.state.renew(stripeSubscriptionId, true);
  double.state.renew(stripeSubscriptionId, false);
  const events = eventsOf(details);
  for (const event of [...events].reverse().concat(events)) expect((await report(event)).status).toBe(204);
  expect((await subscriptionOf(details)).status).toBe("past_due");
  double.state.cancelSubscription(stripeSubscriptionId);
  await Promise.all(eventsOf(details).map((event) => report(event)));
  expect((await subscriptionOf(details)).status).toBe("canceled");
  expect(chargesOf(details)).toHaveLength(2);
});

test("a failed payment gives three days of grace; then the account can't play until paid", async () => {
  const details = await buyer();
  const { stripeSubscriptionId } = await subscriptionOf(details);
  double.state.renew(stripeSubscriptionId, false);
  for (const event of eventsOf(details)) await report(event);
  const { graceUntil } = await subscriptionOf(details);
  expect(Math.round((graceUntil!.getTime() - Date.now()) / 3_600_000)).toBe(72);
  expect((await login(details)).body.canPlay).toBe(true);
  await report(eventsOf(details).at(-1)!);
  expect((await subscriptionOf(details)).graceUntil).toEqual(graceUntil);
  await ctx.db
    .update(subscriptions)
    .set({ graceUntil: sql`now() - interval '1 second'` })
    .where(eq(subscriptions.stripeSubscriptionId, stripeSubscriptionId));
  expect((await login(details)).body.canPlay).toBe(false);
  double.state.renew(stripeSubscriptionId, true);
  await report(eventsOf(details).at(-1)!);
  expect(await subscriptionOf(details)).toMatchObject({ status: "active", graceUntil: null });
  expect((await login(details)).body.canPlay).toBe(true);
});

test("Stripe's webhook creates the account if the buyer closed the page after confirming", async () => {
  const details = await newDetails();
  const { clientSecret } = (await pay({ details, card: asks })).body;
  for (const event of eventsOf(details)) expect((await report(event)).status).toBe(204);
  // Another buyer with the same name waits, but no payment of theirs failed.
  expect((await pay({ details: { ...details, password: "An0ther@Passw" }, card: asks })).body).toMatchObject({
    isPending: true,
    message: "Another registration with this username or email is still being processed. Try again in a few minutes.",
  });
  double.state.confirm(clientSecret.split("_secret_")[0], clientSecret, true);
  for (const event of eventsOf(details)) expect((await report(event)).status).toBe(204);
  expect(await accountsOf(details)).toHaveLength(1);
  expect(chargesOf(details)).toMatchObject([{ refunded: false }]);
});

const progress = (key: string) => call("GET", "/payments/register-and-pay", { headers: { "idempotency-key": key } });

test("reloading the page during confirmation shows it again for the same payment", async () => {
  const [details, key] = [await newDetails(), uuid()];
  const { clientSecret } = (await pay({ details, card: asks, key })).body;
  expect((await progress(key)).body).toMatchObject({ clientSecret, userId: null });
  double.state.confirm(clientSecret.split("_secret_")[0], clientSecret, true);
  const { id } = (await progress(key)).body.userId === null ? { id: null } : await accountOf(details);
  expect((await progress(key)).body).toMatchObject({ userId: id, isFieldError: false });
  expect(id).toEqual(expect.any(String));
  expect(chargesOf(details)).toHaveLength(1);
  expectProblem(await progress(uuid()), 404, /./);
});

test("restarting without the key during confirmation resumes the same payment", async () => {
  const details = await newDetails();
  const [first, second] = [uuid(), uuid()];
  const { clientSecret } = (await pay({ details, card: asks, key: first })).body;
  expect((await pay({ details, card: asks, key: second })).body).toMatchObject({ clientSecret, userId: null });
  // The same without a key and with another card: the bank's confirmation stays open.
  expect((await pay({ details })).body).toMatchObject({ clientSecret });
  for (const stranger of [{ password: "An0ther@Passw" }, { accessCode: await newCode() }]) {
    const { body } = await pay({ details: { ...details, ...stranger }, card: asks, key: uuid() });
    expect([body.isPending, body.clientSecret]).toEqual([true, undefined]);
  }
  const third = uuid();
  expect((await pay({ details, card: asks, key: third })).body).toMatchObject({ clientSecret });
  double.state.confirm(clientSecret.split("_secret_")[0], clientSecret, true);
  const { userId } = (await pay({ details, card: asks, key: third })).body;
  expect(userId).toBe((await accountOf(details)).id);
  expect((await progress(third)).body).toMatchObject({ userId });
  expect(chargesOf(details)).toHaveLength(1);
});

test("a buyer who restarts and is refused pays nothing, and may try another card", async () => {
  const [details, key] = [await newDetails(), uuid()];
  await pay({ details, card: asks, key: uuid() });
  await pay({ details, card: asks, key });
  expect((await pay({ details, card: asks, key, confirmation: "failed" })).body).toMatchObject({ isFieldError: true });
  expect(chargesOf(details)).toEqual([]);
  expect((await pay({ details })).body.userId).toEqual(expect.any(String));
});

test("a bank's refusal after a reload charges nothing and shows the reason", async () => {
  const [details, key] = [await newDetails(), uuid()];
  const { clientSecret } = (await pay({ details, card: asks, key })).body;
  double.state.confirm(clientSecret.split("_secret_")[0], clientSecret, false);
  expect((await progress(key)).body).toMatchObject({
    isFieldError: true,
    message: expect.stringContaining("We are unable to authenticate your payment method."),
  });
  expect(chargesOf(details)).toEqual([]);
  expect((await pay({ details })).body.userId).toEqual(expect.any(String));
});

test("the status request waits for a slow Stripe and charges nothing", async () => {
  const [details, key] = [await newDetails(), uuid()];
  await pay({ details, card: asks, key });
  double.failNext("GET /v1/subscriptions/{id}", "error", 2);
  expect((await progress(key)).body).toMatchObject({ isPending: true, userId: null });
  expect(chargesOf(details)).toEqual([]);
});

test("a webhook that can't be verified with Stripe is refused, so that Stripe repeats it", async () => {
  const details = await buyer();
  double.state.renew((await subscriptionOf(details)).stripeSubscriptionId, false);
  double.failNext("GET /v1/subscriptions/{id}", "error", 2);
  expectProblem(await report(eventsOf(details).at(-1)!), 503, /./);
  expect((await report(eventsOf(details).at(-1)!)).status).toBe(204);
  expect((await subscriptionOf(details)).status).toBe("past_due");
});

test("webhooks about foreign customers and objects are accepted and change nothing", async () => {
  await withNothingWritten(ctx, async () => {
    for (const [type, object] of [
      ["invoice.paid", { customer: "cus_unknown" }],
      ["plan.created", {}],
      ["customer.subscription.updated", { customer: null }],
    ] as const) {
      expect((await report({ id: "evt_x", object: "event", type, data: { object } })).status).toBe(204);
    }
  });
});

test("the subscriber's account page shows the subscription's status", async () => {
  const details = await buyer();
  const { id, username } = await accountOf(details);
  const own = actAs(ctx, id, username, "User", null);
  expect(await readOwnSubscription(own)).toMatchObject({ text: "Active", isGood: true, graceUntil: null });
  double.state.renew((await subscriptionOf(details)).stripeSubscriptionId, false);
  await report(eventsOf(details).at(-1)!);
  expect(await readOwnSubscription(own)).toMatchObject({ text: "Payment overdue", isGood: false });
  expect(await readOwnSubscription((await addUser(ctx)).ctx)).toBeNull();
});

test("without Stripe keys nothing can be bought, and the webhook doesn't exist", async () => {
  await withServer({}, async () => {
    const code = "NO-SHOP";
    expectProblem(await pay({ details: await newDetails({ accessCode: code }) }), 409, "Stripe has not loaded yet.");
    expect((await call("POST", "/payments/webhook", { text: "{}" })).status).toBe(404);
  });
});
