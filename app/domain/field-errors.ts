// Pure: issues of a schema as messages of the catalogue, by field.
import * as v from "valibot";
import { isMessage, type Message } from "~/texts/message";
import { say } from "~/texts/say";
import { parseStoredText } from "~/texts/stored-text";
import type { FieldReasons } from "./refusal";

export const toPascalCase = (field: string) => field.replace(/^./, (letter) => letter.toUpperCase());

export const notAField = (name: string) => say.refusals.notAField({ name: name.slice(0, 100) });

/** The part of a valibot issue that is read here. */
type Issue = {
  message: string;
  path?: readonly (PropertyKey | { key: unknown })[];
  type?: string;
  expected?: string | null;
  requirement?: unknown;
  input?: unknown;
};

/** A required field is missing. Valibot reports this as an issue of the object that expects the field's name. */
const isMissingField = ({ type, expected, input }: Issue, keys: string[]) =>
  input === undefined && type?.endsWith("object") === true && expected === JSON.stringify(keys.at(-1));

/** A body can have a mistake in each of thousands of values, and they are put into words beside other requests. */
const maxFields = 100;

/** Reasons by field, for the first fields; nested fields by path, such as `questionScorecards.0.score`. */
export function fieldReasonsOf(schema: unknown, issues: readonly Issue[]): FieldReasons {
  // Fields may have any name, such as "constructor" or "__proto__".
  const reasons = new Map<string, Message[]>();
  for (const issue of issues) {
    const { path = [] } = issue;
    const keys = path.map((part) => String(typeof part === "object" ? part.key : part));
    const field = keys.join(".") || "body";
    if (reasons.size === maxFields && !reasons.has(field)) break;
    const reason = isMissingField(issue, keys) ? reasonOfMissing(schema, keys) : reasonOf(issue);
    reasons.set(field, [...(reasons.get(field) ?? []), reason]);
  }
  return Object.fromEntries(reasons);
}

/** The message that the schema has (`keyed`), or one for the kind of the issue. */
export const reasonOf = (issue: Issue): Message => ownReasonOf(issue) ?? defaultReasonOf(issue);

function ownReasonOf({ message }: Issue): Message | undefined {
  const text = parseStoredText(message);
  return isMessage(text) ? text : undefined;
}

function defaultReasonOf({ type, expected, requirement, input }: Issue): Message {
  switch (type) {
    case "string":
      return say.apiRefusals.notText;
    case "number":
      return say.apiRefusals.notNumber;
    case "boolean":
      return say.apiRefusals.notBoolean;
    case "array":
      return say.apiRefusals.notList;
    case "uuid":
      return say.apiRefusals.notUuid;
    case "picklist":
    case "literal":
    case "variant":
      return say.apiRefusals.notOneOf({ choices: (expected ?? "").replace(/[()"]/g, "").replaceAll(" | ", ", ") });
    case "max_length":
      return typeof input === "string"
        ? say.apiRefusals.tooLong({ max: Number(requirement) })
        : say.apiRefusals.invalid;
    case "object":
    case "loose_object":
    case "strict_object":
      return expected === "never" ? notAField(String(input)) : say.apiRefusals.notObject;
    default:
      return say.apiRefusals.invalid;
  }
}

type Node = { entries?: Record<string, Node>; item?: Node; wrapped?: Node; options?: Node[] };

/** The field's own message for an empty value: a missing field is refused in the same words as an empty one. */
function reasonOfMissing(schema: unknown, keys: string[]): Message {
  // Reads valibot's schema as a tree, since its types don't describe an unknown schema.
  const field = keys.reduce<Node | undefined>((node, key) => partOf(node, key), schema as Node);
  // Parts of a schema are schemas.
  const refused = field && v.safeParse(field as unknown as v.GenericSchema, undefined);
  const own = refused?.issues && ownReasonOf(refused.issues[0]);
  return own ?? say.refusals.fieldRequired({ field: keys.at(-1) ?? "body" });
}

/** In a union (a form with several buttons), the first option that has the field. */
const partOf = (node: Node | undefined, key: string): Node | undefined => {
  const { entries, item, options = [] } = unwrap(node) ?? {};
  return entries?.[key] ?? item ?? options.map((option) => partOf(option, key)).find((part) => part !== undefined);
};

const unwrap = (node: Node | undefined): Node | undefined => (node?.wrapped ? unwrap(node.wrapped) : node);
