import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { texts } from "~/texts";
import { listPage } from "~/views/list-page.server";
import { ListView } from "~/views/list-view";
import type { Page } from "~/domain/page";
import { listSandboxes, sandboxOrders } from "~/domain/sandboxes/list-sandboxes";
import { sandboxTexts } from "~/domain/sandboxes/sandbox-texts";
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
    failure: sandboxTexts.failedList,
    read: (query) => listSandboxes(ctx, query),
  });
  return { page, now: ctx.now, deleting: await findSandboxToDelete(ctx, new URL(request.url).searchParams) };
});

export const action = answerRefusals(async ({ request }: ActionFunctionArgs) =>
  submitDelete(request, await requirePermission(request, handle.permission)),
);

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
      <ListView
        title="Sandboxes"
        searchLabel="Search sandboxes"
        page={page}
        empty={empty}
        nextStep={<ButtonLink to="/play">Open the Game</ButtonLink>}
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
