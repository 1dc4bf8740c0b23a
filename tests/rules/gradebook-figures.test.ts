import fc from "fast-check";
import { expect, test } from "vitest";
import {
  arrangementOf,
  arrangeStudents,
  dayMilliseconds,
  filterStudents,
  riskRuleOf,
  riskTextOf,
  withFigures,
} from "~/domain/gradebook/arrange-rows";
import { classFiguresOf, studentFiguresOf } from "~/domain/gradebook/class-figures";
import { cutText, percentOf, percentsOf } from "~/domain/gradebook/figures";
import { lastActiveText } from "~/domain/gradebook/last-active";
import type { GradebookRow } from "~/domain/gradebook/matrix";
import { usualRules } from "~/domain/grades/rules";

const now = Date.UTC(2026, 10, 22);
const ago = (days: number) => now - days * dayMilliseconds;

/** Scores of 100; null for an unplayed scenario. */
function studentOf(
  username: string,
  scores: (number | null)[],
  lastPlayed: number | null,
  fullName = "",
  joinedAt = ago(30),
): GradebookRow {
  const cells = scores.map((score) => (score === null ? null : { score, maxScore: 100 }));
  return {
    userId: username,
    username,
    fullName,
    cells,
    ...{ reported: [], excused: [], decided: [], late: [], missing: [] },
    lastPlayed,
    joined: lastPlayed === null ? joinedAt : null,
  };
}

const rows = [
  studentOf("amy", [90, 80, null], ago(1), "Zoe Adams"),
  studentOf("bob", [50, null, null], ago(2), "Bob Brown"),
  studentOf("cyd", [null, null, null], null),
  studentOf("dan", [95, 65, 100], ago(8), "Ann Zeller"),
];
const columns = ["first", "second", "third"];
const offered = columns.map(() => ({ campaignId: "space" }));
const columnOf = (id: string) => columns.indexOf(id);
const namesOf = (search: string, of = rows) =>
  arrangeStudents(
    filterStudents(withFigures(of, offered, usualRules), now, usualRules),
    columnOf,
    arrangementOf(new URLSearchParams(search), columnOf),
  ).map(({ username }) => username);

test("the average covers graded scenarios, and progress counts played ones", () => {
  expect(studentFiguresOf(rows[0]!, offered, usualRules)).toEqual({
    average: expect.closeTo(0.85),
    done: 2,
    expected: 3,
  });
  expect(studentFiguresOf(rows[2]!, offered, usualRules)).toEqual({ average: null, done: 0, expected: 3 });
  const withoutPoints = { cells: [{ score: 0, maxScore: 0 }, null], excused: [], missing: [] };
  expect(studentFiguresOf(withoutPoints, offered, usualRules)).toEqual({ average: null, done: 1, expected: 3 });
});

test("an excused scenario is neither expected of the student nor missing", () => {
  const excused = { ...rows[0]!, excused: [2] };
  expect(studentFiguresOf(excused, offered, usualRules)).toEqual({
    average: expect.closeTo(0.85),
    done: 2,
    expected: 2,
  });
  expect(namesOf("missing=third", [excused, ...rows.slice(1)])).toEqual(["bob", "cyd"]);
  const { progress, columns: figures } = classFiguresOf([excused, ...rows.slice(1)], offered, usualRules);
  expect(progress).toBe(6 / 11);
  expect(figures[2]).toMatchObject({ graded: 1, notStarted: 2 });
});

test("the class has mean and median, those who passed, and those who haven't started", () => {
  const figures = classFiguresOf(rows, offered, usualRules);
  expect(figures).toMatchObject({ students: 4, notStarted: 1, progress: 0.5 });
  expect(figures.averages.graded).toBe(3);
  expect(percentOf(figures.averages.mean!)).toBe(73);
  expect(percentOf(figures.averages.median!)).toBe(85);
  expect(figures.averages.passed).toBe(2);
  expect(figures.columns[0]).toMatchObject({ graded: 3, passed: 2, notStarted: 1, median: expect.closeTo(0.9) });
  expect(figures.columns[1]).toMatchObject({ graded: 2, passed: 2, notStarted: 2, median: expect.closeTo(0.725) });
  expect(figures.columns[2]!.distribution).toEqual([0, 0, 0, 0, 0, 1]);
});

test("percents are rounded down, so that no share looks like a better letter", () => {
  expect([0.896, 0.9, 0.29 * 100 * 0.01, 1].map(percentOf)).toEqual([89, 90, 29, 100]);
});

test("at risk means below 70 %, or inactive for 7 days while the class played", () => {
  expect(namesOf("show=at-risk")).toEqual(["bob", "cyd", "dan"]);
  expect(namesOf("show=not-started")).toEqual(["cyd"]);
  expect(namesOf("show=failing")).toEqual(["bob"]);
});

test("each student at risk has a reason: the average, the inactive days, or both", () => {
  const students = withFigures([...rows, studentOf("eve", [null], null, "", ago(0))], offered, usualRules);
  const riskOf = riskRuleOf(students, now, usualRules);
  const reasons = students.map((student) => {
    const risk = riskOf(student);
    return risk && riskTextOf(student, risk, usualRules);
  });
  expect(reasons).toEqual([null, "Average 50 %", "No attempt in 30 days", "Average 86 %, inactive for 8 days", null]);
});

