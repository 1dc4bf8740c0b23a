import { and, asc, eq, sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import { cacheFragment, cacheStatements } from "~/db/cached-sql";
import { rowsOf, Time } from "~/db/rows.server";
import { accessCodes, courses, organizations, users } from "~/db/schema";
import type { Action, Reach } from "~/domain/access";
import type { SignedInCtx } from "~/domain/context";
import { coursesInReach, coursesWithin, reachOn } from "~/domain/visible-courses";
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

/** `memberIds`: in the order of joining. */
const CourseWithMembers = v.object({ ...Course.entries, memberIds: v.array(v.string()) });
export type CourseWithMembers = v.InferOutput<typeof CourseWithMembers>;

type CourseFilter = { ownerId?: string; organizationId?: string; courseId?: string };

/** The courses on which the actor may do `action`, by name, with their class sessions as of now. */
export async function listCourses(
  ctx: SignedInCtx,
  filter: CourseFilter = {},
  action: Action = "course:list",
): Promise<Course[]> {
  const condition = and(
    coursesWithin(ctx.actor, action),
    filter.ownerId ? eq(courses.ownerId, filter.ownerId) : undefined,
    filter.organizationId ? eq(courses.organizationId, filter.organizationId) : undefined,
    filter.courseId ? eq(courses.id, filter.courseId) : undefined,
  );
  return await asOfNow(ctx, () => selectCourses(ctx, condition));
}

/** Starts and ends classes that are due, and returns the courses with their current sessions. */
export async function asOfNow<Found extends Course>(
  ctx: SignedInCtx,
  select: () => Promise<Found[]>,
): Promise<Found[]> {
  const rows = await select();
  // Rarely true: due classes are visible in the courses themselves.
  if (!rows.some((course) => isDue(course, ctx.now))) return rows;
  await settleForReading(ctx);
  return select();
}

/** Whether a class should have started or ended by now: see settle-due-schedules.ts. */
const isDue = ({ active, scheduled }: Course, now: Date): boolean =>
  [scheduled?.scheduledStartDate, active?.scheduledEndDate].some((time) => time && time <= now);

// The three sessions of a course that matter: running, scheduled, and ended last.
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

const selectFrom = (more: SQL) =>
  cacheFragment(
    sql`select ${courses.id} as id, ${courses.name} as name, ${accessCodes.code} as "accessCode",
          ${courses.ownerId} as "ownerId", ${users.username} as "ownerName",
          ${courses.organizationId} as "ownerOrganizationId", ${organizations.name} as "organizationName",
          ${courses.caption} as caption,
          (select count(*)::int from course_members m where m.course_id = ${courses.id}) as "memberCount",
          ${running} as active, ${scheduled} as scheduled, ${last} as last ${more}
        from ${courses}
        join ${users} on ${users.id} = ${courses.ownerId}
        join ${organizations} on ${organizations.id} = ${courses.organizationId}
        left join ${accessCodes} on ${accessCodes.courseId} = ${courses.id}`,
  );

const memberIds = sql`array(select m.user_id::text from course_members m where m.course_id = ${courses.id}
  order by m.joined_at, m.user_id)`;

const coursesWithSessions = selectFrom(sql``);
const coursesWithMembers = selectFrom(sql`, ${memberIds} as "memberIds"`);

/** The courses that match `condition`, in `order` (which may include a limit). */
export const selectCourses = (
  { db }: SignedInCtx,
  condition: SQL | undefined,
  order: SQL = courseOrder,
): Promise<Course[]> => rowsOf(db, Course, sql`${coursesWithSessions} where ${condition} ${order}`);

/** The same with their members, of whom there may be thousands. */
export const selectCoursesWithMembers = (
  { db }: SignedInCtx,
  condition: SQL | undefined,
  order: SQL,
): Promise<CourseWithMembers[]> =>
  rowsOf(db, CourseWithMembers, sql`${coursesWithMembers} where ${condition} ${order}`);

const { placeholder } = sql;
const findCourse = cacheStatements<Reach, "courseId" | "userId" | "organizationId">(
  (reach) =>
    sql`${coursesWithMembers} where ${courses.id} = ${placeholder("courseId")}
      and ${coursesInReach(reach, { userId: placeholder("userId"), organizationId: placeholder("organizationId") })}`,
);

/** The course with its members, if the actor may do `action` on it. */
export const selectCourse = (
  { db, actor }: SignedInCtx,
  courseId: string,
  action: Action,
): Promise<CourseWithMembers[]> =>
  rowsOf(
    db,
    CourseWithMembers,
    findCourse(reachOn(actor, action), { courseId, userId: actor.userId, organizationId: actor.organizationId }),
  );
