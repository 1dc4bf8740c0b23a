import { useSearchParams } from "@remix-run/react";
import { RunForm } from "~/views/run-form";
import { batchAddress, returnAddress } from "~/views/user/batch-address";
import { PeopleList } from "~/views/user/people-list";
import { formatCount } from "~/domain/count-text";
import { formatDateTime } from "~/domain/date-text";
import { batchWords, undoDays } from "~/domain/user-batches/batch-rules";
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
  const done = batchWords[kind].done(counts.changed, targetName);
  const madeAt = formatDateTime(batch.begunAt ?? batch.createdAt, zone);
  return (
    <div className="max-w-[52rem]">
      <PageHeader
        title={undoneAt ? `Undone: ${formatCount(counts.restored, "user")} as before` : done}
        subtitle={undoneAt ? `${done} at ${madeAt}; undone at ${formatDateTime(undoneAt, zone)}.` : `At ${madeAt}.`}
      />
      <div className="mb-4 grid gap-4 empty:hidden">
        {refusal?.message && <Notice tone="error">{refusal.message}</Notice>}
        {counts.late > 0 && !undoneAt && (
          <Notice tone="info">
            {formatCount(counts.late, "user had", "users had")} changed since the plan was made, and nothing was done to{" "}
            {counts.late === 1 ? "this user" : "them"}.
          </Notice>
        )}
        {undoAt && !undoneAt && !batch.isRunning && (
          <Notice tone="warning">The Undo was interrupted. Choose Undo to finish.</Notice>
        )}
      </div>
      {batch.isRunning ? (
        <RunningNotice text="This change is being undone now. That continues if you leave this page." />
      ) : (
        <div className="mb-4 flex flex-wrap items-center gap-3">
          <ButtonLink to={returnAddress(search)} variant="primary">
            Back to Users
          </ButtonLink>
          {batch.mayUndo && <UndoForm batch={batch} />}
          {batch.mayUndo && <span className="text-sm text-muted">Possible for {undoDays} days, by you.</span>}
        </div>
      )}
      <div className="grid gap-4">
        <PeopleList
          title={`Left as they are: ${counts.leftAlone.toLocaleString("en-US")}`}
          lead="The Undo restores only what this change did, and only where nobody has changed it since."
          people={leftAlone}
          total={counts.leftAlone}
        />
        {/* Users who weren't changed come first, because they need attention. */}
        {counts.late > 0 && <LeftOut people={leftOut} reasons={reasons} total={counts.leftOut} />}
        <PeopleList
          title={
            undoneAt
              ? `Restored: ${counts.restored.toLocaleString("en-US")}`
              : `Changed: ${counts.changed.toLocaleString("en-US")}`
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
      label="Undo"
      busyText="Undoing..."
      doneText="Undone"
      variant="plain"
      runTo={`/admin/users/many/${id}/run`}
      backTo={batchAddress(id, search)}
    />
  );
}
