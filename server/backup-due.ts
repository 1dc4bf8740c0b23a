export const maxBackups = 7;
const backupHour = 3;

/**
 * Whether the embedded database's daily backup is due: at 03:00 local time, or at once if the newest backup is older
 * than yesterday. `files`: `apsis-YYYY-MM-DD.gz`, newest first, days in UTC.
 */
export function isBackupDue([newest]: string[], now: Date): boolean {
  const dayOf = (date: Date) => `apsis-${date.toISOString().slice(0, 10)}.gz`;
  if (!newest) return true;
  if (newest >= dayOf(now)) return false;
  return now.getHours() === backupHour || newest < dayOf(new Date(now.getTime() - 24 * 3600_000));
}
