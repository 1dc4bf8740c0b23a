export const maxBackups = 7;
const quietHour = 3;

/**
 * Whether the day's copy of the embedded database is due: in the night (03:00 of this machine, while nobody waits for
 * it), or at once where none is of today or yesterday. `files`: `apsis-YYYY-MM-DD.gz`, newest first, days in UTC.
 */
export function isBackupDue([newest]: string[], now: Date): boolean {
  const dayOf = (date: Date) => `apsis-${date.toISOString().slice(0, 10)}.gz`;
  if (!newest) return true;
  if (newest >= dayOf(now)) return false;
  return now.getHours() === quietHour || newest < dayOf(new Date(now.getTime() - 24 * 3600_000));
}
