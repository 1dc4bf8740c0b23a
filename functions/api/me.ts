import * as v from "valibot";
import { CommentText } from "~/domain/feedback/comment-input";
import { countUnread, listOwnComments } from "~/domain/feedback/list-comments";
import { answerComment, markRead } from "~/domain/feedback/write-comment";
import { listOwnDates } from "~/domain/due-dates/list-own-dates";
import { OwnDates } from "./date-answers";
import { asOwnComment, OwnFeedback } from "./feedback-answers";
import { nothing, ok, operation } from "./operation";
import { Id, createSignedInRouter, validate } from "./router";

const ninetyDaysBefore = (now: Date) => new Date(now.getTime() - 90 * 24 * 3_600_000);

const CommentId = v.object({ commentId: Id });

/** What concerns the caller. */
export const me = createSignedInRouter()
  .get(
    "/due-dates",
    operation("List the caller's due dates", "score:read", ok(OwnDates), {
      description:
        "Of running class sessions, with the caller's extensions and those due in the last 90 days, the earliest first.",
    }),
    async (c) =>
      c.json(await listOwnDates(c.var.ctx, c.var.ctx.actor.userId, { after: ninetyDaysBefore(c.var.ctx.now) })),
  )
  .get(
    "/feedback",
    operation("List the comments to the caller", "score:read", ok(OwnFeedback), {
      description:
        "Of all class sessions, 100 at most. Reading this list doesn't mark them as read: call `POST` " +
        "`/me/feedback/{commentId}/read` when the player sees one.",
    }),
    async (c) =>
      c.json({
        unread: await countUnread(c.var.ctx),
        comments: (await listOwnComments(c.var.ctx)).map(asOwnComment),
      }),
  )
  .post(
    "/feedback/:commentId/read",
    operation("Mark a comment to the caller as read", "score:submit", nothing, {
      description: "The time of the first call is kept.",
    }),
    validate("param", CommentId, { thing: "comment" }),
    async (c) => {
      await markRead(c.var.ctx, [c.req.valid("param").commentId]);
      return c.body(null, 204);
    },
  )
  .post(
    "/feedback/:commentId/answer",
    operation("Answer a comment to the caller", "score:submit", nothing, {
      description: "Once. Also marks it as read.",
    }),
    validate("param", CommentId, { thing: "comment" }),
    validate("json", v.object({ text: CommentText })),
    async (c) => {
      await answerComment(c.var.ctx, c.req.valid("param").commentId, c.req.valid("json").text);
      return c.body(null, 204);
    },
  );
