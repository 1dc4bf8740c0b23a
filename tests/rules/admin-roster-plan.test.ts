import fc from "fast-check";
import { expect, test } from "vitest";
import { nameKey } from "~/domain/name-key";
import { planRoster, type RosterContext } from "~/domain/roster/plan-roster";
import { readRosterFile, readRosterText, type RosterRow } from "~/domain/roster/read-roster-file";
import { maxBytes } from "~/domain/roster/roster-limits";
import { textOf } from "~/texts/say";

const utf8 = (text: string) => new TextEncoder().encode(text);
const fileOf = async (text: string | Uint8Array) =>
  readRosterFile(typeof text === "string" ? text : readRosterText(text));
const read = async (text: string | Uint8Array) => (await fileOf(text)).rows;
const utf16 = (text: string, bigEndian = false, mark = true) => {
  const bytes = Buffer.from(`${mark ? "\uFEFF" : ""}${text}`, "utf16le");
  return new Uint8Array(bigEndian ? bytes.swap16() : bytes);
};
const file = "userName,email,firstName,lastName\nzoë,zoe@example.org,Zoë,Ångström\n";

test.each<[string, Uint8Array]>([
  ["UTF-8", utf8(file)],
  ["UTF-8 with a byte order mark", utf8(`\uFEFF${file}`)],
  ["UTF-16 LE", utf16(file)],
  ["UTF-16 BE", utf16(file, true)],
  ["UTF-16 LE without a mark", utf16(file, false, false)],
  ["Latin-1", new Uint8Array(Buffer.from(file, "latin1"))],
])("a file in %s is read", async (_, bytes) =>
  expect(await read(bytes)).toEqual([
    expect.objectContaining({ username: "zoë", firstName: "Zoë", lastName: "Ångström" }),
  ]),
);

test.each([",", ";", "\t", "|"])("columns may be divided by %j", async (by) => {
  const [row] = await read(
    ["userName", "email", "course"].join(by) + "\r\n" + ["ada", "ada@example.org", "Orbits"].join(by),
  );
  expect(row).toMatchObject({ username: "ada", email: "ada@example.org", course: "Orbits" });
});

test("columns come in any order and case, others are ignored, and rows have spreadsheet numbers", async () => {
  const text =
    "EMAIL, User Name ,Shoe size,RANK_TITLE,Role\n\nada@example.org,ada,38,Capt,instructor\n,,,,\nbob@example.org,bob\n";
  expect((await fileOf(text)).ignoredColumns).toEqual(["Shoe size"]);
  expect(await read(text)).toEqual([
    {
      position: 3,
      problem: null,
      username: "ada",
      email: "ada@example.org",
      firstName: "",
      lastName: "",
      rankTitle: "Capt",
      role: "instructor",
      course: "",
    },
    {
      position: 5,
      problem: null,
      username: "bob",
      email: "bob@example.org",
      firstName: "",
      lastName: "",
      rankTitle: "",
      role: "",
      course: "",
    },
  ]);
});

test.each([
  ["userName,firstName\nada,Ada", "The first row must name the columns; “email” is missing."],
  ["ada,ada@example.org\n", "The first row must name the columns; “userName” is missing."],
  ["userName,age\nada,36", "The first row must name the columns; “email” is missing."],
  ['userName,email,"notes\nada,ada@example.org,', "The first row must name the columns. A quotation mark"],
  [`userName,email${",x".repeat(100)}\na,b`, "The first row has 102 columns"],
  ["userName,email\n,\n", "The file doesn't contain any users."],
  [`userName,email\n${"a,b\n".repeat(20_001)}`, "at most 20,000 can be imported"],
])("a file that isn't a roster is refused with a message: %#", (text, sentence) =>
  expect(read(text)).rejects.toThrow(sentence),
);

test("an empty file is refused, and one of more than 2 MB", async () => {
  await expect(read(new Uint8Array())).rejects.toThrow("The file is empty.");
  await expect(read(new Uint8Array(maxBytes + 1))).rejects.toThrow("The file must be at most 2 MB.");
});

test("a workbook is refused as a workbook, not as a file without columns", async () => {
  for (const start of [
    [0x50, 0x4b, 0x03, 0x04, 0x14, 0x00],
    [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1],
  ])
    await expect(read(new Uint8Array(start))).rejects.toThrow("This is a workbook. Save it as CSV");
});

