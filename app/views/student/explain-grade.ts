import type { StudentGrade } from "~/domain/gradebook/student-grades";
import type { RecordedDecision } from "~/domain/grades/list-decisions";
import { texts } from "~/texts";

/** Why the grade is what it is, in a sentence. */
export function explainGrade({
  best,
  decision,
  attempts,
}: Pick<StudentGrade, "best" | "decision" | "attempts">): string {
  const bestPoints = best && `${best.score}/${best.maxScore}`;
  const counted = attempts.filter(({ setAside, uncounted }) => !setAside && !uncounted).length;
  if (!decision)
    return bestPoints === null
      ? texts.decisions.noGrade({ attempts: attempts.length })
      : texts.decisions.bestOf({ points: bestPoints, attempts: counted });
  const { points, maxPoints } = decision;
  if (decision.kind === "excuse") return texts.decisions.isExcused({ bestPoints });
  if (decision.kind === "override")
    return texts.decisions.isOverridden({ points: `${points ?? 0}/${maxPoints ?? 0}`, bestPoints });
  return texts.decisions.isAdjusted({ change: signed(points ?? 0), bestPoints });
}

/** "+5" or "−5" */
export const signed = (points: number) => (points < 0 ? `−${-points}` : `+${points}`);

/** Who decided what. */
export function decisionText({
  kind,
  by,
  points,
  maxPoints,
}: Pick<RecordedDecision, "kind" | "by" | "points" | "maxPoints">): string {
  const value = kind === "override" ? `${points ?? 0}/${maxPoints ?? 0}` : kind === "adjust" ? signed(points ?? 0) : "";
  return texts.decisions.entry({ kind, by, value });
}
