import { useNavigate } from "@remix-run/react";
import type { ClassColumn } from "~/domain/curricula/curriculum-headers";
import type { Risk, Student } from "~/domain/gradebook/arrange-rows";
import type { ClassFigures } from "~/domain/gradebook/class-figures";
import { withListQueryOf, listQueryOf, studentAddressOf } from "~/domain/gradebook/gradebook-addresses";
import { texts } from "~/texts";
import { GridTable } from "~/ui/grid-table";
import { useQuery } from "~/ui/query-navigation";
import { useHydrated } from "~/ui/hydrated";
import { useSavedGridPosition } from "~/ui/grid-position";
import { PlainLinks } from "~/ui/plain-links";
import { decisionAddressOf } from "~/views/student/decision-address";
import { MatrixFoot } from "./matrix-foot";
import { MatrixHead, type MatrixColumn } from "./matrix-head";
import { columnsBefore, StudentCells } from "./student-cells";
import { rowHeights, type Density } from "./view-settings";

type MatrixTableProps = {
  /** The visible columns. */
  columns: MatrixColumn[];
  students: Student[];
  figures: ClassFigures;
  sort: string | null;
  quizLink: (column: ClassColumn) => string;
  classSessionId: string;
  /** Whether due dates can be extended from a cell. */
  mayRun: boolean;
  /** Number of rows rendered on the server. */
  rowsAtOnce: number;
  /** When the page was read, in milliseconds. */
  at: number;
  /** Why a student is at risk; null if the column is hidden. */
  riskOf: ((student: Student) => Risk | null) | null;
  density: Density;
  /** Whether the server renders every row. Until scripts run, cells are then links; afterwards, clicks do the same. */
  hasAllRows: boolean;
  chosen: ReadonlySet<string>;
  onToggle: (userId: string) => void;
};

export function MatrixTable(props: MatrixTableProps) {
  const {
    columns,
    students,
    figures,
    sort,
    quizLink,
    classSessionId,
    mayRun,
    rowsAtOnce,
    at,
    riskOf,
    density,
    hasAllRows,
  } = props;
  const { chosen, onToggle } = props;
  const navigate = useNavigate();
  const query = useQuery();
  const isHydrated = useHydrated();
  const isLinked = !isHydrated && hasAllRows;
  // After hydration, `resolveUrl` adds the query on click; in each link it would make each search render all rows.
  const list = isHydrated ? "" : listQueryOf(query);
  const hasRisk = riskOf !== null;
  const before = columnsBefore + (hasRisk ? 1 : 0);
  const savedPosition = useSavedGridPosition(classSessionId);
  const shared = { columns, classSessionId, isLinked, list, at, riskOf, onToggle };
  return (
    <PlainLinks resolveUrl={(address) => withListQueryOf(address, query)}>
      <GridTable
        label={texts.gradebook.matrixLabel}
        id="grades"
        className="matrix"
        head={<MatrixHead {...{ columns, sort, quizLink, classSessionId, hasRisk }} />}
        headRows={2}
        foot={<MatrixFoot columns={columns} figures={figures} hasRisk={hasRisk} />}
        rowCount={students.length}
        columnCount={columns.length + before}
        rowHeight={rowHeights[density]}
        initialRows={rowsAtOnce}
        keyOfRow={(row) => students[row]?.userId ?? ""}
        onOpen={(row, column) => {
          const student = students[row];
          if (!student) return;
          const { userId } = student;
          const scenario = columns[column - before];
          if (column === 0) navigate(withListQueryOf(studentAddressOf(classSessionId, userId), query));
          else if (scenario)
            navigate(withListQueryOf(studentAddressOf(classSessionId, userId, scenario.scenarioId), query));
        }}
        isPlain={!isHydrated}
        onKey={(key, row, column) => {
          const [student, scenario] = [students[row], columns[column - before]];
          if (student && key === " ") onToggle(student.userId);
          if (!student || !scenario) return;
          const cell = { classSessionId, userId: student.userId, scenarioId: scenario.scenarioId, chosen };
          const address = decisionAddressOf(cell, key, { mayExtend: mayRun });
          if (address) navigate(withListQueryOf(address, query));
        }}
        savedPosition={savedPosition}
        rowOfKey={(key) => students.findIndex(({ userId }) => userId === key)}
        renderCells={(row) => {
          const student = students[row];
          return student && <StudentCells student={student} isChosen={chosen.has(student.userId)} {...shared} />;
        }}
      />
    </PlainLinks>
  );
}
