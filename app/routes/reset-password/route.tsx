import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { isGranted } from "~/domain/accounts/forced-reset";
import { ResetByLink, ResetByUsername } from "~/domain/accounts/reset-request";
import { isLinkOpen, setPasswordByLink, setPasswordByUsername } from "~/domain/accounts/set-new-password";
import { readResetGrant } from "~/http/access-token.server";
import { deviceOf, rememberAfterReset, createVisitorContext } from "~/http/context.server";
import { writeResetGrant, resetGrantOf, setCookies } from "~/http/cookies.server";
import { writeFlashCookie } from "~/http/flash.server";
import { submitForm } from "~/http/form.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { SignedOutLayout } from "~/signed-out/signed-out-layout";
import { ByLinkForm } from "./by-link-form";
import { ByUsernameForm } from "./by-username-form";
import type { Page } from "~/domain/page";
import { texts } from "~/texts";

export const handle = { title: () => texts.passwordReset.pageTitle } satisfies Page;

/** `?email=…&token=…` from a mail, or `?username=…` (and `&code=…`) for a forced reset. */
export const loader = answerRefusals(async ({ request }: LoaderFunctionArgs) => {
  const params = new URL(request.url).searchParams;
  const param = (name: string) => params.get(name) ?? "";
  const [username, code, email, token] = [param("username"), param("code"), param("email"), param("token")];
  if (!params.has("username")) {
    const isOpen = await isLinkOpen(await createVisitorContext(), email, token);
    return { kind: "link" as const, email, token, isOpen };
  }
  const hasGrant = await isGranted(await createVisitorContext(), username, await readResetGrant(resetGrantOf(request)));
  return { kind: "username" as const, username, code, needsCode: !hasGrant };
});

export const action = answerRefusals(async ({ request }: ActionFunctionArgs) => {
  const ctx = await createVisitorContext();
  if (new URL(request.url).searchParams.has("username")) {
    const grant = await readResetGrant(resetGrantOf(request));
    const setByUsername = async (input: ResetByUsername) => {
      const resetter = await setPasswordByUsername(ctx, input, grant, await deviceOf(request));
      return redirect("/", {
        headers: setCookies([
          writeFlashCookie(request, { passwordReset: true }),
          writeResetGrant(request, ""),
          ...(await rememberAfterReset(request, resetter)),
        ]),
      });
    };
    return submitForm(request, ResetByUsername, setByUsername, texts.passwordReset.failedByUsername);
  }
  const setByLink = async (input: ResetByLink) => {
    const resetter = await setPasswordByLink(ctx, { confirmPassword: "", ...input }, await deviceOf(request));
    return data(
      { done: texts.passwordReset.done },
      { headers: setCookies(await rememberAfterReset(request, resetter)) },
    );
  };
  return submitForm(request, ResetByLink, setByLink, texts.passwordReset.failed);
});

export default function ResetPassword() {
  const reset = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const busy = useNavigation().formMethod === "POST";
  const refusal = answer && "errors" in answer ? answer : undefined;
  return (
    <SignedOutLayout heading={texts.passwordReset.resetPassword}>
      {reset.kind === "link" ? (
        <ByLinkForm
          {...reset}
          refusal={refusal}
          done={answer && "done" in answer ? answer.done : undefined}
          busy={busy}
        />
      ) : (
        <ByUsernameForm {...reset} refusal={refusal} busy={busy} />
      )}
    </SignedOutLayout>
  );
}
