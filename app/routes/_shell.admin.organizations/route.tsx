import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import type { SignedInCtx } from "~/domain/context";
import { idOf } from "~/domain/id";
import { listQuery, sortText } from "~/domain/list-query";
import { goesWithOrganization } from "~/domain/organizations/delete-organization";
import { listOrganizations, organizationColumns } from "~/domain/organizations/list-organizations";
import { organizationTexts } from "~/domain/organizations/organization-rules";
import { readOrganization } from "~/domain/organizations/read-organization";
import { requirePermission } from "~/http/context.server";
import { refusable } from "~/http/refusal-response.server";
import { Pager, SearchForm } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { PageHeader } from "~/ui/page-header";
import { listOrToast } from "../_shell.admin.courses/list-or-toast.server";
import { changeOrganization } from "./change-organization.server";
import { DeleteDialog } from "./delete-dialog";
import { withoutDialog } from "./dialog-address";
import { OrganizationsTable } from "./organizations-table";

export const loader = refusable(async ({ request }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, "organization:administer");
  const { searchParams } = new URL(request.url);
  const query = listQuery(searchParams, organizationColumns, { sort: "name", pageSize: 50 });
  const [{ list, toasts }, dialog] = await Promise.all([
    listOrToast(() => listOrganizations(ctx, query), organizationTexts.notFetched),
    openDeleteDialog(ctx, searchParams),
  ]);
  return { list, toasts, dialog, page: query.page, pageSize: query.pageSize, sort: sortText(query) };
});

async function openDeleteDialog(ctx: SignedInCtx, params: URLSearchParams) {
  const id = idOf(params.get("id"));
  if (params.get("dialog") !== "delete" || !id) return null;
  return { organization: await readOrganization(ctx, id), goes: await goesWithOrganization(ctx, id) };
}

export const action = refusable(async ({ request }: ActionFunctionArgs) =>
  changeOrganization(request, await requirePermission(request, "organization:administer")),
);

export default function Organizations() {
  const { list, dialog, page, pageSize, sort } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [search] = useSearchParams();
  return (
    <>
      {dialog && (
        <DeleteDialog
          {...dialog}
          closeTo={withoutDialog(search)}
          refused={answer && "errors" in answer ? answer : undefined}
        />
      )}
      <PageHeader title="Organizations" count={list?.total}>
        <SearchForm label="Search organizations" />
      </PageHeader>
      {!list && <EmptyState title={organizationTexts.notFetched}>Reload the page to try again.</EmptyState>}
      {list?.rows.length === 0 && (
        <EmptyState title={organizationTexts.none}>
          {search.get("q")
            ? "No organization's name contains this."
            : "An organization is created when an access code is assigned to it, under Permissions."}
        </EmptyState>
      )}
      {list && list.rows.length > 0 && <OrganizationsTable organizations={list.rows} sort={sort} />}
      {list && <Pager page={page} pageSize={pageSize} total={list.total} />}
    </>
  );
}
