import { Refusal } from "~/domain/refusal";
import { say } from "~/texts/say";
import { knownPasswordStems } from "./known-password-stems";
import { knownPasswordsList } from "./known-passwords-list";

let knownPasswords: { passwords: Set<string>; stems: Set<string>; longestStem: number } | null = null;

function readLists() {
  const passwords = new Set(knownPasswordsList.trim().split(/\s+/));
  const stems = new Set(knownPasswordStems.trim().split(/\s+/).map(foldLetters));
  return { passwords, stems, longestStem: Math.max(...[...stems].map((stem) => stem.length)) };
}

/** Whether the password is common, or differs from a common one only in digits and signs (`P@ssw0rd123!`). */
export function isKnownPassword(password: string): boolean {
  knownPasswords ??= readLists();
  return (
    knownPasswords.passwords.has(password) || hasKnownStem(password, knownPasswords.stems, knownPasswords.longestStem)
  );
}

/** Whether the password is one of the words, with digits and signs around it. */
export const isDecorated = (password: string, words: string[]): boolean =>
  hasKnownStem(password, new Set(words.map(foldLetters)), Math.max(0, ...words.map(({ length }) => length)));

/**
 * Strips digits and signs from both ends in every way, because some stand for letters: `Hell0!2026` is `hello`. The
 * rest must be a known word, so longer phrases pass.
 */
function hasKnownStem(password: string, stems: Set<string>, longestStem: number): boolean {
  const folded = foldLetters(password);
  const firstLetter = password.search(/[a-z]/i);
  const lastLetter = password.search(/[a-z][^a-z]*$/i);
  if (firstLetter < 0) return false;
  for (let start = Math.max(0, lastLetter + 1 - longestStem); start <= firstLetter; start++)
    for (let end = lastLetter + 1; end <= Math.min(password.length, start + longestStem); end++)
      if (stems.has(folded.slice(start, end))) return true;
  return false;
}

const lookalikes: Record<string, string> = {
  "0": "o",
  "1": "i",
  "!": "i",
  l: "i",
  "3": "e",
  "4": "a",
  "@": "a",
  "5": "s",
  $: "s",
  "7": "t",
  "8": "b",
  "9": "g",
};

/** Lowercases, and maps characters that look alike (`1`, `!`, `l`, `i`) to one. */
export const foldLetters = (text: string) =>
  text.toLowerCase().replace(/[01!l34@5$789]/g, (sign) => lookalikes[sign] ?? sign);

export function refuseKnownPassword(password: string, field: string) {
  if (isKnownPassword(password))
    throw new Refusal("invalid", say.passwords.tooCommon, { [field]: [say.passwords.tooCommon] });
}
