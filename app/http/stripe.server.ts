// Stripe as the domain's payment provider. Nothing of Stripe's types leaves this file but by the names of the
// provider's port.
import Stripe from "stripe";
import * as v from "valibot";
import {
  CardRefused,
  ProviderUnreachable,
  type FirstPayment,
  type PaymentProvider,
  type StartedSubscription,
} from "~/domain/payments/payment-provider";
import { subscriptionPrice } from "~/domain/payments/purchase-texts";
import type { PaymentEvent } from "~/domain/payments/take-payment-event";
import type { StripeKeys } from "./environment.server";
import { getPlatform } from "./platform.server";

const priceLookupKey = "apsis_monthly_usd_25000";
const cardUnknown = "An unknown error occurred.";
// Together less than the two minutes after which the sweeper takes a purchase for abandoned.
const timeouts = { timeout: 20_000, maxNetworkRetries: 1 };

/** What the registration page needs to load Stripe; null when this installation sells nothing. */
export async function readStripePage(): Promise<{ publishableKey: string; scriptUrl: string | null } | null> {
  const { stripe } = (await getPlatform()).env;
  return (
    stripe && { publishableKey: stripe.publishableKey, scriptUrl: stripe.apiBase && `${stripe.apiBase}/stripe.js` }
  );
}

let made: { keys: StripeKeys; provider: PaymentProvider } | null = null;

/** The provider of this process; null without keys. */
export async function getPaymentProvider(): Promise<PaymentProvider | null> {
  const { stripe: keys, productName } = (await getPlatform()).env;
  if (!keys) return null;
  if (made?.keys !== keys) made = { keys, provider: createStripeProvider(keys, productName) };
  return made.provider;
}

export function createStripeClient(
  { secretKey, apiBase }: Pick<StripeKeys, "secretKey" | "apiBase">,
  limits = timeouts,
): Stripe {
  const base = apiBase ? new URL(apiBase) : null;
  const host = base && {
    host: base.hostname,
    port: base.port || undefined,
    protocol: base.protocol.slice(0, -1) as "http" | "https",
  };
  return new Stripe(secretKey, { ...limits, ...host, telemetry: false, appInfo: { name: "apsis" } });
}

export function createStripeProvider(keys: StripeKeys, productName: string, limits = timeouts): PaymentProvider {
  const stripe = createStripeClient(keys, limits);
  const priceId = priceOf(stripe, keys.priceId, productName);
  const portal = portalOf(stripe);

  const firstPayment = async (subscription: Stripe.Subscription): Promise<FirstPayment> => {
    if (subscription.status === "canceled" || subscription.status === "incomplete_expired")
      return { kind: "refused", message: cardUnknown };
    if (subscription.status !== "incomplete") return { kind: "paid" };
    const invoice = subscription.latest_invoice;
    const { data } = await stripe.invoicePayments.list({
      invoice: typeof invoice === "string" ? invoice : invoice?.id,
      expand: ["data.payment.payment_intent"],
    });
    const intent = data[0]?.payment.payment_intent;
    if (!intent || typeof intent === "string") throw new ProviderUnreachable("The first payment is not there yet.");
    if (intent.status === "requires_action" && intent.client_secret)
      return { kind: "needsConfirmation", clientSecret: intent.client_secret };
    if (intent.status === "requires_payment_method" || intent.status === "canceled")
      return { kind: "refused", message: intent.last_payment_error?.message ?? cardUnknown };
    // Taken, but the subscription does not say so yet.
    throw new ProviderUnreachable(`The first payment is ${intent.status}.`);
  };

  const asStarted = async (subscription: Stripe.Subscription): Promise<StartedSubscription> => {
    const { id, customer, status, items, cancel_at, cancel_at_period_end } = subscription;
    const end = items.data[0]?.current_period_end;
    return {
      id,
      status,
      customerId: typeof customer === "string" ? customer : customer.id,
      currentPeriodEnd: dateOf(end),
      endsAt: dateOf(cancel_at ?? (cancel_at_period_end ? end : null)),
      payment: await firstPayment(subscription),
    };
  };

  const refund = async (charge: string) => {
    try {
      await stripe.refunds.create({ charge }, { idempotencyKey: `${charge}:refund` });
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError) || error.code !== "charge_already_refunded") throw error;
    }
  };

  return {
    createCustomer: (customer, idempotencyKey) =>
      askProvider(
        async () =>
          (
            await stripe.customers.create(
              { name: customer.name || undefined, email: customer.email, metadata: { purchase: customer.purchaseId } },
              { idempotencyKey },
            )
          ).id,
      ),
    attachCard: (customer, paymentMethodId, idempotencyKey) =>
      askProvider(
        async () => void (await stripe.paymentMethods.attach(paymentMethodId, { customer }, { idempotencyKey })),
      ).catch((error: unknown) => {
        // The page names the card: one that does not exist, or is somebody's already, is the page's mistake.
        if (error instanceof Missing || error instanceof Stripe.errors.StripeInvalidRequestError)
          throw new CardRefused(cardUnknown, { cause: error });
        throw error;
      }),
    startSubscription: (customer, paymentMethod, idempotencyKey) =>
      askProvider(async () =>
        asStarted(
          await stripe.subscriptions.create(
            {
              customer,
              items: [{ price: await priceId() }],
              default_payment_method: paymentMethod,
              // A refused card leaves an unpaid subscription, not an error: both ends look the same to whoever resumes.
              payment_behavior: "allow_incomplete",
            },
            { idempotencyKey },
          ),
        ),
      ),
    readSubscription: (id) =>
      askProvider(async () => asStarted(await stripe.subscriptions.retrieve(id))).catch(nullWhenMissing),
    subscriptionOf: (customer) =>
      askProvider(async () => {
        const { data } = await stripe.subscriptions.list({ customer, status: "all", limit: 1 });
        return data[0] ? asStarted(data[0]) : null;
      }).catch(nullWhenMissing),
    removeCustomer: (id) =>
      askProvider(async () => void (await stripe.customers.del(id)))
        .catch(nullWhenMissing)
        .then(() => {}),
    refundAll: (customer) =>
      askProvider(async () => {
        let refunded = 0;
        for await (const charge of stripe.charges.list({ customer, limit: 100 })) {
          if (!charge.paid) continue;
          if (!charge.refunded) await refund(charge.id);
          refunded++;
        }
        return refunded;
      }),
    portalAddress: (customer, returnTo) =>
      askProvider(async () => {
        const configuration = await portal();
        return (await stripe.billingPortal.sessions.create({ customer, return_url: returnTo, configuration })).url;
      }),
    checkoutAddress: (customer, { returnTo, after }) =>
      askProvider(async () => {
        const { data: sessions } = await stripe.checkout.sessions.list({ customer, limit: 100 });
        const open = sessions.find(({ status, url }) => status === "open" && url);
        if (open?.url) return open.url;
        const made = await stripe.checkout.sessions.create(
          {
            mode: "subscription",
            customer,
            line_items: [{ price: await priceId(), quantity: 1 }],
            success_url: returnTo,
            cancel_url: returnTo,
          },
          // Two who ask at once get one page: a page of their own each could be paid twice.
          { idempotencyKey: `${after}:again:${sessions.length}` },
        );
        if (!made.url) throw new ProviderUnreachable("The checkout page has no address.");
        return made.url;
      }),
    changeEmail: (customer, email) =>
      askProvider(async () => void (await stripe.customers.update(customer, { email }))),
  };
}

