import { and, eq } from "drizzle-orm";
import { subscriptions, users } from "~/db/schema";
import { inTransaction, type Ctx } from "~/domain/context";
import { writeForUser } from "~/domain/accounts/own-language";
import { enqueueMail, type Mail } from "~/domain/mail/enqueue-mail";
import type { MailSite } from "~/domain/mail/compose-mail";
import { writeOverdueMail } from "./dunning-mails";
import type { PaymentProvider, SubscriptionStanding } from "./payment-provider";
import { writeReceiptMail } from "./receipt-mail";
import { isInOrder, nextStanding } from "./subscription-standing";

/** How to notify the owner; `receipts`: of each renewal too. */
export type Telling = { site: MailSite; receipts: boolean; now: Date };

type SubscriptionRow = typeof subscriptions.$inferSelect;

/**
 * Reads the state of a customer's subscription from the provider and stores it. With `telling`, notifies the owner at
 * once of a failed or taken payment. Throws ProviderUnreachable.
 */
export async function refreshStanding(
  ctx: Ctx,
  provider: PaymentProvider,
  customerId: string,
  telling?: Telling,
): Promise<void> {
  for (;;) {
    const [subscription] = await ctx.db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.stripeCustomerId, customerId));
    if (!subscription) return;
    const current = await currentOf(provider, subscription);
    // A concurrent call has stored a maybe newer state: read again.
    if (await noteStanding(ctx, subscription, current, telling)) return;
  }
}

/** The known subscription; if it isn't in good standing, the one that its customer bought since. */
async function currentOf(
  provider: PaymentProvider,
  subscription: SubscriptionRow,
): Promise<SubscriptionStanding | null> {
  const current = await provider.readSubscription(subscription.stripeSubscriptionId);
  if (current && isInOrder(current.status)) return current;
  const latest = await provider.subscriptionOf(subscription.stripeCustomerId);
  return latest && isInOrder(latest.status) ? latest : current;
}

async function noteStanding(
  ctx: Ctx,
  subscription: SubscriptionRow,
  providerStanding: SubscriptionStanding | null,
  telling?: Telling,
): Promise<boolean> {
  const standing = nextStanding(subscription, providerStanding, ctx.now);
  return inTransaction(ctx, async (inner) => {
    const updatedRows = await inner.db
      .update(subscriptions)
      .set({
        ...standing,
        price: providerStanding?.price ?? subscription.price,
        stripeSubscriptionId: providerStanding?.id ?? subscription.stripeSubscriptionId,
        lastCallAt: standing.graceUntil ? subscription.lastCallAt : null,
        receiptedInvoice: (telling && providerStanding?.lastPayment?.invoiceId) ?? subscription.receiptedInvoice,
        updatedAt: ctx.now,
        version: subscription.version + 1,
      })
      .where(and(eq(subscriptions.id, subscription.id), eq(subscriptions.version, subscription.version)))
      .returning({ id: subscriptions.id });
    if (updatedRows.length === 0) return false;
    if (telling)
      for (const write of mailsOf(subscription, standing, providerStanding, telling))
        await mailOwner(inner, subscription, write);
    return true;
  });
}

type Owner = { username: string; email: string };

/** The mail about a failed payment, at once; or the receipt of a payment, if this server sends receipts. */
function mailsOf(
  subscription: SubscriptionRow,
  { graceUntil }: Pick<SubscriptionRow, "graceUntil">,
  providerStanding: SubscriptionStanding | null,
  { site, receipts, now }: Telling,
): ((owner: Owner) => Mail)[] {
  const mails: ((owner: Owner) => Mail)[] = [];
  if (graceUntil && !subscription.graceUntil) mails.push((owner) => writeOverdueMail(owner, graceUntil, site));
  // The purchase sends the first receipt. For a row that never had one, it is unknown which payments were reported.
  const isNew =
    subscription.receiptedInvoice !== null &&
    providerStanding?.lastPayment?.invoiceId !== subscription.receiptedInvoice;
  if (receipts && providerStanding?.lastPayment && isNew)
    mails.push((owner) => writeReceiptMail(owner, providerStanding, now, site));
  return mails;
}

async function mailOwner(ctx: Ctx, { userId }: SubscriptionRow, write: (owner: Owner) => Mail) {
  const [owner] = await ctx.db
    .select({ username: users.username, email: users.email })
    .from(users)
    .where(eq(users.id, userId));
  if (owner) await enqueueMail(ctx, await writeForUser(ctx, userId, () => write(owner)));
}
