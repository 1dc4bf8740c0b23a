export const stripe = {
  cardUnknown: "An unknown error occurred.",
  priceArchived: ({ id }: { id: string }) => `The price ${id} is archived at Stripe.`,
  priceNotRecurring: ({ id }: { id: string }) => `The price ${id} is not a recurring one with a fixed amount.`,
  reportNotJson: "The report is not JSON.",
  reportNotEvent: "The report is not an event.",
  productName: ({ productName }: { productName: string }) => `${productName} subscription`,
};
