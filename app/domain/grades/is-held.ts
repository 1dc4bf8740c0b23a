import { sql, type SQL } from "drizzle-orm";
import { timeOf } from "~/db/rows.server";
import type { ReleasePart } from "./release-parts";

/**
 * SQL: students of the class mustn't see this part of a scenario yet; false outside a class. `row`: an alias with both
 * ids. The rule is the database's (docs/decisions/0182), in a function that is parsed at its first call in each statement:
 * most scenarios have no rule, which an index says at once.
 */
export const isHeld = (part: ReleasePart, row: string, now: Date | SQL): SQL => {
  const [classId, scenarioId] = [sql.raw(`${row}.class_session_id`), sql.raw(`${row}.scenario_id`)];
  return sql`case when exists (select from releases ruled
      where ruled.class_session_id = ${classId} and ruled.scenario_id = ${scenarioId})
    then is_held(${classId}, ${scenarioId}, ${sql.raw(`'${part}'`)}, ${timeOf(now)}) else false end`;
};

/** SQL: attempt `a` was excluded, but its player mustn't notice before the grades are released. */
export const isHiddenExclusion = (now: Date): SQL =>
  sql`(a.set_aside_at is not null and a.uncounted is null and ${isHeld("grades", "a", now)})`;
