import type { ActionFunctionArgs } from "@remix-run/node";
import * as v from "valibot";
import { texts } from "~/texts";
import { redirectWithToast } from "~/views/redirect-with-toast.server";
import { acceptClaim, takeBackClaim } from "~/domain/attempts/accept-claim";
import { acceptClassClaims, takeBackClassClaims, type AcceptedClaims } from "~/domain/attempts/accept-class-claims";
import { describeReplaced } from "~/domain/attempts/verified-best";
import type { SignedInCtx } from "~/domain/context";
import { idSchema } from "~/domain/id";
import { Refusal } from "~/domain/refusal";
import { requirePermission } from "~/http/context.server";
import { submitForm } from "~/http/form.server";
import { answerRefusals } from "~/http/refusal-response.server";

const Decision = v.variant("intent", [
  v.object({ intent: v.literal("accept"), attemptId: idSchema() }),
  v.object({ intent: v.literal("takeBack"), attemptId: idSchema() }),
  v.object({ intent: v.literal("acceptAll") }),
  v.object({ intent: v.literal("takeBackAll") }),
]);
type Decision = v.InferOutput<typeof Decision>;

/** Accepts claims of a class or takes them back, one or all. */
export const decideClaims = answerRefusals(async ({ request, params }: ActionFunctionArgs) => {
  const ctx = await requirePermission(request, "attempt:judge");
  const back = new URL(request.url).pathname;
  return submitForm(request, Decision, async (decision) => {
    try {
      return redirectWithToast(request, back, await decide(ctx, params.sessionId ?? "", decision));
    } catch (error) {
      // Someone else has decided meanwhile; the reloaded list shows it.
      if (error instanceof Refusal && error.code === "conflict")
        return redirectWithToast(request, back, error.message, error.severity);
      throw error;
    }
  });
});

async function decide(ctx: SignedInCtx, classSessionId: string, decision: Decision): Promise<string> {
  if (decision.intent === "acceptAll") return acceptedText(await acceptClassClaims(ctx, classSessionId));
  if (decision.intent === "takeBackAll") {
    const { takenBack } = await takeBackClassClaims(ctx, classSessionId);
    return texts.claims.takenBackCount({ takenBack });
  }
  if (decision.intent === "accept") {
    const { replaced } = await acceptClaim(ctx, decision.attemptId);
    return [texts.claims.acceptedToast, describeReplaced(replaced)].filter(Boolean).join(" ");
  }
  await takeBackClaim(ctx, decision.attemptId);
  return texts.claims.takenBackToast;
}

const acceptedText = ({ accepted, left }: AcceptedClaims) => texts.claims.acceptedCount({ accepted, left });
