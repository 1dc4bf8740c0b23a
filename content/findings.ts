// Something wrong in what was written, and where: the same words for the build, the import and the pages.
import * as v from "valibot";

export type Finding = { path: (string | number)[]; message: string };

export function findingOf(issue: v.BaseIssue<unknown>): Finding {
  // JSON has no other keys.
  const path = (issue.path ?? []).map(({ key }) => key as string | number);
  const name = path.at(-1);
  if (issue.type === "strict_object" && issue.expected === "never") {
    // As a key of the errors such a name would mean something else.
    if (String(name) in Object.prototype) return { path: path.slice(0, -1), message: `Unknown field "${name}".` };
    return { path, message: "Unknown field." };
  }
  // Schemas that say something of their own do not begin like that.
  if (!issue.message.startsWith("Invalid ")) return { path, message: issue.message };
  return { path, message: issue.input === undefined ? `${name} is missing.` : sayPlainly(issue) };
}

export const findingsOf = (issues: readonly v.BaseIssue<unknown>[]) => issues.map(findingOf);

export const placeOf = ({ path }: Finding) => path.join(".");

function sayPlainly({ type, expected, requirement, message }: v.BaseIssue<unknown>): string {
  const said = String(requirement);
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
      return `must be at least ${said}`;
    case "max_value":
      return `must be at most ${said}`;
    case "gt_value":
      return `must be more than ${said}`;
    case "integer":
      return "must be a whole number";
    case "min_length":
      return `needs ${said} at least`;
    case "max_length":
      return `may have ${said} at most`;
    case "picklist":
    case "variant":
    case "literal":
      return `must be ${expected?.replace(/^\(|\)$/g, "").replaceAll(" | ", " or ")}`;
    default:
      return message;
  }
}
