import * as v from "valibot";

// The same rule wherever a password is chosen.
export const passwordTexts = {
  hint: "10 to 255 letters, numbers and @$!%*#?&_ with at least one of each. Commonly used passwords are refused.",
  bothNeeded: "Please fill out both password fields.",
  mismatch: "Passwords do not match.",
  tooShort: "Password must be at least 10 characters.",
  tooLong: "Password must be at most 255 characters.",
  characters: "Must contain at least one letter, one number, and one special character: @$!%*#?&_",
  tooCommon: "This password is too common. Please choose another.",
};

/** What is said when a new password cannot be taken, in this order; null when it can. */
export function findPasswordProblem(newPassword: string, confirmPassword: string): string | null {
  if (!newPassword || !confirmPassword) return passwordTexts.bothNeeded;
  if (newPassword !== confirmPassword) return passwordTexts.mismatch;
  if (newPassword.length < 10) return passwordTexts.tooShort;
  return newPassword.length <= 255 && allowed.test(newPassword) ? null : passwordTexts.characters;
}

const allowed = /^(?=.*[A-Za-z])(?=.*\d)(?=.*[@$!%*#?&_])[A-Za-z\d@$!%*#?&_]+$/;

export const NewPassword = v.pipe(
  v.string("Password is required."),
  v.nonEmpty("Password is required."),
  v.minLength(10, passwordTexts.tooShort),
  v.maxLength(255, passwordTexts.tooLong),
  v.regex(allowed, passwordTexts.characters),
);
