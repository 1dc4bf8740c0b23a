// Pure: the points that count of a student's attempts at one scenario.
import type { Points } from "./grade";
import { gradingLimits, type GradingRules, type LateRule } from "./rules";

/** `secondsLate`: from the due date to the time of receipt; null without a due date. */
export type TimedPoints = Points & { secondsLate: number | null };
export type CountableAttempt = TimedPoints & { isReported: boolean };

type Counted = Pick<GradingRules, "counting" | "maxAttempts" | "late">;

const daySeconds = 86_400;

/** Days begun since the due date; 0: on time, or within the grace time. */
export function daysLateOf(secondsLate: number | null, late: LateRule | null): number {
  if (late === null || secondsLate === null || secondsLate <= late.graceMinutes * 60) return 0;
  return Math.ceil(secondsLate / daySeconds);
}

/** The percentage that days of lateness take off an attempt's points. */
export const latePercentOf = (days: number, { percentPerDay, leastPercent }: LateRule) =>
  Math.min(100 - leastPercent, days * percentPerDay);

/** The points of an attempt that its lateness leaves, in whole points, rounded down. */
export function pointsLeft({ score, maxScore, secondsLate }: TimedPoints, late: LateRule | null): Points {
  const days = daysLateOf(secondsLate, late);
  if (late === null || days === 0) return { score, maxScore };
  // Products of integers are exact.
  return { score: Math.floor((score * (100 - latePercentOf(days, late))) / 100), maxScore };
}

/** The attempts that make the grade; of a mean at most the first hundred. `attempts`: those that may count, in the order in which they were received. */
export function countedAttempts<Attempt extends TimedPoints>(
  attempts: readonly Attempt[],
  { counting, maxAttempts, late }: Counted,
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
        : [
            allowed.reduce((best, attempt) =>
              isAtLeast(pointsLeft(attempt, late), pointsLeft(best, late)) ? attempt : best,
            ),
          ];
    case "mean":
      return allowed;
  }
}

export type CountedPoints = Points & { isReported: boolean; isLate: boolean };

/** A mean is that of the percentages, in whole points of the largest maximum, rounded down. */
export function countedPoints(attempts: readonly CountableAttempt[], rules: Counted): CountedPoints | null {
  const counted = countedAttempts(attempts, rules).map((attempt) => ({
    ...pointsLeft(attempt, rules.late),
    isReported: attempt.isReported,
    isLate: daysLateOf(attempt.secondsLate, rules.late) > 0,
  }));
  return counted.length > 1 ? meanOf(counted) : (counted[0] ?? null);
}

/** As `bestFirst` orders them: of equal ones the later counts. Products of integers are exact. */
const isAtLeast = (one: Points, other: Points) => productOf(one, other) >= productOf(other, one);

const productOf = ({ score, maxScore }: Points, other: Points) =>
  maxScore > 0 ? score * Math.max(1, other.maxScore) : 0;

/** Without a maximum there is no percentage: such attempts are left out if there are others. */
function meanOf(attempts: readonly CountedPoints[]): CountedPoints | null {
  const graded = attempts.filter(({ maxScore }) => maxScore > 0);
  if (graded.length === 0) return attempts[0] ?? null;
  const maxScore = Math.max(...graded.map((attempt) => attempt.maxScore));
  const share = graded.reduce((sum, attempt) => sum + attempt.score / attempt.maxScore, 0) / graded.length;
  // The sum of shares can be slightly below the whole number.
  const score = Math.floor(share * maxScore + 1e-9);
  return {
    ...{ score, maxScore },
    isReported: graded.some(({ isReported }) => isReported),
    isLate: graded.some(({ isLate }) => isLate),
  };
}
