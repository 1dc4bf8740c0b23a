// A subscription costs what Stripe says.
import { afterAll, expect, test, vi } from "vitest";
import pino from "pino";
import { ProviderUnreachable } from "~/domain/payments/payment-provider";
import { describeCost, formatAmount, formatPrice } from "~/domain/payments/price";
import { readEnvironment } from "~/http/environment.server";
import { readSubscriptionOffer } from "~/http/subscription-offer.server";
import { usePlatform } from "~/http/platform.server";
import { createStripeProvider } from "~/http/stripe/provider.server";
import { openTestDatabase } from "../support/database";
import { callInProcess as call } from "../support/in-process-api";
import { expectProblem, withNothingWritten } from "../support/rest-api";
import { startStripeDouble } from "../support/stripe-double/stripe-double";

const double = await startStripeDouble();
afterAll(() => double.close());
const database = await openTestDatabase();
const lines: string[] = [];
const log = pino({ level: "error" }, { write: (line: string) => void lines.push(line) });

/** The installation with this price in its settings. */
function sell(priceId?: string) {
  const env = readEnvironment({
    SESSION_SECRET: "a secret of the tests, 32 characters",
    DEMO: "0",
    STRIPE_SECRET_KEY: "sk_test_x",
    STRIPE_PUBLISHABLE_KEY: "pk_test_x",
    STRIPE_API_BASE: double.url,
    ...(priceId ? { STRIPE_PRICE_ID: priceId } : {}),
  });
  usePlatform({ env, database, log });
  return createStripeProvider(env.stripe!, "Apsis");
}
const newPrice = (overrides: Record<string, unknown> = {}) =>
  double.state.createPrice({
    currency: "eur",
    unit_amount: "99000",
    recurring: { interval: "year", interval_count: 1 },
    product_data: { name: "Seat" },
    ...overrides,
  });

test("amount, currency and interval come from the configured price", async () => {
  const { id } = newPrice();
  sell(id);
  expect(await readSubscriptionOffer()).toEqual({
    price: { id, amount: 99_000, currency: "eur", interval: "year", intervalCount: 1 },
    problem: null,
  });
});

test("without a configured price, one of 250 USD a month is created and found by lookup key", async () => {
  const price = await sell().readPrice();
  expect(price).toMatchObject({ amount: 25_000, currency: "usd", interval: "month", intervalCount: 1 });
  expect(await sell().readPrice()).toEqual(price);
});

test.each([
  [
    { amount: 25_000, currency: "usd", interval: "month", intervalCount: 1 },
    "$250",
    "$250.00 USD",
    "$250, billed monthly",
  ],
  [
    { amount: 24_950, currency: "usd", interval: "year", intervalCount: 1 },
    "$249.50",
    "$249.50 USD",
    "$249.50, billed yearly",
  ],
  [
    { amount: 9_900, currency: "eur", interval: "month", intervalCount: 3 },
    "€99",
    "€99.00 EUR",
    "€99, billed every 3 months",
  ],
  [
    { amount: 30_000, currency: "jpy", interval: "week", intervalCount: 1 },
    "¥30,000",
    "¥30,000 JPY",
    "¥30,000, billed weekly",
  ],
] as const)("%j is displayed as %s, %s, %s", (price, short, exact, billing) => {
  expect([formatPrice(price), formatAmount(price), describeCost(price)]).toEqual([short, exact, billing]);
});

const details = {
  userName: "buyer",
  password: "Str0ng@Passw",
  email: "buyer@example.org",
  accessCode: "NONE",
  firstName: "Ada",
  lastName: "Lovelace",
};
const pay = () =>
  call("POST", "/payments/register-and-pay", {
    body: { userRegistrationDetails: details, paymentMethodId: "pm_12345678" },
  });

test.each([
  ["unknown", () => "price_unknown", /STRIPE_PRICE_ID: No such price: 'price_unknown'/],
  ["archived", () => Object.assign(newPrice(), { active: false }).id, /is archived at Stripe/],
  ["not recurring", () => Object.assign(newPrice(), { recurring: null }).id, /isn't recurring with a fixed amount/],
  [
    "without a fixed amount",
    () => Object.assign(newPrice(), { unit_amount: null }).id,
    /isn't recurring with a fixed amount/,
  ],
])("a price that is %s closes the form and informs the operator", async (_, idOf, problem) => {
  sell(idOf());
  lines.length = 0;
  expect(await readSubscriptionOffer()).toEqual({ price: null, problem: expect.stringMatching(problem) });
  const answer = await withNothingWritten({ db: database.db }, pay);
  expectProblem(answer, 409, "You can't buy a subscription at the moment. Try again later.");
  expect(lines).toHaveLength(2);
  expect(double.state.customers.size).toBe(0);
});

test("a price is read again after ten minutes, and cached while Stripe is down", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const stored = newPrice();
  const provider = sell(stored.id);
  const price = await provider.readPrice();
  stored.unit_amount = 1;
  expect(await provider.readPrice()).toEqual(price);
  vi.setSystemTime(Date.now() + 11 * 60_000);
  const newPriceValues = { ...price, amount: 1 };
  expect(await provider.readPrice()).toEqual(newPriceValues);
  await double.close();
  vi.setSystemTime(Date.now() + 11 * 60_000);
  expect(await provider.readPrice()).toEqual(newPriceValues);
  await expect(sell(stored.id).readPrice()).rejects.toBeInstanceOf(ProviderUnreachable);
  vi.useRealTimers();
});
