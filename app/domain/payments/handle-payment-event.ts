import type { MailSite } from "~/domain/mail/compose-mail";
import type { Ctx } from "~/domain/context";
import { advancePurchase } from "./advance-purchase";
import type { PaymentProvider } from "./payment-provider";
import { findPurchase, movePurchase } from "./purchase-states";
import { refreshStanding } from "./refresh-standing";

/**
 * The provider's report that something about a customer changed. Details are read from the provider, never from the
 * report.
 */
export type PaymentEvent = { customerId: string; paid: boolean };

/**
 * Updates subscriptions. Reads the current state, so events may arrive twice, late and in any order. Throws if the
 * provider doesn't answer; it then reports again.
 */
export async function handlePaymentEvent(
  ctx: Ctx,
  provider: PaymentProvider,
  site: MailSite,
  { customerId, paid }: PaymentEvent,
  receipts = false,
) {
  await finishPurchase(ctx, provider, site, customerId, paid);
  await refreshStanding(ctx, provider, customerId, { site, receipts, now: ctx.now });
}

/** Purchases that the buyer confirmed or paid before closing the page, and those paid after they were undone. */
async function finishPurchase(ctx: Ctx, provider: PaymentProvider, site: MailSite, customerId: string, paid: boolean) {
  const purchase = await findPurchase(ctx, { customerId });
  // The provider's own page may also have been closed.
  if (!paid && purchase?.state !== "checkingOut") return;
  if (purchase?.state === "undone") await movePurchase(ctx, purchase, "undoing");
  const isToFinish = purchase && ["undone", "confirming", "checkingOut", "paid"].includes(purchase.state);
  if (isToFinish) await advancePurchase(ctx, { provider, site, who: "watcher" }, purchase.id);
}
