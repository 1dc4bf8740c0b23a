import { useSearchParams } from "@remix-run/react";
import type { Comment } from "~/domain/feedback/list-comments";
import { texts } from "~/texts";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { CommentList } from "~/views/feedback/comment-entry";
import { commentAddress } from "~/views/feedback/feedback-addresses";

/** Comments on the course as a whole; those on a scenario are beside its grade. */
export function StudentFeedback({ comments }: { comments: Comment[] }) {
  const [search] = useSearchParams();
  return (
    <Card title={texts.feedback.title}>
      {comments.length === 0 && <p className="text-muted">{texts.feedback.none}</p>}
      <CommentList comments={comments} reader={{ kind: "staff" }} place="whole" />
      <div className="print:hidden">
        <ButtonLink to={commentAddress(search)} preventScrollReset>
          {texts.feedback.commentOnCourse}
        </ButtonLink>
      </div>
    </Card>
  );
}
