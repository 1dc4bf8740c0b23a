import { and, asc, eq, sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import { keepPart } from "~/db/kept-statement";
import { rowsOf, Time } from "~/db/rows.server";
import { accessCodes, courses, organizations, users } from "~/db/schema";
import type { Action } from "~/domain/access";
import type { SignedInCtx } from "~/domain/context";
import { coursesWithin } from "./visible-courses";
import { settleForReading } from "./settle-due-schedules";

export const ClassSession = v.object({
  id: v.string(),
  courseId: v.string(),
  name: v.string(),
  startDate: v.nullable(Time),
  endDate: v.nullable(Time),
  scheduledStartDate: v.nullable(Time),
  scheduledEndDate: v.nullable(Time),
});
export type ClassSession = v.InferOutput<typeof ClassSession>;

const Course = v.object({
  id: v.string(),
  name: v.string(),
  accessCode: v.nullable(v.string()),
  ownerId: v.string(),
  ownerName: v.string(),
  ownerOrganizationId: v.string(),
  organizationName: v.string(),
  caption: v.string(),
  memberCount: v.number(),
  active: v.nullable(ClassSession),
  scheduled: v.nullable(ClassSession),
  last: v.nullable(ClassSession),
});
export type Course = v.InferOutput<typeof Course>;

type CourseFilter = { ownerId?: string; organizationId?: string; courseId?: string };

/** The courses the actor may do `action` on, by name, with their class sessions as of now. */
export async function listCourses(
  ctx: SignedInCtx,
  filter: CourseFilter = {},
  action: Action = "course:list",
): Promise<Course[]> {
  const select = () =>
    selectCourses(
      ctx,
      and(
        coursesWithin(ctx.actor, action),
        filter.ownerId ? eq(courses.ownerId, filter.ownerId) : undefined,
        filter.organizationId ? eq(courses.organizationId, filter.organizationId) : undefined,
        filter.courseId ? eq(courses.id, filter.courseId) : undefined,
      ),
    );
  const found = await select();
  // What is due shows in the courses themselves, and hardly ever is.
  if (!found.some((course) => isDue(course, ctx.now))) return found;
  await settleForReading(ctx);
  return select();
}

/** Whether a class should have started or ended by now: see settle-due-schedules.ts. */
const isDue = ({ active, scheduled }: Course, now: Date): boolean =>
  [scheduled?.scheduledStartDate, active?.scheduledEndDate].some((time) => time && time <= now);

// The three sessions that matter of a course: the running one, the scheduled one and the one that ended last.
const selectSession = (from: SQL) => sql`(
  select jsonb_build_object('id', s.id, 'courseId', s.course_id, 'name', s.name,
    'startDate', s.start_date, 'endDate', s.end_date,
    'scheduledStartDate', s.scheduled_start_date, 'scheduledEndDate', s.scheduled_end_date)
  from ${from} limit 1)`;

const isOfCourse = sql`s.course_id = ${courses.id}`;
const running = selectSession(sql`running_classes s where ${isOfCourse}`);
const scheduled = selectSession(sql`class_sessions s where ${isOfCourse} and s.start_date is null`);
const last = selectSession(
  sql`class_sessions s where ${isOfCourse} and s.end_date is not null order by s.end_date desc`,
);

const courseOrder = sql`order by ${asc(courses.name)}, ${courses.id}`;

const coursesWithSessions = keepPart(
  sql`select ${courses.id} as id, ${courses.name} as name, ${accessCodes.code} as "accessCode",
        ${courses.ownerId} as "ownerId", ${users.username} as "ownerName",
        ${courses.organizationId} as "ownerOrganizationId", ${organizations.name} as "organizationName",
        ${courses.caption} as caption,
        (select count(*)::int from course_members m where m.course_id = ${courses.id}) as "memberCount",
        ${running} as active, ${scheduled} as scheduled, ${last} as last
      from ${courses}
      join ${users} on ${users.id} = ${courses.ownerId}
      join ${organizations} on ${organizations.id} = ${courses.organizationId}
      left join ${accessCodes} on ${accessCodes.courseId} = ${courses.id}`,
);

/** Of the courses that fit `condition` those that `order` (and its limit) takes. */
export const selectCourses = (
  { db }: SignedInCtx,
  condition: SQL | undefined,
  order: SQL = courseOrder,
): Promise<Course[]> => rowsOf(db, Course, sql`${coursesWithSessions} where ${condition} ${order}`);
