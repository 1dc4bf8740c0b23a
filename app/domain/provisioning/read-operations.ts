// Pure. The operations of a patch, one attribute each.
import type { Filter } from "scim2-parse-filter";
import { say } from "~/texts/say";
import { attributeKey, fieldsOf } from "./fields";
import { parseFilter } from "./read-filter";
import { quoted, ScimRefusal } from "./scim-refusal";

export type Operation = {
  op: "add" | "remove" | "replace";
  /** In lower case, as the other names. */
  attribute: string;
  filter: Filter | null;
  sub: string | null;
  /** Undefined only if the operation has none. */
  value: unknown;
};

type Attributes = {
  known: readonly string[];
  /** Attributes that are accepted and not stored. */
  ignored: readonly string[];
};

const patchSchema = "urn:ietf:params:scim:api:messages:2.0:patchop";
const maxOperations = 1_000;
const maxPathLength = 1_000;

export function readOperations(body: unknown, attributes: Attributes): Operation[] {
  const fields = fieldsOf(body);
  const [schemas, operations] = [fields?.get("schemas"), fields?.get("operations")];
  const isPatch = [schemas].flat().some((name) => typeof name === "string" && name.toLowerCase() === patchSchema);
  if (!isPatch || !Array.isArray(operations) || operations.length === 0)
    throw new ScimRefusal("invalidSyntax", say.provisioning.operationsRequired);
  if (operations.length > maxOperations)
    throw new ScimRefusal("tooMany", say.provisioning.tooManyOperations({ max: maxOperations }));
  return operations.flatMap((operation) => readOperation(operation, attributes));
}

function readOperation(operation: unknown, attributes: Attributes): Operation[] {
  const fields = fieldsOf(operation);
  const op = opOf(fields?.get("op"));
  if (!fields || !op) throw new ScimRefusal("invalidSyntax", say.provisioning.operationUnknown);
  const path = fields.get("path");
  const value = fields.get("value");
  if (op !== "remove" && value === undefined) throw new ScimRefusal("invalidValue", say.provisioning.valueRequired);
  if (path !== undefined && path !== null && path !== "") return readTarget(path, op, value, attributes);
  if (op === "remove") throw new ScimRefusal("noTarget", say.provisioning.pathRequired);
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new ScimRefusal("invalidValue", say.provisioning.valueRequired);
  const entries = Object.entries(value);
  if (entries.length > maxOperations)
    throw new ScimRefusal("tooMany", say.provisioning.tooManyOperations({ max: maxOperations }));
  return entries.flatMap(([name, each]) => readTarget(name, op, each, attributes));
}

const opOf = (op: unknown): Operation["op"] | undefined =>
  typeof op === "string"
    ? (["add", "remove", "replace"] as const).find((known) => known === op.toLowerCase())
    : undefined;

const target = /^([a-z$][\w$-]*)(?:\[([^\]]*)\])?(?:\.([a-z$][\w$-]*))?$/;

function readTarget(path: unknown, op: Operation["op"], value: unknown, { known, ignored }: Attributes): Operation[] {
  // Other values aren't quoted: some objects can't be converted to text.
  if (typeof path !== "string" || path.length > maxPathLength)
    throw new ScimRefusal(
      "invalidPath",
      say.provisioning.pathUnknown({ path: typeof path === "string" ? quoted(path) : "" }),
    );
  // Extensions aren't stored.
  if (/^urn:ietf:params:scim:schemas:extension:/i.test(path)) return [];
  const [, name = "", filter, sub = null] = target.exec(withoutFilterCase(path)) ?? [];
  if (ignored.includes(name)) return [];
  if (!known.includes(name)) throw new ScimRefusal("invalidPath", say.provisioning.pathUnknown({ path: quoted(path) }));
  return [
    { op, attribute: name, filter: filter === undefined ? null : parseFilter(filter, "invalidPath"), sub, value },
  ];
}

/** Names in lower case; a filter as it is, because its values may be compared exactly. */
function withoutFilterCase(path: string): string {
  const [before = "", ...rest] = path.split("[");
  if (rest.length === 0) return attributeKey(path);
  const [filter = "", ...after] = rest.join("[").split("]");
  return `${attributeKey(before)}[${filter}]${after.join("]").toLowerCase()}`;
}
