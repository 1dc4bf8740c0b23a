import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { isGranted } from "~/domain/accounts/forced-reset";
import { ResetByLink, ResetByUsername, resetTexts } from "~/domain/accounts/reset-request";
import { setPasswordByLink, setPasswordByUsername } from "~/domain/accounts/set-new-password";
import { userOfResetGrant } from "~/http/access-token.server";
import { deviceOf, knownFromNowOn, visitorContext } from "~/http/context.server";
import { resetGrant, resetGrantOf, withCookies } from "~/http/cookies.server";
import { flashCookie } from "~/http/flash.server";
import { submitForm } from "~/http/form.server";
import { refusable } from "~/http/refusal-response.server";
import { Entrance } from "~/entrance/entrance";
import { ByLinkForm } from "./by-link-form";
import { ByUsernameForm } from "./by-username-form";

/** `?email=…&token=…` from a mail, or `?username=…` (and `&code=…`) for a reset that an administrator forced. */
export const loader = refusable(async ({ request }: LoaderFunctionArgs) => {
  const params = new URL(request.url).searchParams;
  const given = (name: string) => params.get(name) ?? "";
  const [username, code, email, token] = [given("username"), given("code"), given("email"), given("token")];
  if (!params.has("username")) return { kind: "link" as const, email, token };
  const granted = await isGranted(await visitorContext(), username, await userOfResetGrant(resetGrantOf(request)));
  return { kind: "username" as const, username, code, needsCode: !granted };
});

export const action = refusable(async ({ request }: ActionFunctionArgs) => {
  const ctx = await visitorContext();
  if (new URL(request.url).searchParams.has("username")) {
    const grantedUserId = await userOfResetGrant(resetGrantOf(request));
    return submitForm(request, ResetByUsername, async (input) => {
      const { username } = await setPasswordByUsername(ctx, input, grantedUserId, await deviceOf(request));
      return redirect("/", {
        headers: withCookies([
          flashCookie(request, { passwordReset: true }),
          resetGrant(request, ""),
          await knownFromNowOn(request, username),
        ]),
      });
    });
  }
  return submitForm(request, ResetByLink, async (input) => {
    const { username } = await setPasswordByLink(ctx, { confirmPassword: "", ...input }, await deviceOf(request));
    return data({ done: resetTexts.done }, { headers: withCookies([await knownFromNowOn(request, username)]) });
  });
});

export default function ResetPassword() {
  const reset = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const busy = useNavigation().formMethod === "POST";
  const refused = answer && "errors" in answer ? answer : undefined;
  return (
    <Entrance heading="Reset Password">
      {reset.kind === "link" ? (
        <ByLinkForm
          {...reset}
          refused={refused}
          done={answer && "done" in answer ? answer.done : undefined}
          busy={busy}
        />
      ) : (
        <ByUsernameForm {...reset} refused={refused} busy={busy} />
      )}
    </Entrance>
  );
}
