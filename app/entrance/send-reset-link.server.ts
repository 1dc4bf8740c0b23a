import { data } from "@remix-run/node";
import { requestPasswordReset } from "~/domain/accounts/request-password-reset";
import { ResetRequest, resetTexts } from "~/domain/accounts/reset-request";
import { Refusal } from "~/domain/refusal";
import { deviceOf, visitorContext } from "~/http/context.server";
import { evenTime } from "~/http/even-time.server";
import { submitForm } from "~/http/form.server";
import { platform } from "~/http/platform.server";
import { outageStatus, outageText } from "~/http/refusal-response.server";
import { mailSite } from "~/http/site.server";

/** The action of both pages that send a reset link. */
export async function sendResetLink(request: Request) {
  const ctx = await visitorContext();
  return submitForm(request, ResetRequest, async ({ email }) => {
    const site = await mailSite();
    try {
      await evenTime(async () => requestPasswordReset(ctx, email, site, await deviceOf(request)));
    } catch (err) {
      if (err instanceof Refusal) throw err;
      const isOutage = (await outageText(err)) !== null;
      if (!isOutage) (await platform()).log.error({ err }, "a reset link was not sent");
      const values: Record<string, string> = { email };
      return data({ errors: {}, message: resetTexts.linkFailed, values }, { status: isOutage ? outageStatus : 500 });
    }
    return data({ sent: resetTexts.linkSent });
  });
}
