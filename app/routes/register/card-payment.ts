/** What the page asks of the card fields, in no provider's words. A problem is what the buyer reads. */
export type CardPayment = {
  /** The provider's name of the card, or what is wrong with it. */
  createPaymentMethod: (buyer: {
    name: string;
    email: string;
  }) => Promise<{ paymentMethodId: string } | { problem: string }>;
  /** Lets the buyer's bank ask (3-D Secure); null when it agreed. */
  confirm: (clientSecret: string) => Promise<string | null>;
};

export type Countries = readonly { alpha2: string; name: string }[];

/** The button that pays on the provider's own page. */
export const hostedIntent = "checkout";

/** The button that joins an organization by the access code alone, where nothing is sold. */
export const joinIntent = "join";

/** Where Stripe is to be loaded from; null when this installation sells nothing. */
export type StripePage = { publishableKey: string; scriptUrl: string | null; taxes: boolean } | null;
