// Row locks in the one order of all transactions (docs/decisions/0146): organizations, courses, class sessions, access
// codes, users, then everything else; rows of a table by ascending id.
import { inArray, sql, type SQL } from "drizzle-orm";
import type { Ctx } from "./context";

/** `share` and `key share` let others read and reference a row; `update` also prevents new references. */
export type Strength = "update" | "no key update" | "share" | "key share";

/** Ids, or a condition on the table's own columns. */
type Which = SQL | readonly (string | null | undefined)[];

const lockIn =
  (table: "organizations" | "courses" | "class_sessions" | "access_codes" | "users") =>
  async ({ db }: Pick<Ctx, "db">, which: Which, strength: Strength = "no key update") => {
    const condition = Array.isArray(which) ? isAnyOf(which) : which;
    if (condition)
      await db.execute(sql`select id from ${sql.raw(table)} where ${condition} order by id for ${sql.raw(strength)}`);
  };

function isAnyOf(ids: readonly (string | null | undefined)[]): SQL | null {
  const presentIds = ids.filter((id) => typeof id === "string");
  return presentIds.length === 0 ? null : inArray(sql`id`, presentIds);
}

export const lockOrganizations = lockIn("organizations");
export const lockCourses = lockIn("courses");
export const lockClassSessions = lockIn("class_sessions");
export const lockAccessCodes = lockIn("access_codes");
export const lockUsers = lockIn("users");

/**
 * The rows that decided what to lock changed before they were locked. The whole transaction is retried, as after a
 * serialization failure.
 */
export class ChangedMeanwhile extends Error {
  readonly code = "40001";
}
