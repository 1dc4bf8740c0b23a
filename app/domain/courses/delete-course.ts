import { eq, sql } from "drizzle-orm";
import { rowsOf } from "~/db/database.server";
import { courses } from "~/db/schema";
import { oneRow } from "~/db/one-row";
import { recordChange } from "~/domain/audit/record-change";
import type { SignedInCtx } from "~/domain/context";
import { asSubject, withCourseLocked } from "./lock-course";

/** What is deleted with a course. Its members' accounts stay. */
export type CourseContents = { classes: number; members: number; attempts: number };

export async function courseContents({ db }: SignedInCtx, courseId: string): Promise<CourseContents> {
  const contents = oneRow(
    await rowsOf<CourseContents>(
      db,
      sql`select (select count(*)::int from class_sessions where course_id = ${courseId}) as classes,
      (select count(*)::int from course_members where course_id = ${courseId}) as members,
      (select count(*)::int from attempts a join class_sessions s on s.id = a.class_session_id where s.course_id = ${courseId}) as attempts`,
    ),
  );
  return contents;
}

/** Deletes a course with its classes, their attempts and grades, its access code and its list of members. */
export async function deleteCourse(ctx: SignedInCtx, courseId: string) {
  await withCourseLocked(
    ctx,
    courseId,
    async (inner, { course }) => {
      const contents = await courseContents(inner, courseId);
      await inner.db.delete(courses).where(eq(courses.id, courseId));
      await recordChange(inner, { action: "course.delete", ...asSubject(course), details: contents });
    },
    { action: "course:delete" },
  );
}
