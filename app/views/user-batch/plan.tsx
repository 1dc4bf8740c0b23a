import { useSearchParams } from "@remix-run/react";
import { texts } from "~/texts";
import { Progress, RunForm } from "~/views/run-form";
import { batchAddress, returnAddress } from "~/views/user-batch/batch-address";
import { PeopleList } from "~/views/user/people-list";
import { formatDateTime } from "~/domain/date-text";
import { daysToRestore } from "~/domain/deletions/days-to-restore";
import { canUndo, typedTextOf } from "~/domain/user-batches/batch-rules";
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
  const { kind, counts, missingCount: missing, targetName, begunAt } = batch;
  const zone = useTimeZone();
  const isEmpty = counts.pending === 0;
  const count = begunAt ? counts.pending + counts.changed : counts.pending;
  const actionText = texts.userChanges.ask({ kind, count, target: targetName });
  return (
    <div className="max-w-[52rem]">
      <PageHeader
        title={isEmpty && !begunAt ? texts.userBatch.nobodyTo : texts.userBatch.planTitle({ change: actionText })}
        subtitle={isEmpty && !begunAt ? texts.userBatch.allLeftOut : <PlanDescription {...props} />}
      />
      <div className="mb-4 grid gap-4 empty:hidden">
        {(kind === "reset" || kind === "invite") && !isEmpty && <NoMail instead={<>{texts.userBatch.noMail}</>} />}
        {refusal?.message && !refusal.errors.typed && <Notice tone="error">{refusal.message}</Notice>}
        {newMatches > 0 && (
          <Notice tone="info">
            {texts.userBatch.newMatches({ count: newMatches, date: formatDateTime(batch.createdAt, zone) })}
          </Notice>
        )}
        {begunAt && !batch.isRunning && (
          <Notice tone="warning">{texts.userBatch.interrupted({ changed: counts.changed })}</Notice>
        )}
      </div>
      {batch.isRunning ? (
        <RunningNotice text={texts.userBatch.changeRunning}>
          <Progress done={counts.changed} total={counts.changed + counts.pending} unit="user" />
        </RunningNotice>
      ) : (
        <Confirm {...props} actionText={actionText} />
      )}
      <div className="grid gap-4">
        <LeftOut people={leftOut} reasons={reasons} total={counts.leftOut} />
        {missing > 0 && <Notice tone="warning">{texts.userBatch.missing({ missing })}</Notice>}
        <PeopleList
          title={texts.userBatch.affected({ count: counts.pending })}
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
      {texts.userChanges.means({ kind, undoDays, restoreDays: daysToRestore })}
      {kind !== "delete" && canUndo(kind) && <> {texts.userBatch.undoHint({ days: undoDays })}</>}
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
          label={begunAt ? texts.userBatch.continue : actionText}
          busyText={texts.userChanges.busy({ kind })}
          doneText={texts.userBatch.done}
          variant={kind === "disable" || kind === "delete" ? "danger" : "primary"}
          runTo={`/admin/users/many/${batch.id}/run`}
          backTo={address}
        >
          {kind === "delete" && !begunAt && (
            <TextField
              label={texts.userBatch.typeToDelete({ text: requiredText })}
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
        {canRun && !begunAt ? texts.common.cancel : texts.userBatch.backToUsers}
      </ButtonLink>
    </div>
  );
}
