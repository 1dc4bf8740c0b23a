import { loadStripe } from "@stripe/stripe-js/pure";
import type { Stripe } from "@stripe/stripe-js";
import { useCallback, useEffect, useRef, useState } from "react";
import type { StripePage } from "./card-payment";
import { pauseAfter } from "./until-loaded";

/** Milliseconds after which a script that has not answered is late. */
const patience = 8_000;

/** Stripe's script: asked for until it is there. `isLate`: it failed, or keeps us waiting. */
export function useStripeScript({ publishableKey, scriptUrl }: NonNullable<StripePage>) {
  const [stripe, setStripe] = useState<Stripe | null>(null);
  const [isLate, setIsLate] = useState(false);
  const [turn, setTurn] = useState(0);
  const tries = useRef(0);
  const tryAgain = useCallback(() => setTurn((before) => before + 1), []);
  useEffect(() => {
    if (stripe) return;
    let isOver = false;
    const late = setTimeout(() => setIsLate(true), patience);
    let again: ReturnType<typeof setTimeout> | undefined;
    loadFrom(scriptUrl)
      .then(() => loadStripe(publishableKey))
      .then(
        (loaded) => {
          if (isOver) return;
          setStripe(loaded);
          setIsLate(false);
        },
        () => {
          if (isOver) return;
          setIsLate(true);
          again = setTimeout(tryAgain, pauseAfter(tries.current++));
        },
      )
      .finally(() => clearTimeout(late));
    return () => {
      isOver = true;
      clearTimeout(late);
      clearTimeout(again);
    };
  }, [publishableKey, scriptUrl, stripe, turn, tryAgain]);
  useEffect(() => {
    window.addEventListener("online", tryAgain);
    return () => window.removeEventListener("online", tryAgain);
  }, [tryAgain]);
  return { stripe, isLate, tryAgain };
}

/** For tests: the script of the double, which `loadStripe` then finds in place. */
function loadFrom(scriptUrl: string | null): Promise<void> {
  if (!scriptUrl || "Stripe" in window) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = scriptUrl;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error("Stripe.js was not loaded"));
    };
    document.head.append(script);
  });
}
