// `npm run check:stripe`: whether this installation can sell a seat, tried with one purchase in test mode.
import Stripe from "stripe";
import type { Environment } from "../environment.server";
import { createStripeClient, createStripeProvider } from "./provider.server";
import { stripeChecks, Wrong, type Shop } from "./checks.server";

/** What was looked at: in order, or what is wrong and how it is mended. */
export type Finding = { what: string } & ({ isOk: true; text: string } | { isOk: false; text: string; mend: string });

export const lineOf = (finding: Finding) =>
  `${finding.isOk ? "ok   " : "WRONG"}  ${finding.what.padEnd(17)} ${finding.text}` +
  (finding.isOk ? "" : `\n       ${"".padEnd(17)} Mend: ${finding.mend}`);

/** `patience`: milliseconds in which Stripe's report of the purchase has to arrive. */
export async function* findingsOf(env: Environment, patience = 30_000): AsyncGenerator<Finding> {
  const keys = await find("keys", () => kindOfKeys(env));
  yield keys;
  if (!keys.isOk || !env.stripe) return;
  const shop: Shop = {
    keys: env.stripe,
    appUrl: env.appUrl,
    patience,
    stripe: createStripeClient(env.stripe),
    browser: createStripeClient({ ...env.stripe, secretKey: env.stripe.publishableKey }),
    provider: createStripeProvider(env.stripe, env.productName),
    bought: null,
  };
  try {
    for (const [what, check] of stripeChecks) {
      const finding = await find(what, () => check(shop));
      yield finding;
      // Nothing else can be asked without the first answer.
      if (what === "secret key" && !finding.isOk) return;
    }
  } finally {
    if (shop.bought) await takeBack(shop, shop.bought.customerId);
  }
}

/** Before anything is asked: a check that buys something must not do so with real money. */
async function kindOfKeys({ stripe }: Environment): Promise<string> {
  const where =
    "Set STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY to the test keys of your account (Developers, API keys).";
  if (!stripe) throw new Wrong("there are none: nothing is sold.", where);
  const { secretKey, publishableKey } = stripe;
  if (/^(sk|rk|pk)_live_/.test(secretKey) || publishableKey.startsWith("pk_live_"))
    throw new Wrong("these are live keys, and this check buys something: it was not begun.", where);
  if (!/^(sk|rk)_test_/.test(secretKey)) throw new Wrong("STRIPE_SECRET_KEY does not begin with sk_test_.", where);
  if (!publishableKey.startsWith("pk_test_"))
    throw new Wrong("STRIPE_PUBLISHABLE_KEY does not begin with pk_test_.", where);
  return "both are of the test mode";
}

async function find(what: string, check: () => Promise<string>): Promise<Finding> {
  try {
    return { what, isOk: true, text: await check() };
  } catch (error) {
    if (error instanceof Wrong) return { what, isOk: false, text: error.message, mend: error.mend };
    const cause = error instanceof Error && error.cause ? error.cause : error;
    if (cause instanceof Stripe.errors.StripeConnectionError)
      return {
        what,
        isOk: false,
        text: `Stripe does not answer: ${cause.message}`,
        mend: "Let this machine reach api.stripe.com over https.",
      };
    if (!(cause instanceof Stripe.errors.StripeError)) throw error;
    return { what, isOk: false, text: cause.message, mend: "See Stripe's words; its dashboard logs each request." };
  }
}

async function takeBack({ provider }: Shop, customerId: string) {
  await provider.removeCustomer(customerId);
  await provider.refundAll(customerId);
}
