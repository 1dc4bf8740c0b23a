/** A class session as far as a course's status needs it; dates are ISO strings or Dates. */
export type SessionDates = {
  startDate: Date | string | null;
  endDate: Date | string | null;
  scheduledStartDate: Date | string | null;
  scheduledEndDate: Date | string | null;
};

export type CourseSessions = { active: SessionDates | null; scheduled: SessionDates | null; last: SessionDates | null };

export type CourseStatus = "Scheduled" | "Active" | "Ended" | "Inactive";

const isFuture = (date: Date | string | null, now: Date) => date !== null && new Date(date) > now;

/** The state of a course: a class that runs counts before one that is scheduled (docs/decisions/0030). */
export function courseStatus({ active, scheduled, last }: CourseSessions, now: Date): CourseStatus {
  if (active) return "Active";
  if (isFuture(scheduled?.scheduledStartDate ?? null, now)) return "Scheduled";
  return last ? "Ended" : "Inactive";
}

/** The session a course's gradebook opens with: the running one, else the one that ended last. */
export const gradebookSession = <Session>({ active, last }: { active: Session | null; last: Session | null }) =>
  active ?? last;
