// Stripe Tax, an optional setting: computed from the address, which the form then requires.
import { eq } from "drizzle-orm";
import pino from "pino";
import { v7 as uuid } from "uuid";
import { afterAll, expect, test } from "vitest";
import { accessCodes, mailOutbox, users } from "~/db/schema";
import { registerAndCheckOut } from "~/domain/payments/check-out";
import { followPurchase } from "~/domain/payments/purchase-progress";
import { readEnvironment } from "~/http/environment.server";
import { readSubscriptionOffer } from "~/http/subscription-offer.server";
import { usePlatform } from "~/http/platform.server";
import { createStripeProvider } from "~/http/stripe/provider.server";
import { unique } from "../support/builders";
import { openTestDatabase } from "../support/database";
import { callInProcess as call } from "../support/in-process-api";
import { startStripeDouble } from "../support/stripe-double/stripe-double";
import { nowhere, testSite } from "../support/test-site";
import { firstOf } from "../support/tuples";

const double = await startStripeDouble();
afterAll(() => double.close());
const database = await openTestDatabase();
const env = readEnvironment({
  SESSION_SECRET: "a secret of the tests, 32 characters",
  DEMO: "0",
  STRIPE_SECRET_KEY: "sk_test_x",
  STRIPE_PUBLISHABLE_KEY: "pk_test_x",
  STRIPE_API_BASE: double.url,
  STRIPE_TAX: "1",
});
usePlatform({ env, database, log: pino({ level: "error" }, { write: (line: string) => console.error(line) }) });
const ctx = { db: database.db, now: new Date(), actor: null };
const provider = createStripeProvider(env.stripe!, "Apsis");
const card = { number: "4242424242424242", exp_month: "12", exp_year: "2040", cvc: "123" };

async function newDetails() {
  const userName = unique("taxed");
  const accessCode = unique("TAXED");
  await ctx.db.insert(accessCodes).values({ id: uuid(), code: accessCode, organizationId: null, createdAt: ctx.now });
  const [password, email] = ["Str0ng@Passw", `${userName}@example.org`];
  return { userName, password, email, accessCode, firstName: "Ada", lastName: "Lovelace" };
}
const customerOf = (email: string) => [...double.state.customers.values()].find((each) => each.email === email)!;
const receiptOf = async (email: string) =>
  (await ctx.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email))).find(({ subject }) =>
    /receipt/.test(subject),
  )?.textBody;

test("the page says that tax is added, unless the price includes it", async () => {
  expect((await readSubscriptionOffer()).price).toMatchObject({ amount: 25_000, isBeforeTax: true });
  const price = double.state.createPrice({ currency: "eur", unit_amount: "30000", product_data: { name: "Seat" } });
  Object.assign(price, { tax_behavior: "inclusive" });
  const inclusive = await createStripeProvider({ ...env.stripe!, priceId: price.id }, "Apsis").readPrice();
  expect(inclusive.isBeforeTax).toBeUndefined();
});

test("a card's address becomes the customer's, the tax is charged, and the receipt shows it", async () => {
  const details = await newDetails();
  const method = double.state.createPaymentMethod({ ...card, country: "SE", postal_code: "111 22" }).id;
  const body = { userRegistrationDetails: details, paymentMethodId: method };
  const bought = await call("POST", "/payments/register-and-pay", { body });
  expect(bought.body.userId).toEqual(expect.any(String));
  const { id, address } = customerOf(details.email);
  expect(address).toEqual({ country: "SE", postal_code: "111 22" });
  expect(double.state.chargesOf(id)).toMatchObject([{ amount: 30_000 }]);
  expect(await receiptOf(details.email)).toMatch(/Amount +\$300\.00 USD\s+Tax included +\$50\.00 USD/);
});

test("an address without a computable tax is a form error, and nothing is charged", async () => {
  const details = await newDetails();
  const body = { userRegistrationDetails: details, paymentMethodId: double.state.createPaymentMethod(card).id };
  const refusal = await call("POST", "/payments/register-and-pay", { body });
  expect(refusal.body).toMatchObject({ userId: null, isFieldError: true, errors: [/./] });
  expect(refusal.body.errors[0]).toContain("Check the billing country and postal code");
  expect(await ctx.db.$count(users, eq(users.email, details.email))).toBe(0);
});

test("Stripe's own page asks for the address", async () => {
  const { userName: username, ...details } = await newDetails();
  const checkout = await registerAndCheckOut(
    ctx,
    { provider, site: testSite, device: nowhere },
    { ...details, username, rankTitle: "", nationality: "", isFreeUser: false },
    { formKey: uuid(), before: null },
  );
  const session = firstOf(double.state.checkouts.all(({ customer }) => customer === customerOf(details.email).id));
  expect(session).toMatchObject({ automatic_tax: { enabled: true }, billing_address_collection: "required" });
  double.state.checkouts.pay(session.id, card.number);
  const followed = await followPurchase(ctx, { provider, site: testSite }, checkout.attemptKey);
  expect(followed).toMatchObject({ kind: "completed" });
  expect(await receiptOf(details.email)).toContain("$300.00 USD");
});
