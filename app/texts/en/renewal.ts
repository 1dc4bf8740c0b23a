/** Paying again after a subscription has lapsed; signed out. */
export const renewal = {
  welcomeBack: "Welcome back",
  payAgain: "Renew subscription",
  staleHint: "The payment provider isn't responding. This is the last status we know of.",
  account: "Account",
  subscription: "Subscription",
  paidUntil: "Paid until",
  paid: "Your subscription is paid. You can continue.",
  continue: "Continue",
  /** Leads to the login page. */
  leave: "Back to Login",
  pageTitle: "Subscription",
  cookiesBlocked:
    "No logged in user. If this problem persists, please contact your administrator. Your browser blocks cookies for this site, and without them you can't stay logged in. Allow cookies for this site in your browser's settings, then log in again.",
  instructions: ({ way }: { way: "portal" | "checkout" }) =>
    ({
      portal:
        "A payment is overdue, so this account can't be used right now. Pay the open invoice or add another card on our payment provider's page. You'll then come back here and can continue right away.",
      checkout:
        "Your subscription has ended. Renew it on our payment provider's page. You'll then come back here and can continue right away, with your scores as you left them.",
    })[way],
};
