// Pure: the three ways to register, and their texts. Pages use it too.
import { texts } from "~/texts";

export const registrationModes = ["Standalone", "JoinOrganization", "PurchaseSubscription"] as const;
export type RegistrationMode = (typeof registrationModes)[number];

export const isRegistrationMode = (value: unknown): value is RegistrationMode =>
  registrationModes.some((mode) => mode === value);

/** The mode in an address or a navigation; buying is the default. */
export const parseRegistrationMode = (value: unknown): RegistrationMode =>
  isRegistrationMode(value) ? value : "PurchaseSubscription";

/** The form's fields. */
const registrationFields = [
  "userName",
  "password",
  "email",
  "accessCode",
  "firstName",
  "lastName",
  "rankTitle",
  "nationality",
] as const;
export type RegistrationField = (typeof registrationFields)[number];

export const isRegistrationField = (name: string): name is RegistrationField =>
  registrationFields.some((field) => field === name);

/** The label of a field in the API: "PaymentMethodId" is "Payment method". Null if only its messages matter. */
export function labelOfField(name: string): string | null {
  const field = name.charAt(0).toLowerCase() + name.slice(1);
  if (isRegistrationField(field)) return texts.registration.fieldLabel({ field });
  const words = field
    .replace(/Id$/, "")
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase();
  return /^[a-z][a-z ]*$/.test(words) ? words.charAt(0).toUpperCase() + words.slice(1) : null;
}

/** The text of the success page about a new account. */
export function registeredTextOf(mode: RegistrationMode, username: string) {
  return mode === "Standalone"
    ? texts.registration.registered({ username })
    : texts.registration.newUserRegistered({ username });
}

/** The server's additional message on the success page. */
export const registeredWarningOf = (message: string) => (message ? texts.registration.note({ message }) : undefined);

export const successHeadingOf = (mode: RegistrationMode) =>
  mode === "PurchaseSubscription" ? texts.registration.paidHeading : texts.registration.registeredHeading;
export const failureHeadingOf = (mode: RegistrationMode) =>
  mode === "PurchaseSubscription" ? texts.registration.paymentFailedHeading : texts.registration.failedHeading;

/** The address of the registration page in a mode. */
export const registerAddressOf = (mode: RegistrationMode) => `/register?mode=${mode}`;
