// Not in date-text.ts: the library's texts for this are larger than that whole file.
import { formatDistance } from "date-fns";
import { hasSpecifiedFormat, relativeTime } from "~/texts/format";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Such as `in 4 days` or `2 hours ago`. Past days are rounded down, unlike in the library: "30 days ago" means at least
 * 30 days.
 */
export function relativeTextOf(date: Date, now: Date): string {
  const elapsed = new Date(now).getTime() - new Date(date).getTime();
  const days = Math.floor(elapsed / day);
  if (days >= 1 && days <= 30) return relativeTime(-days, "day");
  if (hasSpecifiedFormat()) return formatDistance(new Date(date), new Date(now), { addSuffix: true });
  const [unit, length] = unitOf(Math.abs(elapsed));
  return relativeTime(-Math.round(elapsed / length), unit);
}

function unitOf(milliseconds: number): [unit: Parameters<typeof relativeTime>[1], length: number] {
  if (milliseconds < hour) return ["minute", minute];
  if (milliseconds < day) return ["hour", hour];
  if (milliseconds < 30 * day) return ["day", day];
  if (milliseconds < 365 * day) return ["month", 30 * day];
  return ["year", 365 * day];
}
