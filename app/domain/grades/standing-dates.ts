// SQL: the due dates of a class that are in force (docs/decisions/0181).
import { sql, type SQL } from "drizzle-orm";

const latest = (classSessionId: SQL | string, which: SQL, at: SQL) => sql`(
  select distinct on (d.user_id, d.scenario_id, d.campaign_id) d.*
  from due_dates d where d.class_session_id = ${classSessionId} and ${which} and d.set_at <= ${at}
  order by d.user_id, d.scenario_id, d.campaign_id, d.number desc)`;

const always = sql`'infinity'`;

/** The dates of the whole class, at most one row for each scenario and campaign; also those that were ended. */
export const classDates = (classSessionId: SQL | string, at: SQL = always) =>
  latest(classSessionId, sql`d.user_id is null`, at);

/** The extensions of students, at most one row for each student and scenario. `which`: a condition on `d`. */
export const extensions = (classSessionId: SQL | string, which: SQL = sql`true`, at: SQL = always) =>
  sql`(select extended.* from ${latest(classSessionId, sql`d.user_id is not null and ${which}`, at)} extended
    where extended.due_at is not null)`;

/**
 * `scenario_id`, `opens_at` and `due_at` of each scenario with a date for the whole class: its own, else those of its
 * campaign.
 */
export const scenarioDates = (classSessionId: SQL | string, at: SQL = always) => sql`(
  select distinct on (dated.scenario_id) dated.scenario_id, dated.opens_at, dated.due_at
  from (
    select d.scenario_id, d.opens_at, d.due_at, true as is_own
    from ${classDates(classSessionId, at)} d where d.scenario_id is not null
    union all
    select s.id, d.opens_at, d.due_at, false
    from ${classDates(classSessionId, at)} d join scenarios s on s.campaign_id = d.campaign_id
  ) dated
  where dated.opens_at is not null or dated.due_at is not null
  order by dated.scenario_id, dated.is_own desc)`;

/** Whole seconds from a due date to a time of receipt, rounded up; null without a due date. */
export const secondsLate = (receivedAt: SQL, dueAt: SQL) =>
  sql`greatest(ceil(extract(epoch from ${receivedAt} - ${dueAt})), -2147483647)::int`;

/** When a scenario is due for a student: an extension only adds time, and without a due date of the class there is none. */
export const dueFor = (dated: SQL, own: SQL) =>
  sql`case when ${dated}.due_at is not null then greatest(${dated}.due_at, ${own}.due_at) end`;
