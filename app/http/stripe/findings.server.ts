// `npm run check:stripe`: whether this installation can sell a seat, shown with one purchase in test mode.
import Stripe from "stripe";
import type { Environment } from "../environment.server";
import { createStripeClient, createStripeProvider } from "./provider.server";
import { stripeChecks, CheckFailure, type Shop } from "./checks.server";

/** The result of a check: what works, or what is wrong and how to fix it. */
export type Finding = { what: string } & ({ isOk: true; text: string } | { isOk: false; text: string; fix: string });

export const lineOf = (finding: Finding) =>
  `${finding.isOk ? "ok   " : "WRONG"}  ${finding.what.padEnd(17)} ${finding.text}` +
  (finding.isOk ? "" : `\n       ${"".padEnd(17)} Fix: ${finding.fix}`);

/** `timeoutMs`: how long to wait for Stripe's webhook about the purchase. */
export async function* findingsOf(env: Environment, timeoutMs = 30_000): AsyncGenerator<Finding> {
  const keys = await find("keys", () => kindOfKeys(env));
  yield keys;
  if (!keys.isOk || !env.stripe) return;
  const shop: Shop = {
    keys: env.stripe,
    appUrl: env.appUrl,
    timeoutMs,
    stripe: createStripeClient(env.stripe),
    browser: createStripeClient({ ...env.stripe, secretKey: env.stripe.publishableKey }),
    provider: createStripeProvider(env.stripe, env.productName),
    bought: null,
  };
  try {
    for (const [what, check] of stripeChecks) {
      const finding = await find(what, () => check(shop));
      yield finding;
      // The other checks need the first one.
      if (what === "secret key" && !finding.isOk) return;
    }
  } finally {
    if (shop.bought) await undoPurchase(shop, shop.bought.customerId);
  }
}

/** Checks the keys first, because a later check buys something and must not use real money. */
async function kindOfKeys({ stripe }: Environment): Promise<string> {
  const where =
    "Set STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY to the test keys of your account (Developers, API keys).";
  if (!stripe) throw new CheckFailure("none are set, so nothing can be sold.", where);
  const { secretKey, publishableKey } = stripe;
  if (/^(sk|rk|pk)_live_/.test(secretKey) || publishableKey.startsWith("pk_live_"))
    throw new CheckFailure("these are live keys, and this check buys something, so it was not started.", where);
  if (!/^(sk|rk)_test_/.test(secretKey))
    throw new CheckFailure("STRIPE_SECRET_KEY does not begin with sk_test_.", where);
  if (!publishableKey.startsWith("pk_test_"))
    throw new CheckFailure("STRIPE_PUBLISHABLE_KEY does not begin with pk_test_.", where);
  return "both are test keys";
}

async function find(what: string, check: () => Promise<string>): Promise<Finding> {
  try {
    return { what, isOk: true, text: await check() };
  } catch (error) {
    if (error instanceof CheckFailure) return { what, isOk: false, text: error.message, fix: error.fix };
    const cause = error instanceof Error && error.cause ? error.cause : error;
    if (cause instanceof Stripe.errors.StripeConnectionError)
      return {
        what,
        isOk: false,
        text: `Stripe doesn't answer: ${cause.message}`,
        fix: "Let this machine reach api.stripe.com over https.",
      };
    if (!(cause instanceof Stripe.errors.StripeError)) throw error;
    return { what, isOk: false, text: cause.message, fix: "See Stripe's message; its dashboard logs each request." };
  }
}

async function undoPurchase({ provider }: Shop, customerId: string) {
  await provider.removeCustomer(customerId);
  await provider.refundAll(customerId);
}
