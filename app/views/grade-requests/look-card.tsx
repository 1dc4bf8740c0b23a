import { Form } from "@remix-run/react";
import { formatDateTime } from "~/domain/date-text";
import type { WaitingLook } from "~/domain/second-looks/list-looks";
import type { FormRefusal } from "~/http/form.server";
import { texts } from "~/texts";
import { ButtonLink } from "~/ui/button";
import { FormKey } from "~/ui/form-key";
import { Notice } from "~/ui/notice";
import { useTimeZone } from "~/ui/time-zone";
import { SubmitButton } from "~/views/list-dialog";
import { changesAfterLook, rubricDialog } from "~/views/student/decision-address";
import { decisionText } from "~/views/student/explain-grade";
import { RubricMarks } from "~/views/student/rubric-marks";
import { Evidence } from "./evidence";
import { QueueCard } from "./queue-card";

type LookCardProps = { look: WaitingLook; formKey: string; refusal: FormRefusal | undefined };

/** A colleague's decision, with the evidence beside it; to agree to or to change. */
export function LookCard({ look, formKey, refusal }: LookCardProps) {
  const { decisionId, reason, rubric, at } = look;
  const zone = useTimeZone();
  return (
    <QueueCard
      id={`decision-${decisionId}`}
      of={look}
      when={texts.secondLooks.decidedOn({ dateTime: formatDateTime(at, zone) })}
      answer={<Answer {...{ look, formKey, refusal }} />}
    >
      <div className="border-s-2 border-line-strong ps-3">
        <p className="font-medium wrap-anywhere">{decisionText(look)}</p>
        <RubricMarks marks={rubric} />
        {reason && (
          <p dir="auto" className="wrap-anywhere whitespace-pre-line">
            {reason}
          </p>
        )}
      </div>
      <Evidence of={{ ...look, decision: null }} />
    </QueueCard>
  );
}

function Answer({ look, formKey, refusal }: LookCardProps) {
  const { decisionId, username } = look;
  const hidden = <span className="sr-only">: {texts.secondLooks.look({ username })}</span>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <Form
        noValidate
        method="post"
        preventScrollReset
        className="grid gap-3"
        aria-label={texts.secondLooks.look({ username })}
      >
        <FormKey value={`${formKey} ${decisionId}`} />
        <input type="hidden" name="decisionId" value={decisionId} />
        {refusal?.message && <Notice tone="error">{refusal.message}</Notice>}
        <div>
          <SubmitButton intent="agree" variant="primary">
            {texts.secondLooks.agree}
            {hidden}
          </SubmitButton>
        </div>
      </Form>
      <div role="group" aria-label={texts.secondLooks.change}>
        <p className="text-sm">
          <span className="font-medium">{texts.secondLooks.change}</span>
          <span className="block text-muted">{texts.secondLooks.changeHint}</span>
        </p>
        <div className="mt-1.5 flex flex-wrap gap-2">
          {changesAfterLook(look).map(({ dialog, address }) => (
            <ButtonLink key={dialog} size="small" to={address}>
              {dialog === rubricDialog ? texts.rubrics.gradeBy : texts.decisions.menuItem({ kind: dialog })}
              {hidden}
            </ButtonLink>
          ))}
        </div>
      </div>
    </div>
  );
}
