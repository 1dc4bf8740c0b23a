// Times of CCSDS messages: UTC as text, milliseconds since 1970 here.

/** "2026-11-29T06:00:00.000", rounded to a millisecond. */
export const writeUtc = (time: number) => new Date(Math.round(time)).toISOString().slice(0, -1);

const calendar = /^(\d{4})-(?:(\d\d)-(\d\d)|(\d{3}))T(\d\d):(\d\d):(\d\d(?:\.\d{0,15})?)Z?$/;

/** Reads a calendar date or a day of the year; null if it is no such time. */
export function readUtc(text: string): number | null {
  const found = calendar.exec(text.trim());
  if (!found) return null;
  const [, year = NaN, month = NaN, day = NaN, dayOfYear = NaN, hour = NaN, minute = NaN, second = NaN] =
    found.map(Number);
  if (hour > 23 || minute > 59 || second >= 60) return null;
  const isByDay = found[4] !== undefined;
  const midnight = isByDay ? Date.UTC(year, 0, dayOfYear) : Date.UTC(year, month - 1, day);
  const date = new Date(midnight);
  const isRealDay = isByDay
    ? date.getUTCFullYear() === year && dayOfYear !== 0
    : date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isRealDay ? midnight + ((hour * 60 + minute) * 60 + second) * 1000 : null;
}
