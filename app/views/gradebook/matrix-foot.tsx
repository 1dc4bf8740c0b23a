import { memo } from "react";
import type { ClassFigures } from "~/domain/gradebook/class-figures";
import { percentText } from "~/domain/gradebook/figures";
import { texts } from "~/texts";
import { QueryLink, searchWith, useQuery } from "~/ui/query-navigation";
import { useCourseRules } from "./course-rules";
import type { MatrixColumn } from "./matrix-head";

type MatrixFootProps = { columns: MatrixColumn[]; figures: ClassFigures; hasRisk: boolean };

/** Figures of the whole class for each column, independent of filters: average, median, passed, not started. */
export const MatrixFoot = memo(function MatrixFoot({
  columns,
  figures: { students, averages, progress, notStarted },
  hasRisk,
}: MatrixFootProps) {
  const search = useQuery();
  const { passMark } = useCourseRules();
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
      {row(
        [texts.gradebook.classAverage, texts.gradebook.classAverageHint],
        percentText(averages.mean),
        percentText(progress),
        ({ figures }) => percentText(figures.mean),
      )}
      {row(
        [texts.gradebook.classMedian, texts.gradebook.classMedianHint],
        percentText(averages.median),
        "",
        ({ figures }) => percentText(figures.median),
      )}
      {row(
        [texts.gradebook.passed, texts.gradebook.passedHint({ percent: passMark })],
        countText(averages.passed, averages.graded),
        "",
        ({ figures }) => countText(figures.passed, figures.graded),
      )}
      {row(
        [texts.grades.notStarted, texts.gradebook.notStartedRowHint],
        "",
        countText(notStarted, students),
        ({ figures, scenarioId, scenarioShortTitle }) =>
          figures.notStarted === 0 ? (
            countText(0, students)
          ) : (
            <QueryLink
              className="link"
              // Not a tab stop: the filter "Not played" does the same.
              tabIndex={-1}
              to={searchWith(search, { missing: scenarioId, show: null, page: null })}
              aria-label={texts.gradebook.showNotStarted({
                notStarted: figures.notStarted,
                students,
                scenarioTitle: scenarioShortTitle,
              })}
            >
              {countText(figures.notStarted, students)}
            </QueryLink>
          ),
      )}
    </>
  );
});

const countText = (count: number, all: number) => (all === 0 ? "–" : texts.grades.countOf({ count, all }));
