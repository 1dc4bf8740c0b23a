import { data, redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { Page } from "~/domain/page";
import { Refusal } from "~/domain/refusal";
import { requireOfferedProvider } from "~/domain/single-sign-on/find-provider";
import { createSignInContext } from "~/http/context.server";
import { setCookies } from "~/http/cookies.server";
import { answerRefusals, retryHeadersOf, statusOf } from "~/http/refusal-response.server";
import { beginFlow } from "~/http/sign-in-flow.server";
import { SignInProblem } from "~/signed-out/sign-in-problem";
import { texts } from "~/texts";

export const handle = { title: () => texts.signedOut.organizationSignIn } satisfies Page;

/** Leads to the organization's provider. A GET: browsers count the redirects of a form (`form-action`). */
export const loader = answerRefusals(async ({ request, params: { organization = "" } }: LoaderFunctionArgs) => {
  const provider = await requireOfferedProvider(await createSignInContext(), organization);
  try {
    const { address, cookie } = await beginFlow(request, provider);
    throw redirect(address, { headers: setCookies([cookie], new Headers({ "Cache-Control": "no-store" })) });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const headers = { "Cache-Control": "no-store", ...retryHeadersOf(error) };
    return data(
      { problem: error.message, again: `/sign-in/${provider.shortName}` },
      { status: statusOf(error), headers },
    );
  }
});

/** Shown only if the provider can't be reached. */
export default function BeginSignIn() {
  return <SignInProblem {...useLoaderData<typeof loader>()} />;
}