test("the last activity is shown in whole hours and days", () => {
  const hour = dayMilliseconds / 24;
  expect([null, now, now - hour, now - 23.9 * hour, ago(1), ago(9.9)].map((time) => lastActiveText(time, now))).toEqual(
    ["never", "just now", "1 hour ago", "23 hours ago", "1 day ago", "9 days ago"],
  );
  expect(namesOf("sort=active")).toEqual(["dan", "bob", "amy", "cyd"]);
});

test("students who joined within 7 days aren't at risk for inactivity", () => {
  const newcomers = [studentOf("eve", [null], null, "", ago(0)), studentOf("fay", [null], null, "", ago(8))];
  expect(namesOf("show=at-risk", [...rows, ...newcomers])).toEqual(["bob", "cyd", "dan", "fay"]);
});

test("in an inactive class nobody is at risk for inactivity", () => {
  const resting = rows.map((row) => ({ ...row, lastPlayed: row.lastPlayed && row.lastPlayed - 30 * dayMilliseconds }));
  expect(namesOf("show=at-risk", resting)).toEqual(["bob"]);
});

test("a filter for an unplayed scenario combines with a search", () => {
  expect(namesOf("missing=second")).toEqual(["bob", "cyd"]);
  expect(namesOf("missing=second&q=BRO")).toEqual(["bob"]);
});

test("every column sorts both ways, with empty cells always last", () => {
  expect(namesOf("")).toEqual(["amy", "bob", "cyd", "dan"]);
  expect(namesOf("sort=name")).toEqual(["dan", "bob", "cyd", "amy"]);
  expect(namesOf("sort=-name")).toEqual(["amy", "cyd", "bob", "dan"]);
  expect(namesOf("sort=average")).toEqual(["bob", "amy", "dan", "cyd"]);
  expect(namesOf("sort=-average")).toEqual(["dan", "amy", "bob", "cyd"]);
  expect(namesOf("sort=progress")).toEqual(["cyd", "bob", "amy", "dan"]);
  expect(namesOf("sort=second")).toEqual(["dan", "amy", "bob", "cyd"]);
  expect(namesOf("sort=-second")).toEqual(["amy", "dan", "bob", "cyd"]);
});

test("unknown values in an address are ignored", () => {
  expect(namesOf("show=everything&missing=nothing&sort=nothing&sort=-")).toEqual(["amy", "bob", "cyd", "dan"]);
});

test("a retired scenario counts in the average but isn't required", () => {
  const retired = offered.map((column, at) => (at === 1 ? { ...column, isRetired: true as const } : column));
  expect(studentFiguresOf(rows[0]!, retired, usualRules)).toEqual({
    average: expect.closeTo(0.85),
    done: 1,
    expected: 2,
  });
  expect(classFiguresOf(rows, retired, usualRules)).toMatchObject({ offered: 2, progress: 4 / 8 });
});

test("names sort like a collator: ignoring case and accents, numbers by value", () => {
  const letters = fc.string({ unit: fc.constantFrom(..."abzABZéøñ 01259'-"), maxLength: 8 });
  const collator = new Intl.Collator("en", { sensitivity: "base", numeric: true });
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 30 }), (names) => {
      const students = names.map((fullName, at) => ({
        ...{ userId: String(at), username: "x", fullName: fullName || "x", cells: [] },
        ...{ reported: [], excused: [], decided: [], late: [], missing: [], lastPlayed: null, joined: null },
        ...{ average: null, done: 0, expected: 0 },
      }));
      const filters = { all: students, "at-risk": [], "not-started": [], failing: [] };
      const query = { show: "all", missing: null, query: "", sort: "name" } as const;
      const sorted = arrangeStudents(filters, () => -1, query).map(({ fullName }) => fullName);
      const expected = students.map(({ fullName }) => fullName).sort(collator.compare);
      expect(sorted.map((name, at) => collator.compare(name, expected[at]!))).toEqual(sorted.map(() => 0));
    }),
    { numRuns: 300 },
  );
});

test("points and correlations are rounded down like percents: 66 % beside 0.66", () => {
  expect([percentOf(2 / 3), cutText(2 / 3)]).toEqual([66, "0.66"]);
  expect([cutText(0.29), cutText(1.999), cutText(-0.149), cutText(4)]).toEqual(["0.29", "1.99", "-0.14", "4"]);
});

test("percents of a single-choice question add up to 100", () => {
  expect(percentsOf([1, 1, 1], 3)).toEqual([34, 33, 33]);
  expect(percentsOf([3, 2, 2], 7)).toEqual([43, 29, 28]);
  fc.assert(
    fc.property(fc.array(fc.nat(40), { minLength: 1, maxLength: 8 }), (counts) => {
      const all = counts.reduce((sum, count) => sum + count, 0);
      const sum = percentsOf(counts, all).reduce((total, percent) => total + percent, 0);
      expect(sum).toBe(all === 0 ? 0 : 100);
    }),
  );
});

test("with several answers allowed, each percent is independent", () => {
  expect(percentsOf([3, 2, 2], 3)).toEqual([100, 66, 66]);
});
