import { v7 as uuid } from "uuid";
import { subscriptions } from "~/db/schema";
import type { Ctx } from "~/domain/context";
import type { SubscriptionStanding } from "./payment-provider";

/** Stores the subscription that a new account was bought with. */
export async function addSubscription(
  { db, now }: Ctx,
  userId: string,
  { id, customerId, status, currentPeriodEnd, endsAt, price, lastPayment }: SubscriptionStanding,
  toldEmail: string,
) {
  await db.insert(subscriptions).values({
    id: uuid(),
    userId,
    stripeCustomerId: customerId,
    stripeSubscriptionId: id,
    status,
    currentPeriodEnd,
    endsAt,
    price,
    toldEmail,
    receiptedInvoice: lastPayment?.invoiceId ?? null,
    updatedAt: now,
  });
}
