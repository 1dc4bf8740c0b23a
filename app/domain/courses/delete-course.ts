import { eq, sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import { rowOf } from "~/db/rows.server";
import { courses } from "~/db/schema";
import { allowLongWork } from "~/db/time-limits.server";
import { recordChange } from "~/domain/audit/record-change";
import type { SignedInCtx } from "~/domain/context";
import { storeDeletedRows } from "~/domain/deletions/store-deleted-rows";
import { lockClassSessions, lockUsers } from "~/domain/locks";
import { Refusal } from "~/domain/refusal";
import { say } from "~/texts/say";
import { asSubject, withCourseLocked } from "./lock-course";

/** Counts of what is deleted with a course. Members' accounts stay. */
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

/**
 * Deletes a course with its classes, attempts, grades, access code and members; it can be restored for some days. If
 * there are attempts, `typedName` must be the course's name; API calls omit it.
 */
export async function deleteCourse(ctx: SignedInCtx, courseId: string, typedName?: string) {
  await withCourseLocked(
    ctx,
    courseId,
    async (inner, { course }) => {
      const classes = sql`(select id from class_sessions where course_id = ${courseId})`;
      await allowLongWork(inner.db);
      await lockClassSessions(inner, sql`course_id = ${courseId}`, "update");
      await lockUsers(inner, isInCourses(sql`(${courseId}::uuid)`, classes));
      const contents = await countCourseContents(inner, courseId);
      const { name, organizationId } = course;
      if (typedName !== undefined && contents.attempts > 0 && typedName.trim() !== name) throw nameToType(name);
      await storeDeletedRows(inner, { kind: "course", id: courseId, name, organizationId });
      await inner.db.delete(courses).where(eq(courses.id, courseId));
      await recordChange(inner, { action: "course.delete", ...asSubject(course), details: contents });
    },
    { action: "course:delete", strength: "update" },
  );
}

const nameToType = (name: string) =>
  new Refusal("invalid", say.courseRefusals.typeCourseName, { name: [say.courseRefusals.typeName({ name })] });

/** SQL: whether deleting these courses and classes changes or deletes anything of a user. */
export const isInCourses = (courseIds: SQL, classIds: SQL) => sql`(last_group_selection_id in ${courseIds}
  or last_joined_session_id in ${classIds}
  or id in (select user_id from course_members where course_id in ${courseIds}
    union select user_id from class_session_students where class_session_id in ${classIds}
    union select user_id from attempts where class_session_id in ${classIds}))`;
