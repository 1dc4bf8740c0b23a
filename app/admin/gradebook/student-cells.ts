import type { Student } from "~/domain/gradebook/arrange-rows";
import { percentText } from "~/domain/gradebook/figures";
import { studentAddressOf, withList } from "~/domain/gradebook/gradebook-addresses";
import { reportedWord } from "~/domain/attempts/uncounted";
import { letterOfAverage, gradeLetterOf, type GradeLetter } from "~/domain/gradebook/grade-letter";
import type { GradeCell } from "~/domain/gradebook/matrix";
import { emptyCell, markup, type Markup } from "~/ui/markup";
import type { MatrixColumn } from "./matrix-head";

/** Cells of a row before those of the scenarios. */
export const columnsBefore = 3;

type Written = {
  classSessionId: string;
  /** How many scenarios are asked for. */
  offered: number;
  isLinked: boolean;
  /** How the gradebook is looked at: the links lead back to that. */
  list: string;
};

/**
 * The cells of a student's row: name, average, progress, and the grade in each of the columns. `isLinked`: each grade
 * leads to its attempts, and the name can be reached by Tab.
 */
export function writeStudentCells(
  { userId, fullName, username, average, done, cells, reported }: Student,
  columns: Pick<MatrixColumn, "place" | "scenarioId">[],
  { classSessionId, offered, isLinked, list }: Written,
): Markup {
  const address = withList(studentAddressOf(classSessionId, userId), list);
  const name = fullName || username;
  const link = isLinked
    ? markup`<a href="${address}">${name}</a>`
    : markup`<a href="${address}" tabindex="-1">${name}</a>`;
  const second = fullName ? markup`<small>${username}</small>` : "";
  const bar = markup`<progress value="${done}" max="${Math.max(1, offered)}" aria-hidden="true"></progress>`;
  const grades = columns.map(({ place, scenarioId }) =>
    writeGrade(cells[place] ?? null, isLinked ? `${address}#${scenarioId}` : null, reported.includes(place)),
  );
  return markup`<th scope="row">${link}${second}</th>${writeAverage(average, offered - done)}<td class="progress">${
    done
  } of ${offered}${bar}</td>${grades}`;
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
