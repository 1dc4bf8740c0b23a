import { inArray, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { listRolesWith, type Action } from "~/domain/access";

/** Whether the role that stands in `column` may do it on something, as a condition of a query. */
export const roleMay = (column: SQLWrapper, action: Action): SQL => inArray(column, listRolesWith(action));

/** SQL: whether the user (a row of `users`) was invited, and has never set a password or signed in. */
export const isInvited = (user: SQL) =>
  sql`(${user}.reset_password_pending and ${user}.password_hash is null and ${user}.last_active is null)`;
