import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { Refusal } from "~/domain/refusal";
import { texts } from "~/texts";
import { say } from "~/texts/say";
import { decideGrade, type DecidedGrade, type GradePlace } from "./decide-grade";
import { readRubric } from "./read-rubric";
import { marksOf, pointsOfMarks, type Mark } from "./rubric";
import type { ChosenLevels } from "./rubric-input";

/** Overrides a grade with the points of the levels that were chosen in each criterion of the scenario's rubric. */
export function decideByRubric(
  ctx: SignedInCtx,
  place: GradePlace,
  { version, chosen, reason }: ChosenLevels,
  seen?: string | null,
): Promise<DecidedGrade> {
  return inTransaction(ctx, async (inner) => {
    const { rubric } = await readRubric(inner, place);
    if (rubric?.version !== version) throw new Refusal("conflict", say.rubrics.changedMeanwhile);
    const marks = marksOf(rubric.criteria, chosen);
    const missing = marks.flatMap((mark, at) => (mark ? [] : [[`level.${at}`, [say.rubrics.levelRequired]] as const]));
    if (missing.length > 0) throw new Refusal("invalid", say.rubrics.levelsRequired, Object.fromEntries(missing));
    const reached = [...(await readCheckMarks(inner, place)), ...marks.flatMap((mark) => mark ?? [])];
    return decideGrade(inner, place, { kind: "override", ...pointsOfMarks(reached), rubric: reached, reason }, seen);
  });
}

/** Of a sandbox: what its checks gave the best attempt, so that checks and rubric add up. */
async function readCheckMarks(
  { db }: SignedInCtx,
  { classSessionId, userId, scenarioId }: GradePlace,
): Promise<Mark[]> {
  const rows = await rowsOf(
    db,
    v.object({ points: v.number(), maxPoints: v.number() }),
    sql`select coalesce(best.score, 0) as points, check_points(s.sandbox)::int as "maxPoints" from scenarios s
        left join best_attempts best on best.class_session_id = ${classSessionId} and best.user_id = ${userId}
          and best.scenario_id = s.id
        where s.id = ${scenarioId} and s.sandbox is not null and check_points(s.sandbox) > 0`,
  );
  return rows.map(({ points, maxPoints }) => ({
    ...{ criterion: texts.sandboxTasks.checks, level: "" },
    ...{ points: Math.min(points, maxPoints), maxPoints },
  }));
}
