import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import * as v from "valibot";
import { CodeField as CodeSchema } from "~/domain/factors/factor-rules";
import type { FirstStep } from "~/domain/accounts/sign-in";
import { finishSignIn } from "~/domain/factors/finish-sign-in";
import { listCredentials, readFactors } from "~/domain/factors/own-factors";
import { writeRequestOptions } from "~/domain/factors/passkeys";
import type { Page } from "~/domain/page";
import { Refusal } from "~/domain/refusal";
import { signRenewalGrant } from "~/http/access-token.server";
import { answerSignIn } from "~/http/answer-sign-in.server";
import { createSignInContext, deviceOf } from "~/http/context.server";
import { setCookies, writeRenewalGrant } from "~/http/cookies.server";
import { writeFlashCookie } from "~/http/flash.server";
import { submitForm } from "~/http/form.server";
import { getPlatform } from "~/http/platform.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { forgetStep, logPasskeyRefusal, readRelyingParty, stepOfBrowser } from "~/http/second-step.server";
import { forgetLink, linkTokenOfBrowser } from "~/http/sign-in-flow.server";
import { readMailSite } from "~/http/site.server";
import { SignedOutLayout } from "~/signed-out/signed-out-layout";
import { skipRevalidationAfterPost } from "~/signed-out/skip-revalidation-after-post";
import { useSignInHandover } from "~/signed-out/sign-in-handover";
import { texts } from "~/texts";
import { say } from "~/texts/say";
import { Button } from "~/ui/button";
import { useHydrated } from "~/ui/hydrated";
import { Notice } from "~/ui/notice";
import { CodeField, codeHintOf } from "~/views/factors/code-field";
import { PasskeyForm } from "~/views/factors/passkey-form";
import { askForPasskey } from "~/views/factors/use-passkey";

export const handle = { title: () => texts.factors.stepTitle } satisfies Page;

/** After the right password: the second factor. */
export const loader = answerRefusals(async ({ request }: LoaderFunctionArgs) => {
  const step = await requireStep(request);
  const ctx = await createSignInContext();
  const party = await readRelyingParty();
  const [{ app, passkeys }, credentials] = await Promise.all([
    readFactors(ctx, step.userId),
    party ? listCredentials(ctx, step.userId, party.rpId) : [],
  ]);
  return {
    username: step.username,
    hasApp: app !== null,
    hasLostPasskeys: passkeys.length > credentials.length,
    options: party && credentials.length > 0 ? writeRequestOptions(party, step.nonce, credentials) : null,
  };
});

/** Whether a proven identity waits in the browser for the second step. */
const waitsForIdentity = ({ way }: FirstStep) => way === "link" || way === "organization";

async function requireStep(request: Request) {
  const step = await stepOfBrowser(request);
  if (step) return step;
  const flash = writeFlashCookie(request, { loginError: texts.factors.startAgain });
  throw redirect("/", { headers: setCookies([forgetStep(request), flash]) });
}

const StepForm = v.union([
  v.object({ passkey: v.pipe(v.string(), v.nonEmpty()), scripted: v.optional(v.string()) }),
  v.object({ code: CodeSchema, scripted: v.optional(v.string()) }),
]);

export const action = answerRefusals(async ({ request }: ActionFunctionArgs) => {
  const step = await requireStep(request);
  return submitForm(request, StepForm, async (input) => {
    const party = await readRelyingParty();
    const { secretKeys } = (await getPlatform()).env;
    const proof =
      "code" in input ? { code: input.code } : party && { answer: input.passkey, challenge: step.nonce, party };
    if (!proof) throw new Refusal("invalid", say.factors.passkeyRefused);
    const signedIn = await finishSignIn(await createSignInContext(), step, proof, {
      keys: secretKeys,
      device: await deviceOf(request),
      site: await readMailSite(),
      linkToken: waitsForIdentity(step) ? await linkTokenOfBrowser(request) : null,
    }).catch(async (error: unknown) => {
      if (error instanceof Refusal) await logPasskeyRefusal(error);
      throw error;
    });
    const forget = [forgetStep(request), ...(waitsForIdentity(step) ? [forgetLink(request)] : [])];
    if (signedIn.canPlay) return answerSignIn(request, signedIn, input.scripted !== undefined, forget);
    if (signedIn.reason !== "lapsed")
      throw new Refusal("forbidden", say.signIn.cannotPlay({ reason: signedIn.reason }));
    const grant = writeRenewalGrant(request, await signRenewalGrant(signedIn.grant));
    return redirect("/renew", { headers: setCookies([grant, ...forget]) });
  });
});

// After the sign-in there is no step any more: loading again would lead to the login page, which signs out.
export { skipRevalidationAfterPost as shouldRevalidate };

export default function SecondStep() {
  const { username, hasApp, hasLostPasskeys, options } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const signedIn = answer && "signedIn" in answer ? answer : null;
  const areCookiesBlocked = useSignInHandover(signedIn, { arrivesSignedIn: true });
  const busy = useNavigation().formMethod === "POST" || (signedIn !== null && !areCookiesBlocked);
  const refusal = answer && "errors" in answer ? answer : undefined;
  const problem = areCookiesBlocked
    ? texts.signedOut.allowCookies
    : refusal?.errors.code
      ? undefined
      : refusal?.message;
  const hydrated = useHydrated();
  return (
    <SignedOutLayout heading={texts.factors.stepTitle}>
      {problem && <Notice tone="error">{problem}</Notice>}
      <p className="text-pretty text-muted">{texts.factors.stepHint({ username: <bdi>{username}</bdi> })}</p>
      {options && <PasskeyForm label={texts.factors.usePasskey} wide ask={() => askForPasskey(options)} />}
      {hasLostPasskeys && !options && <p className="text-sm text-muted">{texts.factors.passkeyOtherAddress}</p>}
      <Form noValidate method="post" className="grid gap-4">
        <CodeField
          label={hasApp ? texts.factors.code : texts.factors.writtenCode}
          hint={codeHintOf({ hasApp })}
          errors={refusal?.errors.code}
          autoFocus={!options}
        />
        {hydrated && <input type="hidden" name="scripted" value="1" />}
        <Button type="submit" variant={options ? "plain" : "primary"} size="large" wide busy={busy}>
          {texts.factors.continue}
        </Button>
      </Form>
      <p className="text-sm text-pretty text-muted">{texts.factors.lostEverything}</p>
      <Link className="link tap justify-self-start" to="/" discover="none">
        {texts.signedOut.backToLogin}
      </Link>
    </SignedOutLayout>
  );
}
