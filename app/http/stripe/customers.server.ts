import Stripe from "stripe";
import { CardRefused, type PaymentProvider } from "~/domain/payments/payment-provider";
import { askProvider, cardUnknown, Missing, nullWhenMissing } from "./ask-provider.server";

type Customers = Pick<
  PaymentProvider,
  "createCustomer" | "attachCard" | "changeEmail" | "removeCustomer" | "refundAll"
>;

export function createCustomers(stripe: Stripe): Customers {
  return {
    createCustomer: ({ name, email, purchaseId }, idempotencyKey) =>
      askProvider(async () => {
        const customer = { name: name || undefined, email, metadata: { purchase: purchaseId } };
        return (await stripe.customers.create(customer, { idempotencyKey })).id;
      }),
    attachCard: (customer, paymentMethodId, idempotencyKey) =>
      askProvider(
        async () => void (await stripe.paymentMethods.attach(paymentMethodId, { customer }, { idempotencyKey })),
      ).catch((error: unknown) => {
        // The page names the card: one that does not exist, or is somebody's already, is the page's mistake.
        if (error instanceof Missing || error instanceof Stripe.errors.StripeInvalidRequestError)
          throw new CardRefused(cardUnknown, { cause: error });
        throw error;
      }),
    changeEmail: (customer, email) =>
      askProvider(async () => void (await stripe.customers.update(customer, { email }))),
    removeCustomer: (id) =>
      askProvider(async () => void (await stripe.customers.del(id)))
        .catch(nullWhenMissing)
        .then(() => {}),
    refundAll: (customer) =>
      askProvider(async () => {
        let refunded = 0;
        for await (const charge of stripe.charges.list({ customer, limit: 100 })) {
          if (!charge.paid) continue;
          if (!charge.refunded) await refund(stripe, charge.id);
          refunded++;
        }
        return refunded;
      }),
  };
}

async function refund(stripe: Stripe, charge: string) {
  try {
    await stripe.refunds.create({ charge }, { idempotencyKey: `${charge}:refund` });
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError) || error.code !== "charge_already_refunded") throw error;
  }
}
