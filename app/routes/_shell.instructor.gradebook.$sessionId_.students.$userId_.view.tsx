import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { Page } from "~/domain/page";
import { viewResultsAs } from "~/domain/results/view-as-student";
import { requirePermission } from "~/http/context.server";
import { isPrefetch } from "~/http/is-prefetch.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { texts } from "~/texts";
import { OwnResultsView } from "~/views/results/own-results-view";
import { ViewedAs } from "~/views/results/viewed-as";

export const handle = { title: () => texts.releases.viewAs, permission: "grade:decide" } satisfies Page;

/** What a student sees under "My results" now; read-only. */
export const loader = answerRefusals(async ({ request, params }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const { sessionId: classSessionId = "", userId = "" } = params;
  const viewed = await viewResultsAs(ctx, { classSessionId, userId, isOpened: !isPrefetch(request) });
  // The tab is named after them.
  return { ...viewed, course: { name: viewed.view.courseName } };
});

export default function ViewAsStudent() {
  const { view, results, comments } = useLoaderData<typeof loader>();
  return (
    <ViewedAs view={view}>
      <OwnResultsView {...{ results, comments }} form={{ formKey: "", refusal: undefined }} />
    </ViewedAs>
  );
}
