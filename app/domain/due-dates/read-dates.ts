// The due dates of a class, as students and instructors read them.
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { Numeric, rowOf, rowsOf, Time } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import { classDates, dueFor, extensions, scenarioDates } from "~/domain/grades/standing-dates";

const DatesOfScenario = v.object({
  scenarioId: v.string(),
  opensAt: v.nullable(Time),
  /** With the student's extension, if there is one. */
  dueAt: v.nullable(Time),
  /** When the class is due, and why the student has longer; null without an extension. */
  extension: v.nullable(v.object({ id: v.string(), classDueAt: v.nullable(Time), reason: v.string(), by: v.string() })),
});
export type DatesOfScenario = v.InferOutput<typeof DatesOfScenario>;

/** By scenario; those without a date are left out. The caller has checked that the actor may read them. */
export async function readDatesOf(
  { db }: Pick<SignedInCtx, "db">,
  classSessionId: string,
  userId: string,
): Promise<Map<string, DatesOfScenario>> {
  const rows = await rowsOf(
    db,
    DatesOfScenario,
    sql`select dated.scenario_id as "scenarioId", dated.opens_at as "opensAt",
          ${dueFor(sql`dated`, sql`own`)} as "dueAt",
          case when own.due_at > dated.due_at then json_build_object('id', own.id, 'classDueAt', dated.due_at,
            'reason', own.reason, 'by', own.setter_name) end as extension
        from ${scenarioDates(classSessionId)} dated
        left join ${extensions(classSessionId, sql`d.user_id = ${userId}`)} own on own.scenario_id = dated.scenario_id
`,
  );
  return new Map(rows.map((row) => [row.scenarioId, row]));
}

const TargetDates = v.object({
  scenarioId: v.nullable(v.string()),
  campaignId: v.nullable(v.string()),
  opensAt: v.nullable(Time),
  dueAt: v.nullable(Time),
});
export type TargetDates = v.InferOutput<typeof TargetDates>;

const Extension = v.object({
  id: v.string(),
  userId: v.string(),
  name: v.string(),
  scenarioId: v.string(),
  dueAt: Time,
  reason: v.string(),
  by: v.string(),
  at: Time,
});
export type Extension = v.InferOutput<typeof Extension>;

export type ClassDates = {
  timeZone: string;
  /** Grows with each change; 0: nothing was ever set. */
  number: number;
  dates: TargetDates[];
  /** Of students who are in the class, by name. */
  extensions: Extension[];
};

/** The caller has checked that the actor may read the gradebook. */
export async function readClassDates({ db }: Pick<SignedInCtx, "db">, classSessionId: string): Promise<ClassDates> {
  const [{ timeZone, number }, dates, extended] = await Promise.all([
    rowOf(
      db,
      v.object({ timeZone: v.string(), number: Numeric }),
      sql`select coalesce(courses.time_zone, 'UTC') as "timeZone",
            (select coalesce(max(d.number), 0) from due_dates d where d.class_session_id = c.id) as number
          from class_sessions c join courses on courses.id = c.course_id where c.id = ${classSessionId}`,
    ),
    rowsOf(
      db,
      TargetDates,
      sql`select d.scenario_id as "scenarioId", d.campaign_id as "campaignId", d.opens_at as "opensAt",
            d.due_at as "dueAt"
          from ${classDates(classSessionId)} d where d.opens_at is not null or d.due_at is not null`,
    ),
    rowsOf(
      db,
      Extension,
      sql`select own.id, own.user_id as "userId", coalesce(nullif(trim(concat(u.first_name, ' ', u.last_name)), ''), u.username) as name,
            own.scenario_id as "scenarioId", own.due_at as "dueAt", own.reason, own.setter_name as by, own.set_at as at
          from ${extensions(classSessionId)} own
          join class_session_students enrolled
            on enrolled.class_session_id = own.class_session_id and enrolled.user_id = own.user_id
          join users u on u.id = own.user_id
          order by u.username_key collate "C", own.due_at, own.number`,
    ),
  ]);
  return { timeZone, number, dates, extensions: extended };
}
