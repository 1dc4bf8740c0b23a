import { eq } from "drizzle-orm";
import { classSessions } from "~/db/schema";
import { recordChange } from "~/domain/audit/record-change";
import type { SignedInCtx } from "~/domain/context";
import { say } from "~/texts/say";
import { checkScheduledEnd, conflict } from "./class-rules";
import { asSubject, withCourseLocked } from "./lock-course";

/** Plans the end of the running or scheduled class of the course; null removes the plan. */
export async function scheduleEnd(ctx: SignedInCtx, courseId: string, end: Date | null): Promise<string> {
  return withCourseLocked(ctx, courseId, async (inner, { course, running, scheduled }) => {
    const session = running ?? scheduled;
    if (!session) throw conflict(say.courseRefusals.noClass);
    if (end) checkScheduledEnd(end, session, inner.now);
    await inner.db.update(classSessions).set({ scheduledEndDate: end }).where(eq(classSessions.id, session.id));
    await recordChange(inner, {
      action: "course.scheduleEnd",
      ...asSubject(course),
      details: { className: session.name, scheduledEndDate: end },
    });
    return session.id;
  });
}
