import { Form } from "@remix-run/react";
import { texts } from "~/texts";
import { DialogButtons, ListDialog, SubmitButton } from "~/views/list-dialog";
import { formatDateTime } from "~/domain/date-text";
import type { RecordedAttempt } from "~/domain/gradebook/read-student-record";
import type { FormRefusal } from "~/http/form.server";
import { TextField } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { useTimeZone } from "~/ui/time-zone";

type ExclusionAttempt = Pick<RecordedAttempt, "id" | "score" | "maxScore" | "receivedAt" | "setAside">;
type JudgeDialogProps = { attempt: ExclusionAttempt; scenarioTitle: string; refusal?: FormRefusal };

/** Excludes an attempt, with a reason for the audit trail, or counts it again. */
export function ExclusionDialog({ attempt, scenarioTitle, refusal }: JudgeDialogProps) {
  const zone = useTimeZone();
  const { score, maxScore, receivedAt } = attempt;
  return (
    <ListDialog title={attempt.setAside ? texts.judging.countTitle : texts.judging.excludeTitle}>
      <Form method="post" className="grid gap-4" noValidate>
        {refusal?.message && <Notice tone="error">{refusal.message}</Notice>}
        <p>{texts.judging.attemptIn({ score, maxScore, scenarioTitle, dateTime: formatDateTime(receivedAt, zone) })}</p>
        <input type="hidden" name="attemptId" value={attempt.id} />
        {attempt.setAside ? (
          <p className="text-muted">
            {texts.judging.excludedBy({ by: attempt.setAside.by, reason: attempt.setAside.reason })}
          </p>
        ) : (
          <TextField
            label={texts.judging.reason}
            name="reason"
            hint={texts.judging.reasonHint}
            defaultValue={refusal?.values.reason}
            errors={refusal?.errors.reason}
            maxLength={500}
            autoFocus
          />
        )}
        <DialogButtons>
          {attempt.setAside ? (
            <SubmitButton intent="count" variant="primary">
              {texts.judging.countAttempt}
            </SubmitButton>
          ) : (
            <SubmitButton intent="aside" variant="danger">
              {texts.judging.excludeAttempt}
            </SubmitButton>
          )}
        </DialogButtons>
      </Form>
    </ListDialog>
  );
}
