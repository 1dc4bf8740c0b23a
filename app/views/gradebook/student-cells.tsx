import { riskTextOf, type Risk, type Student } from "~/domain/gradebook/arrange-rows";
import { percentText } from "~/domain/gradebook/figures";
import { studentAddressOf, withList } from "~/domain/gradebook/gradebook-addresses";
import { reportedWord } from "~/domain/attempts/uncounted";
import { letterOfAverage, gradeLetterOf, type GradeLetter } from "~/domain/gradebook/grade-letter";
import { lastActiveText } from "~/domain/gradebook/last-active";
import type { GradeCell } from "~/domain/gradebook/matrix";
import { emptyCell, markup, type Markup } from "~/ui/markup";
import type { MatrixColumn } from "./matrix-head";

/** Cells of a row before those of the scenarios. */
export const columnsBefore = 4;

type Written = {
  classSessionId: string;
  /** How many scenarios are asked for. */
  offered: number;
  isLinked: boolean;
  /** How the gradebook is looked at: the links lead back to that. */
  list: string;
  /** When the page was read, in milliseconds. */
  at: number;
  /** Why a student is at risk, where that is what is shown. */
  riskOf: ((student: Student) => Risk | null) | null;
};

/**
 * The cells of a student's row: name, average, progress, last active, why at risk where that is asked for, and the grade
 * in each of the columns. `isLinked`: each grade leads to its attempts, and the name can be reached by Tab.
 */
export function writeStudentCells(
  student: Student,
  columns: Pick<MatrixColumn, "place" | "scenarioId">[],
  { classSessionId, offered, isLinked, list, at, riskOf }: Written,
): Markup {
  const { userId, fullName, username, average, done, cells, reported, lastPlayed } = student;
  const address = withList(studentAddressOf(classSessionId, userId), list);
  const name = fullName || username;
  const link = isLinked
    ? markup`<a href="${address}">${name}</a>`
    : markup`<a href="${address}" tabindex="-1">${name}</a>`;
  const second = fullName ? markup`<small>${username}</small>` : "";
  const bar = markup`<progress value="${done}" max="${Math.max(1, offered)}" aria-hidden="true"></progress>`;
  const risk = riskOf?.(student);
  const why = riskOf ? markup`<td class="why">${risk ? riskTextOf(student, risk) : "–"}</td>` : "";
  const grades = columns.map(({ place, scenarioId }) =>
    writeGrade(cells[place] ?? null, isLinked ? `${address}#${scenarioId}` : null, reported.includes(place)),
  );
  return markup`<th scope="row">${link}${second}</th>${writeAverage(average, offered - done)}<td class="progress">${
    done
  } of ${offered}${bar}</td><td class="active">${lastActiveText(lastPlayed, at)}</td>${why}${grades}`;
}

function writeAverage(average: number | null, missing: number): Markup {
  if (average === null) return emptyCell;
  const letter = letterOfAverage(average)!;
  const note = missing > 0 ? markup`<small>${missing} missing</small>` : "";
  return inTone(letter, markup`<b>${letter}</b>${percentText(average)}${note}`);
}

const reportedMark = markup`<i>*<span class="sr-only"> ${reportedWord}</span></i>`;

function writeGrade(cell: GradeCell | null, to: string | null, isReported: boolean): Markup {
  if (!cell) return emptyCell;
  const letter = gradeLetterOf(cell.score, cell.maxScore);
  const points = `${cell.score}/${cell.maxScore}`;
  const shown = to === null ? points : markup`<a href="${to}">${points}</a>`;
  const mark = isReported ? reportedMark : "";
  return inTone(letter, letter ? markup`<b>${letter}</b>${shown}${mark}` : markup`${shown}${mark}`);
}

const tones: Partial<Record<GradeLetter, string>> = { "A+": "good", A: "good", D: "warn", F: "bad" };

function inTone(letter: GradeLetter | null, content: Markup): Markup {
  const tone = letter && tones[letter];
  return tone ? markup`<td class="${tone}">${content}</td>` : markup`<td>${content}</td>`;
}
