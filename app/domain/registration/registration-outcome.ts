import * as v from "valibot";
import type { FieldErrors } from "~/domain/refusal";
import { texts } from "~/texts";
import {
  isRegistrationField,
  registeredTextOf,
  registeredWarningOf,
  registrationModes,
  type RegistrationMode,
} from "./registration-mode";

const text = v.pipe(v.string(), v.maxLength(500));

/** The state of /success and /failed; a form sends it by cookie, a script by navigation. */
export const RegistrationOutcome = v.object({
  pageType: v.picklist(registrationModes),
  message: v.optional(text),
  warning: v.optional(text),
  title: v.optional(text),
  errors: v.optional(v.record(text, v.pipe(v.array(text), v.maxLength(20)))),
  /** The form's values without the password, to fill in the form again. */
  typed: v.optional(v.record(text, text)),
});
export type RegistrationOutcome = v.InferOutput<typeof RegistrationOutcome>;

export const describeSuccess = (mode: RegistrationMode, username: string, message = ""): RegistrationOutcome => ({
  pageType: mode,
  message: registeredTextOf(mode, username),
  warning: registeredWarningOf(message),
});

/** A refusal that isn't about the form. */
export const describeRefusal = (mode: RegistrationMode, message: string): RegistrationOutcome => ({
  pageType: mode,
  message: message || texts.registration.unknownError,
});

/** An exception during registration. */
export const describeFailure = (mode: RegistrationMode, title?: string, errors?: FieldErrors): RegistrationOutcome => ({
  pageType: mode,
  title: title || texts.registration.internalError,
  errors,
});

/** Limit of the cookie that carries it. */
const maxTyped = 2_500;

/** The form's values without the password; empty if they are too long for the cookie. */
export function typedFieldsOf(form: Readonly<Record<string, string>>): Record<string, string> {
  const typed = Object.fromEntries(
    Object.entries(form).filter(([name, value]) => isRegistrationField(name) && name !== "password" && value !== ""),
  );
  return encodeURIComponent(JSON.stringify(typed)).length > maxTyped ? {} : typed;
}
