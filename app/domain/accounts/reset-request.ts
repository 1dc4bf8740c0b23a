import * as v from "valibot";
import { keyed, say } from "~/texts/say";
import { NewPassword } from "./password-rules";

export const ResetRequest = v.object({
  email: v.pipe(
    v.string(() => keyed(say.signedOut.emailRequired)),
    v.trim(),
    v.nonEmpty(() => keyed(say.signedOut.emailRequired)),
    v.maxLength(254, () => keyed(say.signedOut.resetLinkFailed)),
  ),
});

const text = (maxLength: number) => v.optional(v.pipe(v.string(), v.maxLength(maxLength)), "");

/** Body of `POST /users/resetPassword`. The verb checks the password rule, in its own order. */
export const ResetByLink = v.object({
  email: text(254),
  token: text(200),
  newPassword: v.optional(v.string(), ""),
  confirmPassword: v.optional(v.string()),
});
export type ResetByLink = v.InferOutput<typeof ResetByLink>;

/** Body of `PUT /users/passwordResets/{username}`; `code` is required without a grant from the sign-in. */
export const ResetByUsername = v.pipe(
  v.object({
    username: v.pipe(
      v.string(() => keyed(say.signIn.usernameRequired)),
      v.trim(),
      v.nonEmpty(() => keyed(say.signIn.usernameRequired)),
      v.maxLength(254, () => keyed(say.signIn.usernameTooLong)),
    ),
    password: NewPassword,
    passwordConfirmation: v.string(() => keyed(say.passwordReset.confirmationRequired)),
    code: text(100),
  }),
  v.forward(
    v.check(
      ({ password, passwordConfirmation }) => password === passwordConfirmation,
      () => keyed(say.passwords.mismatch),
    ),
    ["passwordConfirmation"],
  ),
);
export type ResetByUsername = v.InferOutput<typeof ResetByUsername>;
