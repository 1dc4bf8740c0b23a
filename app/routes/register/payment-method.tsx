import { lazy, Suspense, type Ref } from "react";
import { texts } from "~/texts";
import { useHydrated } from "~/ui/hydrated";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { joinIntent, type CardPayment, type Countries, type StripePage } from "./card-payment";
import { CardFrame } from "./card-frame";
import { loadWithRetry } from "./load-with-retry";

// Includes Stripe's loader, so it is loaded only for purchases.
const CardFields = lazy(() => loadWithRetry(() => import("./card-fields")));

type PaymentMethodProps = {
  stripe: StripePage;
  card: Ref<CardPayment>;
  busy: boolean;
  countries: Countries;
  /** Called when Stripe's script has loaded, even if late. */
  onLoaded: () => void;
};

/** The card fields; their input goes to Stripe only. */
export function PaymentMethod({ stripe, card, busy, countries, onLoaded }: PaymentMethodProps) {
  const hydrated = useHydrated();
  return (
    <section aria-labelledby="payment-method" className="grid gap-4 border-t border-line pt-5">
      <h2 id="payment-method" className="text-lg">
        {texts.registration.paymentMethod}
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
            <p className="text-muted">{texts.registration.hosted}</p>
          </noscript>
        </>
      ) : (
        <NotSoldNotice busy={busy} />
      )}
    </section>
  );
}

/** Shown without Stripe's keys: offers to join by access code instead. */
function NotSoldNotice({ busy }: { busy: boolean }) {
  return (
    <div className="grid gap-3">
      <Notice tone="warning">{texts.registration.stripeNotLoadedNotSold}</Notice>
      <Button type="submit" name="intent" value={joinIntent} busy={busy} className="justify-self-start">
        {texts.registration.joinInstead}
      </Button>
    </div>
  );
}
