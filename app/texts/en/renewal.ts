export const renewal = {
  welcomeBack: "Welcome back",
  payAgain: "Pay again",
  staleHint: "The payment provider does not answer: this is how it stood last.",
  account: "Account",
  subscription: "Subscription",
  paidUntil: "Paid until",
  paid: "Your subscription is paid. You can go on.",
  continue: "Continue",
  leave: "Leave",
  pageTitle: "Subscription",
  cookiesBlocked:
    "No logged in user. If this problem persists, please contact your administrator. Your browser blocks cookies for this site, and without them you can't stay logged in. Allow cookies for this site in your browser's settings, then log in again.",
  instructions: ({ way }: { way: "portal" | "checkout" }) =>
    ({
      portal:
        "A payment is open, so this account cannot be used at the moment. Pay the open invoice or enter another card with our payment provider; you come back here, and are in at once.",
      checkout:
        "The subscription has ended. Begin it again with our payment provider; you come back here, and are in at once. Your scores are as you left them.",
    })[way],
};
