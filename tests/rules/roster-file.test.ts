import fc from "fast-check";
import { expect, test } from "vitest";
import { Refusal } from "~/domain/refusal";
import { describeImport } from "~/domain/roster/describe-import";
import { nameIgnored, readRosterFile, type RosterFile } from "~/domain/roster/read-roster-file";
import { textOf } from "~/texts/say";

const head = "userName,email,firstName,lastName";
const person = (n: number) => `p${n},p${n}@example.org,Ada,Byron`;

test("a stray quotation mark spoils only its own row", async () => {
  const lines = Array.from({ length: 61 }, (_, n) => person(n));
  lines[9] = `p9,p9@example.org,"Ada,Byron`;
  lines[40] = `p40,p40@example.org,Ada "the Countess,Byron`;
  const { rows } = readRosterFile([head, ...lines].join("\r\n"));
  expect(rows.length).toBe(61);
  expect(rows.filter(({ problem }) => problem).map(({ position, username }) => [position, username])).toEqual([
    [11, "p9"],
    [42, "p40"],
  ]);
  expect(textOf(rows[9]!.problem!)).toMatch(/^A quotation mark \("\) in this row isn't closed/);
});

test("two stray quotation marks, rows apart, swallow no row between them", async () => {
  const { rows } = readRosterFile([head, 'p1,"p1@example.org,Ada,Byron', person(2), person(3), 'p4,x,A,B"'].join("\n"));
  expect(rows.map(({ username, problem }) => [username, problem !== null])).toEqual([
    ["p1", true],
    ["p2", false],
    ["p3", false],
    ["p4", true],
  ]);
});

test("quoted cells may contain commas, quotation marks and outer spaces", async () => {
  const { rows } = readRosterFile(`${head}\n"p1" , "p1@example.org","Ada ""A."" ","Byron, Countess"`);
  expect(rows[0]).toMatchObject({ username: "p1", firstName: 'Ada "A."', lastName: "Byron, Countess", problem: null });
});

test("spaces before a quoted cell are ignored, and quoted ones stay", async () => {
  const texts = ['  "p1", "p1@example.org",  "Ada ""A.""","Byron"', 'p2,p2@example.org,"Ada, ""A."" ",Byron'];
  const { rows } = readRosterFile([head, ...texts, 'p3,p3@example.org, Ada "A",Byron'].join("\n"));
  expect(rows.map(({ username, firstName, problem }) => [username, firstName, problem === null])).toEqual([
    ["p1", 'Ada "A."', true],
    ["p2", 'Ada, "A."', true],
    ["p3", "Ada A", false],
  ]);
});

test("the time for 2 MB of quoted cells in one line grows linearly", () => {
  const cells = Array.from({ length: 180_000 }, (_, n) => `"u${n}"""`).join(",");
  const startedAt = performance.now();
  const { rows } = readRosterFile(`${head}\n${cells}`);
  // It takes 0.3 s; a quadratic search took minutes.
  expect(performance.now() - startedAt).toBeLessThan(10_000);
  expect(rows).toHaveLength(1);
});

test("a row with an extra comma is refused; missing cells at the end are empty", async () => {
  const { rows } = readRosterFile(`${head}\np1,p1@example.org,Ada,Byron,Countess\np2,p2@example.org\n${person(3)},,`);
  expect(rows.map(({ problem }) => problem && textOf(problem).slice(0, 21))).toEqual([
    "This row has 5 cells,",
    null,
    null,
  ]);
});

test.each([
  "User Name,E-Mail,First Name,Last Name",
  "Login,E-Mail Address,Given name,Surname",
  "USERNAME;email address;Forename;Family name",
  "sep=;\nLogin name;Mail;Given names;Surname",
])("common column heads are recognized: %s", async (heads) => {
  const by = heads.includes(";") ? ";" : ",";
  const file = readRosterFile(`${heads}\n${person(1).replaceAll(",", by)}`);
  expect(file).toMatchObject({ isSure: true, ignoredColumns: [] });
  expect(file.rows[0]).toMatchObject({
    username: "p1",
    email: "p1@example.org",
    firstName: "Ada",
    lastName: "Byron",
  });
});

test.each<[string, (string | null)[]]>([
  ["ID,E-Mail,Name\np1,p1@example.org,Ada", ["username", "email", null]],
  ["Handle,Reached at\np1,p1@example.org", [null, "email"]],
  ["userName,E-Mail,Email Address\np1,p1@example.org,p@example.org", ["username", "email", null]],
  ["userName,email,Group\np1,p1@example.org,Orbits", ["username", "email", "course"]],
])("an unclear head asks the uploader: %s", async (text, columns) => {
  const file = readRosterFile(text);
  expect([file.isSure, file.columns.map(({ field }) => field)]).toEqual([false, columns]);
});

test("unused columns are named, even without a head", async () => {
  const { ignoredColumns } = readRosterFile("userName,email,Shoe size,,\np1,p1@example.org,38,left,");
  expect(ignoredColumns.map(nameIgnored)).toEqual(["Shoe size", "Column 4 (no name)"]);
});

test("the uploader's choice of columns is used", async () => {
  const { rows, ignoredColumns } = readRosterFile("A,B,C\nAda,p1,p1@example.org", [null, "username", "email"]);
  expect([rows[0], ignoredColumns]).toMatchObject([{ username: "p1", email: "p1@example.org", firstName: "" }, ["A"]]);
});

test("a finished import is summed up in sentences", () => {
  const counts = { New: 55, Enrol: 1, Known: 0, Error: 2 };
  expect(describeImport({ counts, joined: [{ course: "Orbits", people: 56 }] })).toBe(
    "55 users were added. 56 users joined “Orbits”. 2 rows were skipped.",
  );
  expect(describeImport({ counts: { New: 0, Enrol: 0, Known: 1, Error: 0 }, joined: [] })).toBe(
    "Nobody was added. 1 row changed nothing.",
  );
});

const damage = fc.record({
  place: fc.nat(),
  kind: fc.constantFrom("insert", "remove", "replace"),
  text: fc.constantFrom(
    '"',
    '""',
    ",",
    ";",
    "\t",
    "\n",
    "\r",
    "\r\n",
    " ",
    "\0",
    "\\",
    "é",
    "\uFFFD",
    "x",
    '"\n',
    '",',
  ),
});

test("in 10,000 damaged files every lost row gets a message, and damage stays in its row", async () => {
  let readFiles = 0;
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: 12 }), fc.array(damage, { minLength: 1, maxLength: 6 }), async (people, damages) => {
      const text = damages.reduce(
        damageAt,
        [head, ...Array.from({ length: people }, (_, n) => `p${n},p${n}@example.org,"Ada, A.",Byron`)].join("\n"),
      );
      const file = await readOrRefused(text);
      if (file === null) return;
      readFiles++;
      const rows = new Map(file.rows.map((row) => [row.position, row]));
      const lines = text.split(/\r\n|\n|\r/);
      // A line of empty quoted cells is empty, too.
      const headAt = lines.findIndex((line) => /[^\s,;|"]/.test(line));
      for (const [index, line] of lines.entries()) {
        const row = rows.get(index + 1);
        if (index > headAt && /[^\s,;|"]/.test(line)) expect(row, line).toBeDefined();
        const [, username] = /^(p\d+),\1@example\.org,"Ada, A\.",Byron$/.exec(line) ?? [];
        if (username && lines[headAt] === head)
          expect(row).toMatchObject({ username, firstName: "Ada, A.", lastName: "Byron", problem: null });
      }
    }),
    { numRuns: 10_000 },
  );
  expect(readFiles).toBeGreaterThan(5_000);
});

function damageAt(text: string, { place, kind, text: piece }: { place: number; kind: string; text: string }): string {
  const at = place % (text.length + 1);
  return text.slice(0, at) + (kind === "remove" ? "" : piece) + text.slice(kind === "insert" ? at : at + 1);
}

async function readOrRefused(text: string): Promise<RosterFile | null> {
  try {
    return readRosterFile(text);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
