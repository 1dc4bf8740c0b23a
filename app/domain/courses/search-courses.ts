import { and, eq, sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import { rowOf } from "~/db/rows.server";
import { courses, organizations, users } from "~/db/schema";
import type { SignedInCtx } from "~/domain/context";
import type { RowPage, ListQuery } from "~/domain/list-query";
import type { Course } from "./list-courses";
import { settleForReading } from "./settle-due-schedules";
import { coursesWithin } from "~/domain/visible-courses";

export const courseColumns = ["name", "status", "organization", "instructor", "students", "start", "end"] as const;
export type CourseColumn = (typeof courseColumns)[number];

const ofCourse = sql`class_sessions s where s.course_id = ${courses.id}`;
const newestOf = (date: SQL, condition: SQL) => sql`(select max(${date}) from ${ofCourse} and ${condition})`;

const ranks = { running: 1, scheduled: 2, ended: 3, none: 4 };
const rank = sql`case when exists (select from running_classes s
  where s.course_id = ${courses.id}) then ${ranks.running}::int
  when exists (select from ${ofCourse} and s.start_date is null) then ${ranks.scheduled}::int
  when exists (select from ${ofCourse}) then ${ranks.ended}::int else ${ranks.none}::int end`;

const notEnded = sql`s.end_date is null`;
const any = sql`true`;

// Sort keys of the columns: dates are those of the running or scheduled class, else of the one that ended last.
const sortKeys: Record<CourseColumn, SQL> = {
  name: sql`name_order(${courses.name})`,
  status: rank,
  organization: sql`name_order(${organizations.name})`,
  instructor: sql`${users.usernameKey}`,
  students: sql`(select count(*) from course_members m where m.course_id = ${courses.id})`,
  start: sql`coalesce(${newestOf(sql`coalesce(s.start_date, s.scheduled_start_date)`, notEnded)},
    ${newestOf(sql`s.start_date`, any)})`,
  end: sql`case when ${rank} <= ${ranks.scheduled}::int then ${newestOf(sql`s.scheduled_end_date`, notEnded)}
    else ${newestOf(sql`s.end_date`, any)} end`,
};

/** Reads courses in the detail that the caller needs: see list-courses.ts. */
type Select<Found> = (ctx: SignedInCtx, condition: SQL | undefined, order: SQL) => Promise<Found[]>;

/** A page of the courses that the actor may see, searched by the name of course, instructor or organization. */
export async function searchCourses<Found extends Course>(
  ctx: SignedInCtx,
  select: Select<Found>,
  query: ListQuery<CourseColumn>,
  filter: { ownerId?: string; organizationId?: string } = {},
): Promise<RowPage<Found>> {
  await settleForReading(ctx);
  const condition = and(
    coursesWithin(ctx.actor, "course:list"),
    filter.ownerId ? eq(courses.ownerId, filter.ownerId) : undefined,
    filter.organizationId ? eq(courses.organizationId, filter.organizationId) : undefined,
    query.q ? matchText(query.q) : undefined,
  );
  const { total } = await rowOf(
    ctx.db,
    v.object({ total: v.number() }),
    sql`select count(*)::int as total from ${courses} join ${users} on ${eq(users.id, courses.ownerId)}
        join ${organizations} on ${eq(organizations.id, courses.organizationId)} where ${condition}`,
  );
  const direction = query.descending ? sql`desc nulls last` : sql`asc nulls last`;
  const order = sql`order by ${sortKeys[query.sort]} ${direction}, lower(${courses.name}), ${courses.id}
    limit ${query.pageSize} offset ${(query.page - 1) * query.pageSize}`;
  return { rows: await select(ctx, condition, order), total };
}

const matchText = (q: string) =>
  sql`strpos(lower(concat_ws(' ', ${courses.name}, ${users.username}, ${organizations.name})), lower(${q})) > 0`;
