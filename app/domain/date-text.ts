import { tzOffset } from "@date-fns/tz";
import { texts } from "~/texts";
import { shortDate, shortDateTime } from "~/texts/format";

/** Such as MM/DD/YYYY @ HH:mm, in the reader's zone; says UTC if the zone is unknown. */
export function formatDateTime(date: Date, zone: string | null) {
  const text = shortDateTime(localTextOf(date, zone));
  return zone ? text : texts.times.inUtc({ dateTime: text });
}

export const formatDate = (date: Date, zone: string | null) => shortDate(localTextOf(date, zone));

/** YYYY-MM-DD in the zone. */
export const isoDayOf = (date: Date, zone: string) => localTextOf(date, zone).slice(0, 10);

/** The time on the zone's clocks, as ISO text. */
const localTextOf = (date: Date, zone: string | null) =>
  new Date(date.getTime() + (zone ? offsetOf(zone, date) : 0) * 60_000).toISOString();

const day = 24 * 3_600_000;
const maxKept = 5_000;
/** By zone and UTC day; null for a day on which the clocks change. */
const keptOffsets = new Map<string, number | null>();

/** Minutes before UTC. Cached, because looking up hundreds of times would take as long as the rest of the page. */
function offsetOf(zone: string, date: Date): number {
  const start = Math.floor(date.getTime() / day) * day;
  const key = `${zone} ${start}`;
  let offset = keptOffsets.get(key);
  if (offset === undefined) {
    if (keptOffsets.size >= maxKept) keptOffsets.clear();
    offset = tzOffset(zone, new Date(start));
    if (offset !== tzOffset(zone, new Date(start + day))) offset = null;
    keptOffsets.set(key, offset);
  }
  return offset ?? tzOffset(zone, date);
}

/** Whether a text names a time zone that this runtime knows. */
export function isTimeZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: zone }));
  } catch {
    return false;
  }
}
