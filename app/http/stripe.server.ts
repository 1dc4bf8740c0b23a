// Stripe as the domain's payment provider. Its types stay in here and in stripe/; all else knows the provider's port.
import Stripe from "stripe";
import type { PaymentProvider } from "~/domain/payments/payment-provider";
import type { StripeKeys } from "./environment.server";
import { getPlatform } from "./platform.server";
import { createCustomers } from "./stripe/customers.server";
import { createOwnPages } from "./stripe/own-pages.server";
import { portalOf, priceOf } from "./stripe/settings.server";
import { createSubscriptions } from "./stripe/subscriptions.server";

// Together less than the two minutes after which the sweeper takes a purchase for abandoned.
const timeouts = { timeout: 20_000, maxNetworkRetries: 1 };

/** What the registration page needs to load Stripe; null when this installation sells nothing. */
export async function readStripePage(): Promise<{
  publishableKey: string;
  scriptUrl: string | null;
  taxes: boolean;
} | null> {
  const { stripe } = (await getPlatform()).env;
  return (
    stripe && {
      publishableKey: stripe.publishableKey,
      scriptUrl: stripe.apiBase && `${stripe.apiBase}/stripe.js`,
      taxes: stripe.taxes,
    }
  );
}

let made: { keys: StripeKeys; provider: PaymentProvider } | null = null;

/** The provider of this process; null without keys. */
export async function getPaymentProvider(): Promise<PaymentProvider | null> {
  const { stripe: keys, productName } = (await getPlatform()).env;
  if (!keys) return null;
  if (made?.keys !== keys) made = { keys, provider: createStripeProvider(keys, productName) };
  return made.provider;
}

/** The client of Stripe, with either key. */
export function createStripeClient(
  { secretKey, apiBase }: Pick<StripeKeys, "secretKey" | "apiBase">,
  limits = timeouts,
): Stripe {
  const base = apiBase ? new URL(apiBase) : null;
  const host = base && {
    host: base.hostname,
    port: base.port || undefined,
    protocol: base.protocol === "http:" ? ("http" as const) : ("https" as const),
  };
  return new Stripe(secretKey, { ...limits, ...host, telemetry: false, appInfo: { name: "apsis" } });
}

export function createStripeProvider(keys: StripeKeys, productName: string, limits = timeouts): PaymentProvider {
  const stripe = createStripeClient(keys, limits);
  const price = priceOf(stripe, keys, productName);
  return {
    readPrice: price,
    ...createCustomers(stripe, keys.taxes),
    ...createSubscriptions(stripe, price, keys.taxes),
    ...createOwnPages(stripe, { price, portal: portalOf(stripe), taxes: keys.taxes }),
  };
}
