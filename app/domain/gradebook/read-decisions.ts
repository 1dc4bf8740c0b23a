import type { SignedInCtx } from "~/domain/context";
import { findGradedSession } from "~/domain/courses/graded-session";
import { listDecisionsSince, type RecordedDecision } from "~/domain/grades/list-decisions";

/** Of one answer. */
const maxListed = 1_000;

/** The decisions of a class with a number above `since`, in order, for readers of its gradebook. */
export async function readDecisionsSince(
  ctx: SignedInCtx,
  classSessionId: string,
  since: number,
): Promise<RecordedDecision[]> {
  const { id } = await findGradedSession(ctx, classSessionId);
  return listDecisionsSince(ctx, id, since, maxListed);
}
