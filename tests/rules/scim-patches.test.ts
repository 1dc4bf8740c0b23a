// Patches, filters and resources of SCIM, as providers send them and as attackers would.
import { expect, test } from "vitest";
import { readGroup, readGroupPatch } from "~/domain/provisioning/group-resource";
import { patchPerson } from "~/domain/provisioning/patch-person";
import { readPerson, type ProvisionedPerson } from "~/domain/provisioning/person-resource";
import { readConditions } from "~/domain/provisioning/read-filter";
import { ScimRefusal } from "~/domain/provisioning/scim-refusal";
import { Refusal } from "~/domain/refusal";

const at = new Date("2026-11-28T08:00:00Z");
const ada: ProvisionedPerson = {
  ...{ id: "0190b0a0-0000-7000-8000-000000000001", username: "ada", email: "ada@school.example" },
  ...{ firstName: "Ada", lastName: "Long", rankTitle: "Captain", enabled: true, externalId: "e1" },
  ...{ createdAt: at, changedAt: at },
};
const schemas = ["urn:ietf:params:scim:api:messages:2.0:PatchOp"];
const patched = (...Operations: unknown[]) => patchPerson(ada, { schemas, Operations });

test.each<[string, unknown, object]>([
  ["Entra disables by a text", { op: "Replace", path: "active", value: "False" }, { enabled: false }],
  ["Okta disables without a path", { op: "replace", value: { active: false } }, { enabled: false }],
  ["old clients wrap values", { op: "Replace", path: "active", value: [{ value: "False" }] }, { enabled: false }],
  [
    "Entra's address",
    { op: "Replace", path: 'emails[type eq "work"].value', value: "new@school.example" },
    { email: "new@school.example" },
  ],
  [
    "Entra's dotted names",
    { op: "Add", value: { "name.givenName": "Grace", 'emails[type eq "work"].value': "g@school.example" } },
    { firstName: "Grace", lastName: "Long", email: "g@school.example" },
  ],
  ["a name without a path", { op: "replace", value: { name: { familyName: "Hopper" } } }, { lastName: "Hopper" }],
  ["names ignore case", { op: "REPLACE", path: "UserName", value: "grace" }, { username: "grace" }],
  [
    "names with a schema",
    { op: "replace", path: "urn:ietf:params:scim:schemas:core:2.0:User:title", value: "Major" },
    { rankTitle: "Major" },
  ],
  ["a removed title", { op: "Remove", path: "title" }, { rankTitle: "" }],
  ["a removed external id", { op: "remove", path: "externalId" }, { externalId: undefined }],
  [
    "a list of addresses",
    { op: "replace", path: "emails", value: [{ value: "a@b.example" }, { value: "c@d.example", primary: "True" }] },
    { email: "c@d.example" },
  ],
  [
    "extensions",
    { op: "add", path: "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department", value: "x" },
    { username: "ada" },
  ],
  ["a password", { op: "replace", path: "password", value: "Stolen@Pass1" }, { username: "ada" }],
  ["a number of a phone", { op: "add", path: 'phoneNumbers[type eq "work"].value', value: "1" }, { username: "ada" }],
])("%s", (_name, operation, expected) => {
  expect(patched(operation)).toMatchObject({ username: "ada", ...expected });
});

const refusals: [unknown, string][] = [
  [{ op: "replace", path: "active", value: "no" }, "invalidValue"],
  [{ op: "replace", path: "active", value: 0 }, "invalidValue"],
  [{ op: "replace", path: "active", value: {} }, "invalidValue"],
  [{ op: "replace", path: "active" }, "invalidValue"],
  [{ op: "remove", path: "userName" }, "invalidValue"],
  [{ op: "replace", path: "userName", value: null }, "invalidValue"],
  [{ op: "replace", path: "userName", value: "a b" }, "invalidValue"],
  [{ op: "remove", path: "emails", value: [] }, "invalidValue"],
  [{ op: "replace", path: "emails", value: [] }, "invalidValue"],
  [{ op: "replace", path: 'emails[type eq "work"].value', value: { a: 1 } }, "invalidValue"],
  [{ op: "replace", path: 'emails[type eq "work"].value', value: "nobody" }, "invalidValue"],
  [{ op: "replace", path: "emails.value", value: "a@b.example" }, "invalidPath"],
  [{ op: "replace", path: 'emails[type sw "w"].value', value: "a@b.example" }, "invalidPath"],
  [{ op: "replace", path: "__proto__.enabled", value: true }, "invalidPath"],
  [{ op: "replace", path: "constructor.prototype", value: true }, "invalidPath"],
  [{ op: "replace", value: JSON.parse('{"__proto__":{"polluted":true}}') }, "invalidPath"],
  [{ op: "replace", path: "name", value: JSON.parse('{"__proto__.polluted":true}') }, "invalidPath"],
  [{ op: "replace", path: "wings", value: 2 }, "invalidPath"],
  [{ op: "replace", path: 7, value: 2 }, "invalidPath"],
  [{ op: "replace", value: "active" }, "invalidValue"],
  [{ op: "delete", path: "title" }, "invalidSyntax"],
  [null, "invalidSyntax"],
];
test.each(refusals)("%j is refused as %s", (operation, scimType) => {
  expect(() => patched(operation)).toThrow(expect.objectContaining({ scimType }));
  expect(Object.prototype).not.toHaveProperty("polluted");
});

