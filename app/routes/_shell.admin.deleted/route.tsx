import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { texts } from "~/texts";
import { listPage } from "~/views/list-page.server";
import { ListView } from "~/views/list-view";
import { daysToRestore } from "~/domain/deletions/days-to-restore";
import { deletionColumns, listDeletions } from "~/domain/deletions/list-deletions";
import type { Page } from "~/domain/page";
import { requirePermission } from "~/http/context.server";
import type { FormRefusal } from "~/http/form.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { changeDeletions, findDeletionToErase } from "./change-deletions.server";
import { DeletionsTable } from "./deletions-table";
import { EraseDialog } from "./erase-dialog";

export const handle = { title: () => texts.deleted.pageTitle, permission: "user:administer" } satisfies Page;

export const loader = answerRefusals(async ({ request }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const page = await listPage(request, {
    columns: deletionColumns,
    sort: "-deletedAt",
    failure: texts.deleted.notRead,
    read: (query) => listDeletions(ctx, query),
  });
  return { page, now: ctx.now, erasing: await findDeletionToErase(ctx, new URL(request.url).searchParams) };
});

export const action = answerRefusals(async ({ request }: ActionFunctionArgs) =>
  changeDeletions(request, await requirePermission(request, handle.permission)),
);

export default function RecentlyDeleted() {
  const { page, now, erasing: deletionToErase } = useLoaderData<typeof loader>();
  const refusal = useActionData<FormRefusal>();
  return (
    <>
      {deletionToErase && <EraseDialog deletion={deletionToErase} refusal={refusal} />}
      <ListView
        title={texts.deleted.pageTitle}
        subtitle={texts.deleted.subtitle({ days: daysToRestore })}
        searchLabel={texts.deleted.searchDeleted}
        page={page}
        empty={{
          title: texts.deleted.empty,
          noMatches: texts.deleted.noMatch,
          noEntries: texts.deleted.emptyHint({ days: daysToRestore }),
        }}
      >
        {({ rows }) => <DeletionsTable deletions={rows} sort={page.sort} now={now} />}
      </ListView>
    </>
  );
}
