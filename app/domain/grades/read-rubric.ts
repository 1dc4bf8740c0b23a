import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import type { Action } from "~/domain/access";
import type { SignedInCtx } from "~/domain/context";
import { requireId } from "~/domain/id";
import { notFound } from "~/domain/refusal";
import { coursesWithin } from "~/domain/visible-courses";
import { Criterion } from "./rubric";

export type RubricPlace = { classSessionId: string; scenarioId: string };

const Found = v.object({
  courseId: v.string(),
  courseName: v.string(),
  className: v.string(),
  scenarioTitle: v.string(),
  version: v.nullable(v.string()),
  criteria: v.nullable(v.array(Criterion)),
});

export type FoundRubric = Omit<v.InferOutput<typeof Found>, "version" | "criteria"> & {
  /** Null: the scenario has none in this course. */
  rubric: { version: string; criteria: Criterion[] } | null;
};

/**
 * The rubric of a scenario of a class, for those who may decide about its grades, or do `action`; others don't find the
 * scenario.
 */
export async function readRubric(
  { db, actor }: SignedInCtx,
  place: RubricPlace,
  action: Action = "grade:decide",
): Promise<FoundRubric> {
  const classSessionId = requireId(place.classSessionId, "class");
  const scenarioId = requireId(place.scenarioId, "scenario");
  const [found] = await rowsOf(
    db,
    Found,
    sql`select courses.id as "courseId", courses.name as "courseName", c.name as "className",
          s.title as "scenarioTitle", r.version, r.criteria
        from class_sessions c
        join courses on courses.id = c.course_id
        join organizations o on o.id = courses.organization_id
        join scenarios s on s.id = ${scenarioId}
        left join rubrics r on r.course_id = courses.id and r.scenario_id = s.id
        where c.id = ${classSessionId} and ${coursesWithin(actor, action)}
          and (s.curriculum_id = coalesce(c.curriculum_id, o.curriculum_id) or s.curriculum_id = any(c.earlier_curricula)
            or exists (select from attempts a where a.class_session_id = c.id and a.scenario_id = s.id)
            or exists (select from grade_decisions d where d.class_session_id = c.id and d.scenario_id = s.id))`,
  );
  if (!found) throw notFound("scenario");
  const { version, criteria, ...about } = found;
  return { ...about, rubric: version === null || criteria === null ? null : { version, criteria } };
}
