import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { endSignIn } from "~/domain/accounts/end-sign-in";
import { clearedCookies, withCookies } from "~/http/cookies.server";
import { contextOf } from "~/http/context.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { refusable } from "~/http/refusal-response.server";

export const action = refusable(async ({ request }: ActionFunctionArgs) => {
  requireSameOrigin(request);
  const ctx = await contextOf(request);
  if (ctx.actor) await endSignIn(ctx, ctx.actor.signInId);
  return redirect("/", { headers: withCookies(clearedCookies(request)) });
});

/** An address that was typed or bookmarked; leaving is a form. */
export const loader = () => redirect("/");
