import { expect, test } from "vitest";
import { NewPassword } from "~/domain/accounts/password-rules";
import { texts } from "~/texts";
import { problemsOf } from "../support/schema-problems";

const firstMessage = (password: string) => problemsOf(NewPassword, password)?.[0] ?? "accepted";

test.each([
  ["Abcdefg1!", texts.passwords.tooShort],
  ["Abcdefgh1!", "accepted"],
  [`${"a".repeat(253)}1!`, "accepted"],
  [`${"a".repeat(254)}1!`, texts.passwords.tooLong],
  ["1234567890!", texts.passwords.characters],
  ["abcdefghij!", texts.passwords.characters],
  ["abcdefghij1", texts.passwords.characters],
  ["abcdefghi1!", "accepted"],
  ["abcdefghi 1!", texts.passwords.characters],
  ["abcdefghi1!-", texts.passwords.characters],
  ["äbcdefghij1!", texts.passwords.characters],
  ["abcdefghi1!\n", texts.passwords.characters],
  ["", "Password is required."],
])("%j: %s", (password, message) => {
  expect(firstMessage(password)).toBe(message);
});

test.each([..."@$!%*#?&_"])("%s counts as a special character", (special) => {
  expect(firstMessage(`abcdefghi1${special}`)).toBe("accepted");
});
