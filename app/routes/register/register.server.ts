import { redirect } from "@remix-run/node";
import { registerFree, registerWithCode } from "~/domain/registration/register-with-code";
import type { RegistrationDetails } from "~/domain/accounts/registration-details";
import type { RegistrationMode } from "~/domain/registration/registration-mode";
import {
  describeRefusal,
  describeSuccess,
  describeFailure,
  typedFieldsOf,
  type RegistrationOutcome,
} from "~/domain/registration/registration-outcome";
import { validateRegistration } from "~/domain/registration/validate-registration";
import { createFormKey, formKeyField, isSubmitted, type Submission } from "~/domain/submissions/submit-once";
import { checkOut } from "~/http/check-out.server";
import { deviceOf, createVisitorContext } from "~/http/context.server";
import { setCookies } from "~/http/cookies.server";
import { writeFlashCookie } from "~/http/flash.server";
import { getPlatform } from "~/http/platform.server";
import { asRefusal, isOutage } from "~/http/refusal-response.server";
import { readMailSite } from "~/http/site.server";
import { joinIntent } from "./card-payment";

/** Validates, registers, and redirects to the result page. Errors of fields are thrown, so that the form shows them. */
export async function register(
  request: Request,
  modeOfUrl: RegistrationMode,
  details: RegistrationDetails,
  form: Submission,
) {
  const mode = form.intent === joinIntent ? "JoinOrganization" : modeOfUrl;
  // Stripe's card fields need JavaScript: a posted form is paid on Stripe's own page.
  if (mode === "PurchaseSubscription") return checkOut(request, details, form[formKeyField] ?? createFormKey());
  const { to, registration } = await registerAndDescribe(request, mode, details, form);
  return redirect(to, { headers: setCookies([writeFlashCookie(request, { registration })]) });
}

type Outcome = { to: "/success" | "/failed"; registration: RegistrationOutcome };

/**
 * A repeated submission gets the first one's result. Unexpected errors lead to /failed, which keeps the input; an
 * outage returns to the form.
 */
async function registerAndDescribe(
  request: Request,
  mode: RegistrationMode,
  details: RegistrationDetails,
  form: Submission,
): Promise<Outcome> {
  const ctx = await createVisitorContext();
  let isValid = false;
  try {
    await validateRegistration(ctx, details, await deviceOf(request));
    isValid = true;
    return await registerNow(request, mode, details, form);
  } catch (error) {
    if (isOutage(error)) throw error;
    if (await isSubmitted(ctx, form)) return { to: "/success", registration: describeSuccess(mode, details.username) };
    const refusal = asRefusal(error);
    if (!refusal) {
      (await getPlatform()).log.error({ err: error }, "registration failed");
      return { to: "/failed", registration: { ...describeFailure(mode), typed: typedFieldsOf(form) } };
    }
    if (!isValid || Object.keys(refusal.errors).length > 0 || refusal.code === "tooMany") throw refusal;
    return { to: "/failed", registration: { ...describeRefusal(mode, refusal.message), typed: typedFieldsOf(form) } };
  }
}

async function registerNow(
  request: Request,
  mode: RegistrationMode,
  details: RegistrationDetails,
  form: Submission,
): Promise<Outcome> {
  const verb = mode === "Standalone" ? registerFree : registerWithCode;
  const { message } = await verb(
    await createVisitorContext(),
    details,
    await readMailSite(),
    await deviceOf(request),
    form,
  );
  return { to: "/success", registration: describeSuccess(mode, details.username, message) };
}
