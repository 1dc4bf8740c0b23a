// Pure: rules for the dates of a class. Each check throws a refusal.
import * as v from "valibot";
import { Refusal } from "~/domain/refusal";

export const classRefusals = {
  running: "A class is already running in this course.",
  scheduled: "A class is already scheduled in this course.",
  notStarted: "Cannot end session that has not started.",
  alreadyEnded: "The class has already ended.",
  noClass: "No class is running or scheduled in this course.",
  noSchedule: "No class is scheduled in this course.",
  nothingToResume: "No class of this course has ended.",
  startNotInFuture: "Scheduled start date must be in the future.",
  endNotAfterScheduledStart: "End date must be after the scheduled start date.",
  endNotAfterStart: "End date must be after the active session start date.",
  endNotInFuture: "Scheduled end date must be in the future.",
};

const refuseField = (field: string, message: string) => new Refusal("invalid", message, { [field]: [message] });

export const conflict = (message: string) => new Refusal("conflict", message);

/** Why no class can be ended. */
export const nothingToEnd = ({ isScheduled, hasEnded }: { isScheduled: boolean; hasEnded: boolean }) =>
  hasEnded && !isScheduled ? classRefusals.alreadyEnded : classRefusals.notStarted;

type Dates = { startDate: Date | null; scheduledStartDate: Date | null };

export function checkScheduledStart(start: Date, now: Date) {
  if (start <= now) throw refuseField("scheduledStartDate", classRefusals.startNotInFuture);
}

/** Checks the planned end of a running or scheduled class. */
export function checkScheduledEnd(end: Date, session: Dates, now: Date, field = "newEndDate") {
  if (session.startDate === null) {
    // A class without a start is scheduled.
    if (end <= session.scheduledStartDate!) throw refuseField(field, classRefusals.endNotAfterScheduledStart);
  } else if (end <= session.startDate) throw refuseField(field, classRefusals.endNotAfterStart);
  checkEndAhead(end, now, field);
}

/** All checks of the end of a class that starts now. */
export function checkEndAhead(end: Date, now: Date, field: string) {
  if (end <= now) throw refuseField(field, classRefusals.endNotInFuture);
}

/** The name of a class; optional, since a class is named after its first day. */
export const ClassName = v.optional(
  v.pipe(
    v.string("Class name must be text."),
    v.trim(),
    v.maxLength(100, "Class name must be 100 characters or less."),
    v.regex(/^[^\p{Cc}\p{Surrogate}]*$/u, "Class name contains a character that is not allowed."),
  ),
);
