import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as v from "valibot";
import { texts } from "~/texts";
import { keyed, say } from "~/texts/say";
import { redirectWithToast } from "~/views/redirect-with-toast.server";
import { batchAddress } from "~/views/user-batch/batch-address";
import { idSchema, requireId } from "~/domain/id";
import type { Page } from "~/domain/page";
import { roleNames } from "~/domain/roles";
import { storeBatchPlan } from "~/domain/user-batches/store-batch-plan";
import { runBatch } from "~/domain/user-batches/run-batch";
import { undoBatch } from "~/domain/user-batches/undo-batch";
import { requirePermission } from "~/http/context.server";
import { submitForm } from "~/http/form.server";
import { readImportSettings } from "~/http/import-settings.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { readBatchPage } from "~/views/user-batch/batch-page.server";
import { ChooseTarget } from "~/views/user-batch/choose-target";
import { Plan } from "~/views/user-batch/plan";
import { Report } from "~/views/user-batch/report";

export const handle = { title: () => texts.userBatch.pageTitle, permission: "user:administer" } satisfies Page;

export const loader = answerRefusals(async ({ request, params }: LoaderFunctionArgs) =>
  readBatchPage(await requirePermission(request, handle.permission), requireId(params.batchId, "change")),
);

const Change = v.variant("intent", [
  v.object({
    intent: v.literal("choose"),
    course: v.optional(idSchema(() => keyed(say.userBatch.courseRequired))),
    role: v.optional(v.picklist(roleNames, () => keyed(say.userBatch.roleRequired))),
    organization: v.optional(v.union([v.literal(""), idSchema(() => keyed(say.userBatch.organizationRequired))])),
  }),
  v.object({ intent: v.literal("run"), typed: v.optional(v.string()) }),
  v.object({ intent: v.literal("undo") }),
]);

export const action = answerRefusals(async ({ request, params }: ActionFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const batchId = requireId(params.batchId, "change");
  const back = batchAddress(batchId, new URL(request.url).searchParams);
  return submitForm(request, Change, async (change) => {
    switch (change.intent) {
      case "choose":
        await storeBatchPlan(ctx, batchId, {
          ...{ courseId: change.course ?? null, role: change.role ?? null },
          organizationId: change.organization || null,
        });
        return redirect(back);
      case "run":
        await runBatch(ctx, batchId, { ...(await readImportSettings()), typed: change.typed ?? "" });
        return redirect(back);
      case "undo":
        await undoBatch(ctx, batchId);
        return redirectWithToast(request, back, texts.userBatch.undone);
    }
  });
});

/** A change of many users: choosing a target, the plan, and the report. */
export default function ManyUsers() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refusal = answer && "errors" in answer ? answer : undefined;
  switch (page.step) {
    case "choose":
      return <ChooseTarget {...page} refusal={refusal} />;
    case "plan":
      return <Plan {...page} refusal={refusal} />;
    case "report":
      return <Report {...page} refusal={refusal} />;
  }
}