test("a user without an address has that of a username that is one", () => {
  expect(readPerson({ userName: "ada@school.example" })).toMatchObject({ email: "ada@school.example" });
  expect(() => readPerson({ userName: "ada" })).toThrow(/emails/);
});

test("a filter's text that doesn't end costs no time", () => {
  const begun = performance.now();
  for (const text of [`userName eq "${"\n".repeat(900)}`, `userName eq "${"\\".repeat(900)}`, "(".repeat(1_000)])
    expect(() => readConditions(text, ["username"])).toThrow(ScimRefusal);
  expect(performance.now() - begun).toBeLessThan(200);
});

test("a group that is put without members keeps them, and one with an empty list has none", () => {
  expect(readGroup({ displayName: "Crew" })).toEqual({ name: "Crew" });
  expect(readGroup({ displayName: "Crew", members: [] }).members).toMatchObject({ isWhole: true });
  expect(() => readGroup({ displayName: "Crew", members: "" })).toThrow(ScimRefusal);
});

/** The same for the same seed. */
function randomOf(seed: number) {
  let state = seed;
  const next = () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return <Value>(values: readonly Value[]): Value => values[Math.floor(next() * values.length)] as Value;
}

const paths = [
  "members",
  "active",
  "name",
  "emails",
  "displayName",
  "userName",
  "externalId",
  "title",
  "",
  null,
  3,
  {},
];
const ends = ["", "[]", "[", "]", ".", ".value", "[value eq", '[value eq "x"]', '[type eq "work"].value', '["', "[[]]"];
const values: unknown[] = [
  ...[
    undefined,
    null,
    "",
    "False",
    0,
    [],
    {},
    [[]],
    [null],
    [{ value: null }],
    { value: [] },
    "\u0000",
    "a".repeat(300),
  ],
  ...[[{ value: "x" }], { members: [] }, { members: null }, { active: "x" }, { "": 1 }, { "a.b.c": {} }, [{ a: [{}] }]],
];

test("20,000 altered patches are read or refused, and none that can't be read empties a group", () => {
  const pick = randomOf(42);
  for (let turn = 0; turn < 20_000; turn++) {
    const path = pick(paths);
    const Operations = Array.from({ length: pick([1, 2, 3]) }, () => ({
      op: pick(["add", "Remove", "replace", "REMOVE", "", null, 5]),
      path: typeof path === "string" ? path + pick(ends) : path,
      value: pick(values),
    }));
    // As it arrives: without undefined values.
    const body: unknown = JSON.parse(JSON.stringify({ schemas, Operations }));
    for (const read of [() => void readGroupPatch(body), () => void patchPerson(ada, body)]) {
      try {
        read();
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
      }
    }
    const emptying = emptiedBy(body);
    if (emptying) expect(body).toSatisfy(saysSo);
  }
});

function emptiedBy(body: unknown): boolean {
  try {
    const { members } = readGroupPatch(body);
    return members?.isWhole === true && members.added.size === 0;
  } catch {
    return false;
  }
}

/** Some operation replaces the members by an empty list, or removes them without a value. */
function saysSo(body: unknown): boolean {
  const { Operations } = body as { Operations: { op: string; path: unknown; value?: unknown }[] };
  return Operations.some(({ op, path, value }) => {
    const isReplacing = op.toLowerCase() === "replace";
    if (path === "members") return isReplacing ? Array.isArray(value) && value.length === 0 : value === undefined;
    return isReplacing && JSON.stringify(value) === '{"members":[]}';
  });
}
