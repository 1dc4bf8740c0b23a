import type { FieldErrors } from "~/domain/refusal";

/** Converts the API's field names to the form's: `UserName` becomes `userName`. */
export function toFormFieldNames(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([field, messages]) => [
      field.replace(/^./, (letter) => letter.toLowerCase()),
      messages,
    ]),
  );
}
