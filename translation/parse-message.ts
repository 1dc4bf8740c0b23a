import { parse } from "@formatjs/icu-messageformat-parser";
import type { Message } from "./read-message";

/** Longer than any text of the catalogue; deep nesting stays within the stack, too. */
const maxCharacters = 8_000;

const explanations: Record<string, string> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: "a { has no }",
  EMPTY_ARGUMENT: "{} has no name in it",
  MALFORMED_ARGUMENT: "a { isn't followed by a name; write '{' for the character itself",
  INVALID_ARGUMENT_TYPE: "a format isn't one of number, date, plural and select",
  MISSING_OTHER_CLAUSE: "a plural or select has no form `other`",
  EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT: "a case of select has no text in braces",
  EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT: "a form of plural has no text in braces",
  DUPLICATE_PLURAL_ARGUMENT_SELECTOR: "a plural has the same form twice",
  DUPLICATE_SELECT_ARGUMENT_SELECTOR: "a select has the same case twice",
  UNMATCHED_CLOSING_TAG: "a closing tag has no opening one",
  UNCLOSED_TAG: "a tag isn't closed",
  INVALID_TAG: "a tag isn't written as <name>...</name>",
};

/** A text of a translator, or what is wrong with it. */
export function parseMessage(text: string): { message: Message } | { problem: string } {
  if (text.length > maxCharacters) return { problem: `it has more than ${maxCharacters} characters` };
  const invisible = /(?![\n\t])\p{Cc}|[\u202a-\u202e\ufeff\ufffe\uffff]|\p{Cs}/u.exec(text);
  if (invisible) {
    const code = (invisible[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
    return { problem: `it has the control character U+${code}` };
  }
  try {
    return { message: parse(text, { requiresOtherClause: true }) };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { problem: explanations[error.message] ?? `it isn't ICU MessageFormat (${error.message})` };
  }
}
