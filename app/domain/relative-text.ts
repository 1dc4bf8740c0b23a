// Not in date-text.ts: the library's texts for this are larger than that whole file.
import { formatDistance } from "date-fns";
import { formatCount } from "./count-text";

const day = 24 * 3_600_000;

/**
 * Such as `in 4 days` or `2 hours ago`. Past days are rounded down, unlike in the library: "30 days ago" means at least
 * 30 days.
 */
export function relativeTextOf(date: Date, now: Date): string {
  const days = Math.floor((new Date(now).getTime() - new Date(date).getTime()) / day);
  if (days >= 1 && days <= 30) return `${formatCount(days, "day")} ago`;
  return formatDistance(new Date(date), new Date(now), { addSuffix: true });
}
