import { sql } from "drizzle-orm";
import { organizations, subscriptions, users } from "~/db/schema";

/** Enabled, and organization absent or paid. For statements that join users with organizations. */
export const isInOrder = sql<boolean>`(${users.enabled} and (${organizations.id} is null or ${organizations.isPaid}))`;

/**
 * Whether a user may sign in and play: enabled, organization absent or paid, subscription absent or in good standing.
 * For statements that join users with organizations and subscriptions.
 */
export const canPlay = (now: Date) => sql<boolean>`(${isInOrder}
  and (${subscriptions.id} is null or ${subscriptions.status} in ('active', 'trialing')
    or ${subscriptions.graceUntil} > ${now.toISOString()}::timestamptz))`;
