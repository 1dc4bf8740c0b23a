import { and, eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { rubrics } from "~/db/schema";
import { recordChange } from "~/domain/audit/record-change";
import type { SignedInCtx } from "~/domain/context";
import { asSubject, withCourseLocked } from "~/domain/courses/lock-course";
import { readRubric, type RubricPlace } from "~/domain/grades/read-rubric";
import type { Criterion } from "~/domain/grades/rubric";

/**
 * Stores the rubric of a scenario for all classes of the course; null removes it. Grades that were given keep the criteria
 * they were given for. `seen`: the version that the actor had before them. Returns whether there was another in between.
 */
export async function changeRubric(
  ctx: SignedInCtx,
  place: RubricPlace,
  criteria: Criterion[] | null,
  seen: string,
): Promise<{ hasOvertaken: boolean }> {
  const { courseId } = await readRubric(ctx, place, "grade:rule");
  return withCourseLocked(
    ctx,
    courseId,
    async (inner, { course }) => {
      const { rubric: before, scenarioTitle } = await readRubric(inner, place, "grade:rule");
      const { scenarioId } = place;
      const from = before?.criteria ?? null;
      if (JSON.stringify(from) !== JSON.stringify(criteria)) {
        const version = uuid();
        if (criteria === null)
          await inner.db.delete(rubrics).where(and(eq(rubrics.courseId, courseId), eq(rubrics.scenarioId, scenarioId)));
        else
          await inner.db
            .insert(rubrics)
            .values({ courseId, scenarioId, version, criteria })
            .onConflictDoUpdate({ target: [rubrics.courseId, rubrics.scenarioId], set: { version, criteria } });
        await recordChange(inner, {
          action: criteria === null ? "course.removeRubric" : "course.rubric",
          ...asSubject(course),
          details: { scenarioId, scenario: scenarioTitle, from, to: criteria },
        });
      }
      return { hasOvertaken: seen !== (before?.version ?? "") };
    },
    { action: "grade:rule" },
  );
}
