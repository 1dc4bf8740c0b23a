// Pure: a grade from the attempt that counts and from what an instructor decided (docs/decisions/0174).

/** Whole numbers. */
export type Points = { score: number; maxScore: number };

/** Kinds of decisions that change a grade, in the order of their codes in a gradebook's lines. */
export const gradeDecisionKinds = ["excuse", "override", "adjust"] as const;

export type GradeDecision =
  { kind: "excuse" } | { kind: "override"; points: number; maxPoints: number } | { kind: "adjust"; points: number };

/** Null: neither an attempt that counts nor a decision. */
export type Grade = Points | "excused" | null;

/** `best`: the attempt that counts. `decision`: the one that stands. */
export function gradeOf(best: Points | null, decision: GradeDecision | null): Grade {
  if (decision === null) return best;
  switch (decision.kind) {
    case "excuse":
      return "excused";
    case "override":
      return { score: decision.points, maxScore: decision.maxPoints };
    case "adjust":
      // Without an attempt there is nothing to adjust: the best one may have been excluded since.
      return best && { score: clamp(best.score + decision.points, best.maxScore), maxScore: best.maxScore };
  }
}

const clamp = (score: number, maxScore: number) => Math.min(maxScore, Math.max(0, score));

export const pointsOf = (grade: Grade): Points | null => (grade === "excused" ? null : grade);

/** A decision's columns in the database. */
export type DecisionColumns = { kind: string; points: number | null; maxPoints: number | null };

export function readDecision({ kind, points, maxPoints }: DecisionColumns): GradeDecision | null {
  if (kind === "excuse") return { kind };
  if (kind === "override" && points !== null && maxPoints !== null) return { kind, points, maxPoints };
  if (kind === "adjust" && points !== null) return { kind, points };
  return null;
}
