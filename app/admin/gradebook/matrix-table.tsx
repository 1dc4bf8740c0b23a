import { Link, useNavigate } from "@remix-run/react";
import { memo } from "react";
import type { ClassColumn } from "~/domain/curricula/curriculum-headers";
import type { Student } from "~/domain/gradebook/arrange-rows";
import { percentOf, type ClassFigures } from "~/domain/gradebook/class-figures";
import { gradeLetterOf, type GradeLetter } from "~/domain/gradebook/grade-letter";
import type { GradeCell } from "~/domain/gradebook/matrix";
import { studentAddressOf } from "~/domain/gradebook/gradebook-addresses";
import { GridTable } from "~/ui/grid-table";
import { useHydrated } from "~/ui/hydrated";
import { MatrixFoot } from "./matrix-foot";
import { MatrixHead, type MatrixColumn } from "./matrix-head";

type MatrixTableProps = {
  /** Those shown. */
  columns: MatrixColumn[];
  students: Student[];
  figures: ClassFigures;
  sort: string | null;
  quizLink: (column: ClassColumn) => string;
  classSessionId: string;
  /** Rows in the page before scripts run. */
  rowsAtOnce: number;
  /** A browser without scripts stays on this page: its cells are links, as a click on them is with scripts. */
  isWhole: boolean;
};

const rowHeight = 40;
const columnsBefore = 3;

export function MatrixTable({
  columns,
  students,
  figures,
  sort,
  quizLink,
  classSessionId,
  rowsAtOnce,
  isWhole,
}: MatrixTableProps) {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  return (
    <GridTable
      label="Grades of each student in each scenario"
      className="matrix"
      head={<MatrixHead columns={columns} sort={sort} quizLink={quizLink} classSessionId={classSessionId} />}
      headRows={2}
      foot={<MatrixFoot columns={columns} figures={figures} />}
      rowCount={students.length}
      columnCount={columns.length + columnsBefore}
      rowHeight={rowHeight}
      initialRows={rowsAtOnce}
      keyOfRow={(row) => students[row]!.userId}
      onOpen={(row, column) => {
        const { userId, cells } = students[row]!;
        const scenario = columns[column - columnsBefore];
        if (column === 0) navigate(studentAddressOf(classSessionId, userId));
        else if (scenario && cells[scenario.place])
          navigate(studentAddressOf(classSessionId, userId, scenario.scenarioId));
      }}
      renderCells={(row) => (
        <StudentCells
          student={students[row]!}
          columns={columns}
          scenarioCount={figures.offered}
          address={studentAddressOf(classSessionId, students[row]!.userId)}
          isLinked={isWhole && !hydrated}
        />
      )}
    />
  );
}

type StudentCellsProps = {
  student: Student;
  columns: MatrixColumn[];
  scenarioCount: number;
  address: string;
  isLinked: boolean;
};

const StudentCells = memo(function StudentCells({
  student,
  columns,
  scenarioCount,
  address,
  isLinked,
}: StudentCellsProps) {
  return (
    <>
      <th scope="row">
        <Link to={address} prefetch="none" tabIndex={isLinked ? undefined : -1}>
          {student.fullName || student.username}
        </Link>
        {student.fullName && <small>{student.username}</small>}
      </th>
      <Average student={student} scenarioCount={scenarioCount} />
      <td className="progress">
        {`${student.done} of ${scenarioCount}`}
        <progress value={student.done} max={Math.max(1, scenarioCount)} aria-hidden />
      </td>
      {columns.map(({ place, scenarioId }) => {
        const cell = student.cells[place];
        if (!cell) return <td key={place}>–</td>;
        return <Grade key={place} cell={cell} to={isLinked ? `${address}#${scenarioId}` : null} />;
      })}
    </>
  );
});

function Average({ student: { average, done }, scenarioCount }: { student: Student; scenarioCount: number }) {
  if (average === null) return <td>–</td>;
  const letter = gradeLetterOf(percentOf(average), 100)!;
  const missing = scenarioCount - done;
  return (
    <td className={tones[letter]}>
      <b>{letter}</b>
      {`${percentOf(average)} %`}
      {missing > 0 && <small>{missing} missing</small>}
    </td>
  );
}

const tones: Record<GradeLetter, string | undefined> = {
  "A+": "good",
  A: "good",
  B: undefined,
  C: undefined,
  D: "warn",
  F: "bad",
};

function Grade({ cell: { score, maxScore }, to }: { cell: GradeCell; to: string | null }) {
  const letter = gradeLetterOf(score, maxScore);
  const points = `${score}/${maxScore}`;
  return (
    <td className={letter ? tones[letter] : undefined}>
      {letter && <b>{letter}</b>}
      {to ? <a href={to}>{points}</a> : points}
    </td>
  );
}
