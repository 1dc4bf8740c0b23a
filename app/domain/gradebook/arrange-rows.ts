import { compareTexts } from "~/texts/format";
import { texts } from "~/texts";
import { atRiskBelowOf, type GradingRules } from "~/domain/grades/rules";
import { passesTotal, totalPercentOf } from "~/domain/grades/total";
import { countOffered, studentFiguresOf, type FigureColumn, type StudentFigures } from "./class-figures";
import type { GradebookRow } from "./matrix";

export const studentFilters = ["all", "at-risk", "not-started", "failing"] as const;
export type StudentFilter = (typeof studentFilters)[number];

/** Filter, search and sorting of a gradebook, from its URL: `?show=`, `?missing=`, `?q=`, `?sort=`. */
export type Arrangement = {
  show: StudentFilter;
  /** Column of a scenario: only students who haven't played it. */
  missing: number | null;
  query: string;
  /** `name`, `average`, `progress`, `active` or a scenario's id, with `-` for descending; null: by username. */
  sort: string | null;
};

export type Student = GradebookRow & StudentFigures;

export const dayMilliseconds = 24 * 3_600_000;
const idleDays = 7;

/** The numbers in the texts of the rule for being at risk. */
export const atRiskRuleOf = (rules: Pick<GradingRules, "passMark">) => ({
  percent: Math.round(atRiskBelowOf(rules) * 100),
  days: idleDays,
});

export function withFigures(rows: GradebookRow[], columns: FigureColumn[], rules: GradingRules): Student[] {
  const offered = countOffered(columns);
  return rows.map((row) => ({ ...row, ...studentFiguresOf(row, columns, rules, offered) }));
}

/** Why a student is at risk; `idleDays`: days since the last attempt, or since joining without one. */
export type Risk = { isLow: boolean; idleDays: number | null };

/**
 * The rule for being at risk, relative to the class: while a class pauses, nobody is idle. `at`: time of reading, in
 * milliseconds.
 */
export function riskRuleOf(students: Student[], at: number, rules: GradingRules): (student: Student) => Risk | null {
  const atRiskBelow = atRiskBelowOf(rules);
  const idleFrom = at - idleDays * dayMilliseconds;
  const isPlaying = students.some(({ lastPlayed }) => lastPlayed !== null && lastPlayed >= idleFrom);
  return ({ average, lastPlayed, joined }) => {
    const since = lastPlayed ?? joined ?? 0;
    const isLow = average !== null && average < atRiskBelow;
    const isIdle = isPlaying && since < idleFrom;
    return isLow || isIdle ? { isLow, idleDays: isIdle ? Math.floor((at - since) / dayMilliseconds) : null } : null;
  };
}

/** "73 %, inactive for 9 days" */
export function riskTextOf(
  { average: share, lastPlayed }: Student,
  { idleDays: days }: Risk,
  rules: Pick<GradingRules, "rounding">,
): string {
  const average = share === null ? null : `${totalPercentOf(share, rules)} %`;
  if (days === null) return texts.grades.riskOfAverage({ average: average ?? "–" });
  if (lastPlayed === null) return texts.grades.riskOfNoAttempt({ days });
  return average === null ? texts.grades.riskOfIdle({ days }) : texts.grades.riskOfBoth({ average, days });
}

/** The students that each filter shows. `readAt`: when the class was read, in milliseconds. */
export function filterStudents(students: Student[], at: number, rules: GradingRules): Record<StudentFilter, Student[]> {
  const riskOf = riskRuleOf(students, at, rules);
  return {
    all: students,
    "at-risk": students.filter((student) => riskOf(student) !== null),
    "not-started": students.filter(({ cells, missing }) =>
      cells.every((cell, place) => cell === null || missing.includes(place)),
    ),
    failing: students.filter(({ average }) => average !== null && !passesTotal(average, rules)),
  };
}

/** Filters and sorts students; those without a value to sort by come last in either direction. */
export function arrangeStudents(
  studentsByFilter: Record<StudentFilter, Student[]>,
  columnOf: (scenarioId: string) => number,
  { show, missing, query, sort }: Arrangement,
): Student[] {
  const searchText = query.trim().toLowerCase();
  const shown = studentsByFilter[show];
  const lacking =
    missing === null
      ? shown
      : shown.filter(
          ({ cells, excused, missing: missed }) =>
            (!cells[missing] || missed.includes(missing)) && !excused.includes(missing),
        );
  const matches =
    searchText === ""
      ? lacking
      : lacking.filter(
          ({ username, fullName }) =>
            username.toLowerCase().includes(searchText) || fullName.toLowerCase().includes(searchText),
        );
  return sort === null ? matches : sorted(matches, sort, columnOf);
}

function sorted(students: Student[], sort: string, columnOf: (scenarioId: string) => number): Student[] {
  const descending = sort.startsWith("-");
  const by = descending ? sort.slice(1) : sort;
  const sign = descending ? -1 : 1;
  if (by === "name") {
    return students
      .map((student) => ({ student, name: nameToSort(student.fullName || student.username) }))
      .sort((a, b) => sign * compareNames(a.name, b.name))
      .map(({ student }) => student);
  }
  const valueOf = valueBy(by, columnOf);
  if (!valueOf) return students;
  return students
    .map((student) => ({ student, value: valueOf(student) }))
    .sort((a, b) =>
      a.value === null || b.value === null
        ? Number(a.value === null) - Number(b.value === null)
        : sign * (a.value - b.value),
    )
    .map(({ student }) => student);
}

type SortedName = { text: string; plain: string | null };

/** `plain`: only unaccented letters, digits and spaces, so that comparing code units gives the collator's order. */
function nameToSort(text: string): SortedName {
  const small = text.toLowerCase();
  return {
    text,
    plain: /^[a-z0-9 ]*$/.test(small) ? small.replace(/\d+/g, (digits) => digits.padStart(20, "0")) : null,
  };
}

/** Avoids the collator where possible: it takes most of the time of sorting a large class. */
function compareNames(a: SortedName, b: SortedName): number {
  if (a.plain === null || b.plain === null) return compareTexts(a.text, b.text);
  return a.plain < b.plain ? -1 : a.plain > b.plain ? 1 : 0;
}

function valueBy(by: string, columnOf: (scenarioId: string) => number): ((student: Student) => number | null) | null {
  if (by === "average") return ({ average }) => average;
  if (by === "progress") return ({ done }) => done;
  if (by === "active") return ({ lastPlayed }) => lastPlayed;
  const column = columnOf(by);
  if (column < 0) return null;
  return ({ cells }) => {
    const cell = cells[column];
    return cell ? cell.score / Math.max(1, cell.maxScore) : null;
  };
}

/** Reads filter, search and sorting from the URL; ignores invalid values. */
export function arrangementOf(params: URLSearchParams, columnOf: (scenarioId: string) => number): Arrangement {
  const show = studentFilters.find((name) => name === params.get("show")) ?? "all";
  const missing = columnOf(params.get("missing") ?? "");
  return { show, missing: missing < 0 ? null : missing, query: params.get("q") ?? "", sort: params.get("sort") };
}
