import type { Ctx } from "~/domain/context";
import { notFound } from "~/domain/refusal";
import { advancePurchase, type PurchaseOutcome, type Driver } from "./advance-purchase";
import type { PaymentProvider } from "./payment-provider";
import { findPurchase, type Purchase } from "./purchase-states";

/**
 * The state of a purchase for a reloaded page: completes a paid one, repeats the bank's question, and charges nothing.
 * Only the buyer knows the key.
 */
export async function followPurchase(
  ctx: Ctx,
  from: Omit<Driver, "who">,
  attemptKey: string,
): Promise<PurchaseOutcome> {
  const purchase = await findPurchase(ctx, { attemptKey });
  if (!purchase) throw notFound("purchase");
  const advanced = await advancePurchase(ctx, { ...from, who: "watcher" }, purchase.id);
  const now = await findPurchase(ctx, { attemptKey });
  return (advanced.kind === "left" && now && (await findAsked(from.provider, now))) || advanced;
}

/** The buyer's next step. */
async function findAsked(provider: PaymentProvider, { state, ...purchase }: Purchase): Promise<PurchaseOutcome | null> {
  if (state === "checkingOut") {
    // Stored with the state.
    const checkout = await provider.readCheckout(purchase.checkoutId!);
    return checkout.kind === "open" ? { kind: "needsCheckout", url: checkout.url } : null;
  }
  if (state !== "confirming" || !purchase.subscriptionId) return null;
  const started = await provider.readSubscription(purchase.subscriptionId);
  return started?.payment.kind === "needsConfirmation"
    ? { kind: "needsConfirmation", clientSecret: started.payment.clientSecret }
    : null;
}
