// Not in date-text.ts: the library's words for this are larger than all of that file.
import { formatDistance } from "date-fns";
import { formatCount } from "./count-text";

const day = 24 * 3_600_000;

/**
 * Such as `in 4 days` or `2 hours ago`. Past days are cut, not rounded as the library does: nothing is "30 days ago"
 * before 30 days are over.
 */
export function relativeTextOf(date: Date, now: Date): string {
  const days = Math.floor((new Date(now).getTime() - new Date(date).getTime()) / day);
  if (days >= 1 && days <= 30) return `${formatCount(days, "day")} ago`;
  return formatDistance(new Date(date), new Date(now), { addSuffix: true });
}
