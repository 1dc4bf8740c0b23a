import { eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { rowOf } from "~/db/rows.server";
import { courses } from "~/db/schema";
import { recordChange } from "~/domain/audit/record-change";
import type { SignedInCtx } from "~/domain/context";
import { asSubject, withCourseLocked } from "./lock-course";

/** What is deleted with a course. Its members' accounts stay. */
const CourseContents = v.object({ classes: v.number(), members: v.number(), attempts: v.number() });
export type CourseContents = v.InferOutput<typeof CourseContents>;

export async function countCourseContents({ db }: SignedInCtx, courseId: string): Promise<CourseContents> {
  return rowOf(
    db,
    CourseContents,
    sql`select (select count(*)::int from class_sessions where course_id = ${courseId}) as classes,
      (select count(*)::int from course_members where course_id = ${courseId}) as members,
      (select count(*)::int from attempts a join class_sessions s on s.id = a.class_session_id
        where s.course_id = ${courseId}) as attempts`,
  );
}

/** Deletes a course with its classes, their attempts and grades, its access code and its list of members. */
export async function deleteCourse(ctx: SignedInCtx, courseId: string) {
  await withCourseLocked(
    ctx,
    courseId,
    async (inner, { course }) => {
      const contents = await countCourseContents(inner, courseId);
      await inner.db.delete(courses).where(eq(courses.id, courseId));
      await recordChange(inner, { action: "course.delete", ...asSubject(course), details: contents });
    },
    { action: "course:delete" },
  );
}
