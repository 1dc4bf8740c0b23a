// POST /api/payments/register-and-pay: the account and its monthly subscription, both or neither.
import * as v from "valibot";
import type { Advanced } from "~/domain/payments/advance-purchase";
import { ProviderUnreachable } from "~/domain/payments/payment-provider";
import { purchaseTexts } from "~/domain/payments/purchase-texts";
import { registerAndPay, RegisterAndPay } from "~/domain/payments/register-and-pay";
import { Refusal } from "~/domain/refusal";
import { deviceOf, visitorContext } from "~/http/context.server";
import { fieldErrors } from "~/http/form.server";
import { apiFunction } from "~/http/cors.server";
import { platform } from "~/http/platform.server";
import { problem } from "~/http/refusal-response.server";
import { mailSite } from "~/http/site.server";
import { paymentProvider } from "~/http/stripe.server";
import { readUpTo } from "./api/limit-body";

const maxBodyBytes = 64 * 1024;

async function post(request: Request): Promise<Response> {
  if (request.method !== "POST") return problem(405, "Only POST is possible here.");
  try {
    const provider = await paymentProvider();
    if (!provider) throw new Refusal("conflict", purchaseTexts.notOffered);
    const given = await bodyOf(request);
    const from = { provider, site: await mailSite(), device: deviceOf(request) };
    return answer(await registerAndPay(await visitorContext(), from, given, attemptKeyOf(request, given)));
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error;
    (await platform()).log.warn({ err: error }, "the payment provider did not answer");
    return json({ userId: null, message: purchaseTexts.pending, isFieldError: false, errors: [], isPending: true });
  }
}

/** The page names each attempt. Clients that do not: a payment method is used for one purchase only. */
function attemptKeyOf(request: Request, { paymentMethodId }: RegisterAndPay): string {
  const key = request.headers.get("idempotency-key");
  if (key === null) return paymentMethodId;
  if (!/^[\w-]{8,200}$/.test(key))
    throw new Refusal("invalid", "Idempotency-Key must be 8 to 200 letters, digits, - or _.");
  return key;
}

async function bodyOf(request: Request): Promise<RegisterAndPay> {
  const text = request.body ? (await readUpTo(request.body, maxBodyBytes)).toString() : "";
  const parsed = v.safeParse(RegisterAndPay, jsonOf(text));
  if (!parsed.success)
    throw new Refusal(
      "invalid",
      "One or more fields are not valid.",
      inDetails(fieldErrors(RegisterAndPay, parsed.issues)),
    );
  return parsed.output;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal("invalid", "The body is not valid JSON.");
  }
}

/** `userRegistrationDetails.userName` is the page's field `userName`. */
const inDetails = (errors: Record<string, string[]>) =>
  Object.fromEntries(
    Object.entries(errors).map(([field, messages]) => [field.replace(/^userRegistrationDetails\./, ""), messages]),
  );

function answer(advanced: Advanced): Response {
  switch (advanced.kind) {
    case "completed":
      return json({ userId: advanced.userId, message: advanced.message, isFieldError: false, errors: [] });
    case "needsConfirmation":
      return json({ userId: null, message: "", isFieldError: false, errors: [], clientSecret: advanced.clientSecret });
    case "left":
      return json({ userId: null, message: purchaseTexts.pending, isFieldError: false, errors: [], isPending: true });
    case "undone":
      // What another card or other details can mend is shown on the form; a payment that was taken back is a page of its own.
      return json({
        userId: null,
        message: advanced.message,
        isFieldError: !advanced.charged,
        errors: advanced.charged ? [] : [advanced.message],
      });
  }
}

const json = (body: unknown) =>
  new Response(JSON.stringify(body), {
    headers: { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" },
  });

export default apiFunction(post);