test("any bytes lead to rows or to a refusal", async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), fc.boolean(), async (bytes, headed) => {
      const all = headed ? new Uint8Array([...utf8("userName,email\n"), ...bytes]) : bytes;
      try {
        for (const row of await read(all)) expect(Object.values(row).join("")).not.toMatch(/\0|\p{Surrogate}/u);
      } catch (error) {
        expect(error).toMatchObject({ name: "Refusal" });
      }
    }),
  );
});

const person = (id: string, username: string, overrides = {}) => ({
  id,
  username,
  usernameKey: nameKey(username),
  emailKey: `${nameKey(username)}@example.org`,
  organizationId: "org",
  organizationName: "Ours",
  firstName: "Kim",
  lastName: "Known",
  enabled: true,
  ...overrides,
});
const contextOf = (overrides: Partial<RosterContext> = {}): RosterContext => ({
  organizationId: "org",
  ownOnly: false,
  ownCourse: null,
  people: [
    person("1", "known"),
    person("2", "member"),
    person("3", "stranger", { organizationId: "other", organizationName: "Theirs" }),
    person("4", "off", { enabled: false }),
  ],
  courses: new Map([
    ["orbits", [{ id: "c1", name: "Orbits" }]],
    ["rendezvous", [{ id: "c2", name: "Rendezvous" }]],
    [
      "twice",
      [
        { id: "c3", name: "Twice" },
        { id: "c4", name: "Twice" },
      ],
    ],
  ]),
  members: new Set(["c1/2"]),
  userLimit: 50,
  seats: 10,
  assignable: ["Restricted", "User", "OrganizationAdmin", "Instructor"],
  seesOthers: false,
  ...overrides,
});
let position = 1;
const row = (overrides: Partial<RosterRow>): RosterRow => ({
  position: ++position,
  username: "",
  email: "",
  problem: null,
  firstName: "",
  lastName: "",
  rankTitle: "",
  role: "",
  course: "",
  ...overrides,
});
const fresh = (name: string, overrides: Partial<RosterRow> = {}) =>
  row({ username: name, email: `${name}@example.org`, ...overrides });
const plan = (rows: RosterRow[], overrides: Partial<RosterContext> = {}) =>
  planRoster(rows, contextOf(overrides)).map(({ outcome, message }) => `${outcome}: ${textOf(message)}`);

test.each<[string, Partial<RosterRow>, string | RegExp]>([
  ["a new person", { username: "ada", email: "ada@example.org" }, "New: New user."],
  [
    "with a course, however it is spelled in capitals",
    { username: "ada", email: "ada@example.org", course: " ORBITS" },
    "New: New user, joins “Orbits”.",
  ],
  [
    "matched by both",
    { username: "Known", email: "KNOWN@example.org" },
    "Known: Existing user “known”: nothing changes.",
  ],
  [
    "matched by user name",
    { username: "known", email: "other@example.org" },
    "Known: Existing user “known”, whose email stays as it is: nothing changes.",
  ],
  [
    "matched by e-mail",
    { username: "somebody", email: "known@example.org", course: "Orbits" },
    "Enrol: Existing user “known”, whose userName stays as it is: joins “Orbits”.",
  ],
  ["matched by e-mail alone", { email: "known@example.org", course: "Orbits" }, /^Enrol: Existing user “known”/],
  [
    "a member already",
    { username: "member", email: "member@example.org", course: "Orbits" },
    "Known: Existing user “member”: is already in “Orbits”.",
  ],
  [
    "a disabled one",
    { username: "off", email: "off@example.org" },
    "Known: Existing user “off” (disabled): nothing changes.",
  ],
  [
    "of two people",
    { username: "known", email: "member@example.org" },
    "Error: userName and email belong to two different users.",
  ],
  [
    "another person with a taken email",
    { username: "robin", email: "known@example.org", firstName: "Robin", lastName: "Other", course: "Orbits" },
    "Error: This email belongs to the existing user “known” (Kim Known), whose name is different.",
  ],
  [
    "the same person under another user name",
    { username: "kim", email: "known@example.org", firstName: "KIM", lastName: "Known", course: "Orbits" },
    /^Enrol: Existing user “known”, whose userName stays as it is/,
  ],
  ["a student, as pages say", { username: "ada", email: "ada@example.org", role: "Student" }, "New: New user."],
  [
    "a row that cannot be read",
    { username: "known", email: "known@example.org", problem: "This row is not readable." },
    "Error: This row is not readable.",
  ],
  [
    "of elsewhere",
    { username: "stranger", email: "x@example.org", course: "Orbits" },
    "Error: This userName or email is in use outside your organization.",
  ],
  [
    "no course of that name",
    { username: "ada", email: "ada@example.org", course: "Nowhere" },
    `Error: There's no course “Nowhere”.`,
  ],
  [
    "two courses of that name",
    { username: "ada", email: "ada@example.org", course: "Twice" },
    "Error: There are 2 courses named “Twice”.",
  ],
  [
    "no such role",
    { username: "ada", email: "ada@example.org", role: "Emperor" },
    /^Error: There's no role “Emperor”\. Use one of these: Student, Restricted, User/,
  ],
  [
    "a role in other capitals",
    { username: "ada", email: "ada@example.org", role: "organization admin" },
    "New: New user.",
  ],
  [
    "the system admin role",
    { username: "ada", email: "ada@example.org", role: "SystemAdmin" },
    "Error: An organization admin cannot assign the system admin role.",
  ],
  ["neither name nor address", { firstName: "Ada" }, "Error: Username is required. Email is required."],
  ["a formula", { username: "=cmd()", email: "ada@example.org" }, /^Error: Username can contain only/],
  [
    "control characters",
    { username: "ada", email: "ada@example.org", firstName: "A\u0007da" },
    /^Error: First name contains a character that isn't allowed\.$/,
  ],
  [
    "everything wrong",
    { username: "a b", email: "x", role: "y", course: "z" },
    /^Error: Username .* Enter a valid email address\. There's no role .* There's no course “z”\.$/,
  ],
])("%s", (_, overrides, expected) =>
  expect(plan([row(overrides)])[0]).toMatch(
    typeof expected === "string" ? new RegExp(`^${expected.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`) : expected,
  ),
);

