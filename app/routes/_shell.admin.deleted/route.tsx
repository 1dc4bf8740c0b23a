import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { listPage } from "~/views/list-page.server";
import { ListView } from "~/views/list-view";
import { deletionTexts } from "~/domain/deletions/deletion-texts";
import { deletionColumns, listDeletions } from "~/domain/deletions/list-deletions";
import type { Page } from "~/domain/page";
import { requirePermission } from "~/http/context.server";
import type { FormRefusal } from "~/http/form.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { changeDeletions, openEraseDialog } from "./change-deletions.server";
import { DeletionsTable } from "./deletions-table";
import { EraseDialog } from "./erase-dialog";

export const handle = { title: deletionTexts.title, permission: "user:administer" } satisfies Page;

export const loader = answerRefusals(async ({ request }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const page = await listPage(request, {
    columns: deletionColumns,
    sort: "-deletedAt",
    failure: deletionTexts.failure,
    read: (query) => listDeletions(ctx, query),
  });
  return { page, now: ctx.now, erasing: await openEraseDialog(ctx, new URL(request.url).searchParams) };
});

export const action = answerRefusals(async ({ request }: ActionFunctionArgs) =>
  changeDeletions(request, await requirePermission(request, handle.permission)),
);

const empty = {
  title: deletionTexts.empty,
  found: "No name contains this.",
  none: "Users, courses and organizations that you delete are here for 30 days.",
};

export default function RecentlyDeleted() {
  const { page, now, erasing } = useLoaderData<typeof loader>();
  const refusal = useActionData<FormRefusal>();
  return (
    <>
      {erasing && <EraseDialog deletion={erasing} refusal={refusal} />}
      <ListView
        title={deletionTexts.title}
        subtitle={deletionTexts.subtitle}
        searchLabel="Search deleted"
        page={page}
        empty={empty}
      >
        {({ rows }) => <DeletionsTable deletions={rows} sort={page.sort} now={now} />}
      </ListView>
    </>
  );
}
