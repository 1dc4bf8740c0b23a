import { useSearchParams } from "@remix-run/react";
import { Progress, RunForm } from "~/views/run-form";
import { batchAddress, returnAddress } from "~/views/user/batch-address";
import { PeopleList } from "~/views/user/people-list";
import { formatCount } from "~/domain/count-text";
import { formatDateTime } from "~/domain/date-text";
import { batchWords, canUndo, typedTextOf } from "~/domain/user-batches/batch-rules";
import type { FormRefusal } from "~/http/form.server";
import { ButtonLink } from "~/ui/button";
import { TextField } from "~/ui/field";
import { NoMail } from "~/ui/no-mail";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { useTimeZone } from "~/ui/time-zone";
import type { BatchPage } from "./batch-page.server";
import { LeftOut } from "./left-out";
import { UndoForm } from "./report";
import { RunningNotice } from "./running-notice";

type PlanProps = Extract<BatchPage, { step: "plan" }> & { refusal: FormRefusal | undefined };

/** Who will be changed; for an interrupted change, what remains. */
export function Plan(props: PlanProps) {
  const { batch, affected, leftOut, reasons, newMatches, refusal } = props;
  const { kind, counts, missing, targetName, begunAt } = batch;
  const zone = useTimeZone();
  const texts = batchWords[kind];
  const isEmpty = counts.pending === 0;
  const actionText = texts.ask(begunAt ? counts.pending + counts.changed : counts.pending, targetName);
  return (
    <div className="max-w-[52rem]">
      <PageHeader
        title={isEmpty && !begunAt ? `Nobody to ${texts.verb.toLowerCase()}` : `${actionText}?`}
        subtitle={
          isEmpty && !begunAt ? "All the selected are left out, for the reasons below." : <PlanDescription {...props} />
        }
      />
      <div className="mb-4 grid gap-4 empty:hidden">
        {(kind === "reset" || kind === "invite") && !isEmpty && (
          <NoMail
            instead={
              <>
                Nobody would get a link. Choose Reset Password in the row of each user instead: it shows a one-time code
                for you to pass on.
              </>
            }
          />
        )}
        {refusal?.message && !refusal.errors.typed && <Notice tone="error">{refusal.message}</Notice>}
        {newMatches > 0 && (
          <Notice tone="info">
            {formatCount(newMatches, "more user matches", "more users match")} the list since this plan was made at{" "}
            {formatDateTime(batch.createdAt, zone)}, and {newMatches === 1 ? "isn’t" : "aren’t"} in it. Go back to the
            list to make a new plan.
          </Notice>
        )}
        {begunAt && !batch.isRunning && (
          <Notice tone="warning">
            This change was interrupted after {formatCount(counts.changed, "user")}. Continue, or undo what was done.
          </Notice>
        )}
      </div>
      {batch.isRunning ? (
        <RunningNotice text="This change is being made now. It continues if you leave this page.">
          <Progress done={counts.changed} total={counts.changed + counts.pending} unit="user" />
        </RunningNotice>
      ) : (
        <Confirm {...props} actionText={actionText} />
      )}
      <div className="grid gap-4">
        <LeftOut people={leftOut} reasons={reasons} total={counts.leftOut} />
        {missing > 0 && (
          <Notice tone="warning">
            {formatCount(missing, "selected user is", "selected users are")} no longer there, or not yours to change.
          </Notice>
        )}
        <PeopleList
          title={`Affected: ${counts.pending.toLocaleString("en-US")}`}
          people={affected}
          total={counts.pending}
        />
      </div>
    </div>
  );
}

function PlanDescription({ batch: { kind, undoDays } }: PlanProps) {
  return (
    <>
      {batchWords[kind].means}
      {kind !== "delete" && canUndo(kind) && ` You can undo this for ${undoDays} days.`}
    </>
  );
}

function Confirm({ batch, refusal, actionText }: PlanProps & { actionText: string }) {
  const [search] = useSearchParams();
  const { kind, counts, begunAt } = batch;
  const address = batchAddress(batch.id, search);
  const canRun = counts.pending > 0 || begunAt !== null;
  const requiredText = typedTextOf(counts.pending);
  return (
    <div className="mb-4 flex flex-wrap items-end gap-3">
      {canRun && (
        <RunForm
          intent="run"
          total={counts.pending}
          unit="user"
          label={begunAt ? "Continue" : actionText}
          busyText={batchWords[kind].busy}
          doneText="Done"
          variant={kind === "disable" || kind === "delete" ? "danger" : "primary"}
          runTo={`/admin/users/many/${batch.id}/run`}
          backTo={address}
        >
          {kind === "delete" && !begunAt && (
            <TextField
              label={`Type ${requiredText} to delete them`}
              name="typed"
              inputMode="numeric"
              autoComplete="off"
              data-wanted={requiredText}
              defaultValue={refusal?.values.typed}
              errors={refusal?.errors.typed}
              className="max-w-60"
            />
          )}
        </RunForm>
      )}
      {begunAt && batch.mayUndo && <UndoForm batch={batch} />}
      <ButtonLink to={returnAddress(search)} variant={canRun ? "quiet" : "primary"}>
        {canRun && !begunAt ? "Cancel" : "Back to Users"}
      </ButtonLink>
    </div>
  );
}
