// Problems in an author's document, with their path and the same wording in build, import and editor.
import * as v from "valibot";

export type Finding = { path: (string | number)[]; message: string };

export function findingOf(issue: v.BaseIssue<unknown>): Finding {
  // Keys in JSON are names or list positions.
  const path = (issue.path ?? []).map(({ key }) => key as string | number);
  const name = path.at(-1);
  if (issue.type === "strict_object" && issue.expected === "never") {
    // An error key such as "constructor" would collide with Object.prototype.
    if (String(name) in Object.prototype) return { path: path.slice(0, -1), message: `Unknown field "${name}".` };
    return { path, message: "Unknown field." };
  }
  // Custom messages of our schemas don't begin like this.
  if (!issue.message.startsWith("Invalid ")) return { path, message: issue.message };
  return { path, message: issue.input === undefined ? `${name} is missing.` : describeIssue(issue) };
}

export const findingsOf = (issues: readonly v.BaseIssue<unknown>[]) => issues.map(findingOf);

export const formatPath = ({ path }: Finding) => path.join(".");

function describeIssue({ type, expected, requirement, message }: v.BaseIssue<unknown>): string {
  const limit = String(requirement);
  switch (type) {
    case "non_empty":
      return "must not be empty";
    case "string":
      return "must be a text";
    case "number":
      return "must be a number";
    case "boolean":
      return "must be true or false";
    case "array":
      return "must be a list";
    case "strict_object":
      return "An object is expected here.";
    case "min_value":
      return `must be at least ${limit}`;
    case "max_value":
      return `must be at most ${limit}`;
    case "gt_value":
      return `must be more than ${limit}`;
    case "integer":
      return "must be a whole number";
    case "min_length":
      return `needs ${limit} at least`;
    case "max_length":
      return `may have ${limit} at most`;
    case "picklist":
    case "variant":
    case "literal":
      return `must be ${expected?.replace(/^\(|\)$/g, "").replaceAll(" | ", " or ")}`;
    default:
      return message;
  }
}
