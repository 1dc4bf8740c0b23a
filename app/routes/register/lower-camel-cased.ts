import type { FieldErrors } from "~/domain/refusal";

/** Fields of an answer in the names of the form: `UserName` becomes `userName`. */
export function lowerCamelCased(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([field, messages]) => [
      field.replace(/^./, (letter) => letter.toLowerCase()),
      messages,
    ]),
  );
}
