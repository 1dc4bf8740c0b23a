import { expect, test } from "vitest";
import * as v from "valibot";
import { isKnownPassword } from "~/domain/accounts/known-password";
import { knownPasswordsList } from "~/domain/accounts/known-passwords-list";
import { NewPassword, findPasswordProblem } from "~/domain/accounts/password-rules";
import { demoPassword } from "~/domain/demo/people";
import { texts } from "~/texts";
import { say } from "~/texts/say";
import { problemsOf } from "../support/schema-problems";

const list = knownPasswordsList.trim().split(/\s+/);

test("every listed password follows the rules, appears once, and is refused", () => {
  expect(list.length).toBeGreaterThan(1_000);
  expect(new Set(list).size).toBe(list.length);
  expect(list.filter((password) => !v.safeParse(NewPassword, password).success)).toEqual([]);
  expect(list.filter((password) => !isKnownPassword(password))).toEqual([]);
});

test.each(["Password1!", "password@123", "!password1", "1Password!"])("%s is a known password", (password) =>
  expect(isKnownPassword(password)).toBe(true),
);

test.each([
  "Welcome123!",
  "P@ssw0rd123!",
  "P@$$w0rd123!",
  "Football1!",
  "Monkey123456!",
  "123!Dragon#4",
  "QWERTY12345_",
  "1qaz2wsx!!!2026",
  "Hell0!!2026",
  "_L3tm31n_2026",
  "ADMINISTRATOR_1",
  "Apsis@2026!!",
])("%s is a known word with digits and signs, and is refused", (password) => {
  expect(findPasswordProblem(password, password)).toBeNull();
  expect(isKnownPassword(password)).toBe(true);
});

test.each([
  "Newpass@2026",
  "PASSWORD1!x",
  demoPassword,
  "Str0ng@Passw",
  "correct_horse_battery_9",
  "Summer#dragon#1",
  "sunshine4_my_welcome",
  "password_manager_7_dragons",
  "me@8371940275",
  "kT4$vq9!Zr2&",
  "a9!8#7$6@5&4",
  "blue_kettle_42!",
])("%s follows the rules, isn't a decorated known word, and is accepted", (password) => {
  expect(findPasswordProblem(password, password)).toBeNull();
  expect(isKnownPassword(password)).toBe(false);
});

test("the longest password takes no longer to check than others", () => {
  const began = performance.now();
  for (let run = 0; run < 200; run++) expect(isKnownPassword(`${"1!".repeat(127)}x`)).toBe(false);
  expect(performance.now() - began).toBeLessThan(500);
});

test("an empty password is refused as required", () => {
  expect(problemsOf(NewPassword, "")?.[0]).toBe("Password is required.");
});

test.each([
  ["", "", say.passwords.bothNeeded],
  ["Str0ng@Passw", "", say.passwords.bothNeeded],
  ["short", "other", say.passwords.mismatch],
  ["Sh0rt@", "Sh0rt@", say.passwords.tooShort],
  ["longenough", "longenough", say.passwords.characters],
  ["Str0ng@Passw ", "Str0ng@Passw ", say.passwords.characters],
  [`aB3$${"x".repeat(10_240)}`, `aB3$${"x".repeat(10_240)}`, say.passwords.characters],
  [`aB3$${"x".repeat(251)}`, `aB3$${"x".repeat(251)}`, null],
])("a new password's checks come in order (%#)", (password, confirmation, problem) =>
  expect(findPasswordProblem(password, confirmation)).toEqual(problem),
);

test("the hint names what is refused: foreign alphabets, and known passwords with added signs", () => {
  expect(texts.passwords.hint).toContain("letters (A to Z)");
  for (const password of ["Pässwort#12345", "Пароль#1234567"])
    expect(findPasswordProblem(password, password)).toEqual(say.passwords.characters);
  // Not every common word is a common password.
  expect(texts.passwords.hint).not.toContain("common word");
  expect(isKnownPassword("Kettle_lid#2026")).toBe(false);
  expect(isKnownPassword("#1Dragon!!2026")).toBe(true);
});
