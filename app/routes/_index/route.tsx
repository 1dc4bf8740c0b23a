import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { useMemo } from "react";
import { loginErrorOf, loginTexts } from "~/domain/accounts/account-texts";
import { Credentials } from "~/domain/accounts/credentials";
import { isResetPending } from "~/domain/accounts/forced-reset";
import type { ResetGrant } from "~/domain/accounts/reset-grant";
import { grantByPassword } from "~/domain/accounts/set-new-password";
import { signIn } from "~/domain/accounts/sign-in";
import type { Page } from "~/domain/page";
import { Refusal } from "~/domain/refusal";
import { signRenewalGrant, signResetGrant } from "~/http/access-token.server";
import { contextOf, rememberDevice } from "~/http/context.server";
import { writeClearedCookies, writeRenewalGrant, writeResetGrant, setCookies } from "~/http/cookies.server";
import { answerSignIn } from "~/http/entered.server";
import { readFlash } from "~/http/flash.server";
import { formOf, submitForm, type Refused } from "~/http/form.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { inSignInLine } from "~/http/sign-in-line.server";
import { signOut } from "~/http/sign-out.server";
import { useSite } from "~/ui/site";
import type { ToastMessage } from "~/ui/toast";
import { Entrance } from "~/entrance/entrance";
import { keepAfterPost } from "~/entrance/keep-after-post";
import { LoginForm, type LoginErrors } from "./login-form";
import { ResetLinkPanel } from "~/entrance/reset-form";
import { sendResetLink } from "~/entrance/send-reset-link.server";
import { useSignInHandover } from "~/entrance/sign-in-handover";

export const handle = { exported: true } satisfies Page;

/** Arriving here while signed in signs out, except for what browsers fetch ahead. */
export const loader = answerRefusals(async ({ request }: LoaderFunctionArgs) => {
  const { flash, forget } = readFlash(request);
  const isReset = new URL(request.url).searchParams.get("mode") === "reset";
  const ctx = await contextOf(request);
  const leaves = ctx.actor !== null && !isFetchedAhead(request);
  if (leaves) await signOut(ctx);
  const toasts: ToastMessage[] = leaves ? [{ severity: "warning", text: loginTexts.loggedOut }] : [];
  const { loginError: arrivalError, passwordReset = false } = flash;
  return data(
    { isReset, arrivalError, passwordReset, toasts },
    { headers: setCookies([...forget, ...(leaves ? writeClearedCookies(request) : [])]) },
  );
});

const isFetchedAhead = (request: Request) =>
  /prefetch|prerender/.test(`${request.headers.get("sec-purpose")} ${request.headers.get("purpose")}`);

// The answer of the login itself must not count as an arrival.
export { keepAfterPost as shouldRevalidate };

export const action = answerRefusals(async ({ request }: ActionFunctionArgs) => {
  const form = await formOf(request);
  return form.get("intent") === "reset-link" ? sendResetLink(request) : logIn(request, form.has("scripted"));
});

async function logIn(request: Request, scripted: boolean) {
  return submitForm(request, Credentials, async (credentials) => {
    const { username } = credentials;
    const checked = await inSignInLine(request, username, async (ctx, device) =>
      (await isResetPending(ctx, username))
        ? { grant: await grantByPassword(ctx, credentials, device) }
        : { signedIn: await signIn(ctx, credentials, device) },
    );
    if (checked.grant !== undefined) return toResetByUsername(request, username, checked.grant);
    const { signedIn } = checked;
    if (signedIn.canPlay) return answerSignIn(request, signedIn, scripted);
    if (signedIn.reason !== "lapsed") throw new Refusal("forbidden", loginTexts[signedIn.reason]);
    // Not to play, but to pay again.
    const grant = writeRenewalGrant(request, await signRenewalGrant(signedIn.userId));
    return redirect("/renew", { headers: setCookies([grant, await rememberDevice(request, username)]) });
  });
}

/** A forced reset comes first. The right current password makes the reset code needless. */
async function toResetByUsername(request: Request, username: string, grant: ResetGrant | null) {
  const cookie = writeResetGrant(request, grant ? await signResetGrant(grant) : "");
  return redirect(`/reset-password?${new URLSearchParams({ username })}`, { headers: setCookies([cookie]) });
}

export default function LoginPage() {
  const { isReset, arrivalError, passwordReset } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { productName } = useSite();
  const signedIn = answer && "signedIn" in answer ? answer : null;
  const noUser = useSignInHandover(signedIn);
  const busy = useNavigation().formMethod === "POST" || (signedIn !== null && !noUser);
  const refused = answer && "errors" in answer ? answer : null;
  const errors = useMemo(() => errorsOf(refused, noUser ?? arrivalError), [refused, noUser, arrivalError]);
  if (isReset) return <ResetLinkPanel answer={answer} busy={busy} />;
  return (
    <Entrance heading={`Welcome to ${productName}`}>
      <LoginForm
        errors={errors}
        success={passwordReset ? loginTexts.passwordReset : undefined}
        values={refused?.values}
        busy={busy}
      />
    </Entrance>
  );
}

/** The same object until there is another answer: what typing has cleared stays cleared. */
function errorsOf(refused: Refused | null, arrivalError: string | undefined): LoginErrors | undefined {
  if (!refused) return arrivalError ? { form: arrivalError } : undefined;
  const { username: Username, password: Password } = refused.errors;
  return {
    form: loginErrorOf(refused.message ?? "One or more fields are not valid.", Boolean(Username ?? Password)),
    Username,
    Password,
  };
}
