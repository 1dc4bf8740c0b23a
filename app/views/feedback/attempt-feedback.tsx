import type { Comment } from "~/domain/feedback/list-comments";
import { texts } from "~/texts";
import { Card } from "~/ui/card";
import { CommentList, type Reader } from "./comment-entry";

export const commentsOnQuestion = (comments: Comment[], number: number) =>
  comments.filter(({ question }) => question === number);

/** The comments on an attempt as a whole; those on its parts are beside them. */
export function AttemptFeedback({ comments, reader }: { comments: Comment[]; reader: Reader }) {
  const onWhole = comments.filter(({ question, moment }) => question === null && moment === null);
  if (onWhole.length === 0) return null;
  return (
    <Card title={texts.feedback.title}>
      <CommentList comments={onWhole} reader={reader} />
    </Card>
  );
}
