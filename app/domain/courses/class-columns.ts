// Texts and dialogs of the Start and End columns of the courses table.
import { formatDateTime } from "~/domain/date-text";
import { relativeTextOf } from "~/domain/relative-text";
import { texts } from "~/texts";
import { courseStatusOf, type CourseSessions } from "./course-status";

/** A cell: a main line, a secondary line, and the dialog that it opens. */
export type ClassColumn = {
  text: string | null;
  detail: string | null;
  action: "start" | "reschedule" | "end" | "resume" | null;
};

type Reader = { now: Date; zone: string | null };

const nothing: ClassColumn = { text: null, detail: null, action: null };

export function startColumnOf(sessions: CourseSessions, { now, zone }: Reader): ClassColumn {
  const { active, scheduled, last } = sessions;
  const dateOf = (date: Date | null | undefined) => (date ? formatDateTime(date, zone) : "");
  switch (courseStatusOf(sessions, now)) {
    case "Active":
      return { ...nothing, text: texts.courses.startedOn({ date: dateOf(active?.startDate) }) };
    case "Scheduled":
      return {
        text: texts.courses.scheduledFor({ date: dateOf(scheduled?.scheduledStartDate) }),
        detail: scheduled?.scheduledStartDate ? relativeTextOf(scheduled.scheduledStartDate, now) : null,
        action: "reschedule",
      };
    case "Ended":
      return { ...nothing, text: texts.courses.startedOn({ date: dateOf(last?.startDate) }), action: "start" };
    case "Inactive":
      return { ...nothing, action: "start" };
  }
}

export function endColumnOf(sessions: CourseSessions, { now, zone }: Reader): ClassColumn {
  const { active, scheduled, last } = sessions;
  const dateOf = (date: Date | null | undefined) => (date ? formatDateTime(date, zone) : "");
  switch (courseStatusOf(sessions, now)) {
    case "Active":
      return plannedEndOf(active?.scheduledEndDate ?? null, { now, zone });
    case "Scheduled":
      return plannedEndOf(scheduled?.scheduledEndDate ?? null, { now, zone });
    case "Ended":
      return { ...nothing, text: texts.courses.endedOn({ date: dateOf(last?.endDate) }), action: "resume" };
    case "Inactive":
      return nothing;
  }
}

function plannedEndOf(date: Date | null, { now, zone }: Reader): ClassColumn {
  if (!date) return { ...nothing, action: "end" };
  const text = texts.courses.scheduledToEnd({ date: formatDateTime(date, zone) });
  return { text, detail: relativeTextOf(date, now), action: "end" };
}
