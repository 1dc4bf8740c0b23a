import { Form } from "@remix-run/react";
import { formatDateTime } from "~/domain/date-text";
import type { GradeRequest } from "~/domain/grade-requests/list-requests";
import { maxAnswerLength, requestOutcomes } from "~/domain/grade-requests/request-rules";
import type { FormRefusal } from "~/http/form.server";
import { texts } from "~/texts";
import { Chip } from "~/ui/chip";
import { SelectField, TextAreaField, TextField } from "~/ui/field";
import { FormKey } from "~/ui/form-key";
import { Notice } from "~/ui/notice";
import { useTimeZone } from "~/ui/time-zone";
import { SubmitButton } from "~/views/list-dialog";
import { Evidence } from "./evidence";
import { QueueCard } from "./queue-card";

type RequestCardProps = { request: GradeRequest; formKey: string; refusal: FormRefusal | undefined };

/** A student's request, with the evidence beside it and the form for the answer. */
export function RequestCard({ request, formKey, refusal }: RequestCardProps) {
  const { id, text, askedAt, outcome } = request;
  const zone = useTimeZone();
  return (
    <QueueCard
      id={`request-${id}`}
      of={request}
      when={texts.gradeRequests.askedOn({ dateTime: formatDateTime(askedAt, zone) })}
      answer={outcome === null ? <AnswerForm {...{ request, formKey, refusal }} /> : <Answered request={request} />}
    >
      <p dir="auto" className="border-s-2 border-line-strong ps-3 wrap-anywhere whitespace-pre-line">
        {text}
      </p>
      <Evidence of={request} />
    </QueueCard>
  );
}

const tones = { accepted: "good", refused: "off", corrected: "accent" } as const;

function Answered({ request: { outcome, answer, answeredBy, answeredAt } }: Pick<RequestCardProps, "request">) {
  const zone = useTimeZone();
  if (outcome === null || answeredAt === null) return null;
  return (
    <div className="grid content-start gap-2">
      <p>
        <Chip tone={tones[outcome]}>{texts.gradeRequests.outcomeChip({ outcome })}</Chip>
      </p>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {answer}
      </p>
      <p className="text-sm text-muted">
        {texts.gradeRequests.answeredBy({ by: answeredBy ?? "", dateTime: formatDateTime(answeredAt, zone) })}
      </p>
    </div>
  );
}

function AnswerForm({ request, formKey, refusal }: RequestCardProps) {
  const { id, username, grade, maximum, bestMaxScore } = request;
  const maxPoints = (grade !== null && grade !== "excused" ? grade.maxScore : bestMaxScore) ?? maximum ?? "";
  return (
    <Form
      noValidate
      method="post"
      preventScrollReset
      className="grid content-start gap-4"
      aria-label={texts.gradeRequests.answerTo({ username })}
    >
      <FormKey value={`${formKey} ${id}`} />
      <input type="hidden" name="requestId" value={id} />
      {refusal?.message && <Notice tone="error">{refusal.message}</Notice>}
      <SelectField
        label={texts.gradeRequests.outcome}
        name="outcome"
        defaultValue={refusal?.values.outcome}
        errors={refusal?.errors.outcome}
      >
        {requestOutcomes.map((outcome) => (
          <option key={outcome} value={outcome}>
            {texts.gradeRequests.outcomeName({ outcome })}
          </option>
        ))}
      </SelectField>
      <div className="grid grid-cols-2 items-start gap-x-4 gap-y-1.5">
        <TextField
          label={texts.decisions.points}
          name="points"
          inputMode="numeric"
          defaultValue={refusal?.values.points}
          errors={refusal?.errors.points}
        />
        <TextField
          label={texts.decisions.maxPoints}
          name="maxPoints"
          inputMode="numeric"
          defaultValue={refusal?.values.maxPoints ?? maxPoints}
          errors={refusal?.errors.maxPoints}
        />
        <p className="col-span-2 text-sm text-muted">{texts.gradeRequests.correctionHint}</p>
      </div>
      <TextAreaField
        label={texts.gradeRequests.sentence}
        hint={texts.gradeRequests.sentenceHint}
        name="answer"
        rows={3}
        maxLength={maxAnswerLength}
        defaultValue={refusal?.values.answer}
        errors={refusal?.errors.answer}
      />
      <div>
        <SubmitButton intent="answer" variant="primary">
          {texts.gradeRequests.send}
        </SubmitButton>
      </div>
    </Form>
  );
}
