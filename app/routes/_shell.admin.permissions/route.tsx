import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { texts } from "~/texts";
import { listPage } from "~/views/list-page.server";
import { ListView } from "~/views/list-view";
import { accessCodeColumns, listAccessCodes } from "~/domain/access-codes/list-access-codes";
import type { Page } from "~/domain/page";
import { createFormKey } from "~/domain/submissions/submit-once";
import { requirePermission } from "~/http/context.server";
import type { FormRefusal } from "~/http/form.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { AddButton } from "./add-button";
import { AccessCodeDialog } from "./access-code-dialog";
import { AccessCodesTable } from "./access-codes-table";
import { changeAccessCodes, openAccessCodeDialog } from "./change-access-codes.server";

export const handle = {
  permission: "accessCode:manage",
  section: { label: () => texts.shell.permissions, place: 70 },
} satisfies Page;

export const loader = answerRefusals(async ({ request }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const page = await listPage(request, {
    columns: accessCodeColumns,
    sort: "-dateGenerated",
    failure: texts.accessCodes.notFetched,
    read: (query) => listAccessCodes(ctx, query),
  });
  return {
    page,
    now: ctx.now,
    formKey: createFormKey(),
    dialog: await openAccessCodeDialog(ctx, new URL(request.url).searchParams),
  };
});

export const action = answerRefusals(async ({ request }: ActionFunctionArgs) =>
  changeAccessCodes(request, await requirePermission(request, handle.permission)),
);

export default function Permissions() {
  const { page, now, formKey, dialog } = useLoaderData<typeof loader>();
  const refusal = useActionData<FormRefusal>();
  return (
    <>
      {dialog && <AccessCodeDialog key={`${dialog.kind} ${dialog.code.id}`} {...dialog} refusal={refusal} />}
      <ListView
        title={texts.accessCodes.pageTitle}
        subtitle={texts.accessCodes.subtitle}
        searchLabel={texts.accessCodes.search}
        actions={<AddButton formKey={formKey} />}
        page={page}
        empty={{
          title: texts.accessCodes.empty,
          noMatches: texts.accessCodes.noMatch,
          noEntries: texts.accessCodes.emptyHint,
        }}
        nextStep={<AddButton formKey={formKey} />}
      >
        {({ rows }) => <AccessCodesTable codes={rows} sort={page.sort} now={now} />}
      </ListView>
    </>
  );
}
