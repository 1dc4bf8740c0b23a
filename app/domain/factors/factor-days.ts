// Pure.
const dayMs = 24 * 3_600_000;

/** Days until a second factor is required, rounded up; 0: now; null: never. */
export const daysUntilFactors = (dueAt: Date | null | undefined, now: Date): number | null =>
  dueAt ? Math.max(0, Math.ceil((dueAt.getTime() - now.getTime()) / dayMs)) : null;
