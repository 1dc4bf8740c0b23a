import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { Refusal } from "~/domain/refusal";
import { findProvider } from "~/domain/single-sign-on/find-provider";
import { readOwnProviderSession } from "~/domain/single-sign-on/own-provider-session";
import { requirePermission } from "~/http/context.server";
import { setCookies } from "~/http/cookies.server";
import { signOutAddressOf } from "~/http/identity-provider.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { openIdToken } from "~/http/sign-in-flow.server";
import { signOut } from "~/http/sign-out.server";
import { readMailSite } from "~/http/site.server";

/**
 * Signs out here and at the organization's provider. A GET, because browsers count the redirects of a form; only a link
 * of this site may lead here.
 */
export const loader = answerRefusals(async ({ request }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, "account:change");
  const site = request.headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin") return redirect("/account");
  const session = await readOwnProviderSession(ctx);
  const provider = session && (await findProvider(ctx, session.organizationId));
  const returnTo = `${(await readMailSite()).url}/`;
  const address = session && provider ? await findAddress(provider, session.idToken, returnTo) : null;
  return redirect(address ?? "/", { headers: setCookies(await signOut(request)) });
});

/** A provider that is away keeps nobody signed in here. */
async function findAddress(provider: Parameters<typeof signOutAddressOf>[0], sealed: string | null, returnTo: string) {
  try {
    return await signOutAddressOf(provider, { idToken: await openIdToken(sealed), returnTo });
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
