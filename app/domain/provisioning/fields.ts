// Pure. Attributes of SCIM resources, whose names ignore case.

const coreUrn = /^urn:ietf:params:scim:schemas:core:2\.0:(?:user|group)[:.]/i;

/** The attribute's name in lower case, without the URN of its schema. */
export const attributeKey = (name: string) => name.replace(coreUrn, "").toLowerCase();

/** No resource has nearly as many attributes. */
const maxFields = 500;

/** The attributes of an object by key; null for anything else. Of a repeated name the last one counts. */
export function fieldsOf(value: unknown): ReadonlyMap<string, unknown> | null {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  const entries = Object.entries(value);
  if (entries.length > maxFields) return null;
  return new Map(entries.map(([name, each]) => [attributeKey(name), each]));
}

/** A boolean, also as Entra ID writes it: "True", "False". Undefined for anything else. */
export function readBoolean(value: unknown): boolean | undefined {
  if (typeof value === "boolean") return value;
  if (typeof value !== "string") return undefined;
  return new Map([
    ["true", true],
    ["false", false],
  ]).get(value.toLowerCase());
}
