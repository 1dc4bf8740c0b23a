import { and, asc, eq, lt, notInArray, or } from "drizzle-orm";
import { purchases } from "~/db/schema";
import type { MailSite } from "~/domain/mail/compose-mail";
import type { Ctx } from "~/domain/context";
import { advancePurchase } from "./advance-purchase";
import { openFor } from "./hosted-page";
import { ProviderUnreachable, type PaymentProvider } from "./payment-provider";

const minute = 60_000;
/** Inactivity after which a purchase counts as abandoned; a buyer's bank may take longer. */
const idle = 2 * minute;
const confirming = 30 * minute;
/** The provider closes its own page after an hour and reports that; this is for lost reports. */
const checkingOut = openFor + 5 * minute;
const atOnce = 20;

/** `failed`: errors of single purchases, which don't delay the others. */
export type SweepResult = { decided: number; waiting: number; failed: unknown[] };

/** Finishes abandoned purchases: with an account if they are paid, otherwise without a payment. */
export async function sweepPurchases(ctx: Ctx, provider: PaymentProvider, site: MailSite): Promise<SweepResult> {
  const before = (milliseconds: number) => new Date(ctx.now.getTime() - milliseconds);
  const abandoned = await ctx.db
    .select({ id: purchases.id })
    .from(purchases)
    .where(
      and(
        notInArray(purchases.state, ["completed", "undone"]),
        or(
          and(notInArray(purchases.state, ["confirming", "checkingOut"]), lt(purchases.updatedAt, before(idle))),
          and(eq(purchases.state, "confirming"), lt(purchases.updatedAt, before(confirming))),
          lt(purchases.updatedAt, before(checkingOut)),
        ),
      ),
    )
    .orderBy(asc(purchases.updatedAt))
    .limit(atOnce);
  let decided = 0;
  const failed: unknown[] = [];
  for (const { id } of abandoned) {
    try {
      await advancePurchase(ctx, { provider, site, who: "sweeper" }, id);
      decided++;
    } catch (error) {
      // The next round tries again.
      if (!(error instanceof ProviderUnreachable)) failed.push(error);
    }
  }
  return { decided, waiting: abandoned.length - decided, failed };
}
