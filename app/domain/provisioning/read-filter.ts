// Pure. Filters of lists, and those in the paths of patches.
import { parse, type Filter } from "scim2-parse-filter";
import { say } from "~/texts/say";
import { attributeKey } from "./fields";
import { quoted, ScimRefusal, type ScimType } from "./scim-refusal";

/** An attribute that equals a value. */
export type Condition = { attribute: string; value: string | boolean };

const maxLength = 1_000;

/** The filter as a tree. Refuses what can't be parsed, with `scimType`. */
export function parseFilter(text: string, scimType: ScimType): Filter {
  const refusal = new ScimRefusal(scimType, say.provisioning.filterUnsupported({ filter: quoted(text) }));
  // The parser takes exponentially long for line breaks in a text that doesn't end.
  if (text.length > maxLength || /\p{Cc}/u.test(text)) throw refusal;
  try {
    return parse(text);
  } catch {
    throw refusal;
  }
}

/** The conditions of a list's filter: equations joined by `and`, of the attributes in `known`. */
export function readConditions(text: string, known: readonly string[]): Condition[] {
  const refusal = () => new ScimRefusal("invalidFilter", say.provisioning.filterUnsupported({ filter: quoted(text) }));
  const read = (filter: Filter, within = ""): Condition[] => {
    if (filter.op === "and" && "filters" in filter) return filter.filters.flatMap((each) => read(each, within));
    if (filter.op === "[]" && "valFilter" in filter && within === "")
      return read(filter.valFilter, attributeKey(filter.attrPath));
    if (filter.op !== "eq" || !("compValue" in filter)) throw refusal();
    const attribute = [within, attributeKey(filter.attrPath)].filter(Boolean).join(".");
    // There is one address, and it is primary and for work.
    if (attribute === "emails.type" || attribute === "emails.primary") return [];
    const { compValue: value } = filter;
    if (!known.includes(attribute) || (typeof value !== "string" && typeof value !== "boolean")) throw refusal();
    return [{ attribute, value }];
  };
  return read(parseFilter(text, "invalidFilter"));
}
