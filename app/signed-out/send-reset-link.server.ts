import { data } from "@remix-run/node";
import { requestPasswordReset } from "~/domain/accounts/request-password-reset";
import { ResetRequest } from "~/domain/accounts/reset-request";
import { Refusal } from "~/domain/refusal";
import { deviceOf, createVisitorContext } from "~/http/context.server";
import { hideTiming } from "~/http/hide-timing.server";
import { submitForm } from "~/http/form.server";
import { getPlatform } from "~/http/platform.server";
import { outageStatus, describeOutage } from "~/http/refusal-response.server";
import { readMailSite } from "~/http/site.server";
import { texts } from "~/texts";

export async function sendResetLink(request: Request) {
  const ctx = await createVisitorContext();
  return submitForm(request, ResetRequest, async ({ email }) => {
    const site = await readMailSite();
    try {
      await hideTiming(async () => requestPasswordReset(ctx, email, site, await deviceOf(request)));
    } catch (err) {
      if (err instanceof Refusal) throw err;
      const isOutage = (await describeOutage(err)) !== null;
      if (!isOutage) (await getPlatform()).log.error({ err }, "a reset link was not sent");
      const values: Record<string, string> = { email };
      return data(
        { errors: {}, message: texts.signedOut.resetLinkFailed, values },
        { status: isOutage ? outageStatus : 500 },
      );
    }
    return data({ sent: texts.signedOut.resetLinkSent });
  });
}
