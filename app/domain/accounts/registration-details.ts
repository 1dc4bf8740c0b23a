import * as v from "valibot";
import { NewPassword } from "./password-rules";

const printable = /^[^\p{Cc}\p{Surrogate}]*$/u;
/** A first name, a last name or a title. */
export const PersonName = (label: string) =>
  v.pipe(
    v.string(`${label} must be text.`),
    v.trim(),
    v.maxLength(100, `${label} must be 100 characters or less.`),
    v.regex(printable, `${label} contains a character that is not allowed.`),
  );
const name = (label: string) => v.optional(PersonName(label), "");

export const userNameHint = "3 to 64 letters, digits and . _ @ + -";

/** 3 to 64 plain characters, so that no name can look like another. */
export const Username = v.pipe(
  v.string("Username is required."),
  v.trim(),
  v.nonEmpty("Username is required."),
  v.minLength(3, "Username must be at least 3 characters."),
  v.maxLength(64, "Username must be 64 characters or less."),
  v.regex(/^[A-Za-z0-9._@+-]+$/, "Username may contain only letters, digits and . _ @ + -"),
);

export const Email = v.pipe(
  v.string("Email is required."),
  v.trim(),
  v.nonEmpty("Email is required."),
  v.maxLength(254, "Email must be 254 characters or less."),
  v.email("Email must be a valid e-mail address."),
);

/**
 * The fields of a registration, as form and API name them. The access code is passed on unchanged: case and spaces
 * matter.
 */
const SentDetails = v.object({
  userName: Username,
  password: NewPassword,
  email: Email,
  firstName: name("First name"),
  lastName: name("Last name"),
  rankTitle: name("Rank/title"),
  accessCode: v.pipe(
    v.string("Access code is required."),
    v.nonEmpty("Access code is required."),
    v.maxLength(64, "Access code is not known."),
  ),
  isFreeUser: v.optional(v.boolean("isFreeUser must be true or false."), false),
  nationality: v.optional(
    v.pipe(
      v.string("Nationality must be text."),
      v.regex(/^([A-Z]{2})?$/, "Nationality must be a two-letter country code."),
    ),
    "",
  ),
});
export const RegistrationDetails = v.pipe(
  SentDetails,
  v.transform(({ userName: username, ...details }) => ({ username, ...details })),
);
export type RegistrationDetails = v.InferOutput<typeof RegistrationDetails>;
