import { memo } from "react";
import { passedFrom, type ClassFigures } from "~/domain/gradebook/class-figures";
import { percentText } from "~/domain/gradebook/figures";
import { QueryLink, searchWith, useQuery } from "~/ui/query-navigation";
import type { MatrixColumn } from "./matrix-head";

type MatrixFootProps = { columns: MatrixColumn[]; figures: ClassFigures; hasRisk: boolean };

/** Figures of the whole class for each column, independent of filters: average, median, passed, not started. */
export const MatrixFoot = memo(function MatrixFoot({
  columns,
  figures: { students, averages, progress, notStarted },
  hasRisk,
}: MatrixFootProps) {
  const search = useQuery();
  const row = (
    [label, hint]: [string, string],
    average: string,
    done: string,
    of: (column: MatrixColumn) => React.ReactNode,
  ) => (
    <tr>
      <th scope="row" title={hint}>
        {label}
      </th>
      <td>{average}</td>
      <td>{done}</td>
      <td />
      {hasRisk && <td />}
      {columns.map((column) => (
        <td key={column.scenarioId}>{of(column)}</td>
      ))}
    </tr>
  );
  return (
    <>
      {row(footTexts.average, percentText(averages.mean), percentText(progress), ({ figures }) =>
        percentText(figures.mean),
      )}
      {row(footTexts.median, percentText(averages.median), "", ({ figures }) => percentText(figures.median))}
      {row(footTexts.passed, countText(averages.passed, averages.graded), "", ({ figures }) =>
        countText(figures.passed, figures.graded),
      )}
      {row(footTexts.notStarted, "", countText(notStarted, students), ({ figures, scenarioId, scenarioShortTitle }) =>
        figures.notStarted === 0 ? (
          countText(0, students)
        ) : (
          <QueryLink
            className="link"
            // Not a tab stop: the filter "Not played" does the same.
            tabIndex={-1}
            to={searchWith(search, { missing: scenarioId, show: null, page: null })}
            aria-label={`${figures.notStarted} of ${students} have not started ${scenarioShortTitle}: show them`}
          >
            {countText(figures.notStarted, students)}
          </QueryLink>
        ),
      )}
    </>
  );
});

const footTexts = {
  average: ["Class average", "Average of the grades, everyone in the class counted"],
  median: ["Class median", "Median of the grades, everyone in the class counted"],
  passed: ["Passed", `Grades of ${passedFrom * 100} % or more, of those with a grade`],
  notStarted: ["Not started", "Students without an attempt, of the class"],
} satisfies Record<string, [string, string]>;

const countText = (count: number, all: number) => (all === 0 ? "–" : `${count} of ${all}`);
