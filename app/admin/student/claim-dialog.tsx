import { Form } from "@remix-run/react";
import { DialogButtons, ListDialog, SubmitButton } from "~/admin/list-dialog";
import { formatDateTime } from "~/domain/date-text";
import type { RecordedAttempt } from "~/domain/gradebook/read-student-record";
import type { Refused } from "~/http/form.server";
import { Notice } from "~/ui/notice";
import { useTimeZone } from "~/ui/time-zone";

export const claimDialogs = ["accept", "takeBack"];

type Decided = Pick<RecordedAttempt, "id" | "score" | "maxScore" | "receivedAt" | "accepted">;
type ClaimDialogProps = { attempt: Decided; scenarioTitle: string; refused?: Refused };

/** Accepts points that a game has reported without evidence, or takes that back. */
export function ClaimDialog({ attempt, scenarioTitle, refused }: ClaimDialogProps) {
  const zone = useTimeZone();
  const { accepted, score, maxScore, receivedAt } = attempt;
  return (
    <ListDialog title={accepted ? "Take back this claim?" : "Accept this claim?"}>
      <Form method="post" className="grid gap-4" noValidate>
        {refused?.message && <Notice tone="error">{refused.message}</Notice>}
        <p>
          {score}/{maxScore} in {scenarioTitle}, {formatDateTime(receivedAt, zone)}
        </p>
        <input type="hidden" name="attemptId" value={attempt.id} />
        <p className="text-muted">
          {accepted
            ? `${accepted.by} accepted it. It stays in the list and no longer counts.`
            : "The game reported these points, and the server can't check them. Once you accept them, they count like " +
              "any other attempt and stay marked as reported by the game."}
        </p>
        <DialogButtons>
          {accepted ? (
            <SubmitButton intent="takeBack" variant="danger">
              Take back
            </SubmitButton>
          ) : (
            <SubmitButton intent="accept" variant="primary">
              Accept claim
            </SubmitButton>
          )}
        </DialogButtons>
      </Form>
    </ListDialog>
  );
}
