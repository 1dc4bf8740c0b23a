import { Form, Link, useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { maxCommentLength, momentText, type CommentPlace } from "~/domain/feedback/comment-input";
import type { Comment } from "~/domain/feedback/list-comments";
import type { ReusableComment } from "~/domain/feedback/reusable-comments";
import type { FormRefusal } from "~/http/form.server";
import { texts } from "~/texts";
import { Check } from "~/ui/check";
import { SelectField, TextAreaField, TextField } from "~/ui/field";
import { FormKey } from "~/ui/form-key";
import { Notice } from "~/ui/notice";
import { DialogButtons, ListDialog, SubmitButton } from "~/views/list-dialog";
import { fromGradebook } from "~/views/student/decision-address";
import { reusableAddress } from "./feedback-addresses";

type CommentDialogProps = {
  place: CommentPlace;
  /** What the comment is about. */
  about: ReactNode;
  isFlight?: boolean;
  /** The beginnings of the author's reusable comments. */
  reusable: ReusableComment[];
  formKey: string;
  refusal: FormRefusal | undefined;
};

/** Writes a comment to a student. */
export function CommentDialog({ place, about, isFlight = false, reusable, formKey, refusal }: CommentDialogProps) {
  const [search] = useSearchParams();
  const { classSessionId, userId, scenarioId, attemptId, question, moment } = place;
  return (
    <ListDialog title={texts.feedback.comment}>
      <Form method="post" className="grid gap-4" noValidate preventScrollReset>
        {/* The button that Enter presses in a field. */}
        <input type="submit" hidden name="intent" value="comment" />
        <FormKey value={formKey} />
        {refusal?.message && <Notice tone="error">{refusal.message}</Notice>}
        <p className="font-semibold">{about}</p>
        {refusal?.errors.question?.map((error) => (
          <Notice key={error} tone="error">
            {error}
          </Notice>
        ))}
        {Object.entries({ classSessionId, userId, scenarioId, attemptId, question }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value ?? ""} />
        ))}
        {search.has(fromGradebook) && <input type="hidden" name={fromGradebook} value="1" />}
        {isFlight && (
          <TextField
            label={texts.feedback.moment}
            hint={texts.feedback.momentHint}
            name="moment"
            dir="ltr"
            className="max-w-60"
            autoComplete="off"
            defaultValue={refusal?.values.moment ?? (moment === undefined ? "" : momentText(moment))}
            errors={refusal?.errors.moment}
          />
        )}
        {/* Drawn again with a text that was inserted. */}
        <TextAreaField
          key={refusal?.values.text ?? ""}
          label={texts.feedback.text}
          hint={texts.feedback.textHint}
          name="text"
          rows={6}
          maxLength={maxCommentLength}
          defaultValue={refusal?.values.text}
          errors={refusal?.errors.text}
          autoFocus
        />
        {reusable.length > 0 && (
          <div className="flex flex-wrap items-end gap-2">
            <SelectField label={texts.feedback.reusable} name="reusableId" className="min-w-0 flex-1">
              {reusable.map(({ id, text }) => (
                <option key={id} value={id}>
                  {text}
                </option>
              ))}
            </SelectField>
            <SubmitButton intent="insertComment">{texts.feedback.insert}</SubmitButton>
          </div>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <Check
            label={texts.feedback.alsoReusable}
            name="alsoReusable"
            defaultChecked={refusal?.values.alsoReusable === "on"}
          />
          <Link to={reusableAddress} prefetch="none" className="link tap text-sm">
            {texts.feedback.manageReusable}
          </Link>
        </div>
        <DialogButtons>
          <SubmitButton intent="comment" variant="primary">
            {texts.feedback.write}
          </SubmitButton>
        </DialogButtons>
      </Form>
    </ListDialog>
  );
}

/** Changes or removes a comment that the user wrote; one that was read can only be removed. */
export function ChangeCommentDialog({ comment, refusal }: { comment: Comment; refusal: FormRefusal | undefined }) {
  const isRead = comment.readAt !== null;
  return (
    <ListDialog title={isRead ? texts.feedback.removeTitle : texts.feedback.editTitle}>
      <Form method="post" className="grid gap-4" noValidate preventScrollReset>
        {refusal?.message && <Notice tone="error">{refusal.message}</Notice>}
        <input type="hidden" name="commentId" value={comment.id} />
        {isRead ? (
          <p dir="auto" className="max-h-40 overflow-y-auto wrap-anywhere whitespace-pre-line">
            {comment.text}
          </p>
        ) : (
          <TextAreaField
            label={texts.feedback.text}
            name="text"
            rows={6}
            maxLength={maxCommentLength}
            defaultValue={refusal?.values.text ?? comment.text}
            errors={refusal?.errors.text}
            autoFocus
          />
        )}
        <DialogButtons>
          {!isRead && (
            <SubmitButton intent="changeComment" variant="primary">
              {texts.common.save}
            </SubmitButton>
          )}
          <SubmitButton intent="removeComment" variant="danger">
            {texts.feedback.remove}
          </SubmitButton>
        </DialogButtons>
      </Form>
    </ListDialog>
  );
}
