/** Refusals and states of purchases and subscriptions. */
export const purchases = {
  pending:
    "Your payment is still being processed. Please wait a moment and submit again: you will not be charged twice.",
  otherAttempt:
    "A registration with this username or email is still being processed. Please try again in a few minutes.",
  goingOn: ({ username }: { username: string }) =>
    `The payment for "${username}" is being processed. Please wait: this page goes on as soon as it is decided.`,
  keyUsed: "This purchase was begun with other details. Please reload the page and try again.",
  refunded: ({ reason }: { reason: string }) => `${reason} The subscription is cancelled and your payment is refunded.`,
  subscriptionEnded: "The subscription has ended.",
  abandoned: "The registration was not completed in time. Please try again.",
  overdue: ({ date }: { date: string }) => `Your last payment failed. Please pay by ${date}, under My account.`,
  taxPlaceUnknown: "The tax cannot be determined: please check the billing country and postal code.",
  unavailable: "The payment provider does not answer. Please try again.",
  notOffered: "Stripe has not loaded yet.",
  closed: "Subscriptions cannot be bought at the moment. Please try again later.",
};
