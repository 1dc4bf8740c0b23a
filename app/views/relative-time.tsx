import { formatDateTime } from "~/domain/date-text";
import { relativeTextOf } from "~/domain/relative-text";
import { useTimeZone } from "~/ui/time-zone";

/** "2 hours ago" on screen; the date in print. */
export function RelativeTime({ date, now }: { date: Date; now: Date }) {
  const absolute = formatDateTime(date, useTimeZone());
  return (
    <time dateTime={date.toISOString()} title={absolute}>
      <span className="print:hidden">{relativeTextOf(date, now)}</span>
      <span className="hidden print:inline">{absolute}</span>
    </time>
  );
}
