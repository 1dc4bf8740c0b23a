import { and, eq, gt } from "drizzle-orm";
import { subscriptions } from "~/db/schema";
import { assertCan } from "~/domain/access";
import type { Ctx, SignedInCtx } from "~/domain/context";
import { formatDate } from "~/domain/date-text";
import { notFound, Refusal } from "~/domain/refusal";
import { texts } from "~/texts";
import { say } from "~/texts/say";
import { ProviderUnreachable, type PaymentProvider } from "./payment-provider";
import { describeCost } from "./price";
import { describeStanding } from "./subscription-standing";

export type OwnSubscription = {
  text: string;
  isGood: boolean;
  currentPeriodEnd: Date | null;
  graceUntil: Date | null;
  /** When it ends, if it is cancelled. */
  endsAt: Date | null;
  /** Such as "$250, billed monthly"; null until the provider has answered. */
  cost: string | null;
};

/** The actor's subscription; null for accounts that weren't bought. */
export async function readOwnSubscription({ db, now, actor }: SignedInCtx): Promise<OwnSubscription | null> {
  const [subscription] = await db.select().from(subscriptions).where(eq(subscriptions.userId, actor.userId));
  if (!subscription) return null;
  const { currentPeriodEnd, graceUntil, endsAt, price } = subscription;
  const cost = price && describeCost(price);
  return { ...describeStanding(subscription, now), currentPeriodEnd, graceUntil, endsAt, cost };
}

/** A notice after sign-in while a failed payment is in its grace period; otherwise null. */
export async function readOverdueNotice({ db, now }: Ctx, userId: string): Promise<string | null> {
  const inGrace = and(eq(subscriptions.userId, userId), gt(subscriptions.graceUntil, now));
  const [subscription] = await db.select({ graceUntil: subscriptions.graceUntil }).from(subscriptions).where(inGrace);
  return subscription?.graceUntil
    ? texts.purchases.overdue({ date: formatDate(subscription.graceUntil, "UTC") })
    : null;
}

/**
 * A page of the provider, valid for a few minutes, for changing the card and cancelling; it leads back to `returnTo`.
 */
export async function openBillingPortal(
  { db, actor }: SignedInCtx,
  provider: PaymentProvider | null,
  returnTo: string,
): Promise<string> {
  assertCan(actor, "account:change", { ownerId: actor.userId });
  const [subscription] = await db
    .select({ customerId: subscriptions.stripeCustomerId })
    .from(subscriptions)
    .where(eq(subscriptions.userId, actor.userId));
  if (!subscription) throw notFound("subscription");
  const unavailable = new Refusal("conflict", say.subscriptions.portalUnavailable);
  if (!provider) throw unavailable;
  return provider.portalAddress(subscription.customerId, returnTo).catch((error: unknown) => {
    throw error instanceof ProviderUnreachable ? unavailable : error;
  });
}
