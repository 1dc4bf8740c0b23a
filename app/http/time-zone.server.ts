import { isTimeZone } from "~/domain/date-text";
import { cookiesOf } from "./cookies.server";

/** The time zone in the browser's `tz` cookie; null if it is missing or unknown. */
export function timeZoneOf(request: Request): string | null {
  const zone = cookiesOf(request).tz;
  return zone && zone.length < 64 && isTimeZone(zone) ? zone : null;
}
