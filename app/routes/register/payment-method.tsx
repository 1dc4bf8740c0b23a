import { lazy, Suspense, type Ref } from "react";
import { registrationTexts } from "~/domain/registration/registration-mode";
import { useHydrated } from "~/ui/hydrated";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { joinIntent, type CardPayment, type Countries, type StripePage } from "./card-payment";
import { CardFrame } from "./card-frame";
import { untilLoaded } from "./until-loaded";

// With Stripe's own script behind it: fetched only where something is bought.
const CardFields = lazy(() => untilLoaded(() => import("./card-fields")));

type PaymentMethodProps = {
  stripe: StripePage;
  card: Ref<CardPayment>;
  busy: boolean;
  countries: Countries;
  /** Stripe's script has come, late or not. */
  onLoaded: () => void;
};

/** The second section in purchase mode. What is typed here goes to Stripe only. */
export function PaymentMethod({ stripe, card, busy, countries, onLoaded }: PaymentMethodProps) {
  const hydrated = useHydrated();
  return (
    <section aria-labelledby="payment-method" className="grid gap-4 border-t border-line pt-5">
      <h2 id="payment-method" className="text-lg">
        Payment Method
      </h2>
      {stripe ? (
        <>
          {hydrated ? (
            <Suspense fallback={<CardFrame />}>
              <CardFields stripe={stripe} card={card} busy={busy} countries={countries} onLoaded={onLoaded} />
            </Suspense>
          ) : (
            <div className="[@media(scripting:none)]:hidden">
              <CardFrame />
            </div>
          )}
          <noscript>
            <p className="text-muted">{registrationTexts.hosted}</p>
          </noscript>
        </>
      ) : (
        <NotSold busy={busy} />
      )}
    </section>
  );
}

/** Without the provider's keys: what is possible instead, with what was typed above. */
function NotSold({ busy }: { busy: boolean }) {
  return (
    <div className="grid gap-3">
      <Notice tone="warning">
        {registrationTexts.stripeNotLoaded} {registrationTexts.notSold}
      </Notice>
      <Button type="submit" name="intent" value={joinIntent} busy={busy} className="justify-self-start">
        {registrationTexts.joinInstead}
      </Button>
    </div>
  );
}
