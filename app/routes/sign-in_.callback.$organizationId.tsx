import { data, redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { enterByIdentity } from "~/domain/single-sign-on/enter-by-identity";
import { findProvider } from "~/domain/single-sign-on/find-provider";
import { recordTrial } from "~/domain/single-sign-on/record-trial";
import { storePending } from "~/domain/single-sign-on/sign-in-states";
import { landingPageOf } from "~/domain/areas";
import { idOf } from "~/domain/id";
import type { Page } from "~/domain/page";
import { Refusal } from "~/domain/refusal";
import { signRenewalGrant } from "~/http/access-token.server";
import { answerSignIn } from "~/http/answer-sign-in.server";
import { contextOf, createSignInContext, deviceOf } from "~/http/context.server";
import { setCookies, writeRenewalGrant } from "~/http/cookies.server";
import { answerRefusals, retryHeadersOf, statusOf } from "~/http/refusal-response.server";
import { leadToSecondStep } from "~/http/second-step.server";
import { finishFlow, forgetFlow, readPurpose, writeLinkCookie, type FinishedFlow } from "~/http/sign-in-flow.server";
import { redirectWithToast } from "~/views/redirect-with-toast.server";
import { SignedOutLayout } from "~/signed-out/signed-out-layout";
import { SignInProblem } from "~/signed-out/sign-in-problem";
import { useSignInHandover } from "~/signed-out/sign-in-handover";
import { texts } from "~/texts";
import { say } from "~/texts/say";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";

export const handle = { title: () => texts.signedOut.organizationSignIn } satisfies Page;

const noStore = { "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" };

/** The provider sends the browser back to this page. */
export const loader = answerRefusals(async ({ request, params }: LoaderFunctionArgs) => {
  const organizationId = idOf(params.organizationId) ?? "";
  try {
    const flow = await finishFlow(request, organizationId);
    return await (flow.trialOf === null ? signIn(request, flow) : tryOut(request, flow, flow.trialOf));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const purpose = await readPurpose(request);
    const { actor } = await contextOf(request);
    // Reloaded after it had worked.
    if (actor && purpose === null) throw redirect(landingPageOf(actor.role));
    if (actor && purpose === "trial")
      throw redirectWithToast(request, setUpPageOf(organizationId), error.message, "error", [forgetFlow(request)]);
    const provider = organizationId ? await findProvider(await createSignInContext(), organizationId) : null;
    const again = provider && provider.state !== "draft" ? `/sign-in/${provider.shortName}` : "/sign-in";
    const headers = setCookies([forgetFlow(request)], new Headers({ ...noStore, ...retryHeadersOf(error) }));
    return data({ problem: error.message, again, signedIn: null, landing: "/" }, { status: statusOf(error), headers });
  }
});

async function signIn(request: Request, { provider, proven, to }: FinishedFlow) {
  const ctx = await createSignInContext();
  const entry = await enterByIdentity(ctx, provider, proven, await deviceOf(request));
  if (entry.kind === "password") {
    const token = await storePending(ctx, provider.organizationId, proven);
    throw redirect("/sign-in/link", {
      headers: setCookies([forgetFlow(request), await writeLinkCookie(request, token)]),
    });
  }
  const { signIn: signedIn } = entry;
  if (!signedIn.canPlay && signedIn.reason === "factorRequired") {
    const token = await storePending(ctx, provider.organizationId, proven);
    const cookies = [forgetFlow(request), await writeLinkCookie(request, token)];
    throw await leadToSecondStep(request, signedIn.step, cookies);
  }
  if (!signedIn.canPlay) {
    if (signedIn.reason !== "lapsed")
      throw new Refusal("forbidden", say.signIn.cannotPlay({ reason: signedIn.reason }));
    const grant = writeRenewalGrant(request, await signRenewalGrant(signedIn.grant));
    throw redirect("/renew", { headers: setCookies([forgetFlow(request), grant]) });
  }
  const answer = await answerSignIn(request, signedIn, true, [forgetFlow(request)], to ?? undefined);
  if (!("data" in answer)) throw answer;
  const headers = new Headers(answer.init?.headers);
  for (const [name, value] of Object.entries(noStore)) headers.set(name, value);
  return data({ problem: null, again: "/", ...answer.data }, { headers });
}

/** Stores what the provider says about the administrator who tries the settings. */
async function tryOut(request: Request, { provider, proven }: FinishedFlow, signInId: string): Promise<never> {
  const { actor, ...ctx } = await contextOf(request);
  if (actor?.signInId !== signInId) throw new Refusal("forbidden", say.singleSignOn.startAgain);
  await recordTrial({ ...ctx, actor }, provider, proven);
  throw redirect(setUpPageOf(provider.organizationId), { headers: setCookies([forgetFlow(request)]) });
}

const setUpPageOf = (organizationId: string) => `/admin/organizations/${organizationId}/sign-in`;

/** Stores the sign-in for the game, as after any login, and goes on; without scripts, by a link. */
export default function FinishSignIn() {
  const { problem, again, signedIn, landing } = useLoaderData<typeof loader>();
  if (!signedIn) return <SignInProblem problem={problem ?? texts.refusals.unexpected} again={again} />;
  return <Arrival signedIn={signedIn} landing={landing} />;
}

function Arrival(answer: Parameters<typeof useSignInHandover>[0] & object) {
  const areCookiesBlocked = useSignInHandover(answer, { arrivesSignedIn: true });
  return (
    <SignedOutLayout heading={texts.singleSignOn.signedInTitle}>
      <noscript>
        <meta httpEquiv="refresh" content={`0;url=${answer.landing}`} />
      </noscript>
      {areCookiesBlocked ? (
        <Notice tone="error">{texts.signedOut.allowCookies}</Notice>
      ) : (
        <p className="text-muted">{texts.singleSignOn.signedInHint}</p>
      )}
      <ButtonLink reloadDocument to={answer.landing} size="large" wide>
        {texts.singleSignOn.continue}
      </ButtonLink>
    </SignedOutLayout>
  );
}
