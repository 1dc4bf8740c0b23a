import Stripe from "stripe";
import { CardRefused, ProviderUnreachable } from "~/domain/payments/payment-provider";

export const cardUnknown = "An unknown error occurred.";

export class Missing extends Error {}

export const nullWhenMissing = (error: unknown) => {
  if (error instanceof Missing) return null;
  throw error;
};

/** What went wrong, in the port's words; a request that we made wrongly is a bug and stays one. */
export async function askProvider<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError)
      throw new CardRefused(error.message || cardUnknown, { cause: error });
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    if (error.code === "resource_missing") throw new Missing(error.message, { cause: error });
    const isBusy = error.statusCode === 409 || error.statusCode === 429;
    const isOurs =
      !isBusy &&
      (error instanceof Stripe.errors.StripeInvalidRequestError ||
        error instanceof Stripe.errors.StripeAuthenticationError ||
        error instanceof Stripe.errors.StripePermissionError);
    if (isOurs) throw error;
    // No connection, no time, too many requests, a key that is in use this very moment, an error of Stripe's own.
    throw new ProviderUnreachable(error.message, { cause: error });
  }
}
