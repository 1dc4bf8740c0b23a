import { memo } from "react";
import { riskTextOf, type Risk, type Student } from "~/domain/gradebook/arrange-rows";
import { percentOf } from "~/domain/gradebook/figures";
import { studentAddressOf, withListQuery } from "~/domain/gradebook/gradebook-addresses";
import { gradeLetterOf, letterOfAverage, toneOf } from "~/domain/gradebook/grade-letter";
import { lastActiveText } from "~/domain/gradebook/last-active";
import type { GradeCell } from "~/domain/gradebook/matrix";
import type { GradingRules } from "~/domain/grades/rules";
import { totalPercentOf } from "~/domain/grades/total";
import { texts } from "~/texts";
import { chosenForm } from "./chosen-bar";
import { useCourseRules } from "./course-rules";
import { useWaitingGrades, waitingKey } from "./waiting-grades";
import type { MatrixColumn } from "./matrix-head";

/** Cells of a row before those of the scenarios. */
export const columnsBefore = 4;

type StudentCellsProps = {
  student: Student;
  columns: Pick<MatrixColumn, "place" | "scenarioId">[];
  classSessionId: string;
  /** Each grade links to its attempts, and the name can be reached by Tab. */
  isLinked: boolean;
  isChosen: boolean;
  onToggle: (userId: string) => void;
  /** The query of the gradebook's view, for links that lead back to it. */
  list: string;
  /** When the page was read, in milliseconds. */
  at: number;
  /** Why a student is at risk, if the column is shown. */
  riskOf: ((student: Student) => Risk | null) | null;
};

/** The cells of a student's row: name, average, progress, last active, why at risk if shown, and a grade per column. */
export const StudentCells = memo(function StudentCells(props: StudentCellsProps) {
  const { student, columns, classSessionId, isLinked, isChosen, onToggle, list, at, riskOf } = props;
  const { userId, fullName, username, average, done, expected, cells, excused, lastPlayed } = student;
  const address = withListQuery(studentAddressOf(classSessionId, userId), list);
  const rules = useCourseRules();
  const waiting = useWaitingGrades();
  const risk = riskOf?.(student);
  const marks = marksOf(student, waiting);
  return (
    <>
      <th scope="row">
        <label>
          <input
            type="checkbox"
            name="student"
            value={userId}
            // Before scripts run, the box itself is sent.
            form={isLinked ? chosenForm : undefined}
            tabIndex={isLinked ? undefined : -1}
            checked={isChosen}
            onChange={() => onToggle(userId)}
            aria-label={texts.gradebook.choose({ name: fullName || username })}
          />
        </label>
        <a href={address} dir="auto" tabIndex={isLinked ? undefined : -1}>
          {fullName || username}
        </a>
        {fullName && <small dir="auto">{username}</small>}
      </th>
      {average === null ? emptyCell : averageCellOf(average, expected - done, rules)}
      <td className="progress">
        {texts.grades.countOf({ count: done, all: expected })}
        <progress value={done} max={Math.max(1, expected)} aria-hidden="true" />
      </td>
      <td className="active">{lastActiveText(lastPlayed, at)}</td>
      {riskOf && <td className="why">{risk ? riskTextOf(student, risk, rules) : "–"}</td>}
      {columns.map(({ place, scenarioId }, index) => {
        const cell = cells[place];
        if (!cell) return <td key={index}>{excused.includes(place) ? texts.grades.excused : "–"}</td>;
        const letter = gradeLetterOf(cell.score, cell.maxScore, rules);
        return (
          // By place: a focused cell stays focused when the columns change.
          <td key={index} className={toneOfCell(cell, rules)}>
            {letter && <b>{letter}</b>}
            {isLinked ? <a href={`${address}#${scenarioId}`}>{pointsOf(cell)}</a> : pointsOf(cell)}
            {marks?.(place, scenarioId)}
          </td>
        );
      })}
    </>
  );
});

/** The marks of a student's grades; nothing for most of them, so that a large class has no empty parts in each cell. */
function marksOf({ userId, reported, decided, late, missing }: Student, waiting: ReadonlySet<string>) {
  const marked = new Set([...reported, ...decided, ...late, ...missing]);
  if (marked.size + waiting.size === 0) return null;
  return (place: number, scenarioId: string) => {
    const isWaiting = waiting.size > 0 && waiting.has(waitingKey(userId, scenarioId));
    if (!marked.has(place) && !isWaiting) return null;
    return (
      <>
        {reported.includes(place) && markOf("*", texts.grades.reported)}
        {decided.includes(place) && markOf("†", texts.grades.decided)}
        {late.includes(place) && markOf("‡", texts.dueDates.late)}
        {missing.includes(place) && markOf("∅", texts.dueDates.missing)}
        {isWaiting && markOf("…", texts.sandboxTasks.toGrade)}
      </>
    );
  };
}

const emptyCell = <td>–</td>;

const markOf = (sign: string, meaning: string) => (
  <i>
    {sign}
    <span className="sr-only"> {meaning}</span>
  </i>
);

function averageCellOf(average: number, missing: number, rules: GradingRules) {
  const percent = totalPercentOf(average, rules);
  return (
    <td className={toneOf(percent, rules)}>
      <b>{letterOfAverage(average, rules)}</b>
      {`${percent} %`}
      {missing > 0 && <small>{texts.gradebook.missing({ missing })}</small>}
    </td>
  );
}

const pointsOf = ({ score, maxScore }: GradeCell) => `${score}/${maxScore}`;

const toneOfCell = ({ score, maxScore }: GradeCell, rules: GradingRules) =>
  maxScore > 0 ? toneOf(percentOf(score / maxScore), rules) : undefined;
