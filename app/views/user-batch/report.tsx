import { useSearchParams } from "@remix-run/react";
import { texts } from "~/texts";
import { RunForm } from "~/views/run-form";
import { batchAddress, returnAddress } from "~/views/user-batch/batch-address";
import { PeopleList } from "~/views/user/people-list";
import { formatDateTime } from "~/domain/date-text";
import { undoDays } from "~/domain/user-batches/batch-rules";
import type { FormRefusal } from "~/http/form.server";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { useTimeZone } from "~/ui/time-zone";
import type { BatchPage } from "./batch-page.server";
import { LeftOut } from "./left-out";
import { RunningNotice } from "./running-notice";

type ReportProps = Extract<BatchPage, { step: "report" }> & { refusal: FormRefusal | undefined };

/** The result of a change of many users, with Undo. */
export function Report({ batch, changed, leftOut, reasons, leftAlone, refusal }: ReportProps) {
  const { kind, counts, targetName, undoAt, undoneAt } = batch;
  const [search] = useSearchParams();
  const zone = useTimeZone();
  const done = texts.userChanges.done({ kind, count: counts.changed, target: targetName });
  const madeAt = formatDateTime(batch.begunAt ?? batch.createdAt, zone);
  return (
    <div className="max-w-[52rem]">
      <PageHeader
        title={undoneAt ? texts.userBatch.undoneTitle({ restored: counts.restored }) : done}
        subtitle={
          undoneAt
            ? texts.userBatch.undoneAt({ done, madeAt, undoneAt: formatDateTime(undoneAt, zone) })
            : texts.userBatch.madeAt({ date: madeAt })
        }
      />
      <div className="mb-4 grid gap-4 empty:hidden">
        {refusal?.message && <Notice tone="error">{refusal.message}</Notice>}
        {counts.late > 0 && !undoneAt && (
          <Notice tone="info">{texts.userBatch.lateChanges({ count: counts.late })}</Notice>
        )}
        {undoAt && !undoneAt && !batch.isRunning && <Notice tone="warning">{texts.userBatch.undoInterrupted}</Notice>}
      </div>
      {batch.isRunning ? (
        <RunningNotice text={texts.userBatch.undoRunning} />
      ) : (
        <div className="mb-4 flex flex-wrap items-center gap-3">
          <ButtonLink to={returnAddress(search)} variant="primary">
            {texts.userBatch.backToUsers}
          </ButtonLink>
          {batch.mayUndo && <UndoForm batch={batch} />}
          {batch.mayUndo && (
            <span className="text-sm text-muted">{texts.userBatch.undoPeriod({ days: undoDays })}</span>
          )}
        </div>
      )}
      <div className="grid gap-4">
        <PeopleList
          title={texts.userBatch.leftAlone({ count: counts.leftAlone })}
          introduction={texts.userBatch.leftAloneHint}
          people={leftAlone}
          total={counts.leftAlone}
        />
        {/* Users who weren't changed come first, because they need attention. */}
        {counts.late > 0 && <LeftOut people={leftOut} reasons={reasons} total={counts.leftOut} />}
        <PeopleList
          title={
            undoneAt
              ? texts.userBatch.restored({ count: counts.restored })
              : texts.userBatch.changed({ count: counts.changed })
          }
          people={changed}
          total={undoneAt ? counts.restored : counts.changed}
        />
        {counts.late === 0 && <LeftOut people={leftOut} reasons={reasons} total={counts.leftOut} />}
      </div>
    </div>
  );
}

export function UndoForm({ batch }: Pick<ReportProps, "batch">) {
  const [search] = useSearchParams();
  const { id, counts } = batch;
  return (
    <RunForm
      intent="undo"
      total={counts.changed - counts.restored - counts.leftAlone}
      unit="user"
      label={texts.userBatch.undo}
      busyText={texts.userBatch.undoing}
      doneText={texts.userBatch.undone}
      variant="plain"
      runTo={`/admin/users/many/${id}/run`}
      backTo={batchAddress(id, search)}
    />
  );
}
