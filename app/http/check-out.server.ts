// Purchases on the payment provider's own page.
import { redirect } from "@remix-run/node";
import { serialize } from "hono/utils/cookie";
import { describeRefusal, describeSuccess } from "~/domain/registration/registration-outcome";
import type { RegistrationDetails } from "~/domain/accounts/registration-details";
import type { PurchaseOutcome } from "~/domain/payments/advance-purchase";
import { readBuyersName, registerAndCheckOut } from "~/domain/payments/check-out";
import { ProviderUnreachable } from "~/domain/payments/payment-provider";
import { Refusal } from "~/domain/refusal";
import { say } from "~/texts/say";
import { createVisitorContext, deviceOf } from "./context.server";
import { cookiesOf, isSecure, setCookies } from "./cookies.server";
import { writeFlashCookie } from "./flash.server";
import { readSubscriptionOffer } from "./subscription-offer.server";
import { readMailSite } from "./site.server";
import { getPaymentProvider } from "./stripe.server";

const mode = "PurchaseSubscription";
/** The last purchase that this browser began, so that it can start again. */
const purchaseCookie = "apsis_purchase";
const hours = 2;

export async function readSeller() {
  const provider = await getPaymentProvider();
  if (!provider) throw new Refusal("conflict", say.purchases.notOffered);
  return { provider, site: await readMailSite() };
}

/** Sends the buyer to the provider's page. */
export async function checkOut(request: Request, details: RegistrationDetails, formKey: string) {
  const seller = await readSeller();
  const device = await deviceOf(request);
  if (!(await readSubscriptionOffer()).price) throw new Refusal("conflict", say.purchases.closed);
  const before = cookiesOf(request)[purchaseCookie] ?? null;
  const { attemptKey, advanced } = await registerAndCheckOut(
    await createVisitorContext(),
    { ...seller, device },
    details,
    { formKey, before },
  ).catch((error: unknown) => {
    throw error instanceof ProviderUnreachable ? new Refusal("conflict", say.purchases.unavailable) : error;
  });
  const cookie = writePurchaseCookie(request, attemptKey);
  const decided = await answerPurchase(request, advanced);
  if (decided) return decided;
  const to = advanced.kind === "needsCheckout" ? advanced.url : `/register/checkout?attempt=${attemptKey}`;
  return redirect(to, { headers: setCookies([cookie]) });
}

/** Redirects to the result page; null while the purchase is open. */
export async function answerPurchase(request: Request, advanced: PurchaseOutcome) {
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
