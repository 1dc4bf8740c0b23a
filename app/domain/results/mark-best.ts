import { shareOf } from "~/domain/gradebook/class-figures";
import type { GradeCell } from "~/domain/gradebook/matrix";
import type { RecordedAttempt } from "~/domain/gradebook/read-student-record";

const isBetter = (one: GradeCell, other: GradeCell) => (shareOf(one) ?? 0) > (shareOf(other) ?? 0);

/**
 * Outside a class the database keeps no bests: the best counts, and of equal ones the later. `attempts`: newest first.
 * Pure.
 */
export function markBest(attempts: RecordedAttempt[]): RecordedAttempt[] {
  const best = new Map<string, RecordedAttempt>();
  for (const attempt of attempts) {
    const currentBest = best.get(attempt.scenarioId);
    if (!attempt.setAside && !attempt.uncounted && (!currentBest || isBetter(attempt, currentBest)))
      best.set(attempt.scenarioId, attempt);
  }
  return attempts.map((attempt) => ({ ...attempt, counts: best.get(attempt.scenarioId) === attempt }));
}
