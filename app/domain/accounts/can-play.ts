import { sql, type SQL } from "drizzle-orm";
import { timeOf } from "~/db/rows.server";
import { organizations, subscriptions, users } from "~/db/schema";

/** Enabled, and organization absent or paid. For statements that join users with organizations. */
export const isInOrder = sql<boolean>`(${users.enabled} and (${organizations.id} is null or ${organizations.isPaid}))`;

/**
 * Whether a user may sign in and play: enabled, organization absent or paid, subscription absent or in good standing.
 * For statements that join users with organizations and subscriptions. `now`: a time, or where a statement has it.
 */
export const canPlay = (now: Date | SQL) => sql<boolean>`(${isInOrder}
  and (${subscriptions.id} is null or ${subscriptions.status} in ('active', 'trialing')
    or ${subscriptions.graceUntil} > ${timeOf(now)}))`;
