// The payment provider's own page, on which a purchase is paid.
import type { Ctx } from "~/domain/context";
import type { MailSite } from "~/domain/mail/compose-mail";
import { ProviderUnreachable, type PaymentProvider, type StartedSubscription } from "./payment-provider";
import { movePurchase, type Purchase } from "./purchase-states";

/** Milliseconds for which a page accepts payment. */
export const openFor = 60 * 60_000;

/** Where the buyer returns, paid or not. */
export const returnAddressOf = (siteUrl: string, attemptKey: string) =>
  `${siteUrl}/register/checkout?${new URLSearchParams({ attempt: attemptKey })}`;

export async function openCheckout(
  ctx: Ctx,
  { provider, site }: { provider: PaymentProvider; site: MailSite },
  purchase: Purchase,
  key: string,
): Promise<void> {
  const back = returnAddressOf(site.url, purchase.attemptKey);
  const closesAt = new Date(purchase.createdAt.getTime() + openFor);
  // Stored with the state `customerMade`.
  const checkoutId = await provider.openCheckout(purchase.customerId!, { paidTo: back, backTo: back, closesAt }, key);
  await movePurchase(ctx, purchase, "checkingOut", { checkoutId });
}

type CheckoutState =
  { kind: "open"; url: string } | { kind: "closed" } | { kind: "paid"; started: StartedSubscription };

/** The state of a purchase's page. A payment is certain only if its subscription confirms it. */
export async function readCheckout(provider: PaymentProvider, { checkoutId }: Purchase): Promise<CheckoutState> {
  // Stored with the state `checkingOut`.
  const checkout = await provider.readCheckout(checkoutId!);
  if (checkout.kind !== "paid") return checkout;
  const started = await provider.readSubscription(checkout.subscriptionId);
  if (!started) return { kind: "closed" };
  if (started.payment.kind === "needsConfirmation") throw new ProviderUnreachable("The page is paid, and is not yet.");
  return { kind: "paid", started };
}
