import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import * as v from "valibot";
import { texts } from "~/texts";
import { listAddressOfRequest } from "~/views/dialog-address";
import { redirectWithToast } from "~/views/redirect-with-toast.server";
import { formatDateTime } from "~/domain/date-text";
import { clearLeaderboards, readLeaderboardsClearedAt } from "~/domain/leaderboards/clear-leaderboards";
import type { Page } from "~/domain/page";
import { requirePermission } from "~/http/context.server";
import { submitForm } from "~/http/form.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { ButtonLink } from "~/ui/button";
import { PageHeader } from "~/ui/page-header";
import { useTimeZone } from "~/ui/time-zone";
import { ClearDialog } from "./clear-dialog";

export const handle = {
  permission: "leaderboard:clear",
  section: { label: () => texts.shell.leaderboards, place: 60 },
} satisfies Page;

export const loader = answerRefusals(async ({ request }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  return {
    clearedAt: await readLeaderboardsClearedAt(ctx),
    isConfirming: new URL(request.url).searchParams.get("dialog") === "clear",
  };
});

export const action = answerRefusals(async ({ request }: ActionFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  return submitForm(request, v.object({ intent: v.literal("clear") }), async () => {
    await clearLeaderboards(ctx);
    return redirectWithToast(request, listAddressOfRequest(request), texts.leaderboards.cleared);
  });
});

export default function Leaderboards() {
  const { clearedAt, isConfirming } = useLoaderData<typeof loader>();
  const zone = useTimeZone();
  return (
    <>
      {isConfirming && <ClearDialog />}
      <PageHeader title={texts.leaderboards.pageTitle} />
      <section className="grid max-w-[34rem] justify-items-start gap-4 rounded-lg border border-line bg-surface p-5">
        <p>{texts.leaderboards.clearHint}</p>
        <p className="text-muted">
          {clearedAt
            ? texts.leaderboards.clearedOn({ dateTime: formatDateTime(clearedAt, zone) })
            : texts.leaderboards.neverCleared}
        </p>
        <ButtonLink to="?dialog=clear" preventScrollReset variant="danger">
          {texts.leaderboards.clear}
        </ButtonLink>
      </section>
    </>
  );
}
