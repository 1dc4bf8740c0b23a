// The three ways to an account, and what is said on the way. Pure: pages read it too.
export const registrationModes = ["Standalone", "JoinOrganization", "PurchaseSubscription"] as const;
export type RegistrationMode = (typeof registrationModes)[number];

export const isRegistrationMode = (value: unknown): value is RegistrationMode =>
  registrationModes.some((mode) => mode === value);

/** The mode an address or a navigation asks for; buying is the default. */
export const parseRegistrationMode = (value: unknown): RegistrationMode =>
  isRegistrationMode(value) ? value : "PurchaseSubscription";

export const registrationTexts = {
  failed: "Registration failed. Please try again.",
  stripeNotLoaded: "Stripe has not loaded yet.",
  hosted: "You enter your card on our payment provider's page, after Submit.",
  tryingAgain: "Trying again...",
  noCountryOfBill: "Billing country is required.",
  noCard: "Card details are not entered.",
  cardUnknown: "An unknown error occurred.",
  unknown: "Unknown error occurred.",
  internal: "An internal error occurred.",
  codeNote: 'Be sure to enter "Access Code" exactly as it was provided to you.',
  noCountry: "No results found",
};

/** What the success page says of a new account. */
export function registeredTextOf(mode: RegistrationMode, username: string) {
  return mode === "Standalone" ? `${username} registered` : `New user "${username}" registered`;
}

/** What the server had to say besides, as the success page shows it. */
export const registeredWarningOf = (message: string) => (message ? `NOTE: ${message}` : undefined);

export const successHeadingOf = (mode: RegistrationMode) =>
  mode === "PurchaseSubscription" ? "Payment Successful" : "Registration Successful";
export const failureHeadingOf = (mode: RegistrationMode) =>
  mode === "PurchaseSubscription" ? "Payment Failed" : "Registration Failed";

/** The address of the registration page in a mode. */
export const registerAddressOf = (mode: RegistrationMode) => `/register?mode=${mode}`;
