import {
  CardCvcElement,
  CardExpiryElement,
  CardNumberElement,
  Elements,
  useElements,
  useStripe,
} from "@stripe/react-stripe-js";
import { useEffect, useId, useImperativeHandle, useMemo, useState, useSyncExternalStore, type Ref } from "react";
import { registrationTexts } from "~/domain/registration/registration-mode";
import { CardFrame } from "./card-frame";
import type { CardPayment, Countries, StripePage } from "./card-payment";
import { NotLoaded } from "./not-loaded";
import { useTaxPlace, type TaxPlace } from "./tax-place";
import { useStripeScript } from "./use-stripe-script";

type Props = {
  stripe: NonNullable<StripePage>;
  card: Ref<CardPayment>;
  busy: boolean;
  countries: Countries;
  onLoaded: () => void;
};

export default function CardFields({ stripe: page, card, busy, countries, onLoaded }: Props) {
  const { stripe, isLate, tryAgain } = useStripeScript(page);
  useEffect(() => {
    if (stripe) onLoaded();
  }, [stripe, onLoaded]);
  return (
    <>
      {isLate && <NotLoaded busy={busy} tryAgain={tryAgain} />}
      {/* Boxes into which nothing can be typed would only be in the way. */}
      {!isLate && (
        <Elements stripe={stripe}>
          <Fields card={card} countries={page.taxes ? countries : null} />
        </Elements>
      )}
    </>
  );
}

/** With `countries` the address is asked for by which the tax is counted. */
function Fields({ card, countries }: { card: Ref<CardPayment>; countries: Countries | null }) {
  const stripe = useStripe();
  const elements = useElements();
  const id = useId();
  const [problems, setProblems] = useState<Record<string, string | undefined>>({});
  const style = useElementStyle();

  const taxPlace = useTaxPlace(countries);
  const { read } = taxPlace;
  useImperativeHandle(card, () => createCardPayment(stripe, elements, read), [stripe, elements, read]);

  const part = (name: string) => ({
    id: `${id}-${name}`,
    onChange: ({ error }: { error?: { message: string } }) =>
      setProblems((before) => ({ ...before, [name]: error?.message })),
  });
  const [number, expiry, code] = [part("number"), part("expiry"), part("code")];
  return (
    <>
      <CardFrame
        number={{
          id: number.id,
          error: problems.number,
          content: <CardNumberElement {...number} options={{ style, showIcon: true, placeholder: "" }} />,
        }}
        expiry={{
          id: expiry.id,
          error: problems.expiry,
          content: <CardExpiryElement {...expiry} options={{ style }} />,
        }}
        securityCode={{
          id: code.id,
          error: problems.code,
          content: <CardCvcElement {...code} options={{ style, placeholder: "" }} />,
        }}
      />
      {taxPlace.fields}
    </>
  );
}

/**
 * What may be wrong, in this order: the provider is ready, there is a card field, and what the provider says of the
 * card.
 */
function createCardPayment(
  stripe: ReturnType<typeof useStripe>,
  elements: ReturnType<typeof useElements>,
  readTaxPlace: () => TaxPlace | string | undefined,
): CardPayment {
  return {
    createPaymentMethod: async (buyer) => {
      if (!stripe || !elements) return { problem: registrationTexts.stripeNotLoaded };
      const card = elements.getElement(CardNumberElement);
      if (!card) return { problem: registrationTexts.noCard };
      const address = readTaxPlace();
      if (typeof address === "string") return { problem: address };
      const { error, paymentMethod } = await stripe.createPaymentMethod({
        type: "card",
        card,
        billing_details: { name: buyer.name || undefined, email: buyer.email, address },
      });
      return paymentMethod
        ? { paymentMethodId: paymentMethod.id }
        : { problem: error?.message ?? registrationTexts.cardUnknown };
    },
    confirm: async (clientSecret) => {
      if (!stripe) return registrationTexts.stripeNotLoaded;
      const { error } = await stripe.confirmCardPayment(clientSecret);
      return error ? (error.message ?? registrationTexts.cardUnknown) : null;
    },
  };
}

/**
 * Stripe's frames know nothing of our style sheet: they are told the colours that the scheme at hand makes of the
 * tokens.
 */
function useElementStyle() {
  const scheme = useSyncExternalStore(
    watchScheme,
    () => (matchDarkScheme().matches ? "dark" : "light"),
    () => "light",
  );
  return useMemo(() => {
    const [color, iconColor, bad] = coloursOf(scheme, ["ink", "muted", "bad"]);
    return {
      base: {
        color,
        iconColor,
        fontSize: "16px",
        lineHeight: "24px",
        fontFamily: "system-ui, sans-serif",
        "::placeholder": { color: iconColor },
      },
      invalid: { color: bad, iconColor: bad },
    };
  }, [scheme]);
}

function coloursOf(scheme: string, tokens: string[]): string[] {
  const probe = document.createElement("span");
  probe.style.colorScheme = scheme;
  document.body.append(probe);
  const colours = tokens.map((token) => {
    probe.style.color = `var(--color-${token})`;
    return getComputedStyle(probe).color;
  });
  probe.remove();
  return colours;
}

const matchDarkScheme = () => matchMedia("(prefers-color-scheme: dark)");

function watchScheme(changed: () => void) {
  const scheme = matchDarkScheme();
  scheme.addEventListener("change", changed);
  return () => scheme.removeEventListener("change", changed);
}
