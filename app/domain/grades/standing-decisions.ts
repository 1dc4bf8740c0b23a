import { sql, type SQL } from "drizzle-orm";

/**
 * SQL: the decisions that stand in a class, at most one for each student and scenario: the latest that nobody took back.
 * `which`: a condition on `d`. `at`: those that stood then.
 */
export const standingDecisions = (
  classSessionId: string | SQL,
  which: SQL = sql`true`,
  at: SQL = sql`'infinity'`,
) => sql`(
  select * from (
    select distinct on (d.user_id, d.scenario_id) d.*
    from grade_decisions d
    where d.class_session_id = ${classSessionId} and d.kind in ('excuse', 'override', 'adjust', 'clear') and ${which}
      and d.decided_at <= ${at}
      and not exists (select from grade_decisions w where w.kind = 'withdraw' and w.replaces = d.id
        and w.decided_at <= ${at})
    order by d.user_id, d.scenario_id, d.number desc) latest
  where latest.kind <> 'clear')`;
