// Payment on the payment provider's own page: for browsers without JavaScript, and if the card fields don't load.
import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { users } from "~/db/schema";
import type { Ctx } from "~/domain/context";
import { nameKey } from "~/domain/name-key";
import { advancePurchase, type PurchaseOutcome, type Driver } from "./advance-purchase";
import { findPurchase } from "./purchase-states";
import { registerAndPay, type From, type Order } from "./register-and-pay";

export type BegunCheckout = { attemptKey: string; advanced: PurchaseOutcome };

/**
 * Starts a purchase that is paid on the provider's page. The same form with the same content is the same purchase.
 * `before` is the one that this browser started last; it is undone if it has the same name or address.
 */
export async function registerAndCheckOut(
  ctx: Ctx,
  from: From,
  details: Order["userRegistrationDetails"],
  { formKey, before }: { formKey: string; before: string | null },
): Promise<BegunCheckout> {
  const attemptKey = createHash("sha256")
    .update(JSON.stringify([formKey, details]))
    .digest("base64url");
  if (before && before !== attemptKey) {
    const advanced = await giveWay(ctx, from, before, details);
    if (advanced?.kind === "completed") return { attemptKey: before, advanced };
  }
  const order = { userRegistrationDetails: details, paymentMethodId: null };
  return { attemptKey, advanced: await registerAndPay(ctx, from, order, attemptKey) };
}

async function giveWay(
  ctx: Ctx,
  from: From,
  before: string,
  { username, email }: Order["userRegistrationDetails"],
): Promise<PurchaseOutcome | null> {
  const purchase = await findPurchase(ctx, { attemptKey: before });
  if (!purchase) return null;
  const isSame = purchase.usernameKey === nameKey(username) || purchase.emailKey === nameKey(email);
  return isSame ? leaveCheckout(ctx, from, before) : null;
}

/** The buyer cancelled: undoes the purchase, unless it is already paid. */
export async function leaveCheckout(
  ctx: Ctx,
  { provider, site }: Omit<Driver, "who">,
  attemptKey: string,
): Promise<PurchaseOutcome | null> {
  const purchase = await findPurchase(ctx, { attemptKey });
  // Payments with the form's card wait for that.
  if (!purchase || purchase.paymentMethodId) return null;
  return advancePurchase(ctx, { provider, site, who: "sweeper" }, purchase.id);
}

/** The username of a bought account; empty if it was deleted. */
export async function readBuyersName({ db }: Ctx, userId: string | null): Promise<string> {
  if (!userId) return "";
  const [user] = await db.select({ username: users.username }).from(users).where(eq(users.id, userId));
  return user?.username ?? "";
}
