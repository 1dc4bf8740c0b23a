import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import {
  Link,
  useActionData,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useSearchParams,
} from "@remix-run/react";
import { useEffect, useRef } from "react";
import { listCountries } from "~/domain/accounts/countries";
import { RegistrationDetails } from "~/domain/accounts/registration-details";
import {
  isRegistrationMode,
  parseRegistrationMode,
  registerAddressOf,
  type RegistrationMode,
} from "~/domain/registration/registration-mode";
import type { Page } from "~/domain/page";
import { createFormKey } from "~/domain/submissions/submit-once";
import { setCookies } from "~/http/cookies.server";
import { forgetFlash, readFlash } from "~/http/flash.server";
import { readSubscriptionOffer } from "~/http/subscription-offer.server";
import { submitForm } from "~/http/form.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { readStripePage } from "~/http/stripe.server";
import { texts } from "~/texts";
import { Brand } from "~/ui/brand";
import { FormKey } from "~/ui/form-key";
import { Notice } from "~/ui/notice";
import type { CardPayment } from "./card-payment";
import { Marketing, PriceTag } from "./marketing";
import { PaymentMethod } from "./payment-method";
import { register } from "./register.server";
import { RegistrationForm } from "./registration-form";
import { usePurchase } from "./use-purchase";

/** Not exported: price and availability come from the payment provider at each visit. */
export const handle = { title: () => texts.registration.pageTitle, policy: "cards" } satisfies Page;

const modeOf = (request: Request) => parseRegistrationMode(new URL(request.url).searchParams.get("mode"));

export async function loader({ request }: LoaderFunctionArgs) {
  const countries = listCountries().map(({ alpha2, name }) => ({ alpha2, name }));
  const mode = modeOf(request);
  const offer = mode === "PurchaseSubscription" ? await readSubscriptionOffer() : null;
  const { typed, forget } = readTyped(request, mode);
  const stripe = await readStripePage();
  const page = { mode, countries, stripe, price: offer?.price ?? null, typed, formKey: createFormKey() };
  return data(page, { headers: setCookies(forget) });
}

/** The input before /failed, once. */
function readTyped(request: Request, mode: RegistrationMode) {
  const { registration } = readFlash(request).flash;
  if (!registration?.typed || registration.pageType !== mode) return { typed: null, forget: [] };
  return { typed: registration.typed, forget: [forgetFlash(request)] };
}

export const action = answerRefusals(({ request }: ActionFunctionArgs) =>
  submitForm(request, RegistrationDetails, (details, form) => register(request, modeOf(request), details, form)),
);

/** Registration in its three modes. */
export default function Register() {
  const { mode, countries, stripe, price, typed, formKey } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const posting = useNavigation().formMethod === "POST";
  const card = useRef<CardPayment>(null);
  const purchase = usePurchase(card);
  useModeOfNavigation();
  const [search] = useSearchParams();
  const isPurchase = mode === "PurchaseSubscription";
  const refusal = answer && "errors" in answer ? answer : undefined;
  const form = (
    <RegistrationForm
      key={mode}
      mode={mode}
      countries={countries}
      initialValues={typed ?? { accessCode: search.get("accessCode")?.slice(0, 64) ?? "" }}
      refusal={purchase.refused ?? refusal}
      busy={posting || purchase.busy}
      onSubmit={isPurchase ? purchase.submit : undefined}
      payment={
        <>
          <FormKey value={refusal?.values.formKey ?? formKey} />
          {isPurchase && (
            <PaymentMethod
              stripe={stripe}
              card={card}
              busy={posting || purchase.busy}
              countries={countries}
              onLoaded={purchase.forgetNotLoaded}
            />
          )}
        </>
      }
    />
  );
  return (
    <div
      className={
        mode === "Standalone"
          ? "grid min-h-dvh"
          : "grid min-h-dvh max-lg:grid-rows-[1fr_auto] lg:grid-cols-[minmax(0,0.8fr)_minmax(34rem,1.2fr)]"
      }
    >
      <main id="main" tabIndex={-1} className="px-5 py-8 lg:order-2 lg:p-10">
        <div className="mx-auto grid w-full max-w-[40rem] gap-5">
          <Brand size={36} />
          <h1>{texts.registration.createAccount}</h1>
          {price && <PriceTag price={price} className="lg:hidden" />}
          {purchase.waiting && <Notice tone="info">{purchase.waiting}</Notice>}
          {isPurchase && !price ? <Notice tone="warning">{texts.purchases.closed}</Notice> : form}
          <Link className="link tap justify-self-start" to="/">
            {texts.registration.backToLogin}
          </Link>
        </div>
      </main>
      {mode !== "Standalone" && <Marketing price={price} />}
    </div>
  );
}

/** Moves the mode from the navigation's state into the URL, where it survives a reload. */
function useModeOfNavigation() {
  const state: unknown = useLocation().state;
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const stateMode = typeof state === "object" && state && "mode" in state ? state.mode : undefined;
  const isInAddress = search.has("mode");
  useEffect(() => {
    if (!isInAddress && isRegistrationMode(stateMode)) navigate(registerAddressOf(stateMode), { replace: true });
  }, [stateMode, isInAddress, navigate]);
}
