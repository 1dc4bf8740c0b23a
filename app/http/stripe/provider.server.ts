// Stripe as the domain's payment provider, with an installation's keys.
import Stripe from "stripe";
import type { PaymentProvider } from "~/domain/payments/payment-provider";
import type { StripeKeys } from "../environment.server";
import { createCustomers } from "./customers.server";
import { createOwnPages } from "./own-pages.server";
import { portalOf, priceOf } from "./settings.server";
import { createSubscriptions } from "./subscriptions.server";

// Together less than the two minutes after which the sweeper treats a purchase as abandoned.
const timeouts = { timeout: 20_000, maxNetworkRetries: 1 };

/** Stripe's client, with the secret or the publishable key. */
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
