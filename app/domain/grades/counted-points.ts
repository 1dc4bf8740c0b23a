// Pure: the points that count of a student's attempts at one scenario.
import type { Points } from "./grade";
import { gradingLimits, type GradingRules } from "./rules";

export type CountableAttempt = Points & { isReported: boolean };

type Counted = Pick<GradingRules, "counting" | "maxAttempts">;

/** The attempts that make the grade; of a mean at most the first hundred. `attempts`: those that may count, in the order in which they were received. */
export function countedAttempts<Attempt extends Points>(
  attempts: readonly Attempt[],
  { counting, maxAttempts }: Counted,
): readonly Attempt[] {
  const most = maxAttempts ?? (counting === "mean" ? gradingLimits.attempts : attempts.length);
  const allowed = attempts.slice(0, most);
  switch (counting) {
    case "first":
      return allowed.slice(0, 1);
    case "last":
      return allowed.slice(-1);
    case "best":
      return allowed.length === 0
        ? []
        : [allowed.reduce((best, attempt) => (isAtLeast(attempt, best) ? attempt : best))];
    case "mean":
      return allowed;
  }
}

/** A mean is that of the percentages, in whole points of the largest maximum, rounded down. */
export function countedPoints(attempts: readonly CountableAttempt[], rules: Counted): CountableAttempt | null {
  const counted = countedAttempts(attempts, rules);
  return counted.length > 1 ? meanOf(counted) : (counted[0] ?? null);
}

/** As `bestFirst` orders them: of equal ones the later counts. Products of integers are exact. */
const isAtLeast = (one: Points, other: Points) => productOf(one, other) >= productOf(other, one);

const productOf = ({ score, maxScore }: Points, other: Points) =>
  maxScore > 0 ? score * Math.max(1, other.maxScore) : 0;

/** Without a maximum there is no percentage: such attempts are left out if there are others. */
function meanOf(attempts: readonly CountableAttempt[]): CountableAttempt | null {
  const graded = attempts.filter(({ maxScore }) => maxScore > 0);
  if (graded.length === 0) return attempts[0] ?? null;
  const maxScore = Math.max(...graded.map((attempt) => attempt.maxScore));
  const share = graded.reduce((sum, attempt) => sum + attempt.score / attempt.maxScore, 0) / graded.length;
  // The sum of shares can be slightly below the whole number.
  const score = Math.floor(share * maxScore + 1e-9);
  return { score, maxScore, isReported: graded.some(({ isReported }) => isReported) };
}
