/** Mails about the payments of a subscription. */
export const paymentMails = {
  overdueSubject: ({ productName }: { productName: string }) => `Your ${productName} payment failed`,
  overdue: ({ username }: { username: string }) =>
    `We couldn't collect the subscription payment for your account “${username}”.`,
  payUntil: ({ date }: { date: string }) =>
    `Your account stays open until ${date} (UTC). Enter another card or pay the open invoice before then:`,
  reminderSubject: ({ productName, date }: { productName: string; date: string }) =>
    `Your ${productName} account closes on ${date}`,
  reminder: ({ username, date }: { username: string; date: string }) =>
    `The subscription payment for your account “${username}” is still open. If it isn't paid before ${date} (UTC), you won't be able to sign in to play.`,
  payNow: "Enter another card or pay the open invoice here:",
  payLater: "You can still pay after that date: sign in as usual, and the payment page opens.",
  receiptSubject: ({ productName }: { productName: string }) => `Your ${productName} receipt`,
  thanks: "Thank you. We've received your payment:",
  account: "Account",
  subscription: "Subscription",
  amount: "Amount",
  taxIncluded: "Tax included",
  paidOn: "Paid on",
  nextPayment: "Next payment",
  cancelAnytime:
    "You can cancel anytime. After you sign in, your subscription, its invoices and your card are on this page:",
};
