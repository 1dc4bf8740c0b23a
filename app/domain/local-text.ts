import { TZDate } from "@date-fns/tz";

/** The value of a `datetime-local` field. */
export function localTextOf(date: Date, zone: string | null): string {
  const local = new TZDate(date.getTime(), zone ?? "UTC");
  const two = (number: number) => String(number).padStart(2, "0");
  const day = `${local.getFullYear()}-${two(local.getMonth() + 1)}-${two(local.getDate())}`;
  return `${day}T${two(local.getHours())}:${two(local.getMinutes())}`;
}
