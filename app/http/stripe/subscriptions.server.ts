import Stripe from "stripe";
import {
  CardRefused,
  ProviderUnreachable,
  type FirstPayment,
  type Payment,
  type PaymentProvider,
  type StartedSubscription,
} from "~/domain/payments/payment-provider";
import type { Price } from "~/domain/payments/price";
import { knownPriceOf } from "./settings.server";
import { askProvider, cardUnknown, nullWhenMissing } from "./ask-provider.server";

type Subscriptions = Pick<PaymentProvider, "startSubscription" | "readSubscription" | "subscriptionOf">;

export function createSubscriptions(stripe: Stripe, price: () => Promise<Price>, taxes: boolean): Subscriptions {
  return {
    startSubscription: (customer, paymentMethod, idempotencyKey) =>
      askProvider(async () => {
        const order: Stripe.SubscriptionCreateParams = {
          customer,
          items: [{ price: (await price()).id }],
          default_payment_method: paymentMethod,
          // With a refused card, this creates an unpaid subscription instead of an error, so that a resumed purchase
          // finds the same state.
          payment_behavior: "allow_incomplete",
          ...(taxes ? { automatic_tax: { enabled: true } } : {}),
          expand: ["latest_invoice"],
        };
        return readStarted(stripe, await stripe.subscriptions.create(order, { idempotencyKey }));
      }).catch((error: unknown) => {
        // Attached, but not usable for a subscription: the buyer needs another payment method.
        if (error instanceof Stripe.errors.StripeInvalidRequestError && error.param === "default_payment_method")
          throw new CardRefused(cardUnknown(), { cause: error });
        throw error;
      }),
    readSubscription: (id) =>
      askProvider(async () =>
        readStarted(stripe, await stripe.subscriptions.retrieve(id, { expand: ["latest_invoice"] })),
      ).catch(nullWhenMissing),
    subscriptionOf: (customer) =>
      askProvider(async () => {
        const { data } = await stripe.subscriptions.list({
          customer,
          status: "all",
          limit: 1,
          expand: ["data.latest_invoice"],
        });
        return data[0] ? readStarted(stripe, data[0]) : null;
      }).catch(nullWhenMissing),
  };
}

async function readStarted(stripe: Stripe, subscription: Stripe.Subscription): Promise<StartedSubscription> {
  const { id, customer, status, items, cancel_at, cancel_at_period_end } = subscription;
  const end = items.data[0]?.current_period_end;
  return {
    id,
    status,
    customerId: typeof customer === "string" ? customer : customer.id,
    currentPeriodEnd: dateOf(end),
    price: items.data[0] ? knownPriceOf(items.data[0].price) : null,
    endsAt: dateOf(cancel_at ?? (cancel_at_period_end ? end : null)),
    lastPayment: lastPaymentOf(subscription),
    payment: await readFirstPayment(stripe, subscription),
  };
}

function lastPaymentOf({ latest_invoice: invoice }: Stripe.Subscription): Payment | null {
  if (!invoice || typeof invoice === "string" || invoice.status !== "paid" || !invoice.amount_paid) return null;
  const { id, amount_paid: amount, currency, total, total_excluding_tax, status_transitions } = invoice;
  const tax = total - (total_excluding_tax ?? total);
  return { invoiceId: id, amount, tax, currency, paidAt: dateOf(status_transitions.paid_at) };
}

async function readFirstPayment(stripe: Stripe, subscription: Stripe.Subscription): Promise<FirstPayment> {
  if (subscription.status === "canceled" || subscription.status === "incomplete_expired")
    return { kind: "refused", message: cardUnknown() };
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
    return { kind: "refused", message: intent.last_payment_error?.message ?? cardUnknown() };
  // Paid, but the subscription doesn't show it yet.
  throw new ProviderUnreachable(`The first payment is ${intent.status}.`);
}

const dateOf = (seconds: number | null | undefined) => (seconds ? new Date(seconds * 1_000) : null);
