import { lazy, Suspense, type Ref } from "react";
import { registrationTexts } from "~/domain/accounts/registration-mode";
import { useHydrated } from "~/ui/hydrated";
import type { CardPayment, Countries, StripePage } from "./card-payment";
import { CardFrame } from "./card-frame";

// With Stripe's own script behind it: fetched only where something is bought.
const CardFields = lazy(() => import("./card-fields"));

type PaymentMethodProps = { stripe: StripePage; card: Ref<CardPayment>; busy: boolean; countries: Countries };

/** The second section in purchase mode. What is typed here goes to Stripe only. */
export function PaymentMethod({ stripe, card, busy, countries }: PaymentMethodProps) {
  return (
    <section aria-labelledby="payment-method" className="grid gap-4 border-t border-line pt-5">
      <h2 id="payment-method" className="text-lg">
        Payment Method
      </h2>
      {useHydrated() && stripe ? (
        <Suspense fallback={<CardFrame />}>
          <CardFields stripe={stripe} card={card} busy={busy} countries={countries} />
        </Suspense>
      ) : (
        <div className={stripe ? "[@media(scripting:none)]:hidden" : ""}>
          <CardFrame />
        </div>
      )}
      {!stripe && <p className="text-muted">{registrationTexts.stripeNotLoaded}</p>}
      {stripe && (
        <noscript>
          <p className="text-muted">{registrationTexts.hosted}</p>
        </noscript>
      )}
    </section>
  );
}
