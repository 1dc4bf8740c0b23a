import { expect, test } from "vitest";
import { containsOwnWord } from "~/domain/accounts/own-words";

const names = {
  username: "ada.lovelace",
  email: "countess7@academy.example",
  firstName: "Ada",
  lastName: "Lovelace",
  organization: "Zürich Orbital School",
  shortName: "zos-flight",
};

test.each([
  "Lovelace_2026!",
  "l0vel@ce#Kettle9",
  "_ADALOVELACE_1",
  "ada_lovelace_77",
  "kettle_Countess7!",
  "zurich##42##",
  "0rb!tal_2026#",
  "Zurich0rbital_School1",
  "z0s_flight_2026",
  "my_apsis_kettle_9",
  "4p$1s_kettle_99",
])("%s contains a word of its owner", (password) => expect(containsOwnWord(password, names)).toBe(true));

test.each([
  "ada_kettle_2026!",
  "zos_kettle_2026!",
  "academy_kettle#1",
  "love_lice_2026!",
  "school_kettle_2026!",
  "kT4$vq9!Zr2&",
])("%s contains none: short names and shared domains don't count", (password) =>
  expect(containsOwnWord(password, names)).toBe(false),
);

test("names in other alphabets, empty ones, and numbers refuse nothing", () => {
  const others = { username: "st20261", email: "@", firstName: "", lastName: "Иванова", organization: null };
  expect(containsOwnWord("kettle_20261_!", { ...others, shortName: null })).toBe(false);
});

test("the longest names and password take no time", () => {
  const long = "a-".repeat(200);
  const began = performance.now();
  for (let run = 0; run < 100; run++)
    containsOwnWord("aB3$".repeat(64), { ...names, firstName: long, lastName: `${"ab".repeat(100)} ${long}` });
  expect(performance.now() - began).toBeLessThan(500);
});
