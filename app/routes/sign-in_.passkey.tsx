import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import * as v from "valibot";
import { signInByPasskey } from "~/domain/factors/finish-sign-in";
import { writeRequestOptions } from "~/domain/factors/passkeys";
import type { Page } from "~/domain/page";
import { Refusal } from "~/domain/refusal";
import { answerSignIn } from "~/http/answer-sign-in.server";
import { createSignInContext, deviceOf } from "~/http/context.server";
import { setCookies } from "~/http/cookies.server";
import { submitForm } from "~/http/form.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { challengeOfBrowser, issueChallenge, logPasskeyRefusal, readRelyingParty } from "~/http/second-step.server";
import { SignedOutLayout } from "~/signed-out/signed-out-layout";
import { useSignInHandover } from "~/signed-out/sign-in-handover";
import { texts } from "~/texts";
import { say } from "~/texts/say";
import { Notice } from "~/ui/notice";
import { PasskeyForm } from "~/views/factors/passkey-form";
import { askForPasskey } from "~/views/factors/use-passkey";

export const handle = { title: () => texts.signedOut.passkeySignIn } satisfies Page;

const purpose = "enter anybody" as const;

/** A sign-in by a passkey alone. The challenge is in a cookie: visitors store nothing here. */
export const loader = answerRefusals(async ({ request }: LoaderFunctionArgs) => {
  const party = await readRelyingParty();
  if (!party) return data({ options: null });
  const { challenge, cookie } = await issueChallenge(request, purpose);
  return data({ options: writeRequestOptions(party, challenge) }, { headers: setCookies([cookie]) });
});

const PasskeyAnswer = v.object({ passkey: v.pipe(v.string(), v.nonEmpty()) });

export const action = answerRefusals(async ({ request }: ActionFunctionArgs) =>
  submitForm(request, PasskeyAnswer, async ({ passkey: answer }) => {
    const [party, challenge] = await Promise.all([readRelyingParty(), challengeOfBrowser(request, purpose)]);
    if (!party || !challenge) throw new Refusal("conflict", say.factors.startAgain);
    const ctx = await createSignInContext();
    const signedIn = await signInByPasskey(ctx, { answer, challenge, party }, await deviceOf(request)).catch(
      async (error: unknown) => {
        if (error instanceof Refusal) await logPasskeyRefusal(error);
        throw error;
      },
    );
    if (!signedIn.canPlay) throw new Refusal("forbidden", say.signIn.cannotPlay({ reason: signedIn.reason }));
    return answerSignIn(request, signedIn, true);
  }),
);

export default function PasskeySignIn() {
  const { options } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const areCookiesBlocked = useSignInHandover(answer && "signedIn" in answer ? answer : null);
  const refused = answer && "errors" in answer ? answer.message : undefined;
  const problem = areCookiesBlocked ? texts.signedOut.allowCookies : refused;
  return (
    <SignedOutLayout heading={texts.signedOut.passkeySignIn}>
      {problem && <Notice tone="error">{problem}</Notice>}
      <p className="text-pretty text-muted">{texts.factors.passkeyAloneHint}</p>
      {options ? (
        <PasskeyForm label={texts.factors.usePasskey} wide ask={() => askForPasskey(options)} />
      ) : (
        <Notice tone="info">{texts.factors.passkeyNeedsHost}</Notice>
      )}
      <Link className="link tap justify-self-start" to="/" discover="none">
        {texts.signedOut.backToLogin}
      </Link>
    </SignedOutLayout>
  );
}
