import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { assertCan } from "~/domain/access";
import { requireId } from "~/domain/id";
import type { Page } from "~/domain/page";
import { notFound, Refusal } from "~/domain/refusal";
import { findProvider } from "~/domain/single-sign-on/find-provider";
import { requirePermission } from "~/http/context.server";
import { setCookies } from "~/http/cookies.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { beginFlow } from "~/http/sign-in-flow.server";
import { notInitiated } from "~/http/third-party-sign-in.server";
import { redirectWithToast } from "~/views/redirect-with-toast.server";

export const handle = { permission: "organization:configure" } satisfies Page;

/** Signs the administrator in at the provider, to see what it says; the sign-in here stays as it is. */
export const loader = answerRefusals(async ({ request, params }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const organizationId = requireId(params.organizationId, "organization");
  assertCan(ctx.actor, handle.permission, { organizationId }, "organization");
  const provider = await findProvider(ctx, organizationId);
  // Without a sign-in to come back to, the flow would be one of its own.
  if (!provider || ctx.actor.signInId === null) throw notFound("page");
  try {
    const { address, cookie } = await beginFlow(request, provider, { ...notInitiated, trialOf: ctx.actor.signInId });
    return redirect(address, { headers: setCookies([cookie], new Headers({ "Cache-Control": "no-store" })) });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return redirectWithToast(request, `/admin/organizations/${organizationId}/sign-in`, error.message, "error");
  }
});
