import { sql } from "drizzle-orm";
import * as v from "valibot";
import { customPlan } from "~/db/custom-plan";
import { Numeric, rowOf, rowsOf } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import { findGradedSession, type GradedSession } from "~/domain/courses/graded-session";
import { listClassColumns } from "~/domain/curricula/curriculum-headers";
import { isoDayOf } from "~/domain/date-text";
import { dayAfter } from "~/domain/gradebook/day-numbers";
import { readOnReplica } from "~/domain/read-on-replica";
import { minPractising, practiceDays } from "./practice-limits";

const maxListed = 10;

const Question = v.object({
  scenarioId: v.string(),
  scenarioTitle: v.string(),
  question: v.string(),
  text: v.string(),
  /** Who practised it, and how often, in these days. */
  students: Numeric,
  reviews: Numeric,
  wrong: Numeric,
});
type ForgottenQuestion = v.InferOutput<typeof Question> & { forgotten: number };

/** `questions`: most often forgotten first. `students`: of the class; `practising`: of them, in these days. */
export type ClassPractice = {
  session: GradedSession;
  students: number;
  practising: number;
  questions: ForgottenQuestion[];
};

/** What the students of a class forget, from their practice with questions of its curriculum. Without names. */
export async function readClassPractice(ctx: SignedInCtx, classSessionId: string): Promise<ClassPractice> {
  const session = await findGradedSession(ctx, classSessionId, "gradebook:read");
  const columns = await listClassColumns(ctx, session);
  const scenarioIds = `{${columns.map(({ scenarioId }) => scenarioId).join(",")}}`;
  const since = dayAfter(isoDayOf(ctx.now, session.timeZone), 1 - practiceDays);
  return readOnReplica(ctx, async ({ db }) => {
    const isCounted = sql`r.reviewed_on >= ${since}::date and r.scenario_id = any(${scenarioIds}::uuid[])`;
    const [counts, rows] = [
      await rowOf(
        db,
        v.object({ students: Numeric, practising: Numeric }),
        sql`select count(*) as students, count(*) filter (where exists (
              select from practice_reviews r where r.user_id = enrolled.user_id and ${isCounted})) as practising
            from class_session_students enrolled where enrolled.class_session_id = ${session.id}`,
      ),
      // A student's newest review of a question is one of these days if any is, so it counts the student once: up to
      // 80,000 reviews are hashed and not sorted.
      await rowsOf(
        db,
        Question,
        sql`${customPlan} select s.id as "scenarioId", s.title as "scenarioTitle", cq.key as question, cq.text,
              practised.students, practised.reviews, practised.wrong
            from (select r.scenario_id, r.question_key, count(*) filter (where r.is_newest) as students,
                count(*) as reviews, count(*) filter (where not r.is_right) as wrong
              from practice_reviews r
              where r.user_id = any(array(
                  select user_id from class_session_students where class_session_id = ${session.id}))
                and ${isCounted}
              group by r.scenario_id, r.question_key) practised
            join scenarios s on s.id = practised.scenario_id
            join catalogue_questions cq on cq.scenario_id = s.id and cq.key = practised.question_key and not cq.retired
            where practised.students >= ${minPractising} and practised.wrong > 0
            order by practised.wrong::float8 / practised.reviews desc, practised.students desc, s.id, cq.key
            limit ${maxListed}`,
      ),
    ];
    return { session, ...counts, questions: rows.map((row) => ({ ...row, forgotten: row.wrong / row.reviews })) };
  });
}
