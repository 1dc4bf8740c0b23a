import { inTransaction, type SignedInCtx } from "~/domain/context";
import { Refusal } from "~/domain/refusal";
import { say } from "~/texts/say";
import { decideGrade, type DecidedGrade, type GradePlace } from "./decide-grade";
import { readRubric } from "./read-rubric";
import { marksOf, pointsOfMarks } from "./rubric";
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
    const reached = marks.flatMap((mark) => mark ?? []);
    return decideGrade(inner, place, { kind: "override", ...pointsOfMarks(reached), rubric: reached, reason }, seen);
  });
}
