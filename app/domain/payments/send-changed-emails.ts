import { and, eq, notInArray, sql } from "drizzle-orm";
import { subscriptions, users } from "~/db/schema";
import type { Ctx } from "~/domain/context";
import { ProviderUnreachable, type PaymentProvider } from "./payment-provider";

const atOnce = 20;

/** Reports changed addresses to the provider, for invoices and receipts. Returns how many. */
export async function sendChangedEmails({ db }: Ctx, provider: PaymentProvider): Promise<number> {
  const changedAddresses = await db
    .select({ id: subscriptions.id, customerId: subscriptions.stripeCustomerId, email: users.email })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(
      and(
        sql`${subscriptions.toldEmail} is distinct from ${users.email}`,
        notInArray(subscriptions.status, ["canceled", "incomplete_expired"]),
      ),
    )
    .limit(atOnce);
  let updated = 0;
  for (const { id, customerId, email } of changedAddresses) {
    try {
      await provider.changeEmail(customerId, email);
    } catch (error) {
      // The next round tries again.
      if (error instanceof ProviderUnreachable) return updated;
      throw error;
    }
    await db.update(subscriptions).set({ toldEmail: email }).where(eq(subscriptions.id, id));
    updated++;
  }
  return updated;
}
