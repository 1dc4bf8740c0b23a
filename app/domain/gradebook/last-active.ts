import { texts } from "~/texts";
import { dayMilliseconds } from "./arrange-rows";

const hour = 3_600_000;

/** "9 days ago": from the last attempt to `at`, in milliseconds since 1970. */
export function lastActiveText(lastPlayed: number | null, at: number): string {
  if (lastPlayed === null) return texts.grades.never;
  const ago = at - lastPlayed;
  if (ago < hour) return texts.grades.justNow;
  if (ago < dayMilliseconds) return texts.grades.hoursAgo({ hours: Math.floor(ago / hour) });
  return texts.grades.daysAgo({ days: Math.floor(ago / dayMilliseconds) });
}
