import type { ActionFunctionArgs } from "@remix-run/node";
import * as v from "valibot";
import type { SignedInCtx } from "~/domain/context";
import { CommentText } from "~/domain/feedback/comment-input";
import { listOwnComments, type Comment } from "~/domain/feedback/list-comments";
import { answerComment, markRead } from "~/domain/feedback/write-comment";
import { idSchema } from "~/domain/id";
import { requirePermission } from "~/http/context.server";
import { formOf } from "~/http/form-data.server";
import { submitForm } from "~/http/form.server";
import { isPrefetch } from "~/http/is-prefetch.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { texts } from "~/texts";
import { redirectWithToast } from "~/views/redirect-with-toast.server";

type Shown = { classSessionId: string | null } | { attemptId: string };

/** The comments that a page of the student's own results shows; from now on they are read. */
export async function openOwnComments(request: Request, ctx: SignedInCtx, shown: Shown): Promise<Comment[]> {
  const comments = await listOwnComments(ctx, shown);
  const unread = comments.flatMap(({ id, readAt }) => (readAt === null ? [id] : []));
  if (!isPrefetch(request)) await markRead(ctx, unread);
  return comments;
}

/** Whether a form is a student's answer. Call it when the permissions are checked. */
export const isAnswer = async (request: Request) => (await formOf(request)).get("intent") === "answerComment";

const Answer = v.object({ commentId: idSchema(), text: CommentText });

/** The student's answer to a comment; leads back to the page. */
export const answerFeedback = answerRefusals(async ({ request }: ActionFunctionArgs) => {
  const ctx = await requirePermission(request, "score:submit");
  return submitForm(request, Answer, async ({ commentId, text }) => {
    await answerComment(ctx, commentId, text);
    const { pathname, search } = new URL(request.url);
    return redirectWithToast(request, `${pathname}${search}`, texts.feedback.answered);
  });
});
