import { eq } from "drizzle-orm";
import { subscriptions, users } from "~/db/schema";
import type { Ctx } from "~/domain/context";
import { notFound, Refusal } from "~/domain/refusal";
import { say } from "~/texts/say";
import { ProviderUnreachable, type PaymentProvider } from "./payment-provider";
import { refreshStanding } from "./refresh-standing";
import { isOver, describeStanding } from "./subscription-standing";

/** A lapsed subscription, and how to pay it again. */
export type Renewal = {
  username: string;
  text: string;
  isGood: boolean;
  /** `portal`: an open payment can be paid with another card. `checkout`: it has ended and is bought again. */
  way: "portal" | "checkout";
  /** End of the paid period; null while it isn't in good standing, whatever period has started since. */
  currentPeriodEnd: Date | null;
  graceUntil: Date | null;
  /** Whether the provider was asked just now. */
  isCurrent: boolean;
};

export async function readRenewal(ctx: Ctx, provider: PaymentProvider | null, userId: string): Promise<Renewal> {
  const { stripeCustomerId } = await findLapsed(ctx, userId);
  const isCurrent = provider ? await isReachable(refreshStanding(ctx, provider, stripeCustomerId)) : false;
  const { username, status, currentPeriodEnd, graceUntil, endsAt } = await findLapsed(ctx, userId);
  const standing = describeStanding({ status, graceUntil, endsAt }, ctx.now);
  return {
    username,
    ...standing,
    way: isOver(status) ? "checkout" : "portal",
    currentPeriodEnd: standing.isGood ? currentPeriodEnd : null,
    graceUntil,
    isCurrent,
  };
}

/** The provider's page for paying again, leading back to `returnTo`; null if it is already paid. */
export async function openRenewalPayment(
  ctx: Ctx,
  provider: PaymentProvider | null,
  userId: string,
  returnTo: string,
): Promise<string | null> {
  const unavailable = new Refusal("conflict", say.purchases.unavailable);
  if (!provider) throw unavailable;
  const renewal = await readRenewal(ctx, provider, userId);
  // Without an answer from the provider, it could be paid twice.
  if (!renewal.isCurrent) throw unavailable;
  if (renewal.isGood) return null;
  const { stripeCustomerId, stripeSubscriptionId } = await findLapsed(ctx, userId);
  const address =
    renewal.way === "portal"
      ? provider.portalAddress(stripeCustomerId, returnTo)
      : provider.checkoutAddress(stripeCustomerId, { returnTo, after: stripeSubscriptionId });
  return address.catch((error: unknown) => {
    throw error instanceof ProviderUnreachable ? unavailable : error;
  });
}

const isReachable = (work: Promise<void>) =>
  work.then(
    () => true,
    (error: unknown) => {
      if (error instanceof ProviderUnreachable) return false;
      throw error;
    },
  );

async function findLapsed({ db }: Ctx, userId: string) {
  const [subscription] = await db
    .select({
      username: users.username,
      stripeCustomerId: subscriptions.stripeCustomerId,
      stripeSubscriptionId: subscriptions.stripeSubscriptionId,
      status: subscriptions.status,
      currentPeriodEnd: subscriptions.currentPeriodEnd,
      graceUntil: subscriptions.graceUntil,
      endsAt: subscriptions.endsAt,
    })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(eq(subscriptions.userId, userId));
  if (!subscription) throw notFound("subscription");
  return subscription;
}
