import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf, Time } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import { coursesWithin } from "~/domain/visible-courses";

const ClassOfCourse = v.object({
  id: v.string(),
  name: v.string(),
  startDate: v.nullable(Time),
  endDate: v.nullable(Time),
  scheduledStartDate: v.nullable(Time),
  scheduledEndDate: v.nullable(Time),
  students: v.number(),
  attempts: v.number(),
});
export type ClassOfCourse = v.InferOutput<typeof ClassOfCourse>;

/** All classes of a course that the actor may see, latest first, with counts of their gradebooks. */
export function listClasses({ db, actor }: SignedInCtx, courseId: string): Promise<ClassOfCourse[]> {
  return rowsOf(
    db,
    ClassOfCourse,
    sql`select s.id, s.name, s.start_date as "startDate", s.end_date as "endDate",
        s.scheduled_start_date as "scheduledStartDate", s.scheduled_end_date as "scheduledEndDate",
        (select count(*)::int from class_session_students e where e.class_session_id = s.id) as students,
        (select count(*)::int from attempts a where a.class_session_id = s.id) as attempts
      from class_sessions s join courses on courses.id = s.course_id
      where s.course_id = ${courseId} and ${coursesWithin(actor, "course:list")}
      order by coalesce(s.start_date, s.scheduled_start_date) desc, s.id desc`,
  );
}
