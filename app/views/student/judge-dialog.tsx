import { Form } from "@remix-run/react";
import { DialogButtons, ListDialog, SubmitButton } from "~/views/list-dialog";
import { formatDateTime } from "~/domain/date-text";
import type { RecordedAttempt } from "~/domain/gradebook/read-student-record";
import type { FormRefusal } from "~/http/form.server";
import { TextField } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { useTimeZone } from "~/ui/time-zone";

type JudgedAttempt = Pick<RecordedAttempt, "id" | "score" | "maxScore" | "receivedAt" | "setAside">;
type JudgeDialogProps = { attempt: JudgedAttempt; scenarioTitle: string; refusal?: FormRefusal };

/** Excludes an attempt, with a reason for the audit trail, or counts it again. */
export function JudgeDialog({ attempt, scenarioTitle, refusal }: JudgeDialogProps) {
  const zone = useTimeZone();
  const what = `${attempt.score}/${attempt.maxScore} in ${scenarioTitle}, ${formatDateTime(attempt.receivedAt, zone)}`;
  return (
    <ListDialog title={attempt.setAside ? "Count attempt?" : "Exclude attempt?"}>
      <Form method="post" className="grid gap-4" noValidate>
        {refusal?.message && <Notice tone="error">{refusal.message}</Notice>}
        <p>{what}</p>
        <input type="hidden" name="attemptId" value={attempt.id} />
        {attempt.setAside ? (
          <p className="text-muted">
            {attempt.setAside.by} excluded this attempt: {attempt.setAside.reason}
          </p>
        ) : (
          <TextField
            label="Reason"
            name="reason"
            hint="The attempt stays in the list, and the best of the others counts. The student can read this reason."
            defaultValue={refusal?.values.reason}
            errors={refusal?.errors.reason}
            maxLength={500}
            autoFocus
          />
        )}
        <DialogButtons>
          {attempt.setAside ? (
            <SubmitButton intent="count" variant="primary">
              Count attempt
            </SubmitButton>
          ) : (
            <SubmitButton intent="aside" variant="danger">
              Exclude attempt
            </SubmitButton>
          )}
        </DialogButtons>
      </Form>
    </ListDialog>
  );
}
