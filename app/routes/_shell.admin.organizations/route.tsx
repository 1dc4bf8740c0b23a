import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { texts } from "~/texts";
import { CreateLink } from "~/views/create-link";
import { DeletedLink } from "~/views/deleted-link";
import { listPage } from "~/views/list-page.server";
import { ListView } from "~/views/list-view";
import { listOrganizations, organizationColumns } from "~/domain/organizations/list-organizations";
import type { Page } from "~/domain/page";
import { requirePermission } from "~/http/context.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { changeOrganization } from "./change-organization.server";
import { CreateDialog } from "./create-dialog";
import { CurriculumDialog } from "./curriculum-dialog";
import { DeleteDialog } from "./delete-dialog";
import { openOrganizationDialog } from "./organization-dialog.server";
import { OrganizationsTable } from "./organizations-table";

export const handle = {
  permission: "organization:administer",
  section: { label: () => texts.shell.organizations, place: 20 },
} satisfies Page;

export const loader = answerRefusals(async ({ request }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const [page, dialog] = await Promise.all([
    listPage(request, {
      columns: organizationColumns,
      sort: "name",
      failure: texts.organizations.notFetched,
      read: (query) => listOrganizations(ctx, query),
    }),
    openOrganizationDialog(ctx, new URL(request.url).searchParams),
  ]);
  return { page, dialog };
});

export const action = answerRefusals(async ({ request }: ActionFunctionArgs) =>
  changeOrganization(request, await requirePermission(request, handle.permission)),
);

export default function Organizations() {
  const { page, dialog } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const create = <CreateLink>{texts.organizations.createTitle}</CreateLink>;
  const refusal = answer && "errors" in answer ? answer : undefined;
  return (
    <>
      {dialog?.name === "delete" && <DeleteDialog {...dialog} refusal={refusal} />}
      {dialog?.name === "curriculum" && <CurriculumDialog {...dialog} refusal={refusal} />}
      {dialog?.name === "create" && <CreateDialog {...dialog} refusal={refusal} />}
      <ListView
        title={texts.organizations.pageTitle}
        subtitle={<DeletedLink />}
        searchLabel={texts.organizations.search}
        actions={create}
        page={page}
        empty={{
          title: texts.organizations.empty,
          noMatches: texts.organizations.noMatch,
          noEntries: texts.organizations.emptyHint,
        }}
        nextStep={create}
      >
        {({ rows }) => <OrganizationsTable organizations={rows} sort={page.sort} />}
      </ListView>
    </>
  );
}
