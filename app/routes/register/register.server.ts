import { redirect } from "@remix-run/node";
import { registerFree, registerWithCode } from "~/domain/accounts/register-with-code";
import type { RegistrationDetails } from "~/domain/accounts/registration-details";
import type { RegistrationMode } from "~/domain/accounts/registration-mode";
import {
  describeRefusal,
  describeSuccess,
  describeFailure,
  type RegistrationOutcome,
} from "~/domain/accounts/registration-outcome";
import { validateRegistration } from "~/domain/accounts/validate-registration";
import { Refusal } from "~/domain/refusal";
import { createFormKey, formKeyField, wasDone, type Submission } from "~/domain/submissions/once";
import { checkOut } from "~/http/check-out.server";
import { deviceOf, createVisitorContext } from "~/http/context.server";
import { setCookies } from "~/http/cookies.server";
import { writeFlashCookie } from "~/http/flash.server";
import { getPlatform } from "~/http/platform.server";
import { readMailSite } from "~/http/site.server";

/**
 * Validates, registers, and goes on to the page that says how it went. What the form is to blame for is thrown, and
 * shown there.
 */
export async function register(
  request: Request,
  mode: RegistrationMode,
  details: RegistrationDetails,
  form: Submission,
) {
  // Cards are typed into Stripe's fields, which need scripts: a form that is posted is paid on Stripe's own page.
  if (mode === "PurchaseSubscription") return checkOut(request, details, form[formKeyField] ?? createFormKey());
  const { to, registration } = await answerOf(request, mode, details, form);
  return redirect(to, { headers: setCookies([writeFlashCookie(request, { registration })]) });
}

type Outcome = { to: "/success" | "/failed"; registration: RegistrationOutcome };

/** A form that is sent again, since its answer was lost on the way, is answered as it was the first time. */
async function answerOf(
  request: Request,
  mode: RegistrationMode,
  details: RegistrationDetails,
  form: Submission,
): Promise<Outcome> {
  const ctx = await createVisitorContext();
  try {
    await validateRegistration(ctx, details, await deviceOf(request));
    return await outcomeOf(request, mode, details, form);
  } catch (error) {
    if (!(await wasDone(ctx, form))) throw error;
    return { to: "/success", registration: describeSuccess(mode, details.username) };
  }
}

async function outcomeOf(
  request: Request,
  mode: RegistrationMode,
  details: RegistrationDetails,
  form: Submission,
): Promise<Outcome> {
  try {
    const verb = mode === "Standalone" ? registerFree : registerWithCode;
    const { message } = await verb(
      await createVisitorContext(),
      details,
      await readMailSite(),
      await deviceOf(request),
      form,
    );
    return { to: "/success", registration: describeSuccess(mode, details.username, message) };
  } catch (error) {
    if (error instanceof Refusal && (Object.keys(error.errors).length > 0 || error.code === "tooMany")) throw error;
    if (error instanceof Refusal) return { to: "/failed", registration: describeRefusal(mode, error.message) };
    (await getPlatform()).log.error({ err: error }, "registration failed");
    return { to: "/failed", registration: describeFailure(mode) };
  }
}
