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
])("%j is refused with a suggestion", (text, complaint) => {
  expect(complaintsOf(text)).toEqual([expect.stringMatching(complaint)]);
});

test.each([
  "What is nobody's fault is a warning.",
  "export type SendResult = string;",
  "The manewer",
  "export class CardRefused extends Error {}",
])("%j is fine", (text) => expect(complaintsOf(text)).toEqual([]));
