import { and, eq } from "drizzle-orm";
import { subscriptions, users } from "~/db/schema";
import { inTransaction, type Ctx } from "~/domain/context";
import { enqueueMail, type Mail } from "~/domain/mail/enqueue-mail";
import type { MailSite } from "~/domain/mail/mail-site";
import { writeOverdueMail } from "./dunning-mails";
import type { PaymentProvider, SubscriptionStanding } from "./payment-provider";
import { writeReceiptMail } from "./receipt-mail";
import { isInOrder, standingAfter } from "./standing";

/** How the owner is told; `receipts`: of each renewal too. */
export type Telling = { site: MailSite; receipts: boolean; now: Date };

type Known = typeof subscriptions.$inferSelect;

/**
 * Looks at the provider how a customer's subscription stands, and notes it. With `telling`, its owner is told at once
 * of a payment that failed or was taken. Throws ProviderUnreachable.
 */
export async function refreshStanding(
  ctx: Ctx,
  provider: PaymentProvider,
  customerId: string,
  telling?: Telling,
): Promise<void> {
  for (;;) {
    const [known] = await ctx.db.select().from(subscriptions).where(eq(subscriptions.stripeCustomerId, customerId));
    if (!known) return;
    const found = await currentOf(provider, known);
    // Somebody else has looked meanwhile, maybe later than we did: look again.
    if (await noteStanding(ctx, known, found, telling)) return;
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
  telling?: Telling,
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
        receiptedInvoice: (telling && found?.lastPayment?.invoiceId) ?? known.receiptedInvoice,
        updatedAt: ctx.now,
        version: known.version + 1,
      })
      .where(and(eq(subscriptions.id, known.id), eq(subscriptions.version, known.version)))
      .returning({ id: subscriptions.id });
    if (written.length === 0) return false;
    if (telling) for (const write of mailsOf(known, standing, found, telling)) await mailOwner(inner, known, write);
    return true;
  });
}

type Owner = { username: string; email: string };

/** Of a payment that failed, at once; and of one that was taken, if receipts are ours to send. */
function mailsOf(
  known: Known,
  { graceUntil }: Pick<Known, "graceUntil">,
  found: SubscriptionStanding | null,
  { site, receipts, now }: Telling,
): ((owner: Owner) => Mail)[] {
  const mails: ((owner: Owner) => Mail)[] = [];
  if (graceUntil && !known.graceUntil) mails.push((owner) => writeOverdueMail(owner, graceUntil, site));
  // The first payment has its receipt from the purchase; of a row that never had one it is not known which was told.
  const isNew = known.receiptedInvoice !== null && found?.lastPayment?.invoiceId !== known.receiptedInvoice;
  if (receipts && found?.lastPayment && isNew) mails.push((owner) => writeReceiptMail(owner, found, now, site));
  return mails;
}

async function mailOwner(ctx: Ctx, { userId }: Known, write: (owner: Owner) => Mail) {
  const [owner] = await ctx.db
    .select({ username: users.username, email: users.email })
    .from(users)
    .where(eq(users.id, userId));
  if (owner) await enqueueMail(ctx, write(owner));
}
