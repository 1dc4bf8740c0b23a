import * as v from "valibot";
import { passwordTexts, resetTexts } from "./account-texts";
import { NewPassword } from "./password-rules";

export const ResetRequest = v.object({
  email: v.pipe(
    v.string(resetTexts.emailMissing),
    v.trim(),
    v.nonEmpty(resetTexts.emailMissing),
    v.maxLength(254, resetTexts.linkFailed),
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
      v.string("Username is required."),
      v.trim(),
      v.nonEmpty("Username is required."),
      v.maxLength(254, "Username is too long."),
    ),
    password: NewPassword,
    passwordConfirmation: v.string("Password confirmation is required."),
    code: text(100),
  }),
  v.forward(
    v.check(({ password, passwordConfirmation }) => password === passwordConfirmation, passwordTexts.mismatch),
    ["passwordConfirmation"],
  ),
);
export type ResetByUsername = v.InferOutput<typeof ResetByUsername>;
