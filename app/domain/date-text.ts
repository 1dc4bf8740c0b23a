import { TZDate } from "@date-fns/tz";
import { lightFormat } from "date-fns";

/** MM/DD/YYYY @ HH:mm in the reader's zone, which is named when it is not known and UTC stands in. */
export function formatDateTime(date: Date, zone: string | null) {
  const text = lightFormat(new TZDate(date.getTime(), zone ?? "UTC"), "MM/dd/yyyy '@' HH:mm");
  return zone ? text : `${text} UTC`;
}

export function formatDate(date: Date, zone: string | null) {
  return lightFormat(new TZDate(date.getTime(), zone ?? "UTC"), "MM/dd/yyyy");
}

/** Whether a text names a time zone that this runtime knows. */
export function isTimeZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: zone }));
  } catch {
    return false;
  }
}
