import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { texts } from "~/texts";
import { listPage } from "~/views/list-page.server";
import { ListView } from "~/views/list-view";
import type { Page } from "~/domain/page";
import { listSandboxes, sandboxOrders } from "~/domain/sandboxes/list-sandboxes";
import { requirePermission } from "~/http/context.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { ButtonLink } from "~/ui/button";
import { DeleteDialog } from "./delete-dialog";
import { findSandboxToDelete, submitDelete } from "./delete-sandbox.server";
import { SandboxList } from "./sandbox-list";
import { SortBar } from "./sort-bar";

export const handle = {
  permission: "sandbox:administer",
  section: { label: () => texts.shell.sandboxes, place: 50 },
} satisfies Page;

export const loader = answerRefusals(async ({ request }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const page = await listPage(request, {
    columns: sandboxOrders,
    sort: "-lastAccessed",
    failure: texts.sandboxes.listFailed,
    read: (query) => listSandboxes(ctx, query),
  });
  return { page, now: ctx.now, deleting: await findSandboxToDelete(ctx, new URL(request.url).searchParams) };
});

export const action = answerRefusals(async ({ request }: ActionFunctionArgs) =>
  submitDelete(request, await requirePermission(request, handle.permission)),
);

export default function Sandboxes() {
  const { page, now, deleting } = useLoaderData<typeof loader>();
  return (
    <>
      {deleting && <DeleteDialog id={deleting.id} title={deleting.title} />}
      <ListView
        title={texts.sandboxes.pageTitle}
        searchLabel={texts.sandboxes.searchLabel}
        page={page}
        empty={{
          title: texts.sandboxes.noSandboxes,
          noMatches: texts.sandboxes.nothingFound,
          noEntries: texts.sandboxes.noSandboxesHint,
        }}
        nextStep={<ButtonLink to="/play">{texts.sandboxes.openGame}</ButtonLink>}
      >
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
