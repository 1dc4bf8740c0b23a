import { sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf, Time, timeOf } from "~/db/rows.server";
import type { Ctx } from "~/domain/context";
import { isHeld, isHiddenExclusion } from "~/domain/grades/is-held";
import { dueFor, extensions, scenarioDates } from "~/domain/grades/standing-dates";
import { standingDecisions } from "~/domain/grades/standing-decisions";

const OwnDate = v.object({
  classSessionId: v.string(),
  courseName: v.string(),
  /** Of the course. */
  timeZone: v.string(),
  scenarioId: v.string(),
  scenarioTitle: v.string(),
  opensAt: v.nullable(Time),
  dueAt: v.nullable(Time),
  /**
   * An attempt counts, or an instructor has excused the student or set a grade that is released. While grades are held,
   * an excluded attempt is still handed in: otherwise a reminder would tell of the exclusion.
   */
  isDone: v.boolean(),
});
export type OwnDate = v.InferOutput<typeof OwnDate>;

const maxListed = 2_000;

/** What a person has to hand in in running classes, the next first. `until`: only what is due by then. */
export function listOwnDates(
  { db, now }: Pick<Ctx, "db" | "now">,
  userId: string,
  { after, until }: { after: Date; until?: Date },
): Promise<OwnDate[]> {
  const classId: SQL = sql`c.id`;
  return rowsOf(
    db,
    OwnDate,
    sql`select c.id as "classSessionId", courses.name as "courseName", coalesce(courses.time_zone, 'UTC') as "timeZone",
          s.id as "scenarioId", s.title as "scenarioTitle", dated.opens_at as "opensAt", due.at as "dueAt",
          exists (select from attempts a where a.class_session_id = c.id and a.user_id = enrolled.user_id
            and a.scenario_id = s.id and (attempt_counts(a.set_aside_at, a.uncounted) or ${isHiddenExclusion(now)}))
          or exists (select from ${standingDecisions(classId, sql`d.user_id = ${userId} and d.scenario_id = s.id`)} decided
            where decided.kind = 'excuse' or (decided.kind = 'override' and not ${isHeld("grades", "decided", now)})) as "isDone"
        from class_session_students enrolled
        join class_sessions c on c.id = enrolled.class_session_id
        join courses on courses.id = c.course_id
        join organizations o on o.id = courses.organization_id
        cross join lateral ${scenarioDates(classId)} dated
        join scenarios s on s.id = dated.scenario_id
        left join lateral ${extensions(classId, sql`d.user_id = ${userId}`)} own on own.scenario_id = s.id
        cross join lateral (select ${dueFor(sql`dated`, sql`own`)} as at) due
        where enrolled.user_id = ${userId} and c.start_date is not null and c.end_date is null and not s.retired
          and s.curriculum_id = coalesce(c.curriculum_id, o.curriculum_id)
          and ${until ? sql`due.at > ${timeOf(after)} and due.at <= ${timeOf(until)}` : sql`coalesce(due.at, 'infinity') > ${timeOf(after)}`}
          and (due.at is not null or dated.opens_at is not null)
        order by due.at, s.title limit ${maxListed}`,
  );
}
