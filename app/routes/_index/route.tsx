import { data, redirect, type HeadersFunction, type LoaderFunctionArgs } from "@remix-run/node";
import { replace, useLoaderData, useNavigation, type ClientLoaderFunctionArgs } from "@remix-run/react";
import { useMemo } from "react";
import type { Page } from "~/domain/page";
import { hasUsers } from "~/domain/setup/setup-code";
import { SignedOutLayout } from "~/signed-out/signed-out-layout";
import { findLandingPage } from "~/signed-out/find-landing-page.client";
import { skipRevalidationAfterPost } from "~/signed-out/skip-revalidation-after-post";
import { useLoginAnswer } from "~/signed-out/login-answer";
import { ResetLinkPanel } from "~/signed-out/reset-form";
import { useSignInHandover } from "~/signed-out/sign-in-handover";
import { isLeaving, setCookies, sentSignInOf } from "~/http/cookies.server";
import { isPrefetch } from "~/http/is-prefetch.server";
import { createVisitorContext, noCookiesMode } from "~/http/context.server";
import { readFlash } from "~/http/flash.server";
import type { FormRefusal } from "~/http/form.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { signOut } from "~/http/sign-out.server";
import { texts } from "~/texts";
import { hasOwnPolicy } from "~/ui/own-policy";
import { hasPendingLogout } from "~/ui/sign-out";
import { useSite } from "~/ui/site";
import type { ToastMessage } from "~/ui/toast";
import { LoginForm, type LoginErrors } from "./login-form";

export const handle = { exported: true } satisfies Page;

/** Opening this page signs out, except for a browser's prefetch. */
export const loader = answerRefusals(async ({ request, context }: LoaderFunctionArgs) => {
  if (!context.isExported && (await isEmptyInstallation())) throw redirect("/setup");
  const { flash, forget } = readFlash(request);
  const mode = new URL(request.url).searchParams.get("mode");
  const signsOut = sentSignInOf(request) !== undefined && !isPrefetch(request);
  const { loginError, passwordReset = false } = flash;
  const lacksCookies = mode === noCookiesMode && !loginError;
  // One notice only: not after "Log out", and not beside an error.
  const showsLogoutNotice = signsOut && !isLeaving(request) && !loginError && !lacksCookies;
  const toasts: ToastMessage[] = showsLogoutNotice ? [{ severity: "warning", text: texts.signedOut.loggedOut }] : [];
  return data(
    { isReset: mode === "reset", arrivalError: loginError, lacksCookies, passwordReset, toasts },
    {
      headers: setCookies(
        [...forget, ...(signsOut ? await signOut(request) : [])],
        new Headers({ "Cache-Control": signsOut ? "no-store" : "private, no-cache" }),
      ),
    },
  );
});

/** A page that signed out isn't cached. Others may be, so that Back doesn't load them again, which would sign out. */
export const headers: HeadersFunction = ({ loaderHeaders }) => ({
  "Cache-Control": loaderHeaders.get("Cache-Control") ?? "no-store",
});

/** If the database is down, assume it isn't empty: the login page can show. */
const isEmptyInstallation = async () => !(await hasUsers(await createVisitorContext()).catch(() => true));

// The login's own response must not reload the page's data, which would sign out.
export { skipRevalidationAfterPost as shouldRevalidate };

/** In Remix, a post to `/` without `?index` goes to the root; the login form uses that for a clean URL. */
export { loginAction as action } from "~/signed-out/log-in.server";

/** After a logout that the server hasn't received: the page renders without asking it. */
const dataAfterOfflineLogout = () => ({
  isReset: false,
  arrivalError: undefined,
  lacksCookies: false,
  passwordReset: false,
  toasts: [{ severity: "warning" as const, text: texts.signedOut.loggedOutHere }],
});

/** Back and Forward don't sign out; they lead to the user's landing page. */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  if (hasPendingLogout()) return dataAfterOfflineLogout();
  // On Back and Forward the browser changes the URL before the data are loaded.
  const isHistoryMove = new URL(request.url).pathname === location.pathname;
  const landing = isHistoryMove ? await findLandingPage() : null;
  if (landing === null) return serverLoader<typeof loader>();
  if (!hasOwnPolicy(landing)) throw replace(landing);
  location.replace(landing);
  return new Promise<never>(() => {});
}

export default function LoginPage() {
  const { isReset, arrivalError, passwordReset, ...arrival } = useLoaderData<typeof loader>();
  const answer = useLoginAnswer();
  const { productName } = useSite();
  const signedIn = answer && "signedIn" in answer ? answer : null;
  const failsHandover = useSignInHandover(signedIn);
  const busy = useNavigation().formMethod === "POST" || (signedIn !== null && !failsHandover);
  const lacksCookies = failsHandover || arrival.lacksCookies;
  const refusal = answer && "errors" in answer ? answer : null;
  const errors = useMemo(() => errorsOf(refusal, arrivalError, lacksCookies), [refusal, arrivalError, lacksCookies]);
  if (isReset) return <ResetLinkPanel action="/?mode=reset" answer={answer} busy={busy} />;
  return (
    <SignedOutLayout heading={texts.signedOut.welcome({ productName })}>
      <LoginForm
        errors={errors}
        success={passwordReset ? texts.signedOut.passwordReset : undefined}
        values={refusal?.values}
        busy={busy}
      />
    </SignedOutLayout>
  );
}

/** Memoized by its caller: an error that the user cleared by typing stays cleared. */
function errorsOf(
  refusal: FormRefusal | null,
  arrivalError: string | undefined,
  lacksCookies: boolean,
): LoginErrors | undefined {
  if (!refusal && lacksCookies) return { form: texts.signedOut.noUser, help: texts.signedOut.allowCookies };
  if (!refusal) return arrivalError ? { form: arrivalError } : undefined;
  const { username: Username, password: Password } = refusal.errors;
  return {
    form: loginErrorOf(refusal.message ?? texts.signedOut.fieldsInvalid, Boolean(Username ?? Password)),
    Username,
    Password,
  };
}

/** The line above the form, from the refusal's message. */
function loginErrorOf(message: string, hasFieldErrors: boolean) {
  if (hasFieldErrors) return texts.signedOut.loginFailedBecause({ message });
  return message === texts.signedOut.wrongPassword ? texts.signedOut.wrongPasswordHelp : message;
}
