import { formatCount } from "~/domain/count-text";
import { atRiskBelow, passedFrom, studentFiguresOf, type FigureColumn, type StudentFigures } from "./class-figures";
import { percentText } from "./figures";
import type { GradebookRow } from "./matrix";

export const shows = ["all", "at-risk", "not-started", "failing"] as const;
export type Show = (typeof shows)[number];

/** How the gradebook is looked at, as its address says: `?show=`, `?missing=`, `?q=`, `?sort=`. */
export type Arrangement = {
  show: Show;
  /** Only those who have not played this scenario; its column. */
  missing: number | null;
  query: string;
  /** `name`, `average`, `progress`, `active` or a scenario's id, with `-` for descending; null: by username. */
  sort: string | null;
};

export type Student = GradebookRow & StudentFigures;

export const dayMilliseconds = 24 * 3_600_000;
const idleDays = 7;

/** What each filter keeps, as the page says it. */
export const showTexts: Record<Show, string> = {
  all: "Everyone in this class.",
  "at-risk":
    `At risk: average below ${atRiskBelow * 100} %, or inactive for ${idleDays} days. ` +
    `New students get a ${idleDays}-day grace period.`,
  "not-started": "Not started: no attempt at any scenario.",
  failing: `Failing: average below ${passedFrom * 100} %.`,
};

export const withFigures = (rows: GradebookRow[], columns: FigureColumn[]): Student[] =>
  rows.map((row) => ({ ...row, ...studentFiguresOf(row.cells, columns) }));

/** Why a student is at risk; `idleDays`: since the last attempt, or since joining for who has none. */
export type Risk = { isLow: boolean; idleDays: number | null };

/** Judges students by their class, which may rest: then nobody is idle. `at`: when they were read, in milliseconds. */
export function riskRuleOf(students: Student[], at: number): (student: Student) => Risk | null {
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
export function riskTextOf({ average, lastPlayed }: Student, { idleDays: days }: Risk): string {
  if (days === null) return `Average ${percentText(average)}`;
  const idle =
    lastPlayed === null ? `no attempt in ${formatCount(days, "day")}` : `inactive for ${formatCount(days, "day")}`;
  return average === null ? idle.replace(/^./, (letter) => letter.toUpperCase()) : `${percentText(average)}, ${idle}`;
}

/** Which of them each filter keeps. `at`: when they were read, in milliseconds. */
export function judgeStudents(students: Student[], at: number): Record<Show, Student[]> {
  const riskOf = riskRuleOf(students, at);
  return {
    all: students,
    "at-risk": students.filter((student) => riskOf(student) !== null),
    "not-started": students.filter(({ cells }) => cells.every((cell) => cell === null)),
    failing: students.filter(({ average }) => average !== null && average < passedFrom),
  };
}

/** Those who are asked for, in the order asked for; who has nothing to sort by stands last either way. */
export function arrangeStudents(
  kept: Record<Show, Student[]>,
  columnOf: (scenarioId: string) => number,
  { show, missing, query, sort }: Arrangement,
): Student[] {
  const wanted = query.trim().toLowerCase();
  const matches = kept[show].filter(
    ({ username, fullName, cells }) =>
      (missing === null || !cells[missing]) &&
      (wanted === "" || username.toLowerCase().includes(wanted) || fullName.toLowerCase().includes(wanted)),
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

const names = new Intl.Collator("en", { sensitivity: "base", numeric: true });

/** `plain`: a name of unaccented letters, digits and spaces, so that it is in the collator's order by itself. */
function nameToSort(text: string): SortedName {
  const small = text.toLowerCase();
  return {
    text,
    plain: /^[a-z0-9 ]*$/.test(small) ? small.replace(/\d+/g, (digits) => digits.padStart(20, "0")) : null,
  };
}

/** By the collator, which takes most of the time of sorting a large class where it is asked for every pair. */
function compareNames(a: SortedName, b: SortedName): number {
  if (a.plain === null || b.plain === null) return names.compare(a.text, b.text);
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

/** What an address asks for; what it does not understand is left out. */
export function arrangementOf(params: URLSearchParams, columnOf: (scenarioId: string) => number): Arrangement {
  const show = shows.find((known) => known === params.get("show")) ?? "all";
  const missing = columnOf(params.get("missing") ?? "");
  return { show, missing: missing < 0 ? null : missing, query: params.get("q") ?? "", sort: params.get("sort") };
}
