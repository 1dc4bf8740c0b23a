import type Stripe from "stripe";
import { ProviderUnreachable, type PaymentProvider } from "~/domain/payments/payment-provider";
import type { Price } from "~/domain/payments/price";
import { askProvider } from "./ask-provider.server";

type Settings = { price: () => Promise<Price>; portal: () => Promise<string | undefined> };
type OwnPages = Pick<PaymentProvider, "portalAddress" | "checkoutAddress">;

/** Pages of Stripe's own, to which a subscriber is sent for some minutes. */
export function createOwnPages(stripe: Stripe, { price, portal }: Settings): OwnPages {
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
            mode: "subscription",
            customer,
            line_items: [{ price: (await price()).id, quantity: 1 }],
            success_url: returnTo,
            cancel_url: returnTo,
          },
          // Two who ask at once get one page: a page of their own each could be paid twice.
          { idempotencyKey: `${after}:again:${sessions.length}` },
        );
        if (!made.url) throw new ProviderUnreachable("The checkout page has no address.");
        return made.url;
      }),
  };
}
