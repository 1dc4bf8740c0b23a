import { and, asc, eq, lt, notInArray, or } from "drizzle-orm";
import { purchases } from "~/db/schema";
import type { MailSite } from "~/domain/mail/mail-of";
import type { Ctx } from "~/domain/context";
import { advancePurchase } from "./advance-purchase";
import { openFor } from "./hosted-page";
import { ProviderUnreachable, type PaymentProvider } from "./payment-provider";

const minute = 60_000;
/** How long after its last step a purchase counts as left; a buyer whose bank asks may take longer. */
const idle = 2 * minute;
const confirming = 30 * minute;
/** The provider closes its own page after an hour, and says so; this is for reports that never come. */
const checkingOut = openFor + 5 * minute;
const atOnce = 20;

/** `failed`: what went wrong with a purchase that is still on its way; the others are not held up by it. */
export type SweepResult = { decided: number; waiting: number; failed: unknown[] };

/** Brings purchases that were left on the way to their end: the account when they are paid, no payment otherwise. */
export async function sweepPurchases(ctx: Ctx, provider: PaymentProvider, site: MailSite): Promise<SweepResult> {
  const before = (milliseconds: number) => new Date(ctx.now.getTime() - milliseconds);
  const left = await ctx.db
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
  for (const { id } of left) {
    try {
      await advancePurchase(ctx, { provider, site, who: "sweeper" }, id);
      decided++;
    } catch (error) {
      // The next round tries again.
      if (!(error instanceof ProviderUnreachable)) failed.push(error);
    }
  }
  return { decided, waiting: left.length - decided, failed };
}
