import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { findGradedSession } from "~/domain/courses/graded-session";
import { isoDayOf } from "~/domain/date-text";
import { compareDays, listDaysWithChanges } from "~/domain/gradebook/compare-days";
import { dayAfter, daysBetween } from "~/domain/gradebook/day-numbers";
import { dayToShow, endOfDay, type DayFault } from "~/domain/gradebook/past-days";
import { requirePermission } from "~/http/context.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { texts } from "~/texts";

const pageSize = 100;

/** `?at=`: the end of this day; `?day=`: the same, counted from the first; `?with=`: a day to compare with, or now. */
export const pastGradebookLoader = answerRefusals(async ({ request, params }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, "gradebook:read");
  const session = await findGradedSession(ctx, params.sessionId ?? "");
  const search = new URL(request.url).searchParams;
  const zone = session.timeZone;
  const { now } = ctx;
  const start = session.startDate ?? now;
  const [first, today] = [isoDayOf(start, zone), isoDayOf(now, zone)];
  const daysOfClass = Math.max(0, daysBetween(first, today));
  const changedDays = await listDaysWithChanges(ctx, session, zone);
  const number = /^\d{1,5}$/.exec(search.get("day") ?? "")?.[0];
  const at =
    number === undefined
      ? (search.get("at") ?? dayToShow(changedDays, { first, today }))
      : dayAfter(first, Math.min(Number(number), daysOfClass));
  const withDay = search.get("with") ?? "";
  const days = { zone, start, now };
  const moment = endOfDay(at, days);
  const later = withDay === "" ? null : endOfDay(withDay, days);
  const faultOf = (found: Date | DayFault | null) =>
    typeof found === "string" ? [texts.pastGradebook.fault({ fault: found })] : undefined;
  const isShown = moment instanceof Date && (later === null || later instanceof Date);
  const compared = isShown
    ? await compareDays(ctx, session.id, { at: moment, later, excusedText: texts.grades.excused })
    : null;
  const isOnlyChanged = search.has("changed");
  const listed = (compared?.students ?? []).filter(
    ({ changes, total }) => !isOnlyChanged || changes > 0 || total.later,
  );
  const page = Math.max(1, Math.min(Number(/^\d{1,4}$/.exec(search.get("page") ?? "1")?.[0] ?? 1), 1_000));
  return data(
    {
      session,
      // The tab is named after it.
      course: { name: session.courseName },
      ...{ at, withDay, first, today, daysOfClass, isOnlyChanged, zone },
      endDay: session.endDate && isoDayOf(session.endDate, zone),
      errors: { at: faultOf(moment), with: faultOf(later) },
      daysWithChanges: changedDays.flatMap((day) => {
        const place = daysBetween(first, day);
        return place >= 0 && place <= daysOfClass ? place : [];
      }),
      columns:
        compared?.columns.map(({ scenarioId, scenarioShortTitle }) => ({ scenarioId, scenarioShortTitle })) ?? null,
      changes: compared?.changes ?? 0,
      ...{ page, pageSize, total: listed.length },
      students: listed.slice((page - 1) * pageSize, page * pageSize),
    },
    { status: isShown ? 200 : 422 },
  );
});
