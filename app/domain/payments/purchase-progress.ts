import type { Ctx } from "~/domain/context";
import { notFound } from "~/domain/refusal";
import { advancePurchase, type Advanced, type Driver } from "./advance-purchase";
import { findPurchase } from "./purchase-states";

/**
 * How the purchase of an attempt stands, for a page that was reloaded: what is paid is completed, what the bank asks
 * can be put to the buyer again, and nothing is charged. Whoever knows the key began it.
 */
export async function followPurchase(ctx: Ctx, from: Omit<Driver, "who">, attemptKey: string): Promise<Advanced> {
  const purchase = await findPurchase(ctx, { attemptKey });
  if (!purchase) throw notFound("The purchase");
  const advanced = await advancePurchase(ctx, { ...from, who: "watcher" }, purchase.id);
  const now = await findPurchase(ctx, { attemptKey });
  if (advanced.kind !== "left" || now?.state !== "confirming" || !now.subscriptionId) return advanced;
  const started = await from.provider.readSubscription(now.subscriptionId);
  return started?.payment.kind === "needsConfirmation"
    ? { kind: "needsConfirmation", clientSecret: started.payment.clientSecret }
    : advanced;
}
