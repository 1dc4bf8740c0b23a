import type { ActionFunctionArgs } from "@remix-run/node";
import { streamRun } from "~/views/stream-run.server";
import { requireId } from "~/domain/id";
import type { Page } from "~/domain/page";
import { runBatch } from "~/domain/user-batches/run-batch";
import { undoBatch } from "~/domain/user-batches/undo-batch";
import { requirePermission } from "~/http/context.server";
import { formOf } from "~/http/form-data.server";
import { readImportSettings } from "~/http/import-settings.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { requireSameOrigin } from "~/http/same-origin.server";

export const handle = { permission: "user:administer" } satisfies Page;

/** Runs or undoes a change of many users with progress. Without JavaScript the page's own action does that. */
export const action = answerRefusals(async ({ request, params }: ActionFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  requireSameOrigin(request);
  const batchId = requireId(params.batchId, "change");
  const form = await formOf(request);
  const typed = form.get("typed");
  const settings = await readImportSettings();
  return streamRun(
    (onProgress) =>
      form.get("intent") === "undo"
        ? undoBatch(ctx, batchId, { ...settings, onProgress })
        : runBatch(ctx, batchId, { ...settings, onProgress, typed: typeof typed === "string" ? typed : "" }),
    "many users were not changed",
  );
});
