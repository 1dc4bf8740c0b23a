import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import * as v from "valibot";
import { listOf } from "~/admin/dialog-address";
import { DialogButtons, ListDialog, SubmitButton } from "~/admin/list-dialog";
import { listPage } from "~/admin/list-page.server";
import { ListView } from "~/admin/list-view";
import { redirectWithToast } from "~/admin/redirect-with-toast.server";
import type { SignedInCtx } from "~/domain/context";
import { idOf, idSchema } from "~/domain/id";
import type { Page } from "~/domain/page";
import { Refusal } from "~/domain/refusal";
import { deleteSandbox } from "~/domain/sandboxes/delete-sandbox";
import { listSandboxes, sandboxOrders } from "~/domain/sandboxes/list-sandboxes";
import { readSandbox } from "~/domain/sandboxes/read-sandbox";
import { sandboxTexts } from "~/domain/sandboxes/sandbox-chips";
import { requirePermission } from "~/http/context.server";
import { submitForm } from "~/http/form.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { SandboxList } from "./sandbox-list";
import { SortBar } from "./sort-bar";

export const handle = { permission: "sandbox:administer", section: { label: "Sandboxes", place: 50 } } satisfies Page;

export const loader = answerRefusals(async ({ request }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const page = await listPage(request, {
    columns: sandboxOrders,
    sort: "-lastAccessed",
    failure: sandboxTexts.failedList,
    read: (query) => listSandboxes(ctx, query),
  });
  return { page, now: ctx.now, deleting: await deletingOf(ctx, new URL(request.url).searchParams) };
});

async function deletingOf(ctx: SignedInCtx, params: URLSearchParams) {
  const id = idOf(params.get("id"));
  return params.get("dialog") === "delete" && id ? readSandbox(ctx, id) : null;
}

export const action = answerRefusals(async ({ request }: ActionFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const back = listOf(request);
  return submitForm(request, v.object({ intent: v.literal("delete"), id: idSchema() }), async ({ id }) => {
    try {
      await deleteSandbox(ctx, id);
      return redirectWithToast(request, back, "Sandbox deleted.");
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return redirectWithToast(request, back, sandboxTexts.failedDelete, error.severity);
    }
  });
});

const empty = {
  title: sandboxTexts.empty,
  found: "Nothing fits this search.",
  none: "Sandboxes that users save in the game appear here.",
};

export default function Sandboxes() {
  const { page, now, deleting } = useLoaderData<typeof loader>();
  return (
    <>
      {deleting && <DeleteDialog id={deleting.id} title={deleting.title} />}
      <ListView title="Sandboxes" searchLabel="Search sandboxes" page={page} empty={empty}>
        {({ rows }) => (
          <>
            <SortBar sort={page.sort} />
            <SandboxList sandboxes={rows} now={now} />
          </>
        )}
      </ListView>
    </>
  );
}

function DeleteDialog({ id, title }: { id: string; title: string }) {
  return (
    <ListDialog title="Delete Sandbox">
      <Form method="post" className="grid gap-4">
        <input type="hidden" name="id" value={id} />
        <p className="wrap-anywhere">{sandboxTexts.confirmDelete(title)}</p>
        <DialogButtons>
          <SubmitButton intent="delete" variant="danger">
            Delete
          </SubmitButton>
        </DialogButtons>
      </Form>
    </ListDialog>
  );
}
