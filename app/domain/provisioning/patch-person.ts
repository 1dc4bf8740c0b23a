// Pure. A patch of a user. The library applies it; it gets only names and values that were read here, because it
// follows any path, also into an object's prototype.
import { scimPatch, type ScimPatchOperation } from "scim-patch";
import { say } from "~/texts/say";
import { fieldsOf, readBoolean } from "./fields";
import { describePerson, readPerson, type PersonInput, type ProvisionedPerson } from "./person-resource";
import { readOperations, type Operation } from "./read-operations";
import { quoted, ScimRefusal } from "./scim-refusal";

const single = new Map([
  ["username", "userName"],
  ["externalid", "externalId"],
  ["title", "title"],
  ["active", "active"],
]);
const partsOfName = new Map([
  ["givenname", "givenName"],
  ["familyname", "familyName"],
]);
const ignoredPartsOfName = ["formatted", "middlename", "honorificprefix", "honorificsuffix"];
const partsOfEmail = ["value", "type", "primary", "display"] as const;

const attributes = {
  known: [...single.keys(), "name", "emails"],
  // Of the core schema. Passwords are set by their owners, and names to display are made of the others.
  ignored: [
    ...["schemas", "id", "meta", "displayname", "nickname", "profileurl", "usertype", "preferredlanguage", "locale"],
    ...["timezone", "password", "phonenumbers", "ims", "photos", "addresses", "groups", "entitlements", "roles"],
    "x509certificates",
  ],
};

const maxEmailOperations = 20;
const maxEmails = 20;

/** The user after the patch. Refuses what can't be read. */
export function patchPerson(person: ProvisionedPerson, body: unknown): PersonInput {
  const sent = readOperations(body, attributes);
  // The library compares each added address with all others.
  if (sent.filter(({ attribute }) => attribute === "emails").length > maxEmailOperations)
    throw new ScimRefusal("tooMany", say.provisioning.tooManyOperations({ max: maxEmailOperations }));
  const operations = sent.flatMap(translate);
  const { createdAt: created, changedAt: lastModified } = person;
  // `meta` is only for the library's type.
  const resource = { ...describePerson(person, ""), meta: { created, lastModified } };
  try {
    return readPerson(scimPatch(resource, operations));
  } catch (error) {
    if (error instanceof ScimRefusal) throw error;
    throw new ScimRefusal("noTarget", say.provisioning.patchUnreadable);
  }
}

function translate({ op, attribute, filter, sub, value }: Operation): ScimPatchOperation[] {
  const path = attribute + (filter ? "[]" : "") + (sub ? `.${sub}` : "");
  const refusePath = () => new ScimRefusal("invalidPath", say.provisioning.pathUnknown({ path: quoted(path) }));
  const name = single.get(attribute);
  if (name) {
    if (filter || (sub && sub !== "value")) throw refusePath();
    return [op === "remove" ? { op, path: name } : { op: "replace", path: name, value: readSingle(name, value) }];
  }
  if (attribute === "name") {
    if (filter) throw refusePath();
    return sub ? translatePart(op, sub, value, refusePath) : translateName(op, value, refusePath);
  }
  return [translateEmails({ op, filter, sub, value }, refusePath)];
}

/** A text or boolean; also in the list that old clients send: `[{ "value": "..." }]`. */
function readSingle(name: string, value: unknown): string | boolean | null {
  const list: unknown[] = Array.isArray(value) ? value : [];
  const only = list.length === 1 ? fieldsOf(list[0]) : null;
  const inner = only?.has("value") ? only.get("value") : value;
  const read = name === "active" ? readBoolean(inner) : inner;
  if (typeof read === "string" || typeof read === "boolean" || (read === null && name !== "userName")) return read;
  throw new ScimRefusal("invalidValue", say.provisioning.valueUnreadable({ attribute: name }));
}

type RefusePath = () => ScimRefusal;

function translatePart(
  op: Operation["op"],
  part: string,
  value: unknown,
  refusePath: RefusePath,
): ScimPatchOperation[] {
  if (ignoredPartsOfName.includes(part)) return [];
  const name = partsOfName.get(part);
  if (!name) throw refusePath();
  const path = `name.${name}`;
  return [op === "remove" ? { op, path } : { op: "replace", path, value: readSingle(path, value) }];
}

function translateName(op: Operation["op"], value: unknown, refusePath: RefusePath): ScimPatchOperation[] {
  if (op === "remove") return [{ op, path: "name" }];
  const parts = fieldsOf(value);
  if (!parts) throw new ScimRefusal("invalidValue", say.provisioning.valueUnreadable({ attribute: "name" }));
  return [...parts].flatMap(([part, each]) => translatePart(op, part, each, refusePath));
}

function translateEmails(
  { op, filter, sub, value }: Omit<Operation, "attribute">,
  refusePath: RefusePath,
): ScimPatchOperation {
  const part = sub === null ? null : partsOfEmail.find((known) => known === sub);
  if (part === undefined || (sub && !filter)) throw refusePath();
  const path = `emails${filter ? `[${filterOfEmails(filter, refusePath)}]` : ""}${part ? `.${part}` : ""}`;
  const refuseValue = () => new ScimRefusal("invalidValue", say.provisioning.valueUnreadable({ attribute: "emails" }));
  // A list of addresses to remove is sent by no known client.
  if (op === "remove" && value !== undefined && value !== null) throw refuseValue();
  if (op === "remove") return { op, path };
  if (part) return { op, path, value: readPart(part, value) };
  const entries = [value].flat().map(readEmail);
  const [first] = entries;
  if (!first || entries.length > maxEmails) throw refuseValue();
  return { op, path, value: filter ? first : entries };
}

function readPart(part: (typeof partsOfEmail)[number], value: unknown) {
  const read = part === "primary" ? readBoolean(value) : value;
  if (typeof read === "string" || typeof read === "boolean") return read;
  throw new ScimRefusal("invalidValue", say.provisioning.valueUnreadable({ attribute: `emails.${part}` }));
}

function readEmail(value: unknown): Record<string, string | boolean> {
  const fields = typeof value === "string" ? new Map([["value", value]]) : fieldsOf(value);
  if (!fields?.get("value"))
    throw new ScimRefusal("invalidValue", say.provisioning.valueUnreadable({ attribute: "emails" }));
  return Object.fromEntries(
    partsOfEmail.flatMap((part) => {
      const each = fields.get(part) ?? undefined;
      return each === undefined ? [] : [[part, readPart(part, each)]];
    }),
  );
}

/** `type`, `primary` or `value` equals something. */
function filterOfEmails(filter: NonNullable<Operation["filter"]>, refusePath: RefusePath): string {
  if (filter.op !== "eq" || !("compValue" in filter)) throw refusePath();
  const part = partsOfEmail.find((known) => known === filter.attrPath.toLowerCase());
  const { compValue } = filter;
  if (!part || part === "display") throw refusePath();
  if (part === "primary") return `primary eq ${readBoolean(compValue) ?? false}`;
  if (typeof compValue !== "string" || !/^[\w.@+-]{1,254}$/.test(compValue)) throw refusePath();
  return `${part} eq "${compValue}"`;
}
