/** The card fields as the page uses them, independent of the provider. `problem`: text for the buyer. */
export type CardPayment = {
  /** Returns the provider's id of the card, or a problem. */
  createPaymentMethod: (buyer: {
    name: string;
    email: string;
  }) => Promise<{ paymentMethodId: string } | { problem: string }>;
  /** Runs the bank's confirmation (3-D Secure); null if it succeeded. */
  confirm: (clientSecret: string) => Promise<string | null>;
};

export type Countries = readonly { alpha2: string; name: string }[];

/** Intent of the button that pays on the provider's page. */
export const hostedIntent = "checkout";

/** Intent of the button that joins by access code, where nothing is sold. */
export const joinIntent = "join";

/** Stripe's configuration; null if this installation sells nothing. */
export type StripePage = { publishableKey: string; scriptUrl: string | null; taxes: boolean } | null;
