/** Answers to Stripe, and its settings. */
export const stripe = {
  cardUnknown: "An unknown error occurred.",
  priceArchived: ({ id }: { id: string }) => `The price ${id} is archived at Stripe.`,
  priceNotRecurring: ({ id }: { id: string }) => `The price ${id} isn't recurring with a fixed amount.`,
  reportNotJson: "The event isn't valid JSON.",
  reportNotEvent: "The body isn't an event.",
  productName: ({ productName }: { productName: string }) => `${productName} subscription`,
};
