import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import type { Page } from "~/domain/page";
import { Refusal } from "~/domain/refusal";
import { requireOfferedProvider } from "~/domain/single-sign-on/find-provider";
import { createSignInContext } from "~/http/context.server";
import { setCookies } from "~/http/cookies.server";
import { answerRefusals, retryHeadersOf, statusOf } from "~/http/refusal-response.server";
import { comesFromElsewhere } from "~/http/same-origin.server";
import { beginFlow } from "~/http/sign-in-flow.server";
import { initiationQueryOf, queryOfForm, readInitiation } from "~/http/third-party-sign-in.server";
import { SignedOutLayout } from "~/signed-out/signed-out-layout";
import { SignInProblem } from "~/signed-out/sign-in-problem";
import { texts } from "~/texts";
import { ButtonLink } from "~/ui/button";

export const handle = { title: () => texts.signedOut.organizationSignIn } satisfies Page;

/**
 * Leads to the organization's provider; after a link of another site only at a click, because nobody is to be signed in
 * without wanting it. A GET: browsers count the redirects of a form (`form-action`).
 */
export const loader = answerRefusals(async ({ request, params: { organization = "" } }: LoaderFunctionArgs) => {
  const provider = await requireOfferedProvider(await createSignInContext(), organization);
  const own = `/sign-in/${provider.shortName}`;
  const { searchParams } = new URL(request.url);
  try {
    const initiation = await readInitiation(searchParams, provider);
    if (comesFromElsewhere(request)) {
      const again = `${own}${initiationQueryOf(searchParams)}`;
      const shown = { problem: null, organization: provider.organizationName, again };
      return data(shown, { headers: { "Cache-Control": "no-store" } });
    }
    const { address, cookie } = await beginFlow(request, provider, initiation);
    throw redirect(address, { headers: setCookies([cookie], new Headers({ "Cache-Control": "no-store" })) });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const headers = { "Cache-Control": "no-store", ...retryHeadersOf(error) };
    const shown = { problem: error.message, organization: provider.organizationName, again: own };
    return data(shown, { status: statusOf(error), headers });
  }
});

/** The same by a form of another site (OpenID Connect Core 1.0, 4); server/foreign-forms.ts lets it through. */
export const action = answerRefusals(async ({ request, params: { organization = "" } }: ActionFunctionArgs) => {
  const { shortName } = await requireOfferedProvider(await createSignInContext(), organization);
  return redirect(`/sign-in/${shortName}${await queryOfForm(request)}`, 303);
});

/** Shown only to visitors from other sites, and if the provider can't be reached. */
export default function BeginSignIn() {
  const { problem, organization, again } = useLoaderData<typeof loader>();
  if (problem !== null) return <SignInProblem problem={problem} again={again} />;
  return (
    <SignedOutLayout heading={texts.signedOut.organizationSignIn}>
      <p className="text-pretty text-muted">
        {texts.singleSignOn.fromElsewhere({ organization: <bdi>{organization}</bdi> })}
      </p>
      <ButtonLink reloadDocument to={again} variant="primary" size="large" wide autoFocus>
        <span className="truncate">{texts.singleSignOn.continueTo({ organization })}</span>
      </ButtonLink>
      <Link className="link tap justify-self-start" to="/" discover="none">
        {texts.signedOut.backToLogin}
      </Link>
    </SignedOutLayout>
  );
}
