import { Form } from "@remix-run/react";
import { texts } from "~/texts";
import { DialogButtons, ListDialog, SubmitButton } from "~/views/list-dialog";
import { describeAcceptance, isReplacing, type VerifiedBest } from "~/domain/attempts/verified-best";
import { formatDateTime } from "~/domain/date-text";
import type { RecordedAttempt } from "~/domain/gradebook/read-student-record";
import type { FormRefusal } from "~/http/form.server";
import { Notice } from "~/ui/notice";
import { useTimeZone } from "~/ui/time-zone";

export const claimDialogs = ["accept", "takeBack"];

type Claim = Pick<RecordedAttempt, "id" | "score" | "maxScore" | "receivedAt" | "accepted">;
type ClaimDialogProps = {
  attempt: Claim;
  scenarioTitle: string;
  /** The student's best score here that the server has verified. */
  verifiedBest: VerifiedBest | null;
  refusal?: FormRefusal;
};

/** Accepts points that a game reported without evidence, or takes that back. */
export function ClaimDialog({ attempt, scenarioTitle, verifiedBest, refusal }: ClaimDialogProps) {
  const zone = useTimeZone();
  const { accepted, score, maxScore, receivedAt } = attempt;
  const effect = accepted ? null : describeAcceptance(attempt, verifiedBest);
  return (
    <ListDialog title={accepted ? texts.judging.takeBackTitle : texts.judging.acceptTitle}>
      <Form method="post" className="grid gap-4" noValidate>
        {refusal?.message && <Notice tone="error">{refusal.message}</Notice>}
        <p>{texts.judging.attemptIn({ score, maxScore, scenarioTitle, dateTime: formatDateTime(receivedAt, zone) })}</p>
        <input type="hidden" name="attemptId" value={attempt.id} />
        <p className="text-muted">
          {accepted ? texts.judging.acceptedBy({ by: accepted.by }) : texts.judging.acceptHint}
        </p>
        {effect && <Notice tone={isReplacing(attempt, verifiedBest) ? "warning" : "info"}>{effect}</Notice>}
        <DialogButtons>
          {accepted ? (
            <SubmitButton intent="takeBack" variant="danger">
              {texts.judging.takeBack}
            </SubmitButton>
          ) : (
            <SubmitButton intent="accept" variant="primary">
              {texts.judging.acceptClaim}
            </SubmitButton>
          )}
        </DialogButtons>
      </Form>
    </ListDialog>
  );
}
