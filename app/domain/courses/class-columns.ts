// What the Start and End columns of the courses table say and offer.
import { dateTimeText } from "~/domain/date-text";
import { relativeText } from "~/domain/relative-text";
import { courseStatus, type CourseSessions } from "./course-status";

export const classTexts = {
  start: "Schedule/Start New Class",
  end: "Schedule/End Class",
  resume: "Resume",
};

/** A column: a line, another one that is less important, and the dialog it leads to. */
export type ClassColumn = {
  text: string | null;
  detail: string | null;
  action: "start" | "reschedule" | "end" | "resume" | null;
};

type Reader = { now: Date; zone: string | null };

const nothing: ClassColumn = { text: null, detail: null, action: null };

export function startColumn(sessions: CourseSessions, { now, zone }: Reader): ClassColumn {
  const { active, scheduled, last } = sessions;
  switch (courseStatus(sessions, now)) {
    case "Active":
      return { ...nothing, text: `Started on ${dateTimeText(active!.startDate!, zone)}` };
    case "Scheduled":
      return {
        text: `Scheduled for ${dateTimeText(scheduled!.scheduledStartDate!, zone)}`,
        detail: relativeText(scheduled!.scheduledStartDate!, now),
        action: "reschedule",
      };
    case "Ended":
      return { ...nothing, text: `Started on ${dateTimeText(last!.startDate!, zone)}`, action: "start" };
    case "Inactive":
      return { ...nothing, action: "start" };
  }
}

export function endColumn(sessions: CourseSessions, { now, zone }: Reader): ClassColumn {
  const { active, scheduled, last } = sessions;
  switch (courseStatus(sessions, now)) {
    case "Active":
      return plannedEnd(active!.scheduledEndDate, { now, zone });
    case "Scheduled":
      return plannedEnd(scheduled!.scheduledEndDate, { now, zone });
    case "Ended":
      return { ...nothing, text: `Ended on ${dateTimeText(last!.endDate!, zone)}`, action: "resume" };
    case "Inactive":
      return nothing;
  }
}

function plannedEnd(date: Date | null, { now, zone }: Reader): ClassColumn {
  if (!date) return { ...nothing, action: "end" };
  return { text: `Scheduled to end ${dateTimeText(date, zone)}`, detail: relativeText(date, now), action: "end" };
}