test("a system admin sees which organization a foreign user belongs to and stays in", () => {
  expect(plan([fresh("stranger", { course: "Orbits" })], { seesOthers: true })).toEqual([
    `Error: Existing user “stranger” belongs to Theirs and won't be moved or enrolled.`,
  ]);
});

test("a repeated person is created once, and joins a second course", () => {
  position = 1;
  expect(
    plan([
      fresh("ada", { course: "Orbits" }),
      fresh("ADA", { course: "Rendezvous" }),
      fresh("ada", { course: "Orbits" }),
      fresh("ada"),
      row({ username: "ada", email: "b@example.org" }),
      row({ username: "b", email: "ADA@example.org" }),
    ]),
  ).toEqual([
    "New: New user, joins “Orbits”.",
    "Enrol: The new user of row 2 joins “Rendezvous”.",
    "Error: Same user as row 2.",
    "Error: Same user as row 2.",
    "Error: Same userName as row 2.",
    "Error: Same email as row 2.",
  ]);
});

test("free places go to the first good rows; known users need none", () => {
  expect(
    plan([fresh("bad name"), fresh("aaa"), fresh("known"), fresh("bbb"), fresh("ccc")], { seats: 2 }).map(
      (text) => text.split(":")[0],
    ),
  ).toEqual(["Error", "New", "Known", "New", "Error"]);
  expect(plan([fresh("aaa")], { seats: 0 })).toEqual(["Error: The user limit of 50 is reached."]);
});

test("a bad row never affects the others", () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          username: fc.constantFrom("ada", "bob", "known", "stranger", "", "a b"),
          email: fc.constantFrom("ada@example.org", "bob@example.org", "x", ""),
          course: fc.constantFrom("", "Orbits", "Nowhere"),
        }),
        { maxLength: 12 },
      ),
      (people) => {
        const rows = people.map((columns, index) => row({ ...columns, position: index + 2 }));
        const plannedRows = planRoster(rows, contextOf());
        const good = plannedRows.filter(({ outcome }) => outcome !== "Error").map(({ position: at }) => at);
        const secondPlan = planRoster(
          rows.filter(({ position: at }) => good.includes(at)),
          contextOf(),
        );
        expect(secondPlan.map(({ position: at, outcome }) => [at, outcome])).toEqual(
          plannedRows.filter(({ outcome }) => outcome !== "Error").map(({ position: at, outcome }) => [at, outcome]),
        );
        const names = plannedRows.flatMap(({ person: newPerson }) => (newPerson ? [nameKey(newPerson.username)] : []));
        expect(new Set(names).size).toBe(names.length);
      },
    ),
  );
});
