import Stripe from "stripe";
import { CardRefused, type PaymentProvider } from "~/domain/payments/payment-provider";
import { texts } from "~/texts";
import { askProvider, cardUnknown, MissingObject, nullWhenMissing } from "./ask-provider.server";

type Customers = Pick<
  PaymentProvider,
  "createCustomer" | "attachCard" | "changeEmail" | "removeCustomer" | "refundAll"
>;

export function createCustomers(stripe: Stripe, taxes: boolean): Customers {
  return {
    createCustomer: ({ name, email, purchaseId }, idempotencyKey) =>
      askProvider(async () => {
        const customer = { name: name || undefined, email, metadata: { purchase: purchaseId } };
        return (await stripe.customers.create(customer, { idempotencyKey })).id;
      }),
    attachCard: (customer, paymentMethodId, idempotencyKey) =>
      askProvider(async () => {
        const method = await stripe.paymentMethods.attach(paymentMethodId, { customer }, { idempotencyKey });
        if (taxes) await placeForTax(stripe, customer, method);
      }).catch((error: unknown) => {
        if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === taxPlaceUnknown)
          throw new CardRefused(texts.purchases.taxPlaceUnknown, { cause: error });
        // The page names the card: an unknown one, or one of another customer, is the page's mistake.
        if (error instanceof MissingObject || error instanceof Stripe.errors.StripeInvalidRequestError)
          throw new CardRefused(cardUnknown(), { cause: error });
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

const taxPlaceUnknown = "customer_tax_location_invalid";

/** The address for taxes: the one entered with the card. */
async function placeForTax(stripe: Stripe, customer: string, { billing_details }: Stripe.PaymentMethod) {
  const { country, postal_code } = billing_details.address ?? {};
  const address = { country: country ?? "", postal_code: postal_code ?? "" };
  await stripe.customers.update(customer, { address, tax: { validate_location: "immediately" } });
}

async function refund(stripe: Stripe, charge: string) {
  try {
    await stripe.refunds.create({ charge }, { idempotencyKey: `${charge}:refund` });
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError) || error.code !== "charge_already_refunded") throw error;
  }
}
