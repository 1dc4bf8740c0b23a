import { Fragment, memo, type MouseEvent } from "react";
import type { ClassColumn } from "~/domain/curricula/curriculum-headers";
import { letters } from "~/domain/gradebook/class-figures";
import { gradebookTexts, quizColumnTitleOf } from "~/domain/gradebook/gradebook-texts";
import { gradeLetterOf, type GradeLetter } from "~/domain/gradebook/grade-letter";
import type { GradebookRow, GradeCell } from "~/domain/gradebook/matrix";
import { GridTable } from "~/ui/grid-table";
import { rememberQuiz } from "./remembered-quiz";

type MatrixTableProps = {
  columns: ClassColumn[];
  rows: GradebookRow[];
  /** How many grades of each letter, by column. */
  distributions: number[][];
  quizLink: (column: ClassColumn) => string;
  classSessionId: string;
  /** Rows in the page before scripts run. */
  rowsAtOnce: number;
};

const rowHeight = 36;

export function MatrixTable({ columns, rows, distributions, quizLink, classSessionId, rowsAtOnce }: MatrixTableProps) {
  return (
    <GridTable
      label="Grades of each student in each scenario"
      head={
        <MatrixHead
          columns={columns}
          distributions={distributions}
          quizLink={quizLink}
          classSessionId={classSessionId}
        />
      }
      headRows={2}
      rowCount={rows.length}
      columnCount={columns.length + 1}
      rowHeight={rowHeight}
      initialRows={rowsAtOnce}
      keyOfRow={(row) => rows[row]!.userId}
      renderCells={(row) => <StudentCells student={rows[row]!} />}
    />
  );
}

const StudentCells = memo(function StudentCells({ student }: { student: GradebookRow }) {
  return (
    <>
      <th scope="row" title={student.fullName || undefined}>
        {student.username}
      </th>
      {student.cells.map((cell, column) => (cell ? <Grade key={column} cell={cell} /> : <td key={column}>–</td>))}
    </>
  );
});

const tones: Record<GradeLetter, string | undefined> = {
  "A+": "good",
  A: "good",
  B: undefined,
  C: undefined,
  D: "warn",
  F: "bad",
};

function Grade({ cell: { score, maxScore } }: { cell: GradeCell }) {
  const letter = gradeLetterOf(score, maxScore);
  return (
    <td className={letter ? tones[letter] : undefined}>
      {letter && <b>{letter}</b>}
      {`${score}/${maxScore}`}
    </td>
  );
}

const MatrixHead = memo(function MatrixHead({
  columns,
  distributions,
  quizLink,
  classSessionId,
}: Omit<MatrixTableProps, "rows" | "rowsAtOnce">) {
  return (
    <>
      <tr>
        <th rowSpan={2} scope="col" className="pb-2!">
          Student
        </th>
        {campaignsOf(columns).map(({ id, title, type, count }) => (
          <th key={id} colSpan={count} scope="colgroup" className="h-8! text-xs text-muted">
            <span className="sticky left-[180px] max-md:left-[122px]">
              <span className="font-semibold text-ink">{title}</span> · {type}
            </span>
          </th>
        ))}
      </tr>
      <tr>
        {columns.map((column, index) => (
          <th
            key={column.scenarioId}
            scope="col"
            title={
              `${column.scenarioTitle}: ${column.isRetired ? `${gradebookTexts.retiredHint} ` : ""}` +
              gradedTextOf(distributions[index]!)
            }
            className="min-w-[92px] py-2! text-xs leading-4 font-semibold whitespace-normal!"
          >
            {column.scenarioType === "Quiz" ? (
              <QuizLink column={column} to={quizLink(column)} classSessionId={classSessionId} />
            ) : (
              column.scenarioShortTitle
            )}
            {column.isRetired && <span className="block font-normal text-muted italic">{gradebookTexts.retired}</span>}
            <Distribution counts={distributions[index]!} />
          </th>
        ))}
      </tr>
    </>
  );
});

function campaignsOf(columns: ClassColumn[]) {
  const campaigns: { id: string; title: string; type: string; count: number }[] = [];
  for (const { campaignId, campaignTitle, campaignType } of columns) {
    const last = campaigns.at(-1);
    if (last?.id === campaignId) last.count++;
    else campaigns.push({ id: campaignId, title: campaignTitle, type: campaignType, count: 1 });
  }
  return campaigns;
}

/** Opens the responses in a new tab, and remembers the quiz for addresses that do not name it. */
function QuizLink({ column, to, classSessionId }: { column: ClassColumn; to: string; classSessionId: string }) {
  const [first, second] = quizColumnTitleOf(column.scenarioShortTitle);
  const remember = (_: MouseEvent) => rememberQuiz({ classSessionId, quizId: column.scenarioId });
  return (
    <a
      href={to}
      target="_blank"
      rel="noopener"
      className="link"
      onClick={remember}
      onAuxClick={remember}
      aria-label={`${column.scenarioShortTitle}: quiz responses (opens in a new tab)`}
    >
      {first}
      {second && (
        <Fragment>
          <br />
          {second}
        </Fragment>
      )}
    </a>
  );
}

const bar = { width: 8, step: 10, height: 16 };
const fills = ["var(--color-bad)", "var(--color-amber)", ...new Array<string>(4).fill("var(--color-accent)")];

/** How the class did in a scenario: a bar for each letter from F to A+. */
function Distribution({ counts }: { counts: number[] }) {
  const maxCount = Math.max(1, ...counts);
  return (
    <svg width={bar.step * letters.length} height={bar.height + 2} className="mt-1.5 block" aria-hidden>
      {counts.map((count, index) => {
        const height = count === 0 ? 1 : 2 + (bar.height - 2) * (count / maxCount);
        return (
          <rect
            key={index}
            x={index * bar.step}
            y={bar.height - height}
            width={bar.width}
            height={height}
            rx="1.5"
            fill={count === 0 ? "var(--color-line-strong)" : fills[index]}
          />
        );
      })}
    </svg>
  );
}

function gradedTextOf(counts: number[]) {
  const graded = counts.reduce((total, count) => total + count, 0);
  if (graded === 0) return "no grades yet";
  return `${graded} graded, ${letters
    .map((letter, index) => `${letter} ${counts[index]}`)
    .reverse()
    .join(", ")}`;
}
