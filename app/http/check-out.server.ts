// Buying on the payment provider's own page, as the pages answer it.
import { redirect } from "@remix-run/node";
import { serialize } from "hono/utils/cookie";
import { describeRefusal, describeSuccess } from "~/domain/accounts/registration-outcome";
import type { RegistrationDetails } from "~/domain/accounts/registration-details";
import type { Advanced } from "~/domain/payments/advance-purchase";
import { readBuyersName, registerAndCheckOut } from "~/domain/payments/check-out";
import { ProviderUnreachable } from "~/domain/payments/payment-provider";
import { purchaseTexts } from "~/domain/payments/purchase-texts";
import { Refusal } from "~/domain/refusal";
import { createVisitorContext, deviceOf } from "./context.server";
import { cookiesOf, isSecure, setCookies } from "./cookies.server";
import { writeFlashCookie } from "./flash.server";
import { readOffer } from "./offer.server";
import { readMailSite } from "./site.server";
import { getPaymentProvider } from "./stripe.server";

const mode = "PurchaseSubscription";
/** The purchase that this browser began last, so that it can begin anew. */
const purchaseCookie = "apsis_purchase";
const hours = 2;

export async function readSeller() {
  const provider = await getPaymentProvider();
  if (!provider) throw new Refusal("conflict", purchaseTexts.notOffered);
  return { provider, site: await readMailSite() };
}

/** Takes the form of a purchase on to the provider's page. */
export async function checkOut(request: Request, details: RegistrationDetails, formKey: string) {
  const seller = await readSeller();
  const device = await deviceOf(request);
  if (!(await readOffer()).price) throw new Refusal("conflict", purchaseTexts.closed);
  const before = cookiesOf(request)[purchaseCookie] ?? null;
  const { attemptKey, advanced } = await registerAndCheckOut(
    await createVisitorContext(),
    { ...seller, device },
    details,
    { formKey, before },
  ).catch((error: unknown) => {
    throw error instanceof ProviderUnreachable ? new Refusal("conflict", purchaseTexts.unavailable) : error;
  });
  const cookie = writePurchaseCookie(request, attemptKey);
  const decided = await answerBought(request, advanced);
  if (decided) return decided;
  const to = advanced.kind === "needsCheckout" ? advanced.url : `/register/checkout?attempt=${attemptKey}`;
  return redirect(to, { headers: setCookies([cookie]) });
}

/** The page that says how it went; null while that is open. */
export async function answerBought(request: Request, advanced: Advanced) {
  if (advanced.kind !== "completed" && advanced.kind !== "undone") return null;
  const isBought = advanced.kind === "completed";
  const registration = isBought
    ? describeSuccess(mode, await readBuyersName(await createVisitorContext(), advanced.userId), advanced.message)
    : describeRefusal(mode, advanced.message);
  const cookies = [writeFlashCookie(request, { registration }), writePurchaseCookie(request, "")];
  return redirect(isBought ? "/success" : "/failed", { headers: setCookies(cookies) });
}

const writePurchaseCookie = (request: Request, attemptKey: string) =>
  serialize(purchaseCookie, attemptKey, {
    path: "/register",
    httpOnly: true,
    sameSite: "Lax",
    secure: isSecure(request),
    maxAge: attemptKey ? hours * 3_600 : 0,
  });
