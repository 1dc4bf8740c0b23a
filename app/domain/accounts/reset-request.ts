import * as v from "valibot";
import { NewPassword, passwordTexts } from "./password-rules";

// What is said while a password is reset.
export const resetTexts = {
  emailMissing: "Please enter your email.",
  linkSent:
    "If your email is in the system, a reset link has been sent. If you do not see an email, please " +
    "check your spam folder.",
  linkFailed: "Something went wrong. Please try again.",
  invalidLink: "Invalid reset link",
  done: "Password successfully reset. You can now log in.",
  failed: "Failed to reset password. Please try again.",
  byUsernameFailed: "Password Reset Failed",
  invalidCode: "The reset code is not valid.",
};

export const ResetRequest = v.object({
  email: v.pipe(
    v.string(resetTexts.emailMissing),
    v.trim(),
    v.nonEmpty(resetTexts.emailMissing),
    v.maxLength(254, resetTexts.linkFailed),
  ),
});

const text = (maxLength: number) => v.optional(v.pipe(v.string(), v.maxLength(maxLength)), "");

/** Body of `POST /users/resetPassword`; the password's own rule is checked by the verb, in its order. */
export const ResetByLink = v.object({
  email: text(254),
  token: text(200),
  newPassword: v.optional(v.string(), ""),
  confirmPassword: v.optional(v.string()),
});
export type ResetByLink = v.InferOutput<typeof ResetByLink>;

/** Body of `PUT /users/passwordResets/{username}`; `code` only when there is no grant from the login. */
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

/** The line over the reset-by-username form. */
export function resetByUsernameErrorOf(title: string | undefined, hasFieldErrors: boolean) {
  if (!title) return resetTexts.byUsernameFailed;
  return hasFieldErrors ? `Password Reset failed: ${title}` : title;
}
