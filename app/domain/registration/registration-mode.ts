// Pure: the three ways to register, and their texts. Pages use it too.
export const registrationModes = ["Standalone", "JoinOrganization", "PurchaseSubscription"] as const;
export type RegistrationMode = (typeof registrationModes)[number];

export const isRegistrationMode = (value: unknown): value is RegistrationMode =>
  registrationModes.some((mode) => mode === value);

/** The mode in an address or a navigation; buying is the default. */
export const parseRegistrationMode = (value: unknown): RegistrationMode =>
  isRegistrationMode(value) ? value : "PurchaseSubscription";

export const registrationTexts = {
  failed: "Registration failed. Please try again.",
  stripeNotLoaded: "Stripe has not loaded yet.",
  notSold: "Subscriptions can't be bought on this server. An access code is enough to join an organization.",
  joinInstead: "Join with the access code",
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

/** Labels of the form's fields. */
export const registrationLabels = {
  userName: "Username",
  password: "Password",
  email: "Email",
  accessCode: "Access Code",
  firstName: "First Name",
  lastName: "Last Name",
  rankTitle: "Rank/Title",
  nationality: "Nationality",
};
export type RegistrationField = keyof typeof registrationLabels;

export const isRegistrationField = (name: string): name is RegistrationField => Object.hasOwn(registrationLabels, name);

/** The label of a field in the API: "PaymentMethodId" is "Payment method". Null if only its messages matter. */
export function labelOfField(name: string): string | null {
  const field = name.charAt(0).toLowerCase() + name.slice(1);
  if (isRegistrationField(field)) return registrationLabels[field];
  const words = field
    .replace(/Id$/, "")
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase();
  return /^[a-z][a-z ]*$/.test(words) ? words.charAt(0).toUpperCase() + words.slice(1) : null;
}

/** The text of the success page about a new account. */
export function registeredTextOf(mode: RegistrationMode, username: string) {
  return mode === "Standalone" ? `${username} registered` : `New user "${username}" registered`;
}

/** The server's additional message on the success page. */
export const registeredWarningOf = (message: string) => (message ? `NOTE: ${message}` : undefined);

export const successHeadingOf = (mode: RegistrationMode) =>
  mode === "PurchaseSubscription" ? "Payment Successful" : "Registration Successful";
export const failureHeadingOf = (mode: RegistrationMode) =>
  mode === "PurchaseSubscription" ? "Payment Failed" : "Registration Failed";

/** The address of the registration page in a mode. */
export const registerAddressOf = (mode: RegistrationMode) => `/register?mode=${mode}`;
