import { expect, test } from "vitest";
import { isCommonPassword } from "~/domain/accounts/common-password";
import { commonestPasswords } from "~/domain/accounts/commonest-passwords";
import { newPasswordProblem, passwordTexts } from "~/domain/accounts/password-rules";
import { demoPassword } from "~/domain/demo/people";

const list = commonestPasswords.trim().split(/\s+/);

test("the list has the 3,000 commonest, each once, and every one of them is refused", () => {
  expect(new Set(list).size).toBe(3_000);
  expect(list.filter((password) => !isCommonPassword(password))).toEqual([]);
});

test.each([
  "Password1!",
  "p@ssw0rd!!",
  "P@$$w0rd123",
  "Football1!",
  "qwertyuiop1!",
  "Qwerty123!",
  "1Q2w3e4r5t!",
  "Letmein123!",
  "!!Superman1",
  "Iloveyou1!",
  "Monkey123456!",
  "abc123!!!!",
])("%s is a common password dressed up", (password) => expect(isCommonPassword(password)).toBe(true));

test.each([
  demoPassword,
  "Correct@Horse1",
  "Str0ng@Passw",
  "dragon!83920174xk",
  "Tom!827193018",
  "aB3$efGh1j",
  "Tr4jectory#of#Ceres",
])("%s is not", (password) => expect(isCommonPassword(password)).toBe(false));

test.each([
  ["", "", passwordTexts.bothNeeded],
  ["Str0ng@Passw", "", passwordTexts.bothNeeded],
  ["short", "other", passwordTexts.mismatch],
  ["Sh0rt@", "Sh0rt@", passwordTexts.tooShort],
  ["longenough", "longenough", passwordTexts.characters],
  ["Str0ng@Passw ", "Str0ng@Passw ", passwordTexts.characters],
  [`aB3$${"x".repeat(10_240)}`, `aB3$${"x".repeat(10_240)}`, passwordTexts.characters],
  [`aB3$${"x".repeat(251)}`, `aB3$${"x".repeat(251)}`, null],
])("a new password is checked in the spec's order (%#)", (password, confirmation, problem) =>
  expect(newPasswordProblem(password, confirmation)).toBe(problem),
);
