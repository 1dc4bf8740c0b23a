import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import * as v from "valibot";
import { writeClosedBannerCookie } from "~/http/banner.server";
import { setCookies } from "~/http/cookies.server";
import { submitFormWithoutPage } from "~/http/form.server";
import { ownPath } from "~/http/own-path.server";
import { answerRefusals } from "~/http/refusal-response.server";

const ClosedBanner = v.object({
  key: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
  returnTo: ownPath,
});

/** Closes the banner without JavaScript, and returns to the page. */
export const action = answerRefusals(({ request }: ActionFunctionArgs) =>
  submitFormWithoutPage(request, ClosedBanner, async ({ key, returnTo }) =>
    redirect(returnTo, { headers: setCookies([writeClosedBannerCookie(request, key)]) }),
  ),
);

export const loader = () => {
  throw new Response("Not found", { status: 404 });
};
