import { expect, test } from "vitest";
import * as v from "valibot";
import { isKnownPassword } from "~/domain/accounts/known-password";
import { knownPasswordsList } from "~/domain/accounts/known-passwords-list";
import { passwordTexts } from "~/domain/accounts/account-texts";
import { NewPassword, findPasswordProblem } from "~/domain/accounts/password-rules";
import { demoPassword } from "~/domain/demo/people";

const list = knownPasswordsList.trim().split(/\s+/);

test("every password of the list keeps the rules, stands there once, and is refused", () => {
  expect(list.length).toBeGreaterThan(1_000);
  expect(new Set(list).size).toBe(list.length);
  expect(list.filter((password) => !v.safeParse(NewPassword, password).success)).toEqual([]);
  expect(list.filter((password) => !isKnownPassword(password))).toEqual([]);
});

test.each(["Password1!", "password@123", "!password1", "1Password!"])("%s is known", (password) =>
  expect(isKnownPassword(password)).toBe(true),
);

test.each(["Newpass@2026", "P@$$w0rd123!", "Football1!", "Monkey123456!", "PASSWORD1!x", demoPassword, "Str0ng@Passw"])(
  "%s keeps the rules, is not itself a known password, and is taken",
  (password) => {
    expect(findPasswordProblem(password, password)).toBeNull();
    expect(isKnownPassword(password)).toBe(false);
  },
);

test("an empty password is told that it is required", () => {
  expect(v.safeParse(NewPassword, "").issues?.[0].message).toBe("Password is required.");
});

test.each([
  ["", "", passwordTexts.bothNeeded],
  ["Str0ng@Passw", "", passwordTexts.bothNeeded],
  ["short", "other", passwordTexts.mismatch],
  ["Sh0rt@", "Sh0rt@", passwordTexts.tooShort],
  ["longenough", "longenough", passwordTexts.characters],
  ["Str0ng@Passw ", "Str0ng@Passw ", passwordTexts.characters],
  [`aB3$${"x".repeat(10_240)}`, `aB3$${"x".repeat(10_240)}`, passwordTexts.characters],
  [`aB3$${"x".repeat(251)}`, `aB3$${"x".repeat(251)}`, null],
])("a new password is checked in order (%#)", (password, confirmation, problem) =>
  expect(findPasswordProblem(password, confirmation)).toBe(problem),
);
