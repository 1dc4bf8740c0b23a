import { firstPrice, type Price } from "~/domain/payments/price";
import { getPlatform } from "./platform.server";
import { getPaymentProvider } from "./stripe.server";
import { withTimeout } from "./with-timeout.server";

/** Milliseconds that a page waits for Stripe. */
const timeoutMs = 4_000;

/** The price of a subscription, or for the operator why none can be sold. */
export type SubscriptionOffer =
  { price: Omit<Price, "id"> & { id?: string }; problem: null } | { price: null; problem: string };

/** Reads the price from Stripe. Without Stripe keys nothing is sold, and the price is that of a new installation. */
export async function readSubscriptionOffer(): Promise<SubscriptionOffer> {
  const provider = await getPaymentProvider();
  if (!provider) return { price: firstPrice, problem: null };
  try {
    return { price: await withTimeout(timeoutMs, provider.readPrice()), problem: null };
  } catch (error) {
    (await getPlatform()).log.error({ err: error }, "unusable price: nothing can be bought");
    return { price: null, problem: error instanceof Error ? error.message : String(error) };
  }
}
