// The checks of `npm run check:stripe`, in order.
import Stripe from "stripe";
import { PriceUnusable, type PaymentProvider } from "~/domain/payments/payment-provider";
import { describeCost } from "~/domain/payments/price";
import type { StripeKeys } from "../environment.server";

/** A failed check; `fix` says what to do. */
export class CheckFailure extends Error {
  constructor(
    message: string,
    readonly fix: string,
  ) {
    super(message);
  }
}

export type Shop = {
  keys: StripeKeys;
  appUrl: string | null;
  timeoutMs: number;
  stripe: Stripe;
  /** Stripe's client with the publishable key, as a page has it. */
  browser: Stripe;
  provider: PaymentProvider;
  bought: { customerId: string } | null;
};

const toleratedSeconds = 300;
const neededEvents = [
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "invoice.paid",
  "invoice.payment_failed",
  "invoice.payment_action_required",
  "charge.succeeded",
  "checkout.session.completed",
  "checkout.session.expired",
];

export const stripeChecks: [what: string, check: (shop: Shop) => Promise<string>][] = [
  ["secret key", checkSecretKey],
  ["publishable key", checkPublishableKey],
  ["clock", checkClock],
  ["price", checkPrice],
  ["taxes", checkTaxes],
  ["purchase", checkPurchase],
  ["portal", checkPortal],
  ["webhook endpoint", checkWebhookEndpoint],
  ["webhook secret", checkWebhookSecret],
];

async function checkSecretKey({ stripe }: Shop): Promise<string> {
  await stripe.balance.retrieve().catch(refuseKey("STRIPE_SECRET_KEY"));
  return "accepted by Stripe";
}

/** A page may read an intent of the same account if it knows the intent's secret. */
async function checkPublishableKey({ stripe, browser }: Shop): Promise<string> {
  const { id, client_secret } = await stripe.setupIntents.create();
  try {
    await browser.setupIntents.retrieve(id, { client_secret: client_secret ?? "" });
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing")
      throw new CheckFailure(
        "it belongs to another account than the secret key.",
        "Take both keys from one account, or sandbox.",
      );
    refuseKey("STRIPE_PUBLISHABLE_KEY")(error);
  } finally {
    await stripe.setupIntents.cancel(id);
  }
  return "belongs to the same account";
}

const refuseKey = (name: string) => (error: unknown) => {
  if (!(error instanceof Stripe.errors.StripeAuthenticationError)) throw error;
  throw new CheckFailure(`Stripe doesn't accept ${name}.`, "Copy it again: Developers, API keys, in test mode.");
};

/** Reports that seem too old are refused as forged. */
async function checkClock({ stripe }: Shop): Promise<string> {
  const { headers } = (await stripe.balance.retrieve()).lastResponse;
  const seconds = Math.round((Date.now() - Date.parse(headers.date ?? "")) / 1_000);
  const clockText = `this machine's clock is ${Math.abs(seconds)} s ${seconds < 0 ? "behind" : "ahead of"} Stripe's`;
  // Without a date header the clock can't be checked.
  if (!(Math.abs(seconds) <= toleratedSeconds / 2))
    throw new CheckFailure(
      `${clockText}; from ${toleratedSeconds} s, reports are refused.`,
      "Synchronize the clock with NTP.",
    );
  return clockText;
}

async function checkPrice({ provider }: Shop): Promise<string> {
  try {
    const price = await provider.readPrice();
    return `${describeCost(price)} (${price.id})`;
  } catch (error) {
    if (!(error instanceof PriceUnusable)) throw error;
    const fix =
      "Set STRIPE_PRICE_ID to an active, recurring price with a fixed amount, or remove it: then one is created.";
    throw new CheckFailure(error.message, fix);
  }
}

async function checkTaxes({ stripe, keys }: Shop): Promise<string> {
  if (!keys.taxes) return "not calculated (STRIPE_TAX is not set)";
  const { status } = await stripe.tax.settings.retrieve();
  if (status !== "active")
    throw new CheckFailure(
      "Stripe Tax is not set up in this account.",
      "Enter head office and tax code at Stripe, under Tax.",
    );
  return "calculated by Stripe Tax";
}

