import type { SignedInCtx } from "~/domain/context";
import { findGradedSession } from "~/domain/courses/graded-session";
import { listCommentsSince, type Comment } from "~/domain/feedback/list-comments";

const maxListed = 200;

/** The comments of a class with a number above `since`, in order. */
export async function readCommentsSince(ctx: SignedInCtx, classSessionId: string, since: number): Promise<Comment[]> {
  const session = await findGradedSession(ctx, classSessionId);
  return listCommentsSince(ctx, session.id, since, maxListed);
}
