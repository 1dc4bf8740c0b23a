// The days of a class, and the moment at which each ends. Pure.
import { dayAfter } from "./day-numbers";
import { isoDayOf } from "~/domain/date-text";
import { parseInstant } from "~/domain/time-input";

/** Why a typed day can't be shown. */
export type DayFault = "notADay" | "beforeClass" | "future";

type Days = { zone: string; start: Date; now: Date };

/** The end of a day (YYYY-MM-DD in the zone), or now on the day of today. */
export function endOfDay(text: string, { zone, start, now }: Days): Date | DayFault {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || !parseInstant(`${text}T12:00`, zone)) return "notADay";
  if (text < isoDayOf(start, zone)) return "beforeClass";
  if (text > isoDayOf(now, zone)) return "future";
  const last = parseInstant(`${text}T23:59`, zone);
  if (!last) return "notADay";
  return new Date(Math.min(now.getTime(), last.getTime() + minute - 1));
}

/** The day that is shown first: a week ago, or the last one that differs from now. */
export function dayToShow(daysWithChanges: string[], { first, today }: { first: string; today: string }): string {
  const weekAgo = dayAfter(today, -7);
  const lastChange = daysWithChanges.findLast((day) => day >= first && day <= today) ?? today;
  const day = lastChange > weekAgo ? weekAgo : dayAfter(lastChange, -1);
  return day < first ? first : day;
}

const minute = 60_000;
