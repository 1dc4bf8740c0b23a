import * as v from "valibot";
import type { FieldErrors } from "~/domain/refusal";
import {
  isRegistrationField,
  registeredTextOf,
  registeredWarningOf,
  registrationModes,
  registrationTexts,
  type RegistrationMode,
} from "./registration-mode";

const text = v.pipe(v.string(), v.maxLength(500));

/** The state that /success and /failed take, by cookie from a form and by navigation from a script. */
export const RegistrationOutcome = v.object({
  pageType: v.picklist(registrationModes),
  message: v.optional(text),
  warning: v.optional(text),
  title: v.optional(text),
  errors: v.optional(v.record(text, v.pipe(v.array(text), v.maxLength(20)))),
  /** What the form held, but for the password: the way back fills it in again. */
  typed: v.optional(v.record(text, text)),
});
export type RegistrationOutcome = v.InferOutput<typeof RegistrationOutcome>;

export const describeSuccess = (mode: RegistrationMode, username: string, message = ""): RegistrationOutcome => ({
  pageType: mode,
  message: registeredTextOf(mode, username),
  warning: registeredWarningOf(message),
});

/** An answer that says no, without the form being to blame. */
export const describeRefusal = (mode: RegistrationMode, message: string): RegistrationOutcome => ({
  pageType: mode,
  message: message || registrationTexts.unknown,
});

/** Something was thrown on the way. */
export const describeFailure = (mode: RegistrationMode, title?: string, errors?: FieldErrors): RegistrationOutcome => ({
  pageType: mode,
  title: title || registrationTexts.internal,
  errors,
});

/** The cookie that hands it over holds no more. */
const maxTyped = 2_500;

/** What was typed into the form's fields, but for the password; nothing where that is too long to be handed over. */
export function typedFieldsOf(form: Readonly<Record<string, string>>): Record<string, string> {
  const typed = Object.fromEntries(
    Object.entries(form).filter(([name, value]) => isRegistrationField(name) && name !== "password" && value !== ""),
  );
  return encodeURIComponent(JSON.stringify(typed)).length > maxTyped ? {} : typed;
}
