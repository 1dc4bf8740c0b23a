// Pure: rules for the dates of a class. Each check throws a refusal.
import * as v from "valibot";
import { Refusal } from "~/domain/refusal";
import type { Message } from "~/texts/message";
import { keyed, say } from "~/texts/say";

const refuseField = (field: string, reason: Message) => new Refusal("invalid", reason, { [field]: [reason] });

export const conflict = (reason: Message) => new Refusal("conflict", reason);

/** Why no class can be ended. */
export const nothingToEnd = ({ isScheduled, hasEnded }: { isScheduled: boolean; hasEnded: boolean }) =>
  hasEnded && !isScheduled ? say.courseRefusals.alreadyEnded : say.courseRefusals.notStarted;

type Dates = { startDate: Date | null; scheduledStartDate: Date | null };

export function checkScheduledStart(start: Date, now: Date) {
  if (start <= now) throw refuseField("scheduledStartDate", say.courseRefusals.startNotInFuture);
}

/** Checks the planned end of a running or scheduled class. */
export function checkScheduledEnd(end: Date, session: Dates, now: Date, field = "newEndDate") {
  if (session.startDate === null) {
    // A class without a start is scheduled.
    if (end <= session.scheduledStartDate!) throw refuseField(field, say.courseRefusals.endNotAfterScheduledStart);
  } else if (end <= session.startDate) throw refuseField(field, say.courseRefusals.endNotAfterStart);
  checkEndAhead(end, now, field);
}

/** All checks of the end of a class that starts now. */
export function checkEndAhead(end: Date, now: Date, field: string) {
  if (end <= now) throw refuseField(field, say.courseRefusals.endNotInFuture);
}

/** The name of a class; optional, since a class is named after its first day. */
export const ClassName = v.optional(
  v.pipe(
    v.string(() => keyed(say.courseRefusals.classNameNotText)),
    v.trim(),
    v.maxLength(100, () => keyed(say.courseRefusals.classNameTooLong({ max: 100 }))),
    v.regex(/^[^\p{Cc}\p{Surrogate}]*$/u, () => keyed(say.courseRefusals.classNameCharacters)),
  ),
);
