import { useSearchParams } from "@remix-run/react";
import type { AttemptRecord } from "~/domain/attempts/read-attempt";
import type { ReusableComment } from "~/domain/feedback/reusable-comments";
import type { FormRefusal } from "~/http/form.server";
import { texts } from "~/texts";
import { Names } from "~/ui/names";
import { CommentDialog } from "~/views/feedback/comment-dialog";
import { partOf } from "~/views/feedback/feedback-addresses";

type AttemptCommentDialogProps = {
  attempt: AttemptRecord;
  reusable: ReusableComment[];
  formKey: string;
  refusal: FormRefusal | undefined;
};

/** A comment on an attempt, or on the question or moment in the address. */
export function AttemptCommentDialog({ attempt, ...dialog }: AttemptCommentDialogProps) {
  const [search] = useSearchParams();
  const { id, session, userId, fullName, username, scenarioTitle, flight } = attempt;
  const { question, moment } = partOf(search);
  const names = [
    fullName || username,
    scenarioTitle,
    ...(question === undefined ? [] : [texts.feedback.onQuestion({ number: question })]),
  ];
  return (
    <CommentDialog
      place={{ classSessionId: session.id, userId, attemptId: id, question, moment }}
      about={<Names names={names} />}
      isFlight={flight !== null}
      {...dialog}
    />
  );
}
