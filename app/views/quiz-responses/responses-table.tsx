import { memo, useMemo } from "react";
import { useNavigate, useSearchParams } from "@remix-run/react";
import { texts } from "~/texts";
import { ReportedLegend } from "~/views/gradebook/reported-legend";
import { answerMarkOf, cellToneOf, isPartial, type QuizCell } from "~/domain/quiz-results/answer-mark";
import { studentAddressOf } from "~/domain/gradebook/gradebook-addresses";
import type { QuizRow, QuizTable } from "~/domain/quiz-results/quiz-table";
import { GridTable } from "~/ui/grid-table";
import { useHydrated } from "~/ui/hydrated";
import { PlainLinks } from "~/ui/plain-links";
import { printParams } from "~/ui/print-link";
import { PrintedGrid, usePrinting } from "~/ui/printed-grid";
import { Pages, rowsOfPage } from "~/views/gradebook/pages";
import { percentText } from "~/domain/gradebook/figures";

const rowHeight = 40;

export function ResponsesTable({ table, classSessionId }: { table: QuizTable; classSessionId: string }) {
  const [params] = useSearchParams();
  const page = useMemo(() => rowsOfPage(table.rows, params.get("page")), [table, params]);
  const isPrinting = usePrinting();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  if (isPrinting || params.get("view") === printParams.view) return <PrintedResponses table={table} />;
  return (
    <>
      <PlainLinks resolveUrl={(address) => address}>
        <GridTable
          label={texts.quizResponses.tableLabel}
          head={<ResponsesHead columns={table.columns} />}
          headRows={1}
          rowCount={page.rows.length}
          columnCount={table.columns.length + 1}
          rowHeight={rowHeight}
          className="responses"
          foot={<ResponsesFoot table={table} />}
          initialRows={page.rowsAtOnce}
          keyOfRow={(row) => page.rows[row]?.student.userId ?? ""}
          onOpen={(row, column) => {
            const student = page.rows[row]?.student;
            if (column === 0 && student) navigate(studentAddressOf(classSessionId, student.userId));
          }}
          // GridTable calls this only for rows below `rowCount`.
          renderCells={(row) => <ResponseCells row={page.rows[row]!} {...{ classSessionId, isLinked: !isHydrated }} />}
        />
      </PlainLinks>
      <ReportedNote rows={table.rows} />
      <Pages {...page} />
    </>
  );
}

function ReportedNote({ rows }: { rows: QuizRow[] }) {
  if (!rows.some(({ isReported }) => isReported)) return null;
  return (
    <p className="mt-2 text-sm text-muted">
      <ReportedLegend />
    </p>
  );
}

/** The class's average points in each question, in percent. */
const ResponsesFoot = memo(function ResponsesFoot({ table }: { table: QuizTable }) {
  return (
    <tr>
      <th scope="row">{texts.quizResponses.pointsEarned}</th>
      {table.columns.map(({ label, mean }) => (
        <td key={label}>{percentText(mean)}</td>
      ))}
    </tr>
  );
});

function PrintedResponses({ table }: { table: QuizTable }) {
  const { columns, rows } = table;
  const means = {
    key: "means",
    name: texts.quizResponses.pointsEarned,
    cells: ["", ...columns.map(({ mean }) => percentText(mean))],
  };
  const printedRows = rows.map(({ student, score, late, isReported, cells }) => ({
    key: student.userId,
    name: late ? texts.quizResponses.printedLate({ name: nameOf(student) }) : nameOf(student),
    cells: [score ? `${score.score}/${score.maxScore}${isReported ? "*" : ""}` : "–", ...cells.map(printedCellText)],
  }));
  return (
    <>
      <PrintedGrid
        label={texts.quizResponses.tabTitle}
        corner={texts.common.student}
        headers={[texts.common.points, ...columns.map(({ label }) => label)]}
        rows={[...printedRows, means]}
        columnsPerPage={14}
      />
      <ReportedNote rows={rows} />
    </>
  );
}

const nameOf = ({ fullName, username }: QuizRow["student"]) => (fullName ? `${fullName} (${username})` : username);

const printedCellText = (cell: QuizCell | null) =>
  cell ? `${marksOf(cell)}${isPartial(cell) ? ` ${pointsOf(cell)}` : ""}` : "–";

const pointsOf = ({ score, maxScore }: { score: number; maxScore: number }) => `${score}/${maxScore}`;

const marksOf = (cell: QuizCell) =>
  cell.chosen.length === 0
    ? texts.quizResponses.noAnswerCell
    : cell.chosen.map((answer) => answerMarkOf(cell, answer)).join(" ");

const ResponsesHead = memo(function ResponsesHead({ columns }: { columns: QuizTable["columns"] }) {
  return (
    <tr>
      <th scope="col">{texts.common.student}</th>
      {columns.map(({ label, text }) => (
        <th
          key={label}
          scope="col"
          title={text}
          className="w-[132px] max-w-[132px] min-w-[132px] py-2! text-xs leading-4 whitespace-normal!"
        >
          {label}
          <span dir="auto" className="mt-0.5 line-clamp-2 w-fit font-normal text-muted" aria-hidden>
            {text}
          </span>
          <span className="sr-only">{text}</span>
        </th>
      ))}
    </tr>
  );
});

type ResponseCellsProps = {
  row: QuizRow;
  classSessionId: string;
  /** Whether Tab reaches the name's link. With JavaScript it doesn't: Enter on the cell opens the student's page. */
  isLinked: boolean;
};

const ResponseCells = memo(function ResponseCells({ row, classSessionId, isLinked }: ResponseCellsProps) {
  const { student, score, late, isReported, cells } = row;
  const { userId, username, fullName } = student;
  // Read once a row, as a page has thousands of answers.
  const markedAnswer = texts.quizResponses.markedAnswer;
  return (
    <>
      <th scope="row">
        <div className="flex items-baseline justify-between gap-2">
          <a href={studentAddressOf(classSessionId, userId)} dir="auto" tabIndex={isLinked ? undefined : -1}>
            {fullName || username}
          </a>
          {late && <span className="text-xs font-normal text-amber">{texts.quizResponses.late}</span>}
        </div>
        <div className="flex items-baseline justify-between gap-2 leading-[14px]">
          {fullName && <small dir="auto">{username}</small>}
          {score && (
            <span className="text-xs font-normal text-muted">
              {pointsOf(score)}
              {isReported && reportedMark()}
            </span>
          )}
        </div>
      </th>
      {cells.map((cell, index) => (cell ? answersCellOf(cell, index, markedAnswer) : <td key={index}>–</td>))}
    </>
  );
});

const reportedMark = () => (
  <>
    *<span className="sr-only"> {texts.grades.reported}</span>
  </>
);

type MarkedAnswer = (params: { text: string; isCorrect: boolean }) => string;

const toneClasses = { right: "good answers", wrong: "bad answers", none: "answers" };

function answersCellOf(cell: QuizCell, index: number, markedAnswer: MarkedAnswer) {
  const title = cell.chosen
    .map(({ text, correct }) => (cell.maxScore > 0 ? markedAnswer({ text, isCorrect: correct }) : text))
    .join("\n");
  return (
    <td key={index} className={toneClasses[cellToneOf(cell)]} title={title || undefined}>
      {marksOf(cell)}
      {isPartial(cell) && <bdi className="ms-2 text-xs text-amber tabular-nums">{pointsOf(cell)}</bdi>}
    </td>
  );
}
