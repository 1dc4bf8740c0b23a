// Pure. A user between SCIM's form and ours.
import * as v from "valibot";
import { Email, PersonName, Username } from "~/domain/accounts/registration-details";
import { fieldReasonsOf } from "~/domain/field-errors";
import { keyed, say } from "~/texts/say";
import { fieldsOf, readBoolean } from "./fields";
import { ScimRefusal } from "./scim-refusal";

export const userSchema = "urn:ietf:params:scim:schemas:core:2.0:User";

/** What a provider decides about a user. */
export type PersonInput = {
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  rankTitle: string;
  /** Undefined: not said. */
  enabled: boolean | undefined;
  externalId: string | undefined;
};

/** A provisioned user, as stored. */
export type ProvisionedPerson = Omit<PersonInput, "enabled" | "externalId"> & {
  id: string;
  enabled: boolean;
  externalId: string | null;
  createdAt: Date;
  changedAt: Date;
};

export const maxExternalIdLength = 255;

export const ExternalId = v.pipe(
  v.string(() => keyed(say.provisioning.externalIdInvalid)),
  v.nonEmpty(() => keyed(say.provisioning.externalIdInvalid)),
  v.maxLength(maxExternalIdLength, () => keyed(say.provisioning.externalIdInvalid)),
  v.regex(/^[^\p{Cc}\p{Surrogate}]*$/u, () => keyed(say.provisioning.externalIdInvalid)),
);

const Person = v.object({
  userName: Username,
  email: Email,
  firstName: PersonName("firstName"),
  lastName: PersonName("lastName"),
  rankTitle: PersonName("rankTitle"),
  active: v.optional(v.boolean(() => keyed(say.apiRefusals.notBoolean))),
  externalId: v.optional(ExternalId),
});

/** SCIM's name for a field, for messages. */
const attributeOf = new Map([
  ["email", "emails"],
  ["firstName", "name.givenName"],
  ["lastName", "name.familyName"],
  ["rankTitle", "title"],
]);

/** Reads a whole user, as it is posted or put. Refuses what can't be read or stored ("invalidValue"). */
export function readPerson(resource: unknown): PersonInput {
  const fields = fieldsOf(resource);
  if (!fields) throw new ScimRefusal("invalidSyntax", say.provisioning.bodyUnreadable);
  const name = fieldsOf(fields.get("name"));
  const userName = fields.get("username") ?? undefined;
  const active = fields.get("active") ?? undefined;
  const parsed = v.safeParse(Person, {
    userName,
    email:
      chooseEmail(fields.get("emails")) ?? (typeof userName === "string" && userName.includes("@") ? userName : ""),
    firstName: name?.get("givenname") ?? "",
    lastName: name?.get("familyname") ?? "",
    rankTitle: fields.get("title") ?? "",
    active: active === undefined ? undefined : (readBoolean(active) ?? active),
    externalId: fields.get("externalid") || undefined,
  });
  if (!parsed.success) throw refuseField(fieldReasonsOf(Person, parsed.issues));
  const { userName: username, active: enabled, externalId, ...person } = parsed.output;
  return { ...person, username, enabled, externalId };
}

function refuseField(reasons: ReturnType<typeof fieldReasonsOf>): ScimRefusal {
  const [[field, [reason]] = ["", []]] = Object.entries(reasons);
  if (!reason) return new ScimRefusal("invalidValue", say.provisioning.bodyUnreadable);
  const attribute = attributeOf.get(field) ?? field;
  return new ScimRefusal("invalidValue", say.provisioning.attributeInvalid({ attribute, reason }));
}

/** The primary address (the last one, after a patch), else the one for work, else the first. Undefined without any. */
function chooseEmail(emails: unknown): unknown {
  const entries = [emails].flat().flatMap((each) => {
    const fields = fieldsOf(each);
    return fields?.get("value") ? [fields] : [];
  });
  const chosen =
    entries.findLast((fields) => readBoolean(fields.get("primary"))) ??
    entries.find((fields) => fields.get("type") === "work") ??
    entries[0];
  return chosen?.get("value");
}

/** The user as SCIM shows it. `base`: the address of the SCIM service. */
export function describePerson(person: ProvisionedPerson, base: string) {
  const { id, externalId, username, email, firstName, lastName, rankTitle, enabled, createdAt, changedAt } = person;
  const fullName = [firstName, lastName].filter(Boolean).join(" ");
  return {
    schemas: [userSchema],
    id,
    ...(externalId === null ? {} : { externalId }),
    userName: username,
    name: {
      ...(firstName && { givenName: firstName }),
      ...(lastName && { familyName: lastName }),
      ...(fullName && { formatted: fullName }),
    },
    displayName: fullName || username,
    ...(rankTitle && { title: rankTitle }),
    emails: [{ value: email, type: "work", primary: true }],
    active: enabled,
    meta: {
      resourceType: "User",
      created: createdAt.toISOString(),
      lastModified: changedAt.toISOString(),
      location: `${base}/Users/${id}`,
    },
  };
}
