export const account = {
  languageLabel: "Language of pages, emails and the game",
  languageChanged: "Language changed",
  password: "Password",
  currentPassword: "Current Password",
  otherSignInsEnd: "Changing your password signs you out on all other devices.",
  changePassword: "Change password",
  emailTitle: "Email",
  emailHint: "We send password reset links to this address. If you change it, we'll notify the old one.",
  changeEmail: "Change email",
  passwordChanged: "Password changed. You've been signed out on all other devices.",
  emailChanged: "Email address changed.",
  signInEnded: "The device was signed out.",
  otherSignInsEnded: "All other devices were signed out.",
  heading: "My account",
  myResults: "My results",
  signIns: "Signed-in devices",
  thisOne: "This device",
  /** On a button: ends the sign-in of another device. */
  end: "Sign out",
  endSignIn: ({ device, dateTime }: { device: string; dateTime: string }) =>
    `Sign out ${device}, last used ${dateTime}`,
  endOtherSignIns: "Sign out all other devices",
  leaveOrganization: ({ organization }: { organization: string }) => `Sign out here and at ${organization}`,
  subscription: "Subscription",
  endsOn: ({ date }: { date: string }) => `Ends on ${date}, won't renew`,
  paidUntil: ({ date }: { date: string }) => `Paid until ${date}`,
  payBy: ({ date }: { date: string }) => `Payment due by ${date}`,
  manageSubscription: "Manage or cancel subscription",
  pageTitle: "My account",
  /** Below a device's name; `address` is an IP address and may be empty. */
  signInDetails: ({ address, signedInAt, lastUsedAt }: { address: string; signedInAt: string; lastUsedAt: string }) =>
    address
      ? `${address} · Signed in ${signedInAt} · Last used ${lastUsedAt}`
      : `Signed in ${signedInAt} · Last used ${lastUsedAt}`,
  currentPasswordRequired: "Enter your current password.",
  currentPasswordWrong: "The current password is incorrect.",
};
