import { firstPrice, type Price } from "~/domain/payments/price";
import { getPlatform } from "./platform.server";
import { getPaymentProvider } from "./stripe.server";
import { within } from "./within.server";

/** Milliseconds for which a page waits for Stripe. */
const patience = 4_000;

/** What can be bought: its price, or why nothing can, for the operator. */
export type Offer = { price: Omit<Price, "id"> & { id?: string }; problem: null } | { price: null; problem: string };

/** The price as Stripe has it. Without keys nothing is sold, and the price is what a new installation asks for. */
export async function readOffer(): Promise<Offer> {
  const provider = await getPaymentProvider();
  if (!provider) return { price: firstPrice, problem: null };
  try {
    return { price: await within(patience, provider.readPrice()), problem: null };
  } catch (error) {
    (await getPlatform()).log.error({ err: error }, "the price cannot be used: nothing can be bought");
    return { price: null, problem: error instanceof Error ? error.message : String(error) };
  }
}
