import { eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import { courses } from "~/db/schema";
import { recordChange } from "~/domain/audit/record-change";
import type { SignedInCtx } from "~/domain/context";
import { asSubject, withCourseLocked } from "~/domain/courses/lock-course";
import { notFound } from "~/domain/refusal";

/** What students of a course see besides their own grades. */
export type ResultsVisibility = { showsMedian: boolean; showsAnswers: boolean };

/** Of the course of a class session that the caller may read; checked before. */
export async function readResultsVisibility({ db }: SignedInCtx, courseId: string): Promise<ResultsVisibility> {
  const [visibility] = await rowsOf(
    db,
    v.object({ showsMedian: v.boolean(), showsAnswers: v.boolean() }),
    sql`select shows_median as "showsMedian", shows_answers as "showsAnswers" from courses where id = ${courseId}`,
  );
  if (!visibility) throw notFound("course");
  return visibility;
}

/** Changes it for all classes of the course, from the next request on. */
export const changeResultsVisibility = (
  ctx: SignedInCtx,
  courseId: string,
  visibility: ResultsVisibility,
): Promise<void> =>
  withCourseLocked(ctx, courseId, async (inner, { course }) => {
    await inner.db.update(courses).set(visibility).where(eq(courses.id, courseId));
    await recordChange(inner, { action: "course.results", ...asSubject(course), details: visibility });
  });
