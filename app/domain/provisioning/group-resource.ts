// Pure. A group between SCIM's form and ours, and patches of it.
import * as v from "valibot";
import { fieldReasonsOf } from "~/domain/field-errors";
import { idOf } from "~/domain/id";
import { keyed, say } from "~/texts/say";
import { fieldsOf } from "./fields";
import { ExternalId } from "./person-resource";
import { readOperations, type Operation } from "./read-operations";
import { quoted, ScimRefusal } from "./scim-refusal";

export const groupSchema = "urn:ietf:params:scim:schemas:core:2.0:Group";

export const maxGroupMembers = 5_000;
const maxNameLength = 200;

/** How the members change. `isWhole`: those who aren't added leave. */
export type MemberChange = { isWhole: boolean; added: Set<string>; removed: Set<string> };

/** What isn't said stays as it is. */
export type GroupChange = { name?: string; externalId?: string | null; members?: MemberChange };

export type ProvisionedGroup = {
  id: string;
  name: string;
  externalId: string | null;
  createdAt: Date;
  changedAt: Date;
};
export type GroupMember = { id: string; username: string };

const Name = v.pipe(
  v.string(() => keyed(say.provisioning.groupNameInvalid)),
  v.trim(),
  v.nonEmpty(() => keyed(say.provisioning.groupNameInvalid)),
  v.maxLength(maxNameLength, () => keyed(say.provisioning.groupNameInvalid)),
  v.regex(/^[^\p{Cc}\p{Surrogate}]*$/u, () => keyed(say.provisioning.groupNameInvalid)),
);

function parseAs(attribute: string, schema: v.GenericSchema<unknown, string>, value: unknown): string {
  const entries = v.object({ [attribute]: schema });
  const parsed = v.safeParse(entries, { [attribute]: value });
  if (parsed.success) return String(parsed.output[attribute]);
  const [reason] = fieldReasonsOf(entries, parsed.issues)[attribute] ?? [];
  throw new ScimRefusal(
    "invalidValue",
    reason ? say.provisioning.attributeInvalid({ attribute, reason }) : say.provisioning.valueUnreadable({ attribute }),
  );
}

/** Reads a whole group, as it is posted or put. Without `members`, they stay: only an empty list means nobody. */
export function readGroup(resource: unknown): GroupChange & { name: string } {
  const fields = fieldsOf(resource);
  if (!fields) throw new ScimRefusal("invalidSyntax", say.provisioning.bodyUnreadable);
  const [externalId, members] = [fields.get("externalid"), fields.get("members")];
  return {
    name: parseAs("displayName", Name, fields.get("displayname")),
    ...(externalId ? { externalId: parseAs("externalId", ExternalId, externalId) } : {}),
    ...(members === undefined || members === null
      ? {}
      : { members: wholeOf(readMembers(members, { mayBeEmpty: true })) }),
  };
}

/** What a patch changes. Refuses what can't be read. */
export function readGroupPatch(body: unknown): GroupChange {
  const change: GroupChange = {};
  const operations = readOperations(body, {
    known: ["displayname", "externalid", "members"],
    ignored: ["schemas", "id", "meta"],
  });
  for (const operation of operations) {
    const { op, attribute, filter, sub, value } = operation;
    if (attribute === "members") {
      change.members = changeMembers(change.members, operation);
      continue;
    }
    if (filter || sub) throw refusePath(operation);
    if (attribute === "displayname") change.name = parseAs("displayName", Name, op === "remove" ? undefined : value);
    else change.externalId = op === "remove" || value === null ? null : parseAs("externalId", ExternalId, value);
  }
  return change;
}

const refusePath = ({ attribute, sub }: Operation) =>
  new ScimRefusal(
    "invalidPath",
    say.provisioning.pathUnknown({ path: quoted(sub ? `${attribute}.${sub}` : attribute) }),
  );

const wholeOf = (ids: readonly string[]): MemberChange => ({ isWhole: true, added: new Set(ids), removed: new Set() });

/** The change with one more operation; changes `before`, because a patch may have a thousand of them. */
function changeMembers(before: MemberChange | undefined, operation: Operation): MemberChange {
  const { op, filter, sub, value } = operation;
  if (sub || (filter && op !== "remove")) throw refusePath(operation);
  // RFC 7644, section 3.5.2.2: without filter and value, all members are removed.
  if (op === "remove" && !filter && value === undefined) return wholeOf([]);
  if (op === "replace") return wholeOf(readMembers(value, { mayBeEmpty: true }));
  const ids = filter ? idsOfFilter(operation, filter) : readMembers(value, { mayBeEmpty: op === "add" });
  const change = before ?? { isWhole: false, added: new Set(), removed: new Set() };
  for (const id of ids) {
    (op === "add" ? change.added : change.removed).add(id);
    (op === "add" ? change.removed : change.added).delete(id);
  }
  return change;
}

/** The ids of a list of members, or of one. An empty list may be a mistake: to remove nobody makes no sense. */
function readMembers(value: unknown, { mayBeEmpty }: { mayBeEmpty: boolean }): string[] {
  const entries = Array.isArray(value) ? value : [value];
  if (entries.length === 0 && !mayBeEmpty) throw refuseMembers();
  if (entries.length > maxGroupMembers)
    throw new ScimRefusal("tooMany", say.provisioning.tooManyMembers({ max: maxGroupMembers }));
  return entries.map((entry) => {
    const id = fieldsOf(entry)?.get("value");
    if (typeof id !== "string" || id === "") throw refuseMembers();
    return memberId(id);
  });
}

/** Ids of users are UUIDs. Others belong to nobody, and are refused where they would be added. */
const memberId = (id: string) => idOf(id) ?? id;

const refuseMembers = () => new ScimRefusal("invalidValue", say.provisioning.valueUnreadable({ attribute: "members" }));

/** `value eq "id"`, also several with `or`. */
function idsOfFilter(operation: Operation, filter: NonNullable<Operation["filter"]>): string[] {
  if (filter.op === "or" && "filters" in filter) return filter.filters.flatMap((each) => idsOfFilter(operation, each));
  if (filter.op !== "eq" || !("compValue" in filter) || filter.attrPath.toLowerCase() !== "value")
    throw refusePath(operation);
  if (typeof filter.compValue !== "string") throw refusePath(operation);
  return [memberId(filter.compValue)];
}

/** The group as SCIM shows it; without `members`, they aren't shown. */
export function describeGroup(
  { id, name, externalId, createdAt, changedAt }: ProvisionedGroup,
  members: readonly GroupMember[] | null,
  base: string,
) {
  return {
    schemas: [groupSchema],
    id,
    ...(externalId === null ? {} : { externalId }),
    displayName: name,
    ...(members && {
      members: members.map(({ id: value, username }) => ({
        value,
        display: username,
        type: "User",
        $ref: `${base}/Users/${value}`,
      })),
    }),
    meta: {
      resourceType: "Group",
      created: createdAt.toISOString(),
      lastModified: changedAt.toISOString(),
      location: `${base}/Groups/${id}`,
    },
  };
}
