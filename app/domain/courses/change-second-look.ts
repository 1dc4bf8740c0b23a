// How many of the decisions about grades in a course a colleague looks at (docs/decisions/0186).
import { eq } from "drizzle-orm";
import * as v from "valibot";
import { courses } from "~/db/schema";
import { recordChange } from "~/domain/audit/record-change";
import type { SignedInCtx } from "~/domain/context";
import { notFound } from "~/domain/refusal";
import { keyed, say } from "~/texts/say";
import { asSubject, withCourseLocked } from "./lock-course";
import { readCourse } from "./read-course";

const shareText = () => keyed(say.secondLooks.shareWhole);

/** A whole percentage as it is typed. */
export const ShareField = v.pipe(
  v.string(shareText),
  v.trim(),
  v.regex(/^(\d{1,2}|100)$/, shareText),
  v.transform(Number),
);

export async function readSecondLookShare(ctx: SignedInCtx, courseId: string): Promise<number> {
  const { id } = await readCourse(ctx, courseId);
  const [course] = await ctx.db.select({ share: courses.secondLookShare }).from(courses).where(eq(courses.id, id));
  if (!course) throw notFound("course");
  return course.share;
}

/** Of decisions from now on. Those that wait keep waiting. */
export const changeSecondLookShare = (ctx: SignedInCtx, courseId: string, share: number): Promise<void> =>
  withCourseLocked(
    ctx,
    courseId,
    async (inner, { course }) => {
      const isCourse = eq(courses.id, courseId);
      const [before] = await inner.db.select({ share: courses.secondLookShare }).from(courses).where(isCourse);
      await inner.db.update(courses).set({ secondLookShare: share }).where(isCourse);
      await recordChange(inner, {
        action: "course.secondLook",
        ...asSubject(course),
        details: { from: before?.share ?? 0, to: share },
      });
    },
    { action: "grade:rule" },
  );
