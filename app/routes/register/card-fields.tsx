import {
  CardCvcElement,
  CardExpiryElement,
  CardNumberElement,
  Elements,
  useElements,
  useStripe,
} from "@stripe/react-stripe-js";
import { useEffect, useId, useImperativeHandle, useMemo, useState, useSyncExternalStore, type Ref } from "react";
import { texts } from "~/texts";
import { CardFrame } from "./card-frame";
import type { CardPayment, Countries, StripePage } from "./card-payment";
import { CardFieldsUnavailable } from "./card-fields-unavailable";
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
      {isLate && <CardFieldsUnavailable busy={busy} tryAgain={tryAgain} />}
      {/* Empty boxes that accept no input would be confusing. */}
      {!isLate && (
        <Elements stripe={stripe}>
          <Fields card={card} countries={page.taxes ? countries : null} />
        </Elements>
      )}
    </>
  );
}

/** With `countries` it also asks for the billing address, for the tax. */
function Fields({ card, countries }: { card: Ref<CardPayment>; countries: Countries | null }) {
  const stripe = useStripe();
  const elements = useElements();
  const id = useId();
  const [problems, setProblems] = useState<Record<string, string | undefined>>({});
  const style = useElementStyle();

  const taxPlace = useTaxPlace(countries);
  const { read } = taxPlace;
  useImperativeHandle(card, () => createCardPayment(stripe, elements, read), [stripe, elements, read]);

  const fieldProps = (name: string) => ({
    id: `${id}-${name}`,
    onChange: ({ error }: { error?: { message: string } }) =>
      setProblems((before) => ({ ...before, [name]: error?.message })),
  });
  const [number, expiry, code] = [fieldProps("number"), fieldProps("expiry"), fieldProps("code")];
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

/** Possible problems, in order: Stripe isn't loaded, the card field is missing, the card is refused. */
function createCardPayment(
  stripe: ReturnType<typeof useStripe>,
  elements: ReturnType<typeof useElements>,
  readTaxPlace: () => TaxPlace | string | undefined,
): CardPayment {
  return {
    createPaymentMethod: async (buyer) => {
      if (!stripe || !elements) return { problem: texts.registration.stripeNotLoaded };
      const card = elements.getElement(CardNumberElement);
      if (!card) return { problem: texts.registration.noCard };
      const address = readTaxPlace();
      if (typeof address === "string") return { problem: address };
      const { error, paymentMethod } = await stripe.createPaymentMethod({
        type: "card",
        card,
        billing_details: { name: buyer.name || undefined, email: buyer.email, address },
      });
      return paymentMethod
        ? { paymentMethodId: paymentMethod.id }
        : { problem: error?.message ?? texts.registration.cardUnknown };
    },
    confirm: async (clientSecret) => {
      if (!stripe) return texts.registration.stripeNotLoaded;
      const { error } = await stripe.confirmCardPayment(clientSecret);
      return error ? (error.message ?? texts.registration.cardUnknown) : null;
    },
  };
}

/** Stripe's frames can't use our style sheet, so they get the computed colours of the current scheme. */
function useElementStyle() {
  const scheme = useSyncExternalStore(
    watchScheme,
    () => (matchDarkScheme().matches ? "dark" : "light"),
    () => "light",
  );
  return useMemo(() => {
    const [color, iconColor, bad] = computeColours(scheme, ["ink", "muted", "bad"]);
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

function computeColours(scheme: string, tokens: string[]): string[] {
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
