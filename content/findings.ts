// Problems in an author's document, by path, key and parameters: the same in build, import and editor.
import * as v from "valibot";
import type { contentFindings } from "~/texts/en/contentFindings";
import { isMessage, type Message } from "~/texts/message";

export type Finding = { path: (string | number)[]; reason: Message };

type Entries = typeof contentFindings;
export type FindingKey = keyof Entries;
type Params<Key extends FindingKey> = Entries[Key] extends (params: infer Values) => string ? [params: Values] : [];

/** A text of the area `contentFindings`. Unlike `say` it doesn't load the catalogue, because games check content, too. */
export const reason = <Key extends FindingKey>(key: Key, ...[params]: Params<Key>): Message => ({
  textKey: `contentFindings.${key}`,
  // Entries without parameters take none.
  ...(params !== undefined && { params: params as object }),
});

/** As a schema holds it; `findingOf` reads it. */
export const schemaReason = <Key extends FindingKey>(key: Key, ...params: Params<Key>): string =>
  JSON.stringify(reason(key, ...params));

/** Thrown where a formula can't be parsed. */
export class FormulaError extends Error {
  constructor(readonly reason: Message) {
    super(reason.textKey);
  }
}

export function findingOf(issue: v.BaseIssue<unknown>): Finding {
  // Keys in JSON are names or list positions.
  const path = (issue.path ?? []).map(({ key }) => key as string | number);
  const name = String(path.at(-1));
  if (issue.type === "strict_object" && issue.expected === "never") {
    // An error key such as "constructor" would collide with Object.prototype.
    if (name in Object.prototype) return { path: path.slice(0, -1), reason: reason("unknownFieldNamed", { name }) };
    return { path, reason: reason("unknownField") };
  }
  const own = parseReason(issue.message);
  if (own) return { path, reason: own };
  return { path, reason: issue.input === undefined ? reason("missing", { name }) : reasonOf(issue) };
}

export const findingsOf = (issues: readonly v.BaseIssue<unknown>[]) => issues.map(findingOf);

export const formatPath = ({ path }: Pick<Finding, "path">) => path.join(".");

/** Null for messages of valibot. */
export function parseReason(message: string): Message | null {
  if (!message.startsWith("{")) return null;
  const value: unknown = JSON.parse(message);
  return isMessage(value) ? value : null;
}

function reasonOf({ type, expected, requirement }: v.BaseIssue<unknown>): Message {
  const limit = Number(requirement);
  switch (type) {
    case "non_empty":
      return reason("empty");
    case "string":
      return reason("notText");
    case "number":
      return reason("notNumber");
    case "boolean":
      return reason("notBoolean");
    case "array":
      return reason("notList");
    case "strict_object":
      return reason("notObject");
    case "min_value":
      return reason("tooSmall", { least: limit });
    case "max_value":
      return reason("tooLarge", { most: limit });
    case "gt_value":
      return reason("notMoreThan", { limit });
    case "integer":
      return reason("notWhole");
    case "min_length":
      return reason("tooFewEntries", { min: limit });
    case "max_length":
      return reason("tooManyEntries", { max: limit });
    case "picklist":
    case "variant":
    case "literal":
      return reason("notOneOf", { choices: (expected ?? "").replace(/^\(|\)$/g, "").replaceAll(" | ", ", ") });
    default:
      return reason("invalid");
  }
}
