import { byteOrderMark, writeCsvLine, writeCsvText } from "~/domain/csv";
import { csvWords } from "~/domain/csv-words";
import { totalOf, totalPercentOf } from "~/domain/grades/total";
import { gradeLetterOf } from "./grade-letter";
import { nothingByHand, type HandGrading } from "./list-to-grade";
import { linesOf, parseRow } from "./matrix";
import type { Gradebook } from "./read-gradebook";

const linesAtOnce = 250;

type Written = Pick<Gradebook, "columns" | "matrix"> & {
  session: Pick<Gradebook["session"], "hasDecisions" | "rules" | "rulesNumber">;
};

/**
 * The gradebook as CSV, in batches of students, by username: name, username, average in percent, letter and points of
 * every scenario, and the scenarios whose points a game reported. Empty cells: not played. A class with scenarios that
 * are graded by hand has a column of those that wait for a grade, and a class with decisions has two more columns: the scenarios in which an instructor overrode or adjusted the grade, and those that are excused. A
 * course with rules has more: which scenarios are late and missing if the rules say so, the total if nothing more comes, and the percentage of each category.
 */
export async function* writeGradebookCsv(
  gradebook: Written,
  byHand: HandGrading = nothingByHand,
): AsyncGenerator<string> {
  const { columns, matrix, session } = gradebook;
  const heads = columns.flatMap(({ scenarioShortTitle }) => [
    scenarioShortTitle,
    csvWords.scenarioPoints({ scenarioTitle: scenarioShortTitle }),
    csvWords.scenarioMaxPoints({ scenarioTitle: scenarioShortTitle }),
  ]);
  const lastHeads = [
    csvWords.reported,
    ...(byHand.scenarioIds.size > 0 ? [csvWords.toGrade] : []),
    ...(session.hasDecisions ? [csvWords.decided, csvWords.excused] : []),
    ...(session.rules.late ? [csvWords.late] : []),
    ...(session.rules.missingAfterDays === null ? [] : [csvWords.missing]),
    ...(session.rulesNumber > 0
      ? [csvWords.ifNothingMoreComes, ...session.rules.categories.map(({ name }) => csvWords.category({ name }))]
      : []),
  ];
  yield `${byteOrderMark}${writeCsvLine([csvWords.name, csvWords.username, csvWords.average, ...heads, ...lastHeads])}\r\n`;
  const lines = linesOf(matrix);
  for (let start = 0; start < lines.length; start += linesAtOnce)
    yield lines
      .slice(start, start + linesAtOnce)
      .map((line) => writeRow(line, gradebook, byHand))
      .join("");
}

function writeRow(
  line: string,
  { columns, session: { rules, rulesNumber, hasDecisions } }: Written,
  { scenarioIds, isToGrade }: HandGrading,
) {
  const row = parseRow(line, columns.length, rules);
  const { userId, fullName, username, cells, reported, decided, excused, late, missing } = row;
  const percentOf = (share: number | null) => (share === null ? "" : String(totalPercentOf(share, rules)));
  const total = totalOf(row, columns, rules, "soFar");
  const grades = cells.map((cell) =>
    cell ? `,${gradeLetterOf(cell.score, cell.maxScore, rules) ?? ""},${cell.score},${cell.maxScore}` : ",,,",
  );
  const lists = [
    reported,
    ...(scenarioIds.size > 0
      ? [columns.flatMap(({ scenarioId }, place) => (isToGrade(userId, scenarioId) ? [place] : []))]
      : []),
    ...(hasDecisions ? [decided, excused] : []),
    ...(rules.late ? [late] : []),
    ...(rules.missingAfterDays === null ? [] : [missing]),
  ].map((places) => writeCsvText(places.map((place) => columns[place]?.scenarioShortTitle ?? "").join("; ")));
  const totals =
    rulesNumber > 0
      ? [totalOf(row, columns, rules, "ifNothingMoreComes").share, ...total.categories.map(({ share }) => share)]
      : [];
  const last = [...lists, ...totals.map(percentOf)].join(",");
  return `${writeCsvText(fullName)},${writeCsvText(username)},${percentOf(total.share)}${grades.join("")},${last}\r\n`;
}
