import { data, type ActionFunctionArgs } from "@remix-run/node";
import * as v from "valibot";
import { texts } from "~/texts";
import { keyed, say } from "~/texts/say";
import { redirectWithToast } from "~/views/redirect-with-toast.server";
import { linkDays } from "~/domain/summaries/class-summary";
import { sharedSummaryAddressOf, summaryAddressOf } from "~/domain/gradebook/gradebook-addresses";
import { shareSummary, withdrawSummary } from "~/domain/summaries/summary-links";
import { requirePermission } from "~/http/context.server";
import { submitForm } from "~/http/form.server";
import { linkTokenOf } from "~/http/link-token.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { readMailSite } from "~/http/site.server";

const days = linkDays.map(String);

const ShareForm = v.variant(
  "intent",
  [
    v.object({
      intent: v.literal("share"),
      days: v.pipe(
        v.picklist(days, () => keyed(say.classSummary.daysRequired)),
        v.transform(Number),
      ),
      names: v.optional(v.literal("on")),
      formKey: v.string(),
    }),
    v.object({ intent: v.literal("withdraw"), id: v.string() }),
  ],
  () => keyed(say.classSummary.formUnknown),
);

/** Creates a link to the summary, which is shown only once, or withdraws one. */
export const shareAction = answerRefusals(async ({ request, params }: ActionFunctionArgs) => {
  const ctx = await requirePermission(request, "course:run");
  const classSessionId = params.sessionId ?? "";
  return submitForm(request, ShareForm, async (input) => {
    if (input.intent === "withdraw") {
      await withdrawSummary(ctx, classSessionId, input.id);
      return redirectWithToast(request, summaryAddressOf(classSessionId), texts.classSummary.withdrawn);
    }
    const token = await linkTokenOf(ctx.actor.userId, input.formKey);
    const expiresAt = await shareSummary(
      ctx,
      classSessionId,
      { days: input.days, withNames: input.names === "on" },
      token,
    );
    const { url } = await readMailSite();
    return data({ shared: { address: url + sharedSummaryAddressOf(token), expiresAt } });
  });
});
