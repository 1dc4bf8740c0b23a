import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import * as v from "valibot";
import { setCookies } from "~/http/cookies.server";
import { submitFormWithoutPage } from "~/http/form.server";
import { writeLanguageCookie } from "~/http/locale.server";
import { ownPath } from "~/http/own-path.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { languages } from "~/texts/locale";

const LanguageChoice = v.object({ language: v.picklist(languages), returnTo: ownPath });

/** Chooses the language of this browser, and returns to the page. */
export const action = answerRefusals(({ request }: ActionFunctionArgs) =>
  submitFormWithoutPage(request, LanguageChoice, async ({ language, returnTo }) =>
    redirect(returnTo, { status: 303, headers: setCookies([writeLanguageCookie(request, language)]) }),
  ),
);

export const loader = () => {
  throw new Response("Not found", { status: 404 });
};
