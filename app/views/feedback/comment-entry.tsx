import { Form, Link, useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { formatDateTime } from "~/domain/date-text";
import { maxCommentLength, momentText } from "~/domain/feedback/comment-input";
import type { Comment } from "~/domain/feedback/list-comments";
import { attemptAddressOf } from "~/domain/gradebook/gradebook-addresses";
import type { FormRefusal } from "~/http/form.server";
import { texts } from "~/texts";
import { Chip } from "~/ui/chip";
import { TextAreaField } from "~/ui/field";
import { Names } from "~/ui/names";
import { Notice } from "~/ui/notice";
import { useTimeZone } from "~/ui/time-zone";
import { dialogAddress } from "~/views/dialog-address";
import { useOwnAddress } from "~/views/results/own-addresses";
import { SubmitButton } from "~/views/list-dialog";
import { CommentText } from "./comment-text";

/** Who reads a comment: the student may answer it, its author may change it. */
export type Reader = { kind: "student"; refusal?: FormRefusal | undefined } | { kind: "staff" };

type CommentListProps = {
  comments: Comment[];
  reader: Reader;
  /** How much of what a comment is about isn't said around the list. */
  place?: "whole" | "inScenario" | "inAttempt";
};

export function CommentList({ comments, reader, place = "inAttempt" }: CommentListProps) {
  if (comments.length === 0) return null;
  return (
    <ul className="grid gap-2 py-1.5 whitespace-normal">
      {comments.map((comment) => (
        <li key={comment.id}>
          <CommentEntry
            comment={comment}
            reader={reader}
            place={<Place comment={comment} reader={reader} says={place} />}
          />
        </li>
      ))}
    </ul>
  );
}

type PlaceProps = { comment: Comment; reader: Reader; says: NonNullable<CommentListProps["place"]> };

function Place({ comment, reader, says }: PlaceProps) {
  const own = useOwnAddress();
  const { className, courseName, scenarioTitle, attemptId, question, moment } = comment;
  const part =
    question !== null
      ? texts.feedback.onQuestion({ number: question })
      : moment !== null
        ? texts.feedback.onMoment({ moment: momentText(moment) })
        : attemptId !== null && says !== "inAttempt"
          ? texts.feedback.onAttempt
          : null;
  const names = [
    ...(says === "whole" && scenarioTitle === null ? [texts.feedback.onCourse] : []),
    ...(says === "whole" && scenarioTitle !== null ? [scenarioTitle] : []),
    ...(part === null ? [] : [part]),
    ...(says === "whole" && reader.kind === "student"
      ? [texts.common.classOfCourse({ course: courseName, className })]
      : []),
  ];
  if (names.length === 0) return null;
  const address =
    attemptId === null || says === "inAttempt"
      ? null
      : reader.kind === "student"
        ? own.attemptAddressOf(attemptId)
        : attemptAddressOf(attemptId);
  return address === null ? (
    <Names names={names} />
  ) : (
    <Link to={address} prefetch="none" className="link tap">
      <Names names={names} />
    </Link>
  );
}

type CommentEntryProps = { comment: Comment; reader: Reader; place?: ReactNode };

/** A comment with its answer; the student's form for the answer, or its author's link to change it. */
export function CommentEntry({ comment, reader, place }: CommentEntryProps) {
  const zone = useTimeZone();
  const [search] = useSearchParams();
  const { id, text, author, isOwn, writtenAt, changedAt, readAt, answer, answeredAt } = comment;
  const isOfStaff = reader.kind === "staff";
  return (
    <div className="border-s-2 border-accent ps-3">
      {/* So far apart that a link has 24 pixels to itself, also above a link of the comment. */}
      <p className="mb-1 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-muted">
        <span className="empty:hidden">{place}</span>
        <span>
          <bdi>{author}</bdi>, {formatDateTime(writtenAt, zone)}
          {changedAt && ` (${texts.feedback.edited})`}
        </span>
        {!isOfStaff && readAt === null && <Chip>{texts.feedback.isNew}</Chip>}
        {isOfStaff && (
          <span>
            {readAt === null
              ? texts.feedback.unread
              : texts.feedback.readAt({ dateTime: formatDateTime(readAt, zone) })}
          </span>
        )}
        {isOfStaff && isOwn && answer === null && (
          <Link to={dialogAddress(search, "changeComment", id)} preventScrollReset className="link tap print:hidden">
            {texts.feedback.edit({ unseen: (unseen) => <span className="sr-only">{unseen}</span> })}
          </Link>
        )}
      </p>
      <CommentText text={text} />
      {answer !== null && answeredAt !== null && (
        <div className="mt-1 ms-3 border-s-2 border-line-strong ps-3">
          <p className="text-sm text-muted">
            {isOfStaff
              ? texts.feedback.answerOf({ dateTime: formatDateTime(answeredAt, zone) })
              : texts.feedback.ownAnswer({ dateTime: formatDateTime(answeredAt, zone) })}
          </p>
          <CommentText text={answer} />
        </div>
      )}
      {reader.kind === "student" && answer === null && <AnswerForm id={id} refusal={reader.refusal} />}
    </div>
  );
}

function AnswerForm({ id, refusal }: { id: string; refusal: FormRefusal | undefined }) {
  const ownRefusal = refusal?.values.commentId === id ? refusal : undefined;
  return (
    <details open={ownRefusal !== undefined} className="print:hidden">
      <summary className="link tap text-sm">{texts.feedback.answer}</summary>
      <Form method="post" noValidate preventScrollReset className="mt-1 grid max-w-[36rem] gap-2">
        {ownRefusal?.message && <Notice tone="error">{ownRefusal.message}</Notice>}
        <input type="hidden" name="commentId" value={id} />
        <TextAreaField
          label={texts.feedback.answer}
          hint={texts.feedback.answerHint}
          name="text"
          rows={3}
          maxLength={maxCommentLength}
          defaultValue={ownRefusal?.values.text}
          errors={ownRefusal?.errors.text}
        />
        <div>
          <SubmitButton intent="answerComment">{texts.feedback.sendAnswer}</SubmitButton>
        </div>
      </Form>
    </details>
  );
}
