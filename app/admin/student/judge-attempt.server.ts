import type { ActionFunctionArgs } from "@remix-run/node";
import * as v from "valibot";
import { listOf } from "~/admin/dialog-address";
import { redirectWithToast } from "~/admin/redirect-with-toast.server";
import { AsideReason, countAttemptAgain, setAttemptAside } from "~/domain/attempts/set-aside";
import { requirePermission } from "~/http/context.server";
import { submitForm } from "~/http/form.server";
import { answerRefusals } from "~/http/refusal-response.server";

const Judgement = v.variant("intent", [
  v.object({ intent: v.literal("aside"), attemptId: v.pipe(v.string(), v.uuid()), reason: AsideReason }),
  v.object({ intent: v.literal("count"), attemptId: v.pipe(v.string(), v.uuid()) }),
]);

/** The form of a judge dialog: sets an attempt aside, or takes that back. */
export const judgeAttempt = answerRefusals(async ({ request }: ActionFunctionArgs) => {
  const ctx = await requirePermission(request, "attempt:judge");
  return submitForm(request, Judgement, async (judgement) => {
    if (judgement.intent === "aside") await setAttemptAside(ctx, judgement.attemptId, judgement.reason);
    else await countAttemptAgain(ctx, judgement.attemptId);
    const text = judgement.intent === "aside" ? "The attempt does not count." : "The attempt counts again.";
    return redirectWithToast(request, listOf(request), text);
  });
});
