import { loadStripe } from "@stripe/stripe-js/pure";
import type { Stripe } from "@stripe/stripe-js";
import { useCallback, useEffect, useRef, useState } from "react";
import type { StripePage } from "./card-payment";
import { retryDelay } from "./load-with-retry";

/** Milliseconds after which the script counts as late. */
const lateAfterMs = 8_000;

/** Loads Stripe's script with retries. `isLate`: it failed or is slow. */
export function useStripeScript({ publishableKey, scriptUrl }: NonNullable<StripePage>) {
  const [stripe, setStripe] = useState<Stripe | null>(null);
  const [isLate, setIsLate] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const tries = useRef(0);
  const tryAgain = useCallback(() => setAttempt((before) => before + 1), []);
  useEffect(() => {
    if (stripe) return;
    let isOver = false;
    const lateTimer = setTimeout(() => setIsLate(true), lateAfterMs);
    let retryTimer: ReturnType<typeof setTimeout> | undefined;
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
          retryTimer = setTimeout(tryAgain, retryDelay(tries.current++));
        },
      )
      .finally(() => clearTimeout(lateTimer));
    return () => {
      isOver = true;
      clearTimeout(lateTimer);
      clearTimeout(retryTimer);
    };
  }, [publishableKey, scriptUrl, stripe, attempt, tryAgain]);
  useEffect(() => {
    window.addEventListener("online", tryAgain);
    return () => window.removeEventListener("online", tryAgain);
  }, [tryAgain]);
  return { stripe, isLate, tryAgain };
}

/** Tests load the double's script, which `loadStripe` then finds. */
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
