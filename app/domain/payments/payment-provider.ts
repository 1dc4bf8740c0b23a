// The payment provider as purchases see it. Stripe is behind it, in app/http/stripe.server.ts.
import type { Price } from "./price";

/** The payment of one invoice; `amount` is the total, `tax` the part that is tax. */
export type Payment = { invoiceId: string; amount: number; tax: number; currency: string; paidAt: Date | null };

export type SubscriptionStanding = {
  id: string;
  customerId: string;
  /** As the provider names it: `active`, `trialing`, `past_due`, `unpaid`, `canceled`, `incomplete`, ... */
  status: string;
  currentPeriodEnd: Date | null;
  /** When it ends, if it was cancelled for a future day. */
  endsAt: Date | null;
  /** Its price; null for a price of an unsupported kind. */
  price: Price | null;
  /** The last payment, if the latest invoice is paid. */
  lastPayment: Payment | null;
};

/** The state of the first payment: taken, waiting for the buyer's bank (3-D Secure), or refused. */
export type FirstPayment =
  { kind: "paid" } | { kind: "needsConfirmation"; clientSecret: string } | { kind: "refused"; message: string };

export type StartedSubscription = SubscriptionStanding & { payment: FirstPayment };

/** The provider's own page of a purchase: unpaid, paid, or closed without a payment. */
export type Checkout = { kind: "open"; url: string } | { kind: "paid"; subscriptionId: string } | { kind: "closed" };

/**
 * Calls with a `key` are idempotent. All throw `ProviderUnreachable` if it is unknown whether they happened, and
 * `CardRefused` if the card was refused.
 */
export type PaymentProvider = {
  /** The current price of a subscription. Throws `PriceUnusable`. */
  readPrice: () => Promise<Price>;
  createCustomer: (customer: { name: string; email: string; purchaseId: string }, key: string) => Promise<string>;
  attachCard: (customerId: string, paymentMethodId: string, key: string) => Promise<void>;
  /** Starts the monthly subscription and takes the first payment. */
  startSubscription: (customerId: string, paymentMethodId: string, key: string) => Promise<StartedSubscription>;
  readSubscription: (subscriptionId: string) => Promise<StartedSubscription | null>;
  /** The customer's only subscription, in any state; null if there is none. */
  subscriptionOf: (customerId: string) => Promise<StartedSubscription | null>;
  /** Ends everything the customer has, permanently: nothing can be charged afterwards. Idempotent. */
  removeCustomer: (customerId: string) => Promise<void>;
  /**
   * Refunds everything that was ever charged to the customer; returns how many payments are refunded, by this call or
   * earlier.
   */
  refundAll: (customerId: string) => Promise<number>;
  /** A page of the provider where the subscriber changes the card, reads invoices and cancels. */
  portalAddress: (customerId: string, returnTo: string) => Promise<string>;
  /**
   * A page of the provider where a customer whose subscription `after` has ended buys another; only one such page is
   * open.
   */
  checkoutAddress: (customerId: string, options: { returnTo: string; after: string }) => Promise<string>;
  /** Opens a page of the provider for a new customer's first payment; returns its id. */
  openCheckout: (
    customerId: string,
    options: { paidTo: string; backTo: string; closesAt: Date },
    key: string,
  ) => Promise<string>;
  readCheckout: (checkoutId: string) => Promise<Checkout>;
  /** Closes the customer's pages for payment. */
  closeCheckouts: (customerId: string) => Promise<void>;
  /** Sets the address for future invoices and receipts. */
  changeEmail: (customerId: string, email: string) => Promise<void>;
};

/** The card or its bank refused. The message is for the buyer. */
export class CardRefused extends Error {}

/** The configured price can't be sold. The message is for the operator. */
export class PriceUnusable extends Error {}

/** No answer, or an untrustworthy one: the call may have happened or not. */
export class ProviderUnreachable extends Error {}
