import { isTimeZone } from "~/domain/date-text";
import { cookiesOf } from "./cookies.server";

/** The zone that the browser put into the `tz` cookie; null when there is none, or none that exists. */
export function timeZoneOf(request: Request): string | null {
  const zone = cookiesOf(request).tz;
  return zone && zone.length < 64 && isTimeZone(zone) ? zone : null;
}
