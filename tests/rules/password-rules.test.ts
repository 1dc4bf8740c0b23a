import { expect, test } from "vitest";
import * as v from "valibot";
import { passwordTexts } from "~/domain/accounts/account-texts";
import { NewPassword } from "~/domain/accounts/password-rules";

const firstMessage = (password: string) => v.safeParse(NewPassword, password).issues?.[0].message ?? "accepted";

test.each([
  ["Abcdefg1!", passwordTexts.tooShort],
  ["Abcdefgh1!", "accepted"],
  [`${"a".repeat(253)}1!`, "accepted"],
  [`${"a".repeat(254)}1!`, passwordTexts.tooLong],
  ["1234567890!", passwordTexts.characters],
  ["abcdefghij!", passwordTexts.characters],
  ["abcdefghij1", passwordTexts.characters],
  ["abcdefghi1!", "accepted"],
  ["abcdefghi 1!", passwordTexts.characters],
  ["abcdefghi1!-", passwordTexts.characters],
  ["äbcdefghij1!", passwordTexts.characters],
  ["abcdefghi1!\n", passwordTexts.characters],
  ["", "Password is required."],
])("%j: %s", (password, message) => {
  expect(firstMessage(password)).toBe(message);
});

test.each([..."@$!%*#?&_"])("%s counts as a special character", (special) => {
  expect(firstMessage(`abcdefghi1${special}`)).toBe("accepted");
});
