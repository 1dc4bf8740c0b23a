import { Form } from "@remix-run/react";
import { DialogButtons, ListDialog, SubmitButton } from "~/admin/list-dialog";
import { formatDateTime } from "~/domain/date-text";
import type { RecordedAttempt } from "~/domain/gradebook/read-student-record";
import type { Refused } from "~/http/form.server";
import { TextField } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { useTimeZone } from "~/ui/time-zone";

type Judged = Pick<RecordedAttempt, "id" | "score" | "maxScore" | "receivedAt" | "setAside">;
type JudgeDialogProps = { attempt: Judged; scenarioTitle: string; refused?: Refused };

/** Sets an attempt aside, with the reason that stands in the audit trail, or takes that back. */
export function JudgeDialog({ attempt, scenarioTitle, refused }: JudgeDialogProps) {
  const zone = useTimeZone();
  const what = `${attempt.score}/${attempt.maxScore} in ${scenarioTitle}, ${formatDateTime(attempt.receivedAt, zone)}`;
  return (
    <ListDialog title={attempt.setAside ? "Count this attempt again?" : "Set this attempt aside?"}>
      <Form method="post" className="grid gap-4" noValidate>
        {refused?.message && <Notice tone="error">{refused.message}</Notice>}
        <p>{what}</p>
        <input type="hidden" name="attemptId" value={attempt.id} />
        {attempt.setAside ? (
          <p className="text-muted">
            {attempt.setAside.by} set it aside: {attempt.setAside.reason}
          </p>
        ) : (
          <TextField
            label="Reason"
            name="reason"
            hint="It stays in the list, and the best of the others counts instead. The student reads the reason too."
            defaultValue={refused?.values.reason}
            errors={refused?.errors.reason}
            maxLength={500}
            autoFocus
          />
        )}
        <DialogButtons>
          {attempt.setAside ? (
            <SubmitButton intent="count" variant="primary">
              Count Again
            </SubmitButton>
          ) : (
            <SubmitButton intent="aside" variant="danger">
              Set Aside
            </SubmitButton>
          )}
        </DialogButtons>
      </Form>
    </ListDialog>
  );
}
