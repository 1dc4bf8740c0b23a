import { sql, type SQL } from "drizzle-orm";
import { timeOf } from "~/db/rows.server";
import type { ReleasePart } from "./release-parts";

/**
 * SQL: students of the class mustn't see this part of a scenario yet; false outside a class. `row`: an alias with both
 * ids. The rule is the database's (docs/decisions/0182).
 */
export const isHeld = (part: ReleasePart, row: string, now: Date | SQL): SQL =>
  sql`is_held(${sql.raw(row)}.class_session_id, ${sql.raw(row)}.scenario_id, ${sql.raw(`'${part}'`)}, ${timeOf(now)})`;
