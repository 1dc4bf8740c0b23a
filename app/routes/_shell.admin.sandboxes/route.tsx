import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, useLoaderData, useSearchParams } from "@remix-run/react";
import * as v from "valibot";
import type { SignedInCtx } from "~/domain/context";
import { idOf, idSchema } from "~/domain/id";
import { listQuery, sortText } from "~/domain/list-query";
import { Refusal } from "~/domain/refusal";
import { deleteSandbox } from "~/domain/sandboxes/delete-sandbox";
import { listSandboxes, sandboxOrders } from "~/domain/sandboxes/list-sandboxes";
import { readSandbox } from "~/domain/sandboxes/read-sandbox";
import { sandboxTexts } from "~/domain/sandboxes/sandbox-chips";
import { withCookies } from "~/http/cookies.server";
import { requirePermission } from "~/http/context.server";
import { flashCookie } from "~/http/flash.server";
import { submitForm } from "~/http/form.server";
import { refusable } from "~/http/refusal-response.server";
import { AddressDialog } from "~/ui/address-dialog";
import { Pager, SearchForm } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { addressWithout } from "../_shell.admin.courses/dialog-address";
import { DialogButtons, SubmitButton } from "../_shell.admin.courses/dialog-parts";
import { listOrToast } from "../_shell.admin.courses/list-or-toast.server";
import { SandboxList } from "./sandbox-list";
import { SortBar } from "./sort-bar";

export const loader = refusable(async ({ request }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, "sandbox:administer");
  const { searchParams } = new URL(request.url);
  const query = listQuery(searchParams, sandboxOrders, { sort: "-lastAccessed", pageSize: 50 });
  const { list, toasts } = await listOrToast(() => listSandboxes(ctx, query), sandboxTexts.failedList);
  const { q, page, pageSize } = query;
  return {
    list,
    toasts,
    q,
    page,
    pageSize,
    sort: sortText(query),
    now: ctx.now,
    deleting: await deletingOf(ctx, searchParams),
  };
});

async function deletingOf(ctx: SignedInCtx, params: URLSearchParams) {
  const id = idOf(params.get("id"));
  return params.get("dialog") === "delete" && id ? readSandbox(ctx, id) : null;
}

export const action = refusable(async ({ request }: ActionFunctionArgs) => {
  const ctx = await requirePermission(request, "sandbox:administer");
  const url = new URL(request.url);
  const leave = (severity: "success" | "error", text: string) =>
    redirect(url.pathname + addressWithout(url.searchParams), {
      headers: withCookies([flashCookie(request, { toast: { severity, text } })]),
    });
  return submitForm(request, v.object({ intent: v.literal("delete"), id: idSchema() }), async ({ id }) => {
    try {
      await deleteSandbox(ctx, id);
      return leave("success", "Sandbox deleted.");
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return leave("error", sandboxTexts.failedDelete);
    }
  });
});

export default function Sandboxes() {
  const { list, sort, q, page, pageSize, now, deleting } = useLoaderData<typeof loader>();
  return (
    <>
      {deleting && <DeleteDialog id={deleting.id} title={deleting.title} />}
      <PageHeader title="Sandboxes" count={list?.total}>
        {(q !== "" || (list?.total ?? 0) > 0) && <SearchForm label="Search sandboxes" />}
      </PageHeader>
      {!list && <Notice tone="error">The sandboxes could not be loaded. Please try again.</Notice>}
      {list?.rows.length === 0 && (
        <EmptyState title={sandboxTexts.empty}>
          {q !== "" ? "Nothing fits this search." : "Sandboxes that users save in the game appear here."}
        </EmptyState>
      )}
      {list && list.rows.length > 0 && (
        <>
          <SortBar sort={sort} />
          <SandboxList sandboxes={list.rows} now={now} />
        </>
      )}
      {list && <Pager page={page} pageSize={pageSize} total={list.total} />}
    </>
  );
}

function DeleteDialog({ id, title }: { id: string; title: string }) {
  const [search] = useSearchParams();
  return (
    <AddressDialog title="Delete Sandbox" closeTo={addressWithout(search) || "."}>
      <Form method="post" className="grid gap-4">
        <input type="hidden" name="id" value={id} />
        <p className="wrap-anywhere">{sandboxTexts.confirmDelete(title)}</p>
        <DialogButtons>
          <SubmitButton intent="delete" variant="danger">
            Delete
          </SubmitButton>
        </DialogButtons>
      </Form>
    </AddressDialog>
  );
}
