import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { Credentials, signIn } from "~/domain/accounts/sign-in";
import { isResetPending } from "~/domain/accounts/forced-reset";
import type { ResetGrant } from "~/domain/accounts/reset-grant";
import { grantByPassword } from "~/domain/accounts/set-new-password";
import { Refusal } from "~/domain/refusal";
import { signRenewalGrant, signResetGrant } from "~/http/access-token.server";
import { setCookies, writeRenewalGrant, writeResetGrant } from "~/http/cookies.server";
import { answerSignIn } from "~/http/answer-sign-in.server";
import { formOf } from "~/http/form-data.server";
import { submitForm } from "~/http/form.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { leadToSecondStep } from "~/http/second-step.server";
import { queueSignIn } from "~/http/queue-sign-in.server";
import { texts } from "~/texts";
import { say } from "~/texts/say";
import { sendResetLink } from "./send-reset-link.server";

/** Posts to the login page: a login, or a request for a reset link. */
export const loginAction = answerRefusals(async ({ request }: ActionFunctionArgs) => {
  const form = await formOf(request);
  return form.get("intent") === "reset-link" ? sendResetLink(request) : logIn(request, form.has("scripted"));
});

async function logIn(request: Request, scripted: boolean) {
  const run = async (credentials: Credentials) => {
    const { username } = credentials;
    const result = await queueSignIn(request, username, async (ctx, device) =>
      (await isResetPending(ctx, username))
        ? { grant: await grantByPassword(ctx, credentials, device) }
        : { signedIn: await signIn(ctx, credentials, device) },
    );
    if (result.grant !== undefined) return redirectToReset(request, username, result.grant);
    const { signedIn } = result;
    if (signedIn.canPlay) return answerSignIn(request, signedIn, scripted);
    if (signedIn.reason === "factorRequired") return leadToSecondStep(request, signedIn.step);
    if (signedIn.reason === "organizationRequired")
      throw new Refusal("forbidden", say.singleSignOn.organizationRequired({ shortName: signedIn.shortName }));
    if (signedIn.reason !== "lapsed")
      throw new Refusal("forbidden", say.signIn.cannotPlay({ reason: signedIn.reason }));
    // The account has lapsed: it may only renew its subscription.
    const grant = writeRenewalGrant(request, await signRenewalGrant(signedIn.grant));
    return redirect("/renew", { headers: setCookies([grant]) });
  };
  return submitForm(request, Credentials, run, texts.signedOut.loginFailed);
}

/** A forced reset comes first. With the right current password, no reset code is needed. */
async function redirectToReset(request: Request, username: string, grant: ResetGrant | null) {
  const cookie = writeResetGrant(request, grant ? await signResetGrant(grant) : "");
  return redirect(`/reset-password?${new URLSearchParams({ username })}`, { headers: setCookies([cookie]) });
}
