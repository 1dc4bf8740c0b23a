// Stripe's documented test cards that this project uses.
export type CardBehaviour =
  | { kind: "pays" }
  | { kind: "asks" }
  | { kind: "failsWhenAttached"; declineCode: string; message: string }
  | { kind: "failsWhenCharged"; declineCode: string; message: string }
  | { kind: "unfitForSubscriptions" };

const declined = { declineCode: "generic_decline", message: "Your card was declined." };

export const testCards: Record<string, CardBehaviour> = {
  "4242424242424242": { kind: "pays" },
  "4000000000000002": { kind: "failsWhenAttached", ...declined },
  "4000000000009995": {
    kind: "failsWhenAttached",
    declineCode: "insufficient_funds",
    message: "Your card has insufficient funds.",
  },
  "4000002500003155": { kind: "asks" },
  "4000000000003220": { kind: "asks" },
  // Made up: can be attached, but takes no recurring payment.
  "4000000000000499": { kind: "unfitForSubscriptions" },
  "4000000000000341": { kind: "failsWhenCharged", ...declined },
};
