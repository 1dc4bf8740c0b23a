import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData, useNavigation, useSearchParams } from "@remix-run/react";
import * as v from "valibot";
import { redirectWithToast } from "~/admin/redirect-with-toast.server";
import { batchAddress, listBehind } from "~/admin/user/batch-address";
import { PeopleList } from "~/admin/user/people-list";
import { formatCount } from "~/domain/count-text";
import { formatDateTime } from "~/domain/date-text";
import { requireId } from "~/domain/id";
import type { Page } from "~/domain/page";
import { batchWords, undoDays } from "~/domain/user-batches/batch-rules";
import { readBatch } from "~/domain/user-batches/read-batch";
import { undoBatch } from "~/domain/user-batches/undo-batch";
import { requirePermission } from "~/http/context.server";
import { submitForm } from "~/http/form.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { Button, ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { useTimeZone } from "~/ui/time-zone";

export const handle = { title: "Changed users", permission: "user:administer" } satisfies Page;

const named = ({ userId, username, reason }: { userId: string; username: string; reason?: string }) => ({
  id: userId,
  username,
  reason,
});

export const loader = answerRefusals(async ({ request, params }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const batch = await readBatch(ctx, requireId(params.batchId, "The change"));
  const { id, kind, courseName, createdAt, undoneAt, mayUndo } = batch;
  const leftAlone = new Set(batch.leftAlone.map(({ userId }) => userId));
  const done = batch.changed.map(({ userId, username }) => ({ id: userId, username }));
  return {
    batch: { id, kind, courseName, createdAt, undoneAt, mayUndo },
    changed: done,
    restored: undoneAt ? done.filter((user) => !leftAlone.has(user.id)) : [],
    leftOut: batch.leftOut.map(named),
    leftAlone: batch.leftAlone.map(named),
  };
});

export const action = answerRefusals(async ({ request, params }: ActionFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const batchId = requireId(params.batchId, "The change");
  return submitForm(request, v.object({}), async () => {
    await undoBatch(ctx, batchId);
    return redirectWithToast(request, batchAddress(batchId, new URL(request.url).searchParams), "Undone");
  });
});

/** What became of a change of many users, and its Undo. */
export default function ManyUsersChanged() {
  const { batch, changed, restored, leftOut, leftAlone } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const [search] = useSearchParams();
  const zone = useTimeZone();
  const done = batchWords[batch.kind].done(changed.length, batch.courseName);
  return (
    <div className="max-w-[52rem]">
      <PageHeader
        title={batch.undoneAt ? `Undone: ${formatCount(restored.length, "user")} as before` : done}
        subtitle={
          batch.undoneAt
            ? `${done} at ${formatDateTime(batch.createdAt, zone)}; undone at ${formatDateTime(batch.undoneAt, zone)}.`
            : `At ${formatDateTime(batch.createdAt, zone)}.`
        }
      />
      {refused?.message && (
        <div className="mb-4">
          <Notice tone="error">{refused.message}</Notice>
        </div>
      )}
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <ButtonLink to={listBehind(search)} variant="primary">
          Back to Users
        </ButtonLink>
        {batch.mayUndo && <UndoButton />}
      </div>
      <div className="grid gap-4">
        <PeopleList
          title={`Left as they are: ${leftAlone.length}`}
          lead="The Undo restores only what this change did, and only where nobody has changed it since."
          people={leftAlone}
        />
        {batch.undoneAt ? (
          <PeopleList title={`Restored: ${restored.length}`} people={restored} />
        ) : (
          <PeopleList title={`Changed: ${changed.length}`} people={changed} />
        )}
        <PeopleList title={`Left out: ${leftOut.length}`} people={leftOut} />
      </div>
    </div>
  );
}

function UndoButton() {
  const busy = useNavigation().formMethod === "POST";
  return (
    <Form noValidate method="post" className="flex flex-wrap items-center gap-3">
      <Button type="submit" busy={busy}>
        Undo
      </Button>
      <span className="text-sm text-muted">Possible for {undoDays} days, by you.</span>
    </Form>
  );
}
