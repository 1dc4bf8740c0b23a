import Stripe from "stripe";
import { CardRefused, ProviderUnreachable } from "~/domain/payments/payment-provider";
import { texts } from "~/texts";

export const cardUnknown = () => texts.stripe.cardUnknown;

export class MissingObject extends Error {}

export const nullWhenMissing = (error: unknown) => {
  if (error instanceof MissingObject) return null;
  throw error;
};

/**
 * Translates Stripe's errors into those of `payment-provider.ts`. An invalid request is a bug and stays an ordinary
 * error.
 */
export async function askProvider<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError)
      throw new CardRefused(error.message || cardUnknown(), { cause: error });
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    if (error.code === "resource_missing") throw new MissingObject(error.message, { cause: error });
    const isBusy = error.statusCode === 409 || error.statusCode === 429;
    const isOurs =
      !isBusy &&
      (error instanceof Stripe.errors.StripeInvalidRequestError ||
        error instanceof Stripe.errors.StripeAuthenticationError ||
        error instanceof Stripe.errors.StripePermissionError);
    if (isOurs) throw error;
    // Connection failure, timeout, rate limit, a key in use, or an error of Stripe's own.
    throw new ProviderUnreachable(error.message, { cause: error });
  }
}
