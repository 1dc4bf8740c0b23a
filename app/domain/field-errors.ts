// Pure: validation issues as messages by field.
import * as v from "valibot";
import { texts } from "~/texts";
import type { FieldErrors } from "./refusal";

export const toPascalCase = (field: string) => field.replace(/^./, (letter) => letter.toUpperCase());

export const notAField = (name: string) => texts.refusals.notAField({ name: name.slice(0, 100) });

/** The message of an object schema that refuses unknown fields. */
export const messageOfStrict = (issue: v.BaseIssue<unknown>) =>
  issue.expected === "never" ? notAField(String(issue.input)) : issue.message;

/** The part of a valibot issue that is read here. */
type Issue = {
  message: string;
  path?: readonly (PropertyKey | { key: unknown })[];
  type?: string;
  expected?: string | null;
  input?: unknown;
};

/** A required field is missing. Valibot reports this as an issue of the object that expects the field's name. */
const isMissingField = ({ type, expected, input }: Issue, keys: string[]) =>
  input === undefined && type?.endsWith("object") === true && expected === JSON.stringify(keys.at(-1));

/** Messages by field; nested fields by path, such as `questionScorecards.0.score`. */
export function fieldErrorsOf(schema: unknown, issues: readonly Issue[]): FieldErrors {
  // Fields may have any name, such as "constructor" or "__proto__".
  const errors = new Map<string, string[]>();
  for (const issue of issues) {
    const { message, path = [] } = issue;
    const keys = path.map((part) => String(typeof part === "object" ? part.key : part));
    const field = keys.join(".") || "body";
    const text = isMissingField(issue, keys) ? messageOfMissing(schema, keys) : message;
    errors.set(field, [...(errors.get(field) ?? []), text]);
  }
  return Object.fromEntries(errors);
}

type Node = { entries?: Record<string, Node>; item?: Node; wrapped?: Node; options?: Node[] };

/** The field's own message for an empty value: a missing field is refused in the same words as an empty one. */
function messageOfMissing(schema: unknown, keys: string[]): string {
  // Reads valibot's schema as a tree, since its types don't describe an unknown schema.
  const field = keys.reduce<Node | undefined>((node, key) => partOf(node, key), schema as Node);
  // Parts of a schema are schemas.
  const refused = field && v.safeParse(field as unknown as v.GenericSchema, undefined);
  return refused?.issues?.[0].message ?? texts.refusals.fieldRequired({ field: wordsOf(keys.at(-1) ?? "body") });
}

/** In a union (a form with several buttons), the first option that has the field. */
const partOf = (node: Node | undefined, key: string): Node | undefined => {
  const { entries, item, options = [] } = unwrap(node) ?? {};
  return entries?.[key] ?? item ?? options.map((option) => partOf(option, key)).find((part) => part !== undefined);
};

/** A field's name in words: "Owner" for `ownerId`. */
function wordsOf(name: string): string {
  const words = name.replace(/Ids?$/, "").replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return toPascalCase(words.trim());
}

const unwrap = (node: Node | undefined): Node | undefined => (node?.wrapped ? unwrap(node.wrapped) : node);
