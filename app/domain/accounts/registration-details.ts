import * as v from "valibot";
import { texts } from "~/texts";
import { NewPassword } from "./password-rules";

const printable = /^[^\p{Cc}\p{Surrogate}]*$/u;
/** A first name, a last name or a title. */
export const PersonName = (field: "firstName" | "lastName" | "rankTitle") =>
  v.pipe(
    v.string(() => texts.accountFields.nameNotText({ field })),
    v.trim(),
    v.maxLength(100, () => texts.accountFields.nameTooLong({ field })),
    v.regex(printable, () => texts.accountFields.nameCharacters({ field })),
  );
const name = (field: Parameters<typeof PersonName>[0]) => v.optional(PersonName(field), "");

/** 3 to 64 plain characters, so that no name can look like another. */
export const Username = v.pipe(
  v.string(() => texts.accountFields.usernameRequired),
  v.trim(),
  v.nonEmpty(() => texts.accountFields.usernameRequired),
  v.minLength(3, () => texts.accountFields.usernameTooShort),
  v.maxLength(64, () => texts.accountFields.usernameTooLong),
  v.regex(/^[A-Za-z0-9._@+-]+$/, () => texts.accountFields.usernameCharacters),
);

export const Email = v.pipe(
  v.string(() => texts.accountFields.emailRequired),
  v.trim(),
  v.nonEmpty(() => texts.accountFields.emailRequired),
  v.maxLength(254, () => texts.accountFields.emailTooLong),
  v.email(() => texts.accountFields.emailInvalid),
);

/**
 * The fields of a registration, as form and API name them. The access code is passed on unchanged: case and spaces
 * matter.
 */
const SentDetails = v.object({
  userName: Username,
  password: NewPassword,
  email: Email,
  firstName: name("firstName"),
  lastName: name("lastName"),
  rankTitle: name("rankTitle"),
  accessCode: v.pipe(
    v.string(() => texts.accountFields.accessCodeRequired),
    v.nonEmpty(() => texts.accountFields.accessCodeRequired),
    v.maxLength(64, () => texts.enrolmentRefusals.codeUnknown),
  ),
  isFreeUser: v.optional(
    v.boolean(() => texts.accountFields.isFreeUserNotBoolean),
    false,
  ),
  nationality: v.optional(
    v.pipe(
      v.string(() => texts.accountFields.nationalityNotText),
      v.regex(/^([A-Z]{2})?$/, () => texts.accountFields.nationalityNotCode),
    ),
    "",
  ),
});
export const RegistrationDetails = v.pipe(
  SentDetails,
  v.transform(({ userName: username, ...details }) => ({ username, ...details })),
);
export type RegistrationDetails = v.InferOutput<typeof RegistrationDetails>;
