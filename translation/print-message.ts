import { TYPE } from "@formatjs/icu-messageformat-parser";
import type { Message } from "./read-message";
import { styleOf } from "./visit-message";

/** ICU MessageFormat, with forms in the order of the message and quotation marks only where they are needed. */
export function printMessage(message: Message, isForm = false): string {
  return message.map((part) => printPart(part, isForm)).join("");
}

function printPart(part: Message[number], isForm: boolean): string {
  switch (part.type) {
    case TYPE.literal:
      return quote(part.value, isForm);
    case TYPE.argument:
      return `{${part.value}}`;
    case TYPE.number:
      return `{${part.value}, number}`;
    case TYPE.date:
    case TYPE.time:
      return `{${part.value}, date, ${styleOf(part)}}`;
    case TYPE.pound:
      return "#";
    case TYPE.tag:
      return `<${part.value}>${printMessage(part.children)}</${part.value}>`;
    case TYPE.select:
    case TYPE.plural: {
      const isPlural = part.type === TYPE.plural;
      const options = Object.entries(part.options).map(
        ([name, { value }]) => `${name} {${printMessage(value, isPlural)}}`,
      );
      return `{${part.value}, ${isPlural ? "plural" : "select"}, ${options.join(" ")}}`;
    }
  }
}

/** Quotes braces and the like. An apostrophe needs a second one only beside another, or at the end of the text. */
const quote = (text: string, isForm: boolean) =>
  text.replace(isForm ? /['{}<>#]+/g : /['{}<>]+/g, (special, at: number) => {
    if (special === "'" && at + 1 < text.length) return special;
    const doubled = special.replaceAll("'", "''");
    return /^'+$/.test(special) ? doubled : `'${doubled}'`;
  });
