import * as v from "valibot";
import { Refusal } from "~/domain/refusal";
import { jsonDepthOf } from "./json-depth";

/** Of a sandbox's JSON, in bytes. */
export const maxSandboxBytes = 5 * 1024 * 1024;
const maxDepth = 200;

export const SandboxTitle = v.pipe(
  v.string("Title is required."),
  v.trim(),
  v.nonEmpty("Title is required."),
  v.check((title) => [...title].length <= 200, "Title must be 200 characters or less."),
  v.regex(/^[^\p{Cc}\p{Surrogate}]*$/u, "Title contains a character that is not allowed."),
);

/** Body of `POST /sandboxes`. */
export const NewSandbox = v.object({ title: SandboxTitle, content: v.optional(v.unknown(), {}) });

const refuse = (message: string) => new Refusal("invalid", message, { content: [message] });

/** A document as it is stored: the text that was sent, when it is JSON that every reader can read. */
export function checkSandboxText(text: string): string {
  if (jsonDepthOf(text) > maxDepth) throw refuse(`The document is nested deeper than ${maxDepth} levels.`);
  try {
    JSON.parse(text);
  } catch {
    throw refuse("The body is not valid JSON.");
  }
  return text;
}

/** The same for a value that came inside another document. */
export function sandboxDocumentOf(content: unknown): string {
  try {
    return checkSandboxText(JSON.stringify(content));
  } catch (error) {
    if (error instanceof RangeError) throw refuse(`The document is nested deeper than ${maxDepth} levels.`);
    throw error;
  }
}
