// Texts and dialogs of the Start and End columns of the courses table.
import { formatDateTime } from "~/domain/date-text";
import { relativeTextOf } from "~/domain/relative-text";
import { texts } from "~/texts";
import { courseStatusOf, type CourseSessions } from "./course-status";

/** A cell: a main line, a secondary line, and the dialog that it opens. */
export type ClassCellContent = {
  text: string | null;
  detail: string | null;
  action: "start" | "reschedule" | "end" | "resume" | null;
};

type Clock = { now: Date; zone: string | null };

const emptyCell: ClassCellContent = { text: null, detail: null, action: null };

export function startCellOf(sessions: CourseSessions, { now, zone }: Clock): ClassCellContent {
  const { active, scheduled, last } = sessions;
  const dateOf = (date: Date | null | undefined) => (date ? formatDateTime(date, zone) : "");
  switch (courseStatusOf(sessions, now)) {
    case "Active":
      return { ...emptyCell, text: texts.courses.startedOn({ date: dateOf(active?.startDate) }) };
    case "Scheduled":
      return {
        text: texts.courses.scheduledFor({ date: dateOf(scheduled?.scheduledStartDate) }),
        detail: scheduled?.scheduledStartDate ? relativeTextOf(scheduled.scheduledStartDate, now) : null,
        action: "reschedule",
      };
    case "Ended":
      return { ...emptyCell, text: texts.courses.startedOn({ date: dateOf(last?.startDate) }), action: "start" };
    case "Inactive":
      return { ...emptyCell, action: "start" };
  }
}

export function endCellOf(sessions: CourseSessions, { now, zone }: Clock): ClassCellContent {
  const { active, scheduled, last } = sessions;
  const dateOf = (date: Date | null | undefined) => (date ? formatDateTime(date, zone) : "");
  switch (courseStatusOf(sessions, now)) {
    case "Active":
      return plannedEndOf(active?.scheduledEndDate ?? null, { now, zone });
    case "Scheduled":
      return plannedEndOf(scheduled?.scheduledEndDate ?? null, { now, zone });
    case "Ended":
      return { ...emptyCell, text: texts.courses.endedOn({ date: dateOf(last?.endDate) }), action: "resume" };
    case "Inactive":
      return emptyCell;
  }
}

function plannedEndOf(date: Date | null, { now, zone }: Clock): ClassCellContent {
  if (!date) return { ...emptyCell, action: "end" };
  const text = texts.courses.scheduledToEnd({ date: formatDateTime(date, zone) });
  return { text, detail: relativeTextOf(date, now), action: "end" };
}