/** The price that is configured, or ours by its lookup key, made when there is none. Asked for once. */
function priceOf(stripe: Stripe, configured: string | null, productName: string): () => Promise<string> {
  let known = configured;
  return async () => {
    if (known) return known;
    const { data } = await stripe.prices.list({ lookup_keys: [priceLookupKey], active: true, limit: 1 });
    known = data[0]?.id ?? (await newPrice());
    return known;
  };
  async function newPrice() {
    const { id } = await stripe.prices.create(
      {
        currency: subscriptionPrice.currency,
        unit_amount: subscriptionPrice.cents,
        recurring: { interval: "month" },
        lookup_key: priceLookupKey,
        product_data: { name: `${productName} subscription` },
      },
      { idempotencyKey: priceLookupKey },
    );
    return id;
  }
}

/**
 * The operator's own settings of the billing portal (undefined: Stripe takes its default), or ours, made at first use.
 * Asked for once.
 */
function portalOf(stripe: Stripe): () => Promise<string | undefined> {
  let known: { id: string | undefined } | null = null;
  return async () => {
    if (known) return known.id;
    const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
    const isDefault = data.some(({ is_default }) => is_default);
    const own = data.find(({ metadata }) => metadata?.apsis === "portal");
    known = { id: isDefault ? undefined : (own?.id ?? (await newPortal())) };
    return known.id;
  };
  async function newPortal() {
    const { id } = await stripe.billingPortal.configurations.create(
      {
        features: {
          payment_method_update: { enabled: true },
          invoice_history: { enabled: true },
          subscription_cancel: { enabled: true, mode: "at_period_end" },
        },
        metadata: { apsis: "portal" },
      },
      { idempotencyKey: "apsis-portal" },
    );
    return id;
  }
}

const dateOf = (seconds: number | null | undefined) => (seconds ? new Date(seconds * 1_000) : null);

class Missing extends Error {}

const nullWhenMissing = (error: unknown) => {
  if (error instanceof Missing) return null;
  throw error;
};

/** What went wrong, in the port's words; a request that we made wrongly is a bug and stays one. */
async function askProvider<T>(call: () => Promise<T>): Promise<T> {
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

/** The signature is not Stripe's, or the report is too old to be believed. */
export class EventForged extends Error {}

/** Signed, but no event of Stripe's. */
export class EventMalformed extends Error {}

const Reported = v.object({
  type: v.string(),
  data: v.object({
    object: v.object({ customer: v.nullish(v.union([v.string(), v.object({ id: v.string() })])) }),
  }),
});

const standingEvents = /^(customer\.subscription\.|invoice\.(paid|payment_|voided|marked_)|charge\.succeeded)/;

/** What a signed report is about; null for those that change nothing here. `payload` is the body as it came. */
export async function paymentEventOf(
  payload: string,
  signature: string,
  webhookSecret: string,
): Promise<PaymentEvent | null> {
  const signed = await Stripe.webhooks
    .constructEventAsync(payload, signature, webhookSecret)
    .catch((error: unknown) => {
      if (error instanceof SyntaxError) throw new EventMalformed("The report is not JSON.", { cause: error });
      throw new EventForged(String(error));
    });
  const event = v.safeParse(Reported, signed);
  if (!event.success) throw new EventMalformed("The report is not an event.");
  const { type, data } = event.output;
  const { customer } = data.object;
  const customerId = typeof customer === "string" ? customer : customer?.id;
  if (!customerId || !standingEvents.test(type)) return null;
  return { customerId, paid: type === "invoice.paid" || type === "charge.succeeded" };
}
