import type { SignedInCtx } from "~/domain/context";
import { findGradedSession } from "~/domain/courses/graded-session";
import { readClassDates, type ClassDates } from "~/domain/due-dates/read-dates";

/** The due dates of a class, if the actor may read its gradebook; otherwise refuses. */
export async function readDueDates(ctx: SignedInCtx, classSessionId: string): Promise<ClassDates> {
  const { id } = await findGradedSession(ctx, classSessionId);
  return readClassDates(ctx, id);
}
