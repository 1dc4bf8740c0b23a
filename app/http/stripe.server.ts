// Stripe as the domain's payment provider. Its types stay in here and in stripe/; all else knows the provider's port.
import type { PaymentProvider } from "~/domain/payments/payment-provider";
import type { StripeKeys } from "./environment.server";
import { getPlatform } from "./platform.server";

/** What the registration page needs to load Stripe; null when this installation sells nothing. */
export async function readStripePage(): Promise<{
  publishableKey: string;
  scriptUrl: string | null;
  taxes: boolean;
} | null> {
  const { stripe } = (await getPlatform()).env;
  return (
    stripe && {
      publishableKey: stripe.publishableKey,
      scriptUrl: stripe.apiBase && `${stripe.apiBase}/stripe.js`,
      taxes: stripe.taxes,
    }
  );
}

let made: { keys: StripeKeys; provider: PaymentProvider } | null = null;

/** The provider of this process; null without keys. */
export async function getPaymentProvider(): Promise<PaymentProvider | null> {
  const { stripe: keys, productName } = (await getPlatform()).env;
  if (!keys) return null;
  // Where nothing is sold it is not even loaded.
  const { createStripeProvider } = await import("./stripe/provider.server");
  if (made?.keys !== keys) made = { keys, provider: createStripeProvider(keys, productName) };
  return made.provider;
}
