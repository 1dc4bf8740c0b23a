import { sql, type SQL } from "drizzle-orm";

/** SQL: whether the user (a row of `users`) was invited, and has never set a password or signed in. */
export const isInvited = (user: SQL) =>
  sql`(${user}.reset_password_pending and ${user}.password_hash is null and ${user}.last_active is null)`;
