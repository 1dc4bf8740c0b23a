import type { MailSite } from "~/domain/mail/mail-of";
import type { Ctx } from "~/domain/context";
import { advancePurchase } from "./advance-purchase";
import type { PaymentProvider } from "./payment-provider";
import { findPurchase, movePurchase } from "./purchase-states";
import { refreshStanding } from "./refresh-standing";

/**
 * What the provider reports: something about a customer changed. What exactly is asked for, never taken from the
 * report.
 */
export type PaymentEvent = { customerId: string; paid: boolean };

/**
 * Keeps the standing of subscriptions. Since it reads how things stand now, events may come twice, late and in any
 * order. Throws when the provider does not answer; it then reports again.
 */
export async function takePaymentEvent(
  ctx: Ctx,
  provider: PaymentProvider,
  site: MailSite,
  { customerId, paid }: PaymentEvent,
  receipts = false,
) {
  await finishPurchase(ctx, provider, site, customerId, paid);
  await refreshStanding(ctx, provider, customerId, { site, receipts, now: ctx.now });
}

/** A purchase whose buyer confirmed or paid it and then closed the page; and one that was paid after it was undone. */
async function finishPurchase(ctx: Ctx, provider: PaymentProvider, site: MailSite, customerId: string, paid: boolean) {
  const purchase = await findPurchase(ctx, { customerId });
  // The provider's own page may have been closed as well.
  if (!paid && purchase?.state !== "checkingOut") return;
  if (purchase?.state === "undone") await movePurchase(ctx, purchase, "undoing");
  const isToFinish = purchase && ["undone", "confirming", "checkingOut", "paid"].includes(purchase.state);
  if (isToFinish) await advancePurchase(ctx, { provider, site, who: "watcher" }, purchase.id);
}
