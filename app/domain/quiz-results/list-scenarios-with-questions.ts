import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import { listClassColumns } from "~/domain/curricula/curriculum-headers";
import type { GradedSession } from "~/domain/courses/graded-session";
import { asksAny } from "~/domain/gradebook/read-scenario-grades";
import { readOnReplica } from "~/domain/read-on-replica";

/** A scenario of a class that asks questions; `handedIn`: how many of its students have played it. */
export type ScenarioWithQuestions = {
  scenarioId: string;
  title: string;
  shortTitle: string;
  isQuiz: boolean;
  handedIn: number;
};

const Row = v.object({ scenarioId: v.string(), handedIn: v.number() });

/** All quizzes of a class session, and its lessons with questions, in the order of its curriculum. */
export async function listScenariosWithQuestions(
  ctx: SignedInCtx,
  session: GradedSession,
): Promise<ScenarioWithQuestions[]> {
  const columns = await listClassColumns(ctx, session);
  const ids = `{${columns.map(({ scenarioId }) => scenarioId).join()}}`;
  const rows = await readOnReplica(ctx, ({ db }) =>
    rowsOf(
      db,
      Row,
      sql`select s.id as "scenarioId", coalesce(played.students, 0) as "handedIn"
          from scenarios s
          left join (select best.scenario_id, count(*)::int as students
            from best_attempts best join class_session_students enrolled using (class_session_id, user_id)
            where best.class_session_id = ${session.id} group by best.scenario_id) played on played.scenario_id = s.id
          where s.id = any(${ids}::uuid[]) and (s.type = 'Quiz' or ${asksAny(sql`s.id`)})`,
    ),
  );
  const handedIn = new Map(rows.map((row) => [row.scenarioId, row.handedIn]));
  return columns.flatMap(({ scenarioId, scenarioTitle, scenarioShortTitle, scenarioType }) => {
    const students = handedIn.get(scenarioId);
    if (students === undefined) return [];
    const titles = { title: scenarioTitle, shortTitle: scenarioShortTitle };
    return [{ scenarioId, ...titles, isQuiz: scenarioType === "Quiz", handedIn: students }];
  });
}
