import { sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import { countRows, rowOf, rowsOf } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import type { RowPage, ListQuery } from "~/domain/list-query";
import { notFound } from "~/domain/refusal";
import { ClassSession } from "./list-courses";
import { settleForReading } from "./settle-due-schedules";
import { coursesWithin } from "~/domain/visible-courses";

const columns = sql`s.id, s.course_id as "courseId", s.name, s.start_date as "startDate", s.end_date as "endDate",
  s.scheduled_start_date as "scheduledStartDate", s.scheduled_end_date as "scheduledEndDate"`;

/** A class session of a course that the actor may read, or one that the actor attended. */
export async function readSession(ctx: SignedInCtx, classSessionId: string): Promise<ClassSession> {
  await settleForReading(ctx);
  const [session] = await rowsOf(
    ctx.db,
    ClassSession,
    sql`select ${columns} from class_sessions s join courses on courses.id = s.course_id
        where s.id = ${classSessionId} and (${coursesWithin(ctx.actor, "course:read")} or exists (
          select from class_session_students e where e.class_session_id = s.id and e.user_id = ${ctx.actor.userId}))`,
  );
  if (!session) throw notFound("class");
  return session;
}

export const sessionColumns = ["startDate", "endDate", "name"] as const;
export type SessionColumn = (typeof sessionColumns)[number];

const sortKeys: Record<SessionColumn, SQL> = {
  startDate: sql`coalesce(s.start_date, s.scheduled_start_date)`,
  endDate: sql`coalesce(s.end_date, s.scheduled_end_date)`,
  name: sql`lower(s.name)`,
};

/** A page of the class sessions of a course that the actor may read, searched by name. */
export async function listSessions(
  ctx: SignedInCtx,
  courseId: string,
  { q, sort, descending, page, pageSize }: ListQuery<SessionColumn>,
): Promise<RowPage<ClassSession>> {
  await settleForReading(ctx);
  const course = await countRows(
    ctx.db,
    sql`select 1 from courses where courses.id = ${courseId} and ${coursesWithin(ctx.actor, "course:read")}`,
  );
  if (!course) throw notFound("course");
  const fromSession = sql`from class_sessions s
    where s.course_id = ${courseId} ${q ? sql`and strpos(lower(s.name), lower(${q})) > 0` : sql``}`;
  const direction = descending ? sql`desc` : sql`asc`;
  const { total } = await rowOf(
    ctx.db,
    v.object({ total: v.number() }),
    sql`select count(*)::int as total ${fromSession}`,
  );
  const rows = await rowsOf(
    ctx.db,
    ClassSession,
    sql`select ${columns} ${fromSession} order by ${sortKeys[sort]} ${direction} nulls last, s.id ${direction}
      limit ${pageSize} offset ${(page - 1) * pageSize}`,
  );
  return { rows, total };
}
