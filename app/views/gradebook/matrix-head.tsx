import { Fragment, memo, type MouseEvent } from "react";
import { campaignsOf } from "~/domain/curricula/campaigns-of";
import type { ClassColumn } from "~/domain/curricula/curriculum-headers";
import { lettersOf, type ColumnFigures } from "~/domain/gradebook/class-figures";
import { quizColumnTitleOf } from "~/domain/gradebook/page-rules";
import { plotAddressOf } from "~/domain/gradebook/gradebook-addresses";
import { texts } from "~/texts";
import { SortLink, sortOrderOf } from "~/ui/data-table";
import { innerMarkup, markup } from "~/ui/markup";
import { letterFillOf } from "~/views/letter-fills";
import { useCourseRules } from "./course-rules";
import { storeQuiz } from "./remembered-quiz";

export type MatrixColumn = ClassColumn & {
  /** Index in the rows' cells. */
  place: number;
  figures: ColumnFigures;
};

type MatrixHeadProps = {
  columns: MatrixColumn[];
  sort: string | null;
  quizLink: (column: ClassColumn) => string;
  classSessionId: string;
  /** Whether to show the column with reasons for being at risk. */
  hasRisk: boolean;
};

export const MatrixHead = memo(function MatrixHead(props: MatrixHeadProps) {
  const { columns, sort, quizLink, classSessionId, hasRisk } = props;
  const letters = lettersOf(useCourseRules());
  return (
    <>
      <tr>
        <SortableHeader column="name" label={texts.common.student} sort={sort} />
        <SortableHeader column="average" label={texts.grades.average} sort={sort} />
        <SortableHeader column="progress" label={texts.grades.progress} sort={sort} />
        <SortableHeader column="active" label={texts.common.lastActive} sort={sort} />
        {hasRisk && (
          <th rowSpan={2} scope="col" className="pb-2!">
            {texts.gradebook.whyAtRisk}
          </th>
        )}
        {campaignsOf(columns).map(({ id, title, type, count }) => (
          <th key={id} colSpan={count} scope="colgroup" className="h-8! text-xs text-muted">
            <span className="grid-campaign">
              <bdi className="font-semibold text-ink">{title}</bdi> · {texts.gradebook.campaignType({ type })}
            </span>
          </th>
        ))}
      </tr>
      <tr>
        {columns.map((column) => (
          <th
            key={column.scenarioId}
            scope="col"
            aria-sort={sortOrderOf(column.scenarioId, sort)}
            title={
              column.isRetired
                ? texts.gradebook.retiredHint({ scenarioTitle: column.scenarioTitle })
                : column.scenarioTitle
            }
            data-grades={distributionText(column.figures, letters)}
            className="min-w-[92px] py-2! text-xs leading-4 font-semibold whitespace-normal!"
          >
            {column.scenarioType === "Quiz" ? (
              <QuizLink column={column} to={quizLink(column)} classSessionId={classSessionId} />
            ) : (
              <bdi>{column.scenarioShortTitle}</bdi>
            )}
            {column.isRetired && <span className="block font-normal text-muted italic">{texts.grades.retired}</span>}
            {column.isHeld && (
              <span className="block font-normal text-amber italic" title={texts.releases.heldMarkHint}>
                {texts.releases.heldMark}
              </span>
            )}
            <span className="mt-1.5 flex items-end justify-between gap-2">
              <Distribution
                counts={column.figures.distribution}
                to={plotAddressOf(classSessionId, column.scenarioId)}
              />
              <SortLink
                column={column.scenarioId}
                sort={sort}
                label={texts.gradebook.sortBy({ scenarioTitle: column.scenarioShortTitle })}
              />
            </span>
          </th>
        ))}
      </tr>
    </>
  );
});

function SortableHeader({ column, label, sort }: { column: string; label: string; sort: string | null }) {
  return (
    <th rowSpan={2} scope="col" aria-sort={sortOrderOf(column, sort)} className="pb-2!">
      <SortLink column={column} sort={sort}>
        {label}
      </SortLink>
    </th>
  );
}

/** Opens the responses in a new tab, and stores the quiz for URLs that don't name one. */
function QuizLink({ column, to, classSessionId }: { column: ClassColumn; to: string; classSessionId: string }) {
  const [first, second] = quizColumnTitleOf(column.scenarioShortTitle);
  const remember = (_: MouseEvent) => storeQuiz({ classSessionId, quizId: column.scenarioId });
  return (
    <a
      href={to}
      target="_blank"
      rel="noopener"
      className="link"
      onClick={remember}
      onAuxClick={remember}
      aria-label={texts.gradebook.quizLink({ scenarioTitle: column.scenarioShortTitle })}
    >
      <bdi>{first}</bdi>
      {second && (
        <Fragment>
          <br />
          <bdi>{second}</bdi>
        </Fragment>
      )}
    </a>
  );
}

const bar = { width: 8, step: 10, height: 16 };

/** A bar for each letter, worst first; links to the scenario's plot. */
function Distribution({ counts, to }: { counts: number[]; to: string }) {
  const maxCount = Math.max(1, ...counts);
  const bars = counts.map((count, index) => {
    const height = count === 0 ? 1 : 2 + (bar.height - 2) * (count / maxCount);
    const [x, y] = [index * bar.step, bar.height - height];
    const fill = count === 0 ? "var(--color-line-strong)" : letterFillOf(index, counts.length);
    return markup`<rect x="${x}" y="${y}" width="${bar.width}" height="${height}" rx="1.5" fill="${fill}"></rect>`;
  });
  return (
    // For pointers only; keyboards and screen readers use the legend's link.
    <a href={to} tabIndex={-1} aria-hidden className="tap shrink-0">
      <svg width={bar.step * counts.length} height={bar.height + 2} className="block" {...innerMarkup(bars)} />
    </a>
  );
}

/** The tooltip: "12 graded", then a line for each letter. */
function distributionText({ graded, distribution }: ColumnFigures, letters: string[]) {
  if (graded === 0) return texts.gradebook.noGrades;
  return [
    texts.gradebook.graded({ graded }),
    ...letters.map((letter, index) => `${letter} ${distribution[index]}`).reverse(),
  ].join("\n");
}
