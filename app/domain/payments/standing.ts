import type { SubscriptionStanding } from "./payment-provider";

const grace = 3 * 24 * 3_600_000;

type Standing = { status: string; currentPeriodEnd: Date | null; graceUntil: Date | null };

/**
 * How a subscription stands after a look at the provider. A payment that failed leaves three days from when we first saw it fail; a good
 * standing ends the grace, and a subscription that has ended has none. Pure.
 */
export function standingAfter(known: Standing, found: SubscriptionStanding | null, now: Date): Standing {
  if (!found) return { ...known, status: "canceled", graceUntil: null };
  const { status, currentPeriodEnd } = found;
  const graceUntil = isOverdue(status)
    ? isOverdue(known.status)
      ? known.graceUntil
      : new Date(now.getTime() + grace)
    : null;
  return { status, currentPeriodEnd, graceUntil };
}

const isOverdue = (status: string) => status === "past_due" || status === "unpaid";

/** How a standing reads on the account page. Pure. */
export function standingText(
  { status, graceUntil }: Pick<Standing, "status" | "graceUntil">,
  now: Date,
): { text: string; isGood: boolean } {
  if (status === "active" || status === "trialing") return { text: "Active", isGood: true };
  if (graceUntil && graceUntil > now) return { text: "Payment overdue", isGood: false };
  return { text: isOverdue(status) ? "Unpaid" : "Ended", isGood: false };
}
