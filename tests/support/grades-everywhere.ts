// A student's grade in a scenario, read from every place that shows it.
import { writeGradebookCsv } from "~/domain/gradebook/gradebook-csv";
import { listGrades } from "~/domain/gradebook/list-grades";
import { parseMatrix } from "~/domain/gradebook/matrix";
import { readGradebook } from "~/domain/gradebook/read-gradebook";
import { readScenarioGrades } from "~/domain/gradebook/read-scenario-grades";
import { readStudentRecord } from "~/domain/gradebook/read-student-record";
import { studentGradesOf } from "~/domain/gradebook/student-grades";
import type { Grade, Points } from "~/domain/grades/grade";
import { readOwnResults } from "~/domain/results/read-own-results";
import type { RunningClass } from "./builders";

/** The first student's grade in the lesson, wherever it is shown. */
export async function readEverywhere(running: RunningClass): Promise<Record<string, Grade>> {
  const { owner, sessionId, lesson, students } = running;
  const student = students[0]!;
  const { columns, matrix, session } = await readGradebook(owner.ctx, sessionId);
  const column = columns.findIndex(({ scenarioId }) => scenarioId === lesson);
  const row = parseMatrix(matrix, columns.length, session.rules).find(({ userId }) => userId === student.id)!;
  const ofCells = (cell: Points | null, isExcused: boolean): Grade => (isExcused ? "excused" : cell);
  let csv = "";
  for await (const part of writeGradebookCsv({ columns, matrix, session })) csv += part;
  const [head = [], ...lines] = csv
    .trim()
    .split("\r\n")
    .map((line) => line.split(","));
  const title = columns[column]!.scenarioShortTitle;
  const line = lines.find((fields) => fields.includes(student.userName))!;
  const [score, maxScore] = [line[head.indexOf(`${title} Points`)], line[head.indexOf(`${title} Max Points`)]];
  const excusedAt = head.indexOf("Excused");
  const listed = (await listGrades(owner.ctx, sessionId, { page: 1, pageSize: 500 })).grades.find(
    ({ userId, scenarioId }) => userId === student.id && scenarioId === lesson,
  );
  const ofScenario = (await readScenarioGrades(owner.ctx, sessionId, lesson)).students.find(
    ({ userId }) => userId === student.id,
  )!;
  const record = await readStudentRecord(owner.ctx, sessionId, student.id);
  const gradeIn = (grades: ReturnType<typeof studentGradesOf>) =>
    grades.find(({ column: { scenarioId } }) => scenarioId === lesson)!.grade;
  return {
    page: ofCells(row.cells[column] ?? null, row.excused.includes(column)),
    csv: ofCells(
      score ? { score: Number(score), maxScore: Number(maxScore) } : null,
      excusedAt > 0 && (line[excusedAt] ?? "").split("; ").includes(title),
    ),
    api: ofCells(
      listed?.score == null ? null : { score: listed.score, maxScore: listed.maxScore ?? 0 },
      listed?.state === "excused",
    ),
    scenario: ofCells(ofScenario.grade, ofScenario.isExcused),
    record: gradeIn(studentGradesOf({ ...record, rules: record.session.rules })),
    student: gradeIn(studentGradesOf(await readOwnResults(student.ctx, sessionId))),
  };
}

export const everywhere = (grade: Grade) => ({
  ...{ page: grade, csv: grade, api: grade, scenario: grade, record: grade, student: grade },
});
