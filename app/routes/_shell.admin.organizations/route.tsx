import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { listPage } from "~/admin/list-page.server";
import { ListView } from "~/admin/list-view";
import type { SignedInCtx } from "~/domain/context";
import { listCurriculumNames } from "~/domain/curricula/read-curricula";
import { idOf } from "~/domain/id";
import { previewCurriculumChange } from "~/domain/organizations/change-curriculum";
import { countGoneWithOrganization } from "~/domain/organizations/delete-organization";
import { listOrganizations, organizationColumns } from "~/domain/organizations/list-organizations";
import { organizationTexts } from "~/domain/organizations/organization-rules";
import { readOrganization } from "~/domain/organizations/read-organization";
import type { Page } from "~/domain/page";
import { requirePermission } from "~/http/context.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { changeOrganization } from "./change-organization.server";
import { CurriculumDialog } from "./curriculum-dialog";
import { DeleteDialog } from "./delete-dialog";
import { OrganizationsTable } from "./organizations-table";

export const handle = {
  permission: "organization:administer",
  section: { label: "Organizations", place: 20 },
} satisfies Page;

export const loader = answerRefusals(async ({ request }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const [page, dialog] = await Promise.all([
    listPage(request, {
      columns: organizationColumns,
      sort: "name",
      failure: organizationTexts.notFetched,
      read: (query) => listOrganizations(ctx, query),
    }),
    openDialog(ctx, new URL(request.url).searchParams),
  ]);
  return { page, dialog };
});

async function openDialog(ctx: SignedInCtx, params: URLSearchParams) {
  const id = idOf(params.get("id"));
  const name = params.get("dialog");
  if (id && name === "delete")
    return {
      name,
      organization: await readOrganization(ctx, id),
      goes: await countGoneWithOrganization(ctx, id),
    } as const;
  if (id && name === "curriculum") {
    const preview = await previewCurriculumChange(ctx, id, params.get("curriculum"));
    return { name, preview, curricula: await listCurriculumNames(ctx) } as const;
  }
  return null;
}

export const action = answerRefusals(async ({ request }: ActionFunctionArgs) =>
  changeOrganization(request, await requirePermission(request, handle.permission)),
);

const empty = {
  title: organizationTexts.none,
  found: "No organization's name contains this.",
  none: "An organization is created when an access code is assigned to it, under Permissions.",
};

export default function Organizations() {
  const { page, dialog } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refused = answer && "errors" in answer ? answer : undefined;
  return (
    <>
      {dialog?.name === "delete" && <DeleteDialog {...dialog} refused={refused} />}
      {dialog?.name === "curriculum" && <CurriculumDialog {...dialog} refused={refused} />}
      <ListView title="Organizations" searchLabel="Search organizations" page={page} empty={empty}>
        {({ rows }) => <OrganizationsTable organizations={rows} sort={page.sort} />}
      </ListView>
    </>
  );
}
