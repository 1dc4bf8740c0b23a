import * as v from "valibot";
import type { Message } from "~/texts/message";
import { keyed, say } from "~/texts/say";

/** Why a new password is refused, checked in this order; null if it is accepted. */
export function findPasswordProblem(newPassword: string, confirmPassword: string): Message | null {
  if (!newPassword || !confirmPassword) return say.passwords.bothNeeded;
  if (newPassword !== confirmPassword) return say.passwords.mismatch;
  if (newPassword.length < 10) return say.passwords.tooShort;
  return newPassword.length <= 255 && allowed.test(newPassword) ? null : say.passwords.characters;
}

/** The field that shows the problem. */
export const passwordFieldOf = (problem: Message, newPassword: string): "newPassword" | "confirmPassword" =>
  problem.textKey === say.passwords.mismatch.textKey ||
  (problem.textKey === say.passwords.bothNeeded.textKey && newPassword !== "")
    ? "confirmPassword"
    : "newPassword";

const allowed = /^(?=.*[A-Za-z])(?=.*\d)(?=.*[@$!%*#?&_])[A-Za-z\d@$!%*#?&_]+$/;

export const NewPassword = v.pipe(
  v.string(() => keyed(say.passwords.required)),
  v.nonEmpty(() => keyed(say.passwords.required)),
  v.minLength(10, () => keyed(say.passwords.tooShort)),
  v.maxLength(255, () => keyed(say.passwords.tooLong)),
  v.regex(allowed, () => keyed(say.passwords.characters)),
);
