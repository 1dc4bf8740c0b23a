// SQL conditions on a user, for statements that join `users` with what the condition names.
import { inArray, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { timeOf } from "~/db/rows.server";
import { organizations, subscriptions, users } from "~/db/schema";
import { listRolesWith, type Action } from "~/domain/access";

/** Whether the role in `column` allows the action on at least some things. */
export const roleCan = (column: SQLWrapper, action: Action): SQL => inArray(column, listRolesWith(action));

/** Whether the user (a row of `users`) was invited and has never set a password or signed in. */
export const isInvited = (user: SQL) =>
  sql`(${user}.reset_password_pending and ${user}.password_hash is null and ${user}.last_active is null)`;

/** Enabled, and organization absent or paid. Joins organizations. */
export const isInOrder = sql<boolean>`(${users.enabled} and (${organizations.id} is null or ${organizations.isPaid}))`;

/**
 * Whether a user may sign in and play: enabled, organization absent or paid, subscription absent or in good standing.
 * Joins organizations and subscriptions. `now` may be an SQL expression.
 */
export const canPlay = (now: Date | SQL) => sql<boolean>`(${isInOrder}
  and (${subscriptions.id} is null or ${subscriptions.status} in ('active', 'trialing')
    or ${subscriptions.graceUntil} > ${timeOf(now)}))`;
