import { data, redirect, type HeadersFunction, type LoaderFunctionArgs } from "@remix-run/node";
import { replace, useLoaderData, useNavigation, type ClientLoaderFunctionArgs } from "@remix-run/react";
import { useMemo } from "react";
import { loginErrorOf, loginTexts } from "~/domain/accounts/account-texts";
import type { Page } from "~/domain/page";
import { hasUsers } from "~/domain/setup/setup-code";
import { SignedOutLayout } from "~/signed-out/signed-out-layout";
import { findLandingPage } from "~/signed-out/find-landing-page.client";
import { skipRevalidationAfterPost } from "~/signed-out/skip-revalidation-after-post";
import { useLoginAnswer } from "~/signed-out/login-answer";
import { ResetLinkPanel } from "~/signed-out/reset-form";
import { useSignInHandover } from "~/signed-out/sign-in-handover";
import { cookiesOf, isLeaving, setCookies, signInCookie } from "~/http/cookies.server";
import { createVisitorContext, noCookiesMode } from "~/http/context.server";
import { readFlash } from "~/http/flash.server";
import type { FormRefusal } from "~/http/form.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { signOut } from "~/http/sign-out.server";
import { hasOwnPolicy } from "~/ui/own-policy";
import { hasUntoldLogout } from "~/ui/sign-out";
import { useSite } from "~/ui/site";
import type { ToastMessage } from "~/ui/toast";
import { LoginForm, type LoginErrors } from "./login-form";

export const handle = { exported: true } satisfies Page;

/** Opening this page signs out, unless a browser only prefetches it. */
export const loader = answerRefusals(async ({ request, context }: LoaderFunctionArgs) => {
  if (!context.isExported && (await isEmptyInstallation())) throw redirect("/setup");
  const { flash, forget } = readFlash(request);
  const mode = new URL(request.url).searchParams.get("mode");
  const leaves = cookiesOf(request)[signInCookie] !== undefined && !isFetchedAhead(request);
  const { loginError, passwordReset = false } = flash;
  const lacksCookies = mode === noCookiesMode && !loginError;
  // One notice only: after Log out, or beside "Please log in", another would say the same.
  const isNews = leaves && !isLeaving(request) && !loginError && !lacksCookies;
  const toasts: ToastMessage[] = isNews ? [{ severity: "warning", text: loginTexts.loggedOut }] : [];
  return data(
    { isReset: mode === "reset", arrivalError: loginError, lacksCookies, passwordReset, toasts },
    {
      headers: setCookies(
        [...forget, ...(leaves ? await signOut(request) : [])],
        new Headers({ "Cache-Control": leaves ? "no-store" : "private, no-cache" }),
      ),
    },
  );
});

/** A visitor's page may come back from the browser's cache: asked for again, it would sign out. */
export const headers: HeadersFunction = ({ loaderHeaders }) => ({
  "Cache-Control": loaderHeaders.get("Cache-Control") ?? "no-store",
});

/** Where the database does not answer, the login page may stand. */
const isEmptyInstallation = async () => !(await hasUsers(await createVisitorContext()).catch(() => true));

const isFetchedAhead = (request: Request) =>
  /prefetch|prerender/.test(`${request.headers.get("sec-purpose")} ${request.headers.get("purpose")}`);

// The answer of the login itself must not count as an arrival.
export { skipRevalidationAfterPost as shouldRevalidate };

/** Also that of `/` without `?index`, which is the root's in Remix: the login form keeps its address clean. */
export { loginAction as action } from "~/signed-out/log-in.server";

/** What is shown after a logout of which the server could not be told: it is not asked for anything else either. */
const arrivalWithoutServer = {
  isReset: false,
  arrivalError: undefined,
  lacksCookies: false,
  passwordReset: false,
  toasts: [{ severity: "warning" as const, text: loginTexts.loggedOutHere }],
};

/** Going Back or Forward to this page signs nobody out: it leads on to where they belong. */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  if (hasUntoldLogout()) return arrivalWithoutServer;
  // Only then does the browser show the address before the page has its data.
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
  const lacksCookiesNow = useSignInHandover(signedIn);
  const busy = useNavigation().formMethod === "POST" || (signedIn !== null && !lacksCookiesNow);
  const lacksCookies = lacksCookiesNow || arrival.lacksCookies;
  const refusal = answer && "errors" in answer ? answer : null;
  const errors = useMemo(() => errorsOf(refusal, arrivalError, lacksCookies), [refusal, arrivalError, lacksCookies]);
  if (isReset) return <ResetLinkPanel action="/?mode=reset" answer={answer} busy={busy} />;
  return (
    <SignedOutLayout heading={`Welcome to ${productName}`}>
      <LoginForm
        errors={errors}
        success={passwordReset ? loginTexts.passwordReset : undefined}
        values={refusal?.values}
        busy={busy}
      />
    </SignedOutLayout>
  );
}

/** The same object until there is another answer: what typing has cleared stays cleared. */
function errorsOf(
  refusal: FormRefusal | null,
  arrivalError: string | undefined,
  lacksCookies: boolean,
): LoginErrors | undefined {
  if (!refusal && lacksCookies) return { form: loginTexts.noUser, help: loginTexts.allowCookies };
  if (!refusal) return arrivalError ? { form: arrivalError } : undefined;
  const { username: Username, password: Password } = refusal.errors;
  return {
    form: loginErrorOf(refusal.message ?? "One or more fields are not valid.", Boolean(Username ?? Password)),
    Username,
    Password,
  };
}
