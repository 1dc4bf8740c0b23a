import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { viewAddressOf } from "~/domain/gradebook/gradebook-addresses";
import type { Page } from "~/domain/page";
import { viewAttemptAs } from "~/domain/results/view-as-student";
import { requirePermission } from "~/http/context.server";
import { isPrefetch } from "~/http/is-prefetch.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { texts } from "~/texts";
import { OwnAttemptView } from "~/views/results/own-attempt-view";
import { ViewedAs } from "~/views/results/viewed-as";

export const handle = { title: () => texts.releases.viewAs, permission: "grade:decide" } satisfies Page;

/** What a student sees of an attempt now; read-only. */
export const loader = answerRefusals(async ({ request, params }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const { sessionId: classSessionId = "", userId = "", attemptId = "" } = params;
  const viewed = await viewAttemptAs(ctx, attemptId, { classSessionId, userId, isOpened: !isPrefetch(request) });
  // The tab is named after them.
  return { ...viewed, course: { name: viewed.view.courseName } };
});

export default function ViewAttemptAsStudent() {
  const { view, attempt, comments } = useLoaderData<typeof loader>();
  return (
    <ViewedAs view={view} back={viewAddressOf(view.classSessionId, view.userId)}>
      <OwnAttemptView {...{ attempt, comments }} reader={{ kind: "student" }} />
    </ViewedAs>
  );
}
