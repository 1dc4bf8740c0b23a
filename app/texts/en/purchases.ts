/** Refusals and states of purchases and subscriptions. */
export const purchases = {
  pending: "Your payment is still being processed. Wait a moment and submit again. You won't be charged twice.",
  otherAttempt:
    "Another registration with this username or email is still being processed. Try again in a few minutes.",
  goingOn: ({ username }: { username: string }) =>
    `The payment for “${username}” is being processed. This page continues as soon as it's done.`,
  keyUsed: "This purchase was started with different details. Reload the page and try again.",
  /** `reason`: a sentence, such as "The subscription has ended." */
  refunded: ({ reason }: { reason: string }) => `${reason} We've canceled the subscription and refunded your payment.`,
  subscriptionEnded: "The subscription has ended.",
  abandoned: "The registration wasn't completed in time. Try again.",
  overdue: ({ date }: { date: string }) => `Your last payment failed. Pay by ${date} under My account.`,
  taxPlaceUnknown: "We can't determine the tax. Check the billing country and postal code.",
  unavailable: "The payment provider isn't responding. Try again in a few minutes.",
  notOffered: "Stripe has not loaded yet.",
  closed: "You can't buy a subscription at the moment. Try again later.",
};
