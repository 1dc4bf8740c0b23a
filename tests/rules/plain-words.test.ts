// The words that `npm run lint` refuses in comments, texts and documents.
import { expect, test } from "vitest";
import { complaintsOf } from "../../lint/plain-words.mjs";

test.each([
  ["// What a client put before that is hearsay.", /^1: hearsay: /],
  ["It is worked out anew.", /^1: anew: write "again"$/],
  ["a page of ours", /^1: of ours: /],
  ["an expired token is nobody's", /^1: nobody's: /],
  ["\nexport type Sent = string;", /^2: Sent: name the thing/],
  ["export type ResultsShown = {};", /^1: ResultsShown: /],
  ["// The owner is told of it.", /^1: told: say who is notified/],
  ['test("whoever asks is refused", () => {});', /^1: whoever: /],
  [`\n// ${"word ".repeat(31)}\nconst one = 1;`, /^2: 31 words: split the comment/],
])("%j is refused with a suggestion", (text, complaint) => {
  expect(complaintsOf(text)).toEqual([expect.stringMatching(complaint)]);
});

test.each([
  "What is nobody's fault is a warning.",
  "export type SendResult = string;",
  "The manewer",
  "export class CardRefused extends Error {}",
  'const text = "You will be told.";',
  `\n/** ${"word ".repeat(31)} */\nexport const one = 1;`,
  `// ${"word ".repeat(31)}\nconst one = 1;`,
])("%j is fine", (text) => expect(complaintsOf(text)).toEqual([]));
