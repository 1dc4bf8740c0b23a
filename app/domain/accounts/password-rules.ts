import * as v from "valibot";
import { passwordTexts } from "./account-texts";

/** Why a new password is refused, checked in this order; null if it is accepted. */
export function findPasswordProblem(newPassword: string, confirmPassword: string): string | null {
  if (!newPassword || !confirmPassword) return passwordTexts.bothNeeded;
  if (newPassword !== confirmPassword) return passwordTexts.mismatch;
  if (newPassword.length < 10) return passwordTexts.tooShort;
  return newPassword.length <= 255 && allowed.test(newPassword) ? null : passwordTexts.characters;
}

/** The field that shows the problem. */
export const passwordFieldOf = (problem: string, newPassword: string): "newPassword" | "confirmPassword" =>
  problem === passwordTexts.mismatch || (problem === passwordTexts.bothNeeded && newPassword !== "")
    ? "confirmPassword"
    : "newPassword";

const allowed = /^(?=.*[A-Za-z])(?=.*\d)(?=.*[@$!%*#?&_])[A-Za-z\d@$!%*#?&_]+$/;

export const NewPassword = v.pipe(
  v.string("Password is required."),
  v.nonEmpty("Password is required."),
  v.minLength(10, passwordTexts.tooShort),
  v.maxLength(255, passwordTexts.tooLong),
  v.regex(allowed, passwordTexts.characters),
);
