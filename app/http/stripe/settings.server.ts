// What this installation keeps at Stripe: its price, and the settings of the billing portal.
import type Stripe from "stripe";
import { subscriptionPrice } from "~/domain/payments/purchase-texts";

const priceLookupKey = "apsis_monthly_usd_25000";

/** The price that is configured, or ours by its lookup key, made when there is none. Asked for once. */
export function priceOf(stripe: Stripe, configured: string | null, productName: string): () => Promise<string> {
  let known = configured;
  return async () => {
    if (known) return known;
    const { data } = await stripe.prices.list({ lookup_keys: [priceLookupKey], active: true, limit: 1 });
    known = data[0]?.id ?? (await createPrice());
    return known;
  };
  async function createPrice() {
    const { id } = await stripe.prices.create(
      {
        currency: subscriptionPrice.currency,
        unit_amount: subscriptionPrice.cents,
        recurring: { interval: "month" },
        lookup_key: priceLookupKey,
        product_data: { name: `${productName} subscription` },
      },
      { idempotencyKey: priceLookupKey },
    );
    return id;
  }
}

/**
 * The operator's own settings of the billing portal (undefined: Stripe takes its default), or ours, made at first use.
 * Asked for once.
 */
export function portalOf(stripe: Stripe): () => Promise<string | undefined> {
  let known: { id: string | undefined } | null = null;
  return async () => {
    if (known) return known.id;
    const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
    const isDefault = data.some(({ is_default }) => is_default);
    const own = data.find(({ metadata }) => metadata?.apsis === "portal");
    known = { id: isDefault ? undefined : (own?.id ?? (await createPortal())) };
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
