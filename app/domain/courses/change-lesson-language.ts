import { eq } from "drizzle-orm";
import * as v from "valibot";
import { courses } from "~/db/schema";
import { recordChange } from "~/domain/audit/record-change";
import type { SignedInCtx } from "~/domain/context";
import { isLanguage, languages, type Language } from "~/texts/locale";
import { asSubject, withCourseLocked } from "./lock-course";
import { readCourse } from "./read-course";

/** As a form sends it: an empty text for each reader's own language. */
export const LessonLanguageForm = v.object({
  lessonLanguage: v.union([
    v.picklist(languages),
    v.pipe(
      v.literal(""),
      v.transform(() => null),
    ),
  ]),
});

/** The language of the lessons of a course; null for each reader's own. */
export async function readLessonLanguage(ctx: SignedInCtx, courseId: string): Promise<Language | null> {
  const { id } = await readCourse(ctx, courseId);
  const [row] = await ctx.db.select({ language: courses.lessonLanguage }).from(courses).where(eq(courses.id, id));
  return row?.language && isLanguage(row.language) ? row.language : null;
}

/** Fixes the language for all classes of the course, from the next lesson on. */
export async function changeLessonLanguage(ctx: SignedInCtx, courseId: string, language: Language | null) {
  await withCourseLocked(
    ctx,
    courseId,
    async (inner, { course }) => {
      const isCourse = eq(courses.id, courseId);
      const [before] = await inner.db.select({ language: courses.lessonLanguage }).from(courses).where(isCourse);
      await inner.db.update(courses).set({ lessonLanguage: language }).where(isCourse);
      const details = { from: before?.language ?? null, to: language };
      await recordChange(inner, { action: "course.lessonLanguage", ...asSubject(course), details });
    },
    { action: "course:change" },
  );
}
