import { data } from "@remix-run/node";
import { requestPasswordReset } from "~/domain/accounts/request-password-reset";
import { ResetRequest, resetTexts } from "~/domain/accounts/reset-request";
import { deviceOf, visitorContext } from "~/http/context.server";
import { evenTime } from "~/http/even-time.server";
import { submitForm } from "~/http/form.server";
import { mailSite } from "~/http/site.server";

/** The action of both pages that send a reset link. */
export async function sendResetLink(request: Request) {
  const ctx = await visitorContext();
  return submitForm(request, ResetRequest, async ({ email }) => {
    const site = await mailSite();
    await evenTime(() => requestPasswordReset(ctx, email, site, deviceOf(request)));
    return data({ sent: resetTexts.linkSent });
  });
}
