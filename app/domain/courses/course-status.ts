/** A class session as far as the status of a course needs it. */
export type SessionDates = {
  startDate: Date | null;
  endDate: Date | null;
  scheduledStartDate: Date | null;
  scheduledEndDate: Date | null;
};

export type CourseSessions = { active: SessionDates | null; scheduled: SessionDates | null; last: SessionDates | null };

export type CourseStatus = "Scheduled" | "Active" | "Ended" | "Inactive";

const isFuture = (date: Date | null, now: Date) => date !== null && date > now;

/** The status of a course; a running class takes precedence over a scheduled one (docs/decisions/0030). */
export function courseStatusOf({ active, scheduled, last }: CourseSessions, now: Date): CourseStatus {
  if (active) return "Active";
  if (isFuture(scheduled?.scheduledStartDate ?? null, now)) return "Scheduled";
  return last ? "Ended" : "Inactive";
}

/** The session that a course's gradebook opens with: the running one, else the one that ended last. */
export const gradebookSessionOf = <Session>({ active, last }: { active: Session | null; last: Session | null }) =>
  active ?? last;
