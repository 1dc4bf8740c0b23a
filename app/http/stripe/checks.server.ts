// What `npm run check:stripe` looks at, one after the other.
import Stripe from "stripe";
import { PriceUnusable, type PaymentProvider } from "~/domain/payments/payment-provider";
import { describeBilling, formatPrice } from "~/domain/payments/price";
import type { StripeKeys } from "../environment.server";

/** Something is not as it must be; `mend` says what to do. */
export class Wrong extends Error {
  constructor(
    message: string,
    readonly mend: string,
  ) {
    super(message);
  }
}

export type Shop = {
  keys: StripeKeys;
  appUrl: string | null;
  patience: number;
  stripe: Stripe;
  /** With the publishable key, as a page has it. */
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
  return "Stripe knows it";
}

/** A page may read an intent of the same account when it knows its secret. */
async function checkPublishableKey({ stripe, browser }: Shop): Promise<string> {
  const { id, client_secret } = await stripe.setupIntents.create();
  try {
    await browser.setupIntents.retrieve(id, { client_secret: client_secret ?? "" });
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing")
      throw new Wrong("it is of another account than the secret key.", "Take both keys from one account, or sandbox.");
    refuseKey("STRIPE_PUBLISHABLE_KEY")(error);
  } finally {
    await stripe.setupIntents.cancel(id);
  }
  return "it is of the same account";
}

const refuseKey = (name: string) => (error: unknown) => {
  if (!(error instanceof Stripe.errors.StripeAuthenticationError)) throw error;
  throw new Wrong(`Stripe does not know ${name}.`, "Copy it again: Developers, API keys, in test mode.");
};

/** Reports are refused as forged when they seem too old. */
async function checkClock({ stripe }: Shop): Promise<string> {
  const { headers } = (await stripe.balance.retrieve()).lastResponse;
  const seconds = Math.round((Date.now() - Date.parse(headers.date ?? "")) / 1_000);
  const told = `this machine's is ${Math.abs(seconds)} s ${seconds < 0 ? "behind" : "ahead of"} Stripe's`;
  // No date at all is no clock to go by.
  if (!(Math.abs(seconds) <= toleratedSeconds / 2))
    throw new Wrong(`${told}; from ${toleratedSeconds} s on reports are refused.`, "Keep the clock by NTP.");
  return told;
}

async function checkPrice({ provider }: Shop): Promise<string> {
  try {
    const price = await provider.readPrice();
    return `${formatPrice(price)}, ${describeBilling(price)} (${price.id})`;
  } catch (error) {
    if (!(error instanceof PriceUnusable)) throw error;
    const mend = "Set STRIPE_PRICE_ID to an active, recurring price with a fixed amount, or leave it out: one is made.";
    throw new Wrong(error.message, mend);
  }
}

async function checkTaxes({ stripe, keys }: Shop): Promise<string> {
  if (!keys.taxes) return "none are counted (STRIPE_TAX is not set)";
  const { status } = await stripe.tax.settings.retrieve();
  if (status !== "active")
    throw new Wrong(
      "Stripe Tax is not set up in this account.",
      "Enter head office and tax code at Stripe, under Tax.",
    );
  return "Stripe Tax counts them";
}

/** One seat with a test card, through the same calls as any other; it is taken back at the end. */
async function checkPurchase(shop: Shop): Promise<string> {
  const { stripe, provider } = shop;
  await provider.readPrice().catch((error: unknown) => {
    if (!(error instanceof PriceUnusable)) throw error;
    throw new Wrong("not tried: there is no price that can be sold.", "Mend the price first.");
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
    throw new Wrong(`the test card's subscription is ${status}.`, "Look at the customer check@example.org at Stripe.");
  return "a test card bought a seat; it is cancelled and paid back";
}

async function checkPortal({ provider, appUrl, bought }: Shop): Promise<string> {
  if (!bought) throw notBought();
  await provider.portalAddress(bought.customerId, `${appUrl ?? "http://localhost:3000"}/account`);
  return "it opens for a subscriber";
}

async function checkWebhookEndpoint({ stripe, appUrl }: Shop): Promise<string> {
  const at = webhookAddressOf(appUrl);
  const found: Stripe.WebhookEndpoint[] = [];
  for await (const each of stripe.webhookEndpoints.list({ limit: 100 })) if (each.url === at) found.push(each);
  const endpoint = found.find(({ status }) => status === "enabled") ?? found[0];
  if (!endpoint) throw new Wrong(`Stripe reports nothing to ${at}.`, `Add it at Stripe: Developers, Webhooks.`);
  if (endpoint.status !== "enabled") throw new Wrong(`${at} is switched off.`, "Enable it at Stripe.");
  const events: string[] = endpoint.enabled_events;
  const missing = events.includes("*") ? [] : neededEvents.filter((event) => !events.includes(event));
  if (missing.length > 0)
    throw new Wrong(`it is not told of ${missing.join(", ")}.`, "Add these events to it at Stripe.");
  return at;
}

/** Stripe counts for each event how many endpoints have not taken it. */
async function checkWebhookSecret(shop: Shop): Promise<string> {
  const { keys, bought, patience } = shop;
  if (!keys.webhookSecret)
    throw new Wrong("STRIPE_WEBHOOK_SECRET is not set.", "It is the endpoint's signing secret (whsec_…).");
  if (!bought) throw notBought();
  for (const until = Date.now() + patience; ; await new Promise((done) => setTimeout(done, patience / 30))) {
    const { data } = await shop.stripe.events.list({ type: "customer.subscription.created", limit: 20 });
    const event = data.find(({ data: { object } }) => "customer" in object && object.customer === bought.customerId);
    if (event?.pending_webhooks === 0) break;
    if (Date.now() > until) throw await whyNotTaken(shop, keys.webhookSecret);
  }
  // With no endpoint nothing is pending either.
  const problem = await problemWithOwnReport(shop.appUrl, keys.webhookSecret);
  if (problem) throw problem;
  return "Stripe's report of the purchase was taken";
}

async function whyNotTaken({ appUrl, patience }: Shop, secret: string): Promise<Wrong> {
  return (
    (await problemWithOwnReport(appUrl, secret)) ??
    new Wrong(
      `Stripe's report was not taken within ${patience / 1_000} s, though ours was: the secret is another endpoint's` +
        ", or Stripe does not reach this address.",
      "Copy the signing secret of this very endpoint; Stripe shows its tries under Developers, Webhooks.",
    )
  );
}

/** What the server at APP_URL says to a report that is signed as this environment would have it. */
async function problemWithOwnReport(appUrl: string | null, secret: string): Promise<Wrong | null> {
  const payload = JSON.stringify({ type: "apsis.check", data: { object: {} } });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
  const at = webhookAddressOf(appUrl);
  const answer = await fetch(at, { method: "POST", body: payload, headers: { "stripe-signature": signature } }).catch(
    () => null,
  );
  if (answer?.status === 204) return null;
  if (!answer) return new Wrong(`nothing answers at ${at}.`, "Start the server first, where APP_URL leads to.");
  if (answer.status === 400)
    return new Wrong(
      `the server at ${at} has another secret than this environment, or another clock.`,
      "Start it with the same STRIPE_WEBHOOK_SECRET.",
    );
  return new Wrong(`${at} answers ${answer.status}.`, "Start the server there with the same Stripe settings.");
}

function webhookAddressOf(appUrl: string | null): string {
  if (!appUrl) throw new Wrong("APP_URL is not set.", "Set it to the address that people and Stripe use.");
  return `${appUrl}/api/payments/webhook`;
}

const notBought = () => new Wrong("not looked at: nothing was bought.", "Mend the purchase first.");
