// What this installation keeps at Stripe: its price, and the settings of the billing portal.
import type Stripe from "stripe";
import * as v from "valibot";
import { PriceUnusable, ProviderUnreachable } from "~/domain/payments/payment-provider";
import { firstPrice, Price } from "~/domain/payments/price";
import type { StripeKeys } from "../environment.server";
import { askProvider, Missing } from "./ask-provider.server";

const priceLookupKey = "apsis_monthly_usd_25000";
/** Milliseconds after which a price is read again. */
const refreshEvery = 10 * 60_000;

/** The price that is configured, or ours by its lookup key, made when there is none. Kept while Stripe is away. */
export function priceOf(
  stripe: Stripe,
  { priceId: configured, taxes }: Pick<StripeKeys, "priceId" | "taxes">,
  productName: string,
): () => Promise<Price> {
  let kept: { price: Price; at: number } | null = null;
  return async () => {
    if (kept && Date.now() - kept.at < refreshEvery) return kept.price;
    try {
      const read = await askProvider(() => find());
      const isBeforeTax = taxes && read.tax_behavior !== "inclusive";
      kept = { price: { ...usableOf(read), ...(isBeforeTax ? { isBeforeTax } : {}) }, at: Date.now() };
      return kept.price;
    } catch (error) {
      if (kept && error instanceof ProviderUnreachable) return kept.price;
      throw error instanceof Missing ? new PriceUnusable(`STRIPE_PRICE_ID: ${error.message}`) : error;
    }
  };
  async function find() {
    if (configured) return stripe.prices.retrieve(configured);
    const { data } = await stripe.prices.list({ lookup_keys: [priceLookupKey], active: true, limit: 1 });
    return data[0] ?? createPrice();
  }
  function createPrice() {
    return stripe.prices.create(
      {
        currency: firstPrice.currency,
        unit_amount: firstPrice.amount,
        recurring: { interval: firstPrice.interval },
        lookup_key: priceLookupKey,
        product_data: { name: `${productName} subscription` },
      },
      { idempotencyKey: priceLookupKey },
    );
  }
}

/** Only what can be sold month by month, or year by year, at an amount that can be told beforehand. */
function usableOf(price: Stripe.Price): Price {
  const known = knownPriceOf(price);
  if (!price.active) throw new PriceUnusable(`The price ${price.id} is archived at Stripe.`);
  if (!known) throw new PriceUnusable(`The price ${price.id} is not a recurring one with a fixed amount.`);
  return known;
}

export function knownPriceOf({ id, unit_amount: amount, currency, recurring }: Stripe.Price): Price | null {
  const { interval, interval_count: intervalCount } = recurring ?? {};
  const known = v.safeParse(Price, { id, amount, currency, interval, intervalCount });
  return known.success ? known.output : null;
}

/**
 * The operator's own settings of the billing portal (undefined: Stripe takes its default), or ours, made at first use.
 * Asked for again now and then.
 */
export function portalOf(stripe: Stripe): () => Promise<string | undefined> {
  let known: { id: string | undefined; at: number } | null = null;
  return async () => {
    if (known && Date.now() - known.at < refreshEvery) return known.id;
    const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
    const isDefault = data.some(({ is_default }) => is_default);
    const own = data.find(({ metadata }) => metadata?.apsis === "portal");
    known = { id: isDefault ? undefined : (own?.id ?? (await createPortal())), at: Date.now() };
    return known.id;
  };
  async function createPortal() {
    const { id } = await stripe.billingPortal.configurations.create(
      {
        features: {
          payment_method_update: { enabled: true },
          invoice_history: { enabled: true },
          subscription_cancel: { enabled: true, mode: "at_period_end" },
        },
        metadata: { apsis: "portal" },
      },
      { idempotencyKey: "apsis-portal" },
    );
    return id;
  }
}
