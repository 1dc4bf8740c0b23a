import { and, eq } from "drizzle-orm";
import { subscriptions, users } from "~/db/schema";
import { inTransaction, type Ctx } from "~/domain/context";
import { enqueueMail } from "~/domain/mail/enqueue-mail";
import type { MailSite } from "~/domain/mail/mail-site";
import { writeOverdueMail } from "./dunning-mails";
import type { PaymentProvider, SubscriptionStanding } from "./payment-provider";
import { isInOrder, standingAfter } from "./standing";

type Known = typeof subscriptions.$inferSelect;

/**
 * Looks at the provider how a customer's subscription stands, and notes it. With `site`, its owner is told at once of a
 * payment that failed. Throws ProviderUnreachable.
 */
export async function refreshStanding(
  ctx: Ctx,
  provider: PaymentProvider,
  customerId: string,
  site?: MailSite,
): Promise<void> {
  for (;;) {
    const [known] = await ctx.db.select().from(subscriptions).where(eq(subscriptions.stripeCustomerId, customerId));
    if (!known) return;
    const found = await currentOf(provider, known);
    // Somebody else has looked meanwhile, maybe later than we did: look again.
    if (await noteStanding(ctx, known, found, site)) return;
  }
}

/** The subscription as we know it; when that is not in order, the one that its customer has bought since. */
async function currentOf(provider: PaymentProvider, known: Known): Promise<SubscriptionStanding | null> {
  const found = await provider.readSubscription(known.stripeSubscriptionId);
  if (found && isInOrder(found.status)) return found;
  const latest = await provider.subscriptionOf(known.stripeCustomerId);
  return latest && isInOrder(latest.status) ? latest : found;
}

async function noteStanding(
  ctx: Ctx,
  known: Known,
  found: SubscriptionStanding | null,
  site?: MailSite,
): Promise<boolean> {
  const standing = standingAfter(known, found, ctx.now);
  return inTransaction(ctx, async (inner) => {
    const written = await inner.db
      .update(subscriptions)
      .set({
        ...standing,
        price: found?.price ?? known.price,
        stripeSubscriptionId: found?.id ?? known.stripeSubscriptionId,
        lastCallAt: standing.graceUntil ? known.lastCallAt : null,
        updatedAt: ctx.now,
        version: known.version + 1,
      })
      .where(and(eq(subscriptions.id, known.id), eq(subscriptions.version, known.version)))
      .returning({ id: subscriptions.id });
    if (written.length === 0) return false;
    if (site && standing.graceUntil && !known.graceUntil) {
      const [user] = await inner.db
        .select({ username: users.username, email: users.email })
        .from(users)
        .where(eq(users.id, known.userId));
      if (user) await enqueueMail(inner, writeOverdueMail(user, standing.graceUntil, site));
    }
    return true;
  });
}
