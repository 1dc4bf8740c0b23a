import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { setCookies } from "~/http/cookies.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { signOut } from "~/http/sign-out.server";

export const action = answerRefusals(async ({ request }: ActionFunctionArgs) => {
  requireSameOrigin(request);
  return redirect("/", { headers: setCookies(await signOut(request)) });
});

/** For a typed or bookmarked URL; logging out needs a post. */
export const loader = () => redirect("/");
