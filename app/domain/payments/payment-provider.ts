// What a purchase needs of a payment provider. Nothing here knows Stripe: app/http/stripe.server.ts does.
import type { Price } from "./price";

/** Of one invoice; `amount` is all that was taken, `tax` what of it is tax. */
export type Payment = { invoiceId: string; amount: number; tax: number; currency: string; paidAt: Date | null };

export type SubscriptionStanding = {
  id: string;
  customerId: string;
  /** As the provider names it: `active`, `trialing`, `past_due`, `unpaid`, `canceled`, `incomplete`, ... */
  status: string;
  currentPeriodEnd: Date | null;
  /** When it ends, if it was cancelled for a day to come. */
  endsAt: Date | null;
  /** What is paid for it; null when it is no price of a kind that we know. */
  price: Price | null;
  /** What was paid last, if the latest invoice is paid. */
  lastPayment: Payment | null;
};

/** How the first payment stands: taken, waiting for the buyer's bank to ask (3-D Secure), or refused. */
export type FirstPayment =
  { kind: "paid" } | { kind: "needsConfirmation"; clientSecret: string } | { kind: "refused"; message: string };

export type StartedSubscription = SubscriptionStanding & { payment: FirstPayment };

/** The provider's own page of a purchase: still to be paid, paid, or closed without a payment. */
export type Checkout = { kind: "open"; url: string } | { kind: "paid"; subscriptionId: string } | { kind: "closed" };

/**
 * Calls with a `key` may be repeated: with the same key they happen once. All throw `ProviderUnreachable` when it is
 * not known whether they happened, and `CardRefused` when the card is to blame.
 */
export type PaymentProvider = {
  /** What a subscription costs, as it is now. Throws `PriceUnusable`. */
  readPrice: () => Promise<Price>;
  createCustomer: (customer: { name: string; email: string; purchaseId: string }, key: string) => Promise<string>;
  attachCard: (customerId: string, paymentMethodId: string, key: string) => Promise<void>;
  /** Starts the monthly subscription and takes the first payment. */
  startSubscription: (customerId: string, paymentMethodId: string, key: string) => Promise<StartedSubscription>;
  readSubscription: (subscriptionId: string) => Promise<StartedSubscription | null>;
  /** The customer's one subscription, however it stands; null when there is none. */
  subscriptionOf: (customerId: string) => Promise<StartedSubscription | null>;
  /** Ends whatever the customer has, for good: afterwards nothing can be charged. Already removed is fine. */
  removeCustomer: (customerId: string) => Promise<void>;
  /**
   * Pays back all that the customer was ever charged; answers how many payments are paid back now, by this call or
   * before.
   */
  refundAll: (customerId: string) => Promise<number>;
  /** A page of the provider's where the subscriber changes the card, reads invoices and cancels. */
  portalAddress: (customerId: string, returnTo: string) => Promise<string>;
  /**
   * A page of the provider's where a customer whose subscription `after` has ended buys another; one page at a time is
   * open.
   */
  checkoutAddress: (customerId: string, options: { returnTo: string; after: string }) => Promise<string>;
  /** Opens a page of the provider's on which a new customer pays the first time; answers its id. */
  openCheckout: (
    customerId: string,
    options: { paidTo: string; backTo: string; closesAt: Date },
    key: string,
  ) => Promise<string>;
  readCheckout: (checkoutId: string) => Promise<Checkout>;
  /** Nothing can be paid on the customer's pages any more. */
  closeCheckouts: (customerId: string) => Promise<void>;
  /** Where invoices and receipts go from now on. */
  changeEmail: (customerId: string, email: string) => Promise<void>;
};

/** The card, or its holder's bank, says no. The message is for the buyer. */
export class CardRefused extends Error {}

/** The operator's price cannot be sold. The message is for the operator. */
export class PriceUnusable extends Error {}

/** No answer, or none that can be trusted: the call may have happened or not. */
export class ProviderUnreachable extends Error {}
