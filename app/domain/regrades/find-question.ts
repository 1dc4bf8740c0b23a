import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import type { StoredAnswer } from "~/db/schema";
import { needsAll } from "~/domain/attempts/regrade-answers";
import type { SignedInCtx } from "~/domain/context";
import { requireId } from "~/domain/id";
import { notFound } from "~/domain/refusal";
import { coursesWithin } from "~/domain/visible-courses";
import type { RegradePlace } from "./reckon-batches";

const Quiz = v.object({
  className: v.string(),
  courseId: v.string(),
  courseName: v.string(),
  organizationId: v.string(),
  scenarioTitle: v.string(),
  scenarioShortTitle: v.string(),
});
export type RegradedQuiz = v.InferOutput<typeof Quiz>;

/** A quiz of a class whose grades the actor may decide about. */
export async function findQuiz(ctx: SignedInCtx, place: RegradePlace): Promise<RegradedQuiz> {
  const quiz = await findScenario(ctx, place, "Quiz");
  if (!quiz) throw notFound("quiz");
  return quiz;
}

export async function findScenario(
  { db, actor }: SignedInCtx,
  place: RegradePlace,
  type: "Quiz" | "Default",
): Promise<RegradedQuiz | null> {
  const mayRegrade = coursesWithin(actor, "grade:rule");
  const [quiz] = await rowsOf(
    db,
    Quiz,
    sql`select c.name as "className", courses.id as "courseId", courses.name as "courseName",
          courses.organization_id as "organizationId", s.title as "scenarioTitle",
          s.short_title as "scenarioShortTitle"
        from class_sessions c join courses on courses.id = c.course_id
        join organizations o on o.id = courses.organization_id
        join scenarios s on s.id = ${requireId(place.scenarioId, "scenario")} and s.type = ${type}
        where c.id = ${requireId(place.classSessionId, "class")} and ${mayRegrade}
          and (s.curriculum_id = coalesce(c.curriculum_id, o.curriculum_id) or s.curriculum_id = any(c.earlier_curricula)
            or exists (select from attempts a where a.class_session_id = c.id and a.scenario_id = s.id))`,
  );
  return quiz ?? null;
}

/** A question as the class was asked it, and its key now. */
export type AskedInClass = {
  id: number;
  text: string;
  answers: string[];
  /** Places of the right answers. */
  right: number[];
  /** Null: the question doesn't count. */
  points: number | null;
  /** All right answers are needed; else one of them. */
  needsAll: boolean;
  /** The attempt that it was found in has another question with this text. */
  isAskedTwice: boolean;
};

const Asked = v.object({
  id: v.number(),
  text: v.string(),
  answers: v.array(v.tuple([v.string(), v.boolean()])),
  keyed: v.nullable(v.array(v.tuple([v.string(), v.boolean()]))),
  at: v.nullable(v.number()),
  isAskedTwice: v.boolean(),
  // Written by this product only.
  given: v.array(v.custom<StoredAnswer>(Array.isArray)),
});

/** A question of the quiz that somebody in the class was asked. `questionId`: as it was asked. */
export async function findQuestion(
  { db }: SignedInCtx,
  { classSessionId, scenarioId }: RegradePlace,
  questionId: number,
): Promise<AskedInClass> {
  const [found] = await rowsOf(
    db,
    Asked,
    sql`select q.id, q.text, q.answers, keyed.answers as keyed, shown.at, shown.given,
          (select count(*) > 1 from unnest(shown.question_ids) as asked (id) join questions other using (id)
            where other.text = q.text) as "isAskedTwice"
        from questions q
        join lateral (
          select a.answers as given, a.question_ids,
            array_position(coalesce(array(select jsonb_array_elements_text(a.recorded -> 'questionIds')::int), '{}')
              || case when a.recorded is null then a.question_ids else '{}' end, q.id) as at
          from attempts a
          where a.class_session_id = ${classSessionId} and a.scenario_id = ${scenarioId}
            and (a.recorded is null and q.id = any(a.question_ids)
              or a.recorded -> 'questionIds' @> to_jsonb(q.id))
          order by a.received_at desc, a.id desc limit 1
        ) shown on true
        left join questions keyed on keyed.id = shown.question_ids[shown.at]
        where q.id = ${questionId} and q.scenario_id = ${scenarioId} and q.regraded_from is null and q.text <> ''`,
  );
  if (!found) throw notFound("question");
  const { id, text, answers, keyed, at, given, isAskedTwice } = found;
  const [, points = 0] = given[(at ?? 0) - 1] ?? [];
  return {
    ...{ id, text, answers: answers.map(([answer]) => answer) },
    right: (keyed ?? answers).flatMap(([, isRight], place) => (isRight ? [place] : [])),
    points: points > 0 ? points : null,
    needsAll: needsAll({ id, text, answers }),
    isAskedTwice,
  };
}
