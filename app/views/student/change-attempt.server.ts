import type { ActionFunctionArgs } from "@remix-run/node";
import * as v from "valibot";
import { listAddressOfRequest } from "~/views/dialog-address";
import { texts } from "~/texts";
import { redirectWithToast } from "~/views/redirect-with-toast.server";
import { acceptClaim, takeBackClaim } from "~/domain/attempts/accept-claim";
import { ExclusionReason, countAttempt, excludeAttempt } from "~/domain/attempts/exclude-attempt";
import { describeReplaced } from "~/domain/attempts/verified-best";
import { requirePermission } from "~/http/context.server";
import { submitForm } from "~/http/form.server";
import { answerRefusals } from "~/http/refusal-response.server";

const Judgement = v.variant("intent", [
  v.object({ intent: v.literal("aside"), attemptId: v.pipe(v.string(), v.uuid()), reason: ExclusionReason }),
  v.object({ intent: v.picklist(["count", "accept", "takeBack"]), attemptId: v.pipe(v.string(), v.uuid()) }),
]);

const nothingReplaced = { replaced: null };

/** Excludes an attempt, counts it again, or decides about its claim. */
export const changeAttempt = answerRefusals(async ({ request }: ActionFunctionArgs) => {
  const ctx = await requirePermission(request, "attempt:judge");
  return submitForm(request, Judgement, async (judgement) => {
    if (judgement.intent === "aside") await excludeAttempt(ctx, judgement.attemptId, judgement.reason);
    if (judgement.intent === "count") await countAttempt(ctx, judgement.attemptId);
    const { replaced } = judgement.intent === "accept" ? await acceptClaim(ctx, judgement.attemptId) : nothingReplaced;
    if (judgement.intent === "takeBack") await takeBackClaim(ctx, judgement.attemptId);
    const toast = [texts.judging.done({ intent: judgement.intent }), describeReplaced(replaced)]
      .filter(Boolean)
      .join(" ");
    return redirectWithToast(request, listAddressOfRequest(request), toast);
  });
});
