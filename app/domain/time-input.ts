// Times as typed and sent: `datetime-local` values in a time zone, and ISO 8601 instants.
import { tz } from "@date-fns/tz";
import { isValid, parseISO } from "date-fns";
import * as v from "valibot";
import { keyed, say } from "~/texts/say";
import { isTimeZone } from "./date-text";

const minTime = Date.UTC(2000, 0, 1);
const maxTime = Date.UTC(2100, 0, 1);

const wallTime = /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):\d\d(:\d\d(\.\d{1,3})?)?$/;

/** The instant of a local time (YYYY-MM-DDTHH:mm) in a zone; null if the day or hour doesn't exist. */
export function parseInstant(text: string, zone: string): Date | null {
  if (!wallTime.test(text)) return null;
  const time = parseISO(text.slice(0, "YYYY-MM-DDTHH:mm".length), { in: tz(zone) }).getTime();
  return time >= minTime && time < maxTime ? new Date(time) : null;
}

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)?$/i;

/** An ISO 8601 time of the REST API, with or without milliseconds; without a zone it is UTC. */
export const IsoTime = v.pipe(
  v.string(() => keyed(say.times.notIso)),
  v.regex(instant, () => keyed(say.times.notIso)),
  v.check(
    (text) => isValid(parseISO(text.slice(0, 10))),
    () => keyed(say.times.notIso),
  ),
  v.transform((text) => new Date(/(Z|[+-]\d\d:?\d\d)$/i.test(text) ? text : `${text}Z`)),
  v.check(
    (date) => date.getTime() >= minTime && date.getTime() < maxTime,
    () => keyed(say.times.outOfRange),
  ),
);

/** The time zone of a form: the browser's, or UTC. */
export const ZoneField = v.optional(
  v.pipe(
    v.string(),
    v.transform((zone) => (zone.length < 64 && zone !== "" && isTimeZone(zone) ? zone : "UTC")),
  ),
  "UTC",
);

/** A `datetime-local` field that may be empty. */
export const LocalTimeField = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    v.check(
      (text) => text === "" || parseInstant(text, "UTC") !== null,
      () => keyed(say.times.required),
    ),
  ),
  "",
);

/** An empty field is null. */
export const parseInstantOrNull = (text: string, zone: string) => (text === "" ? null : parseInstant(text, zone));
