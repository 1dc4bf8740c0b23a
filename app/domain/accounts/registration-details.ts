import * as v from "valibot";
import { keyed, say } from "~/texts/say";
import { NewPassword } from "./password-rules";

const printable = /^[^\p{Cc}\p{Surrogate}]*$/u;
/** A first name, a last name or a title. */
export const PersonName = (field: "firstName" | "lastName" | "rankTitle") =>
  v.pipe(
    v.string(() => keyed(say.accountFields.nameNotText({ field }))),
    v.trim(),
    v.maxLength(100, () => keyed(say.accountFields.nameTooLong({ field }))),
    v.regex(printable, () => keyed(say.accountFields.nameCharacters({ field }))),
  );
const name = (field: Parameters<typeof PersonName>[0]) => v.optional(PersonName(field), "");

/** 3 to 64 plain characters, so that no name can look like another. */
export const Username = v.pipe(
  v.string(() => keyed(say.accountFields.usernameRequired)),
  v.trim(),
  v.nonEmpty(() => keyed(say.accountFields.usernameRequired)),
  v.minLength(3, () => keyed(say.accountFields.usernameTooShort)),
  v.maxLength(64, () => keyed(say.accountFields.usernameTooLong)),
  v.regex(/^[A-Za-z0-9._@+-]+$/, () => keyed(say.accountFields.usernameCharacters)),
);

export const Email = v.pipe(
  v.string(() => keyed(say.accountFields.emailRequired)),
  v.trim(),
  v.nonEmpty(() => keyed(say.accountFields.emailRequired)),
  v.maxLength(254, () => keyed(say.accountFields.emailTooLong)),
  v.email(() => keyed(say.accountFields.emailInvalid)),
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
    v.string(() => keyed(say.accountFields.accessCodeRequired)),
    v.nonEmpty(() => keyed(say.accountFields.accessCodeRequired)),
    v.maxLength(64, () => keyed(say.enrolmentRefusals.codeUnknown)),
  ),
  isFreeUser: v.optional(
    v.boolean(() => keyed(say.accountFields.isFreeUserNotBoolean)),
    false,
  ),
  nationality: v.optional(
    v.pipe(
      v.string(() => keyed(say.accountFields.nationalityNotText)),
      v.regex(/^([A-Z]{2})?$/, () => keyed(say.accountFields.nationalityNotCode)),
    ),
    "",
  ),
});
export const RegistrationDetails = v.pipe(
  SentDetails,
  v.transform(({ userName: username, ...details }) => ({ username, ...details })),
);
export type RegistrationDetails = v.InferOutput<typeof RegistrationDetails>;
