import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { Credentials } from "~/domain/accounts/sign-in";
import { Refusal } from "~/domain/refusal";
import { describePerson } from "~/domain/single-sign-on/claim-rules";
import { findProvider } from "~/domain/single-sign-on/find-provider";
import { linkByPassword } from "~/domain/single-sign-on/link-by-password";
import { findPending } from "~/domain/single-sign-on/sign-in-states";
import type { Page } from "~/domain/page";
import { answerSignIn } from "~/http/answer-sign-in.server";
import { createSignInContext } from "~/http/context.server";
import { setCookies } from "~/http/cookies.server";
import { writeFlashCookie } from "~/http/flash.server";
import { formOf } from "~/http/form-data.server";
import { submitForm } from "~/http/form.server";
import { queueSignIn } from "~/http/queue-sign-in.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { leadToSecondStep } from "~/http/second-step.server";
import { forgetLink, linkTokenOfBrowser } from "~/http/sign-in-flow.server";
import { SignedOutLayout } from "~/signed-out/signed-out-layout";
import { skipRevalidationAfterPost } from "~/signed-out/skip-revalidation-after-post";
import { useSignInHandover } from "~/signed-out/sign-in-handover";
import { texts } from "~/texts";
import { say } from "~/texts/say";
import { Button } from "~/ui/button";
import { PasswordField, TextField } from "~/ui/field";
import { useHydrated } from "~/ui/hydrated";
import { Notice } from "~/ui/notice";

export const handle = { title: () => texts.singleSignOn.linkTitle } satisfies Page;

/** After the provider has said who it is: the account with the same address is connected by its password. */
export const loader = answerRefusals(async ({ request }: LoaderFunctionArgs) => {
  const ctx = await createSignInContext();
  const token = await linkTokenOfBrowser(request);
  const pending = token && (await findPending(ctx, token));
  const provider = pending && (await findProvider(ctx, pending.organizationId));
  if (!pending || !provider) throw startAgain(request);
  return { organization: provider.organizationName, email: describePerson(pending.identity.claims).email };
});

function startAgain(request: Request) {
  const flash = writeFlashCookie(request, { loginError: texts.singleSignOn.startAgain });
  return redirect("/", { headers: setCookies([forgetLink(request), flash]) });
}

export const action = answerRefusals(async ({ request }: ActionFunctionArgs) => {
  const token = await linkTokenOfBrowser(request);
  if (!token) throw startAgain(request);
  const scripted = (await formOf(request)).has("scripted");
  return submitForm(request, Credentials, async (credentials) => {
    const signedIn = await queueSignIn(request, credentials.username, (ctx, device) =>
      linkByPassword(ctx, token, credentials, device),
    );
    if (!signedIn.canPlay && signedIn.reason === "factorRequired") return leadToSecondStep(request, signedIn.step);
    if (!signedIn.canPlay) throw new Refusal("forbidden", say.signIn.cannotPlay({ reason: signedIn.reason }));
    return answerSignIn(request, signedIn, scripted, [forgetLink(request)]);
  });
});

export { skipRevalidationAfterPost as shouldRevalidate };

export default function LinkAccount() {
  const { organization, email } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const signedIn = answer && "signedIn" in answer ? answer : null;
  const areCookiesBlocked = useSignInHandover(signedIn);
  const busy = useNavigation().formMethod === "POST" || (signedIn !== null && !areCookiesBlocked);
  const refusal = answer && "errors" in answer ? answer : undefined;
  const problem = areCookiesBlocked ? texts.signedOut.allowCookies : refusal?.message;
  return (
    <SignedOutLayout heading={texts.singleSignOn.linkTitle}>
      {problem && <Notice tone="error">{problem}</Notice>}
      <p className="text-pretty text-muted">
        {texts.singleSignOn.linkHint({ organization: <bdi>{organization}</bdi>, email: <bdi>{email}</bdi> })}
      </p>
      <Form noValidate method="post" className="grid gap-4">
        <TextField
          label={texts.signedOut.username}
          name="username"
          defaultValue={refusal?.values.username}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          errors={refusal?.errors.username}
        />
        <PasswordField
          label={texts.signedOut.password}
          name="password"
          autoComplete="current-password"
          errors={refusal?.errors.password}
        />
        {useHydrated() && <input type="hidden" name="scripted" value="1" />}
        <Button type="submit" variant="primary" size="large" wide busy={busy}>
          {texts.singleSignOn.linkButton}
        </Button>
      </Form>
      <p className="text-sm text-pretty text-muted">{texts.singleSignOn.linkHelp}</p>
      <Link className="link tap justify-self-start" to="/" discover="none">
        {texts.signedOut.backToLogin}
      </Link>
    </SignedOutLayout>
  );
}
