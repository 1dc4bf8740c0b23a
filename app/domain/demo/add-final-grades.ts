import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import { readFinalGradesPage } from "~/domain/gradebook/final-grades";
import { submitGrades } from "~/domain/gradebook/submit-grades";

/** The final grades of the classes of a course are submitted. */
export async function addFinalGrades(instructor: SignedInCtx, courseId: string) {
  const classes = await rowsOf(
    instructor.db,
    v.object({ id: v.string() }),
    sql`select id from class_sessions where course_id = ${courseId} and end_date is not null`,
  );
  for (const { id } of classes) {
    const { basis, seen } = await readFinalGradesPage(instructor, id, "soFar");
    await submitGrades(instructor, id, { basis, seen });
  }
}
