// Pure: weeks begin on Monday at 00:00 UTC, for everybody at the same moment.
const day = 86_400_000;

/** `monday`: its date, as "2026-11-23". */
export type Week = { monday: string; startsAt: Date; endsAt: Date };

export function weekOf(now: Date): Week {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const daysSinceMonday = (now.getUTCDay() + 6) % 7;
  return weekFrom(new Date(midnight - daysSinceMonday * day));
}

/** The week of a stored Monday. */
export const weekOfMonday = (monday: string): Week => weekFrom(new Date(`${monday}T00:00:00Z`));

const weekFrom = (startsAt: Date): Week => ({
  monday: startsAt.toISOString().slice(0, 10),
  startsAt,
  endsAt: new Date(startsAt.getTime() + 7 * day),
});

/** Milliseconds after the end of the week in which a flight that was begun before is still accepted. */
export const graceMs = 2 * 3_600_000;
