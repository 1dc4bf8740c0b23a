import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { classSessions } from "~/db/schema";
import { recordChange } from "~/domain/audit/record-change";
import type { SignedInCtx } from "~/domain/context";
import { chooseClassName, nameToKeep } from "./class-name";
import { say } from "~/texts/say";
import { checkScheduledEnd, checkScheduledStart, conflict } from "./class-rules";
import { asSubject, withCourseLocked } from "./lock-course";

export type ClassSchedule = {
  scheduledStartDate: Date;
  /** Undefined keeps a planned end; null removes it. */
  scheduledEndDate?: Date | null;
  name?: string;
  /** Time zone for a class name with a date. */
  timeZone?: string;
};

/** Schedules the start of the course's next class, or moves it. Refuses while a class runs. */
export async function scheduleClass(ctx: SignedInCtx, courseId: string, schedule: ClassSchedule): Promise<string> {
  const { scheduledStartDate, scheduledEndDate, name, timeZone = "UTC" } = schedule;
  return withCourseLocked(ctx, courseId, async (inner, { course, running, scheduled }) => {
    if (running) throw conflict(say.courseRefusals.running);
    checkScheduledStart(scheduledStartDate, inner.now);
    const end = scheduledEndDate === undefined ? (scheduled?.scheduledEndDate ?? null) : scheduledEndDate;
    if (end) checkScheduledEnd(end, { startDate: null, scheduledStartDate }, inner.now, "scheduledEndDate");
    const id = scheduled?.id ?? uuid();
    const currentName = nameToKeep(name, scheduled, scheduledStartDate, timeZone);
    const className = currentName ?? (await chooseClassName(inner, courseId, scheduledStartDate, timeZone));
    const planned = { name: className, scheduledStartDate, scheduledEndDate: end };
    if (scheduled) await inner.db.update(classSessions).set(planned).where(eq(classSessions.id, id));
    else await inner.db.insert(classSessions).values({ id, courseId, ...planned });
    await recordChange(inner, { action: "course.schedule", ...asSubject(course), details: planned });
    return id;
  });
}

/** Removes the schedule of a class that hasn't started. */
export async function unscheduleClass(ctx: SignedInCtx, courseId: string) {
  await withCourseLocked(ctx, courseId, async (inner, { course, scheduled }) => {
    if (!scheduled) throw conflict(say.courseRefusals.noSchedule);
    await inner.db.delete(classSessions).where(eq(classSessions.id, scheduled.id));
    const details = { className: scheduled.name };
    await recordChange(inner, { action: "course.unschedule", ...asSubject(course), details });
  });
}
