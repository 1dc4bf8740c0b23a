import { TZDate } from "@date-fns/tz";
import { format, formatDistance } from "date-fns";

/** Spec section 9: MM/DD/YYYY @ HH:mm in the reader's zone, which is named when it is not known and UTC stands in. */
export function dateTimeText(date: Date | string, zone: string | null) {
  const text = format(new TZDate(new Date(date).getTime(), zone ?? "UTC"), "MM/dd/yyyy '@' HH:mm");
  return zone ? text : `${text} UTC`;
}

export function dateText(date: Date | string, zone: string | null) {
  return format(new TZDate(new Date(date).getTime(), zone ?? "UTC"), "MM/dd/yyyy");
}

/** Such as `in 4 days` or `2 hours ago`. */
export function relativeText(date: Date | string, now: Date | string) {
  return formatDistance(new Date(date), new Date(now), { addSuffix: true });
}

/** Whether a text names a time zone that this runtime knows. */
export function isTimeZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: zone }));
  } catch {
    return false;
  }
}
