import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { Refusal } from "~/domain/refusal";
import { texts } from "~/texts";
import { say } from "~/texts/say";
import { decideGrade, readGrade, type DecidedGrade, type GradePlace } from "./decide-grade";
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

/**
 * Of a sandbox: what its checks gave by the rules of the course, so that checks and rubric add up. Several attempts may
 * count, or only the last.
 */
export async function readCheckMarks(ctx: SignedInCtx, place: GradePlace): Promise<Mark[]> {
  const [sandbox] = await rowsOf(
    ctx.db,
    v.object({ maxPoints: v.number() }),
    sql`select check_points(s.sandbox)::int as "maxPoints" from scenarios s
        where s.id = ${place.scenarioId} and s.sandbox is not null and check_points(s.sandbox) > 0`,
  );
  if (!sandbox) return [];
  const { maxPoints } = sandbox;
  const { best } = await readGrade(ctx, place);
  return [
    {
      ...{ criterion: texts.sandboxTasks.checks, level: "" },
      ...{ points: Math.min(Math.round(best?.score ?? 0), maxPoints), maxPoints },
    },
  ];
}