/** Buys one seat with a test card, through the same calls as a real purchase, and refunds it at the end. */
async function checkPurchase(shop: Shop): Promise<string> {
  const { stripe, provider } = shop;
  await provider.readPrice().catch((error: unknown) => {
    if (!(error instanceof PriceUnusable)) throw error;
    throw new CheckFailure("not tried: no price can be sold.", "Fix the price first.");
  });
  const run = `check-${Date.now()}`;
  const buyer = { name: "Check of the shop", email: "check@example.org", purchaseId: run };
  const customerId = await provider.createCustomer(buyer, `${run}:customer`);
  shop.bought = { customerId };
  const card = await stripe.paymentMethods.create({
    type: "card",
    card: { token: "tok_visa" },
    billing_details: { address: { country: "US", postal_code: "94103" } },
  });
  await provider.attachCard(customerId, card.id, `${run}:card`);
  const { status, payment } = await provider.startSubscription(customerId, card.id, `${run}:subscription`);
  if (payment.kind !== "paid")
    throw new CheckFailure(
      `the test card's subscription is ${status}.`,
      "Look at the customer check@example.org at Stripe.",
    );
  return "a test card bought a seat; it was cancelled and refunded";
}

async function checkPortal({ provider, appUrl, bought }: Shop): Promise<string> {
  if (!bought) throw createNotBought();
  await provider.portalAddress(bought.customerId, `${appUrl ?? "http://localhost:3000"}/account`);
  return "opens for a subscriber";
}

async function checkWebhookEndpoint({ stripe, appUrl }: Shop): Promise<string> {
  const at = webhookAddressOf(appUrl);
  const endpoints: Stripe.WebhookEndpoint[] = [];
  for await (const each of stripe.webhookEndpoints.list({ limit: 100 })) if (each.url === at) endpoints.push(each);
  const endpoint = endpoints.find(({ status }) => status === "enabled") ?? endpoints[0];
  if (!endpoint) throw new CheckFailure(`Stripe reports nothing to ${at}.`, `Add it at Stripe: Developers, Webhooks.`);
  if (endpoint.status !== "enabled") throw new CheckFailure(`${at} is switched off.`, "Enable it at Stripe.");
  const events: string[] = endpoint.enabled_events;
  const missing = events.includes("*") ? [] : neededEvents.filter((event) => !events.includes(event));
  if (missing.length > 0)
    throw new CheckFailure(`it doesn't receive ${missing.join(", ")}.`, "Add these events to it at Stripe.");
  return at;
}

/** Stripe counts for each event how many endpoints haven't accepted it. */
async function checkWebhookSecret(shop: Shop): Promise<string> {
  const { keys, bought, timeoutMs } = shop;
  if (!keys.webhookSecret)
    throw new CheckFailure("STRIPE_WEBHOOK_SECRET is not set.", "Set it to the endpoint's signing secret (whsec_…).");
  if (!bought) throw createNotBought();
  for (const until = Date.now() + timeoutMs; ; await new Promise((done) => setTimeout(done, timeoutMs / 30))) {
    const { data } = await shop.stripe.events.list({ type: "customer.subscription.created", limit: 20 });
    const event = data.find(({ data: { object } }) => "customer" in object && object.customer === bought.customerId);
    if (event?.pending_webhooks === 0) break;
    if (Date.now() > until) throw await describeMissingReport(shop, keys.webhookSecret);
  }
  // Without an endpoint nothing is pending either.
  const problem = await findReportProblem(shop.appUrl, keys.webhookSecret);
  if (problem) throw problem;
  return "Stripe's report of the purchase was accepted";
}

async function describeMissingReport({ appUrl, timeoutMs }: Shop, secret: string): Promise<CheckFailure> {
  return (
    (await findReportProblem(appUrl, secret)) ??
    new CheckFailure(
      `Stripe's report was not accepted within ${timeoutMs / 1_000} s, although a test report was: the secret belongs to another endpoint` +
        ", or Stripe can't reach this address.",
      "Copy the signing secret of this endpoint; Stripe lists its attempts under Developers, Webhooks.",
    )
  );
}

/** How the server at APP_URL answers a report that is signed with this environment's secret. */
async function findReportProblem(appUrl: string | null, secret: string): Promise<CheckFailure | null> {
  const payload = JSON.stringify({ type: "apsis.check", data: { object: {} } });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
  const at = webhookAddressOf(appUrl);
  const answer = await fetch(at, { method: "POST", body: payload, headers: { "stripe-signature": signature } }).catch(
    () => null,
  );
  if (answer?.status === 204) return null;
  if (!answer) return new CheckFailure(`nothing answers at ${at}.`, "Start the server at APP_URL first.");
  if (answer.status === 400)
    return new CheckFailure(
      `the server at ${at} has a different secret than this environment, or a different clock.`,
      "Start it with the same STRIPE_WEBHOOK_SECRET.",
    );
  return new CheckFailure(`${at} answers ${answer.status}.`, "Start the server there with the same Stripe settings.");
}

function webhookAddressOf(appUrl: string | null): string {
  if (!appUrl) throw new CheckFailure("APP_URL is not set.", "Set it to the address that people and Stripe use.");
  return `${appUrl}/api/payments/webhook`;
}

const createNotBought = () => new CheckFailure("not checked: nothing was bought.", "Fix the purchase first.");
