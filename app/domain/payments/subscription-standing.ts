import { texts } from "~/texts";
import type { SubscriptionStanding } from "./payment-provider";

const grace = 3 * 24 * 3_600_000;

type Standing = { status: string; currentPeriodEnd: Date | null; graceUntil: Date | null; endsAt: Date | null };

/** Paid, in the provider's terms. */
export const isInOrder = (status: string) => status === "active" || status === "trialing";

/** Ended permanently: paying again starts another subscription. */
export const isOver = (status: string) => status === "canceled" || status === "incomplete_expired";

/**
 * The standing of a subscription after reading it from the provider. A failed payment starts a grace period of three
 * days; good standing ends it, and an ended subscription has none. Pure.
 */
export function nextStanding(
  storedStanding: Standing,
  providerStanding: SubscriptionStanding | null,
  now: Date,
): Standing {
  const { status, currentPeriodEnd, endsAt } = providerStanding ?? {
    status: "canceled",
    currentPeriodEnd: storedStanding.currentPeriodEnd,
    endsAt: null,
  };
  const graceUntil = isOverdue(status)
    ? isOverdue(storedStanding.status)
      ? storedStanding.graceUntil
      : new Date(now.getTime() + grace)
    : null;
  return { status, currentPeriodEnd, graceUntil, endsAt: isInOrder(status) ? endsAt : null };
}

const isOverdue = (status: string) => status === "past_due" || status === "unpaid";

/** The standing as text for the account page. Pure. */
export function describeStanding(
  { status, graceUntil, endsAt }: Pick<Standing, "status" | "graceUntil" | "endsAt">,
  now: Date,
): { text: string; isGood: boolean } {
  const describe = (standing: Parameters<typeof texts.subscriptions.standing>[0]["standing"]) =>
    texts.subscriptions.standing({ standing });
  if (isInOrder(status)) return { text: describe(endsAt ? "cancelled" : "active"), isGood: true };
  if (graceUntil && graceUntil > now) return { text: describe("overdue"), isGood: false };
  return { text: describe(isOverdue(status) ? "unpaid" : "ended"), isGood: false };
}
