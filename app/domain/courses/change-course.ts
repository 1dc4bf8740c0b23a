import { eq } from "drizzle-orm";
import * as v from "valibot";
import { accessCodes, courses } from "~/db/schema";
import { issueAccessCode } from "~/domain/access-codes/issue-access-code";
import { recordChange } from "~/domain/audit/record-change";
import type { SignedInCtx } from "~/domain/context";
import { NewCourse } from "./create-course";
import { asSubject, withCourseLocked } from "./lock-course";

const { name, caption } = NewCourse.entries;
export const CourseNaming = v.object({ name, caption });

/** Changes the name and caption of a course. */
export async function renameCourse(ctx: SignedInCtx, courseId: string, naming: v.InferOutput<typeof CourseNaming>) {
  await withCourseLocked(
    ctx,
    courseId,
    async (inner, { course }) => {
      await inner.db.update(courses).set(naming).where(eq(courses.id, courseId));
      const details = { from: course.name, ...naming };
      await recordChange(inner, { action: "course.rename", ...asSubject({ ...course, name: naming.name }), details });
    },
    { action: "course:change" },
  );
}

/** Replaces the access code of a course. The old code stops working; members stay. */
export async function renewCourseCode(ctx: SignedInCtx, courseId: string): Promise<string> {
  return withCourseLocked(
    ctx,
    courseId,
    async (inner, { course }) => {
      await inner.db.delete(accessCodes).where(eq(accessCodes.courseId, courseId));
      const { code } = await issueAccessCode(inner, { courseId });
      await recordChange(inner, { action: "course.renewCode", ...asSubject(course) });
      return code;
    },
    { action: "course:change" },
  );
}
