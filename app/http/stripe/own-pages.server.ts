import type Stripe from "stripe";
import { ProviderUnreachable, type Checkout, type PaymentProvider } from "~/domain/payments/payment-provider";
import type { Price } from "~/domain/payments/price";
import { askProvider } from "./ask-provider.server";

type Settings = { price: () => Promise<Price>; portal: () => Promise<string | undefined>; taxes: boolean };
type OwnPages = Pick<
  PaymentProvider,
  "portalAddress" | "checkoutAddress" | "openCheckout" | "readCheckout" | "closeCheckouts"
>;

/** Stripe's own pages, to which a subscriber or a buyer is sent for some minutes. */
export function createOwnPages(stripe: Stripe, { price, portal, taxes }: Settings): OwnPages {
  const taxed = taxes ? taxedByAddress : {};
  return {
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
            ...taxed,
            mode: "subscription",
            customer,
            line_items: [{ price: (await price()).id, quantity: 1 }],
            success_url: returnTo,
            cancel_url: returnTo,
          },
          // Concurrent calls get the same page: two pages could both be paid.
          { idempotencyKey: `${after}:again:${sessions.length}` },
        );
        if (!made.url) throw new ProviderUnreachable("The checkout page has no address.");
        return made.url;
      }),
    openCheckout: (customer, { paidTo, backTo, closesAt }, idempotencyKey) =>
      askProvider(async () => {
        const order: Stripe.Checkout.SessionCreateParams = {
          ...taxed,
          mode: "subscription",
          customer,
          line_items: [{ price: (await price()).id, quantity: 1 }],
          // A card pays at once, so the account can be created.
          allowed_payment_method_types: ["card"],
          success_url: paidTo,
          cancel_url: backTo,
          expires_at: Math.floor(closesAt.getTime() / 1_000),
        };
        return (await stripe.checkout.sessions.create(order, { idempotencyKey })).id;
      }),
    readCheckout: (id) => askProvider(async () => checkoutOf(await stripe.checkout.sessions.retrieve(id))),
    closeCheckouts: (customer) =>
      askProvider(async () => {
        const { data: open } = await stripe.checkout.sessions.list({ customer, status: "open", limit: 100 });
        for (const { id } of open) await expire(stripe, id);
      }),
  };
}

/** Entered on the page and stored with the customer. */
const taxedByAddress = {
  automatic_tax: { enabled: true },
  billing_address_collection: "required",
  customer_update: { address: "auto" },
} satisfies Partial<Stripe.Checkout.SessionCreateParams>;

function checkoutOf({ status, payment_status, subscription, url }: Stripe.Checkout.Session): Checkout {
  if (status === "open" && url) return { kind: "open", url };
  if (status !== "complete" || !subscription) return { kind: "closed" };
  if (payment_status === "unpaid") throw new ProviderUnreachable("The page is completed, and not paid yet.");
  return { kind: "paid", subscriptionId: typeof subscription === "string" ? subscription : subscription.id };
}

/** If it was paid or closed at this moment, that state stays. */
async function expire(stripe: Stripe, id: string) {
  await stripe.checkout.sessions.expire(id).catch(async (error: unknown) => {
    if ((await stripe.checkout.sessions.retrieve(id)).status === "open") throw error;
  });
}
