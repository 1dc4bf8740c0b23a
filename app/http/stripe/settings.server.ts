// What this installation configures at Stripe: its price, and the settings of the billing portal.
import type Stripe from "stripe";
import * as v from "valibot";
import { PriceUnusable, ProviderUnreachable } from "~/domain/payments/payment-provider";
import { firstPrice, Price } from "~/domain/payments/price";
import { texts } from "~/texts";
import { defaultLocale } from "~/texts/locale";
import { say, textOf } from "~/texts/say";
import type { StripeKeys } from "../environment.server";
import { askProvider, MissingObject } from "./ask-provider.server";

const priceLookupKey = "apsis_monthly_usd_25000";
/** Milliseconds after which a price is read again. */
const refreshEvery = 10 * 60_000;

/**
 * The configured price, or the product's own by its lookup key, created if missing. Cached while Stripe is unavailable.
 */
export function priceOf(
  stripe: Stripe,
  { priceId: configured, taxes }: Pick<StripeKeys, "priceId" | "taxes">,
  productName: string,
): () => Promise<Price> {
  let cachedPrice: { price: Price; at: number } | null = null;
  return async () => {
    if (cachedPrice && Date.now() - cachedPrice.at < refreshEvery) return cachedPrice.price;
    try {
      const read = await askProvider(() => find());
      const isBeforeTax = taxes && read.tax_behavior !== "inclusive";
      cachedPrice = { price: { ...usableOf(read), ...(isBeforeTax ? { isBeforeTax } : {}) }, at: Date.now() };
      return cachedPrice.price;
    } catch (error) {
      if (cachedPrice && error instanceof ProviderUnreachable) return cachedPrice.price;
      throw error instanceof MissingObject ? new PriceUnusable(`STRIPE_PRICE_ID: ${error.message}`) : error;
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
        product_data: { name: textOf(say.stripe.productName({ productName }), defaultLocale) },
      },
      { idempotencyKey: priceLookupKey },
    );
  }
}

/** Only prices per month or per year whose amount is known in advance. */
function usableOf(price: Stripe.Price): Price {
  const readPrice = knownPriceOf(price);
  if (!price.active) throw new PriceUnusable(texts.stripe.priceArchived({ id: price.id }));
  if (!readPrice) throw new PriceUnusable(texts.stripe.priceNotRecurring({ id: price.id }));
  return readPrice;
}

export function knownPriceOf({ id, unit_amount: amount, currency, recurring }: Stripe.Price): Price | null {
  const { interval, interval_count: intervalCount } = recurring ?? {};
  const parsedPrice = v.safeParse(Price, { id, amount, currency, interval, intervalCount });
  return parsedPrice.success ? parsedPrice.output : null;
}

/**
 * The operator's settings of the billing portal (undefined: Stripe's default), or the product's own, created at first
 * use. Refreshed now and then.
 */
export function portalOf(stripe: Stripe): () => Promise<string | undefined> {
  let cachedPortal: { id: string | undefined; at: number } | null = null;
  return async () => {
    if (cachedPortal && Date.now() - cachedPortal.at < refreshEvery) return cachedPortal.id;
    const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
    const isDefault = data.some(({ is_default }) => is_default);
    const ownPortal = data.find(({ metadata }) => metadata?.apsis === "portal");
    cachedPortal = { id: isDefault ? undefined : (ownPortal?.id ?? (await createPortal())), at: Date.now() };
    return cachedPortal.id;
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
