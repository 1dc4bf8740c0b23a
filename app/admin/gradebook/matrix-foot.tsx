import { memo } from "react";
import { type ClassFigures } from "~/domain/gradebook/class-figures";
import { percentText } from "~/domain/gradebook/figures";
import { QueryLink, searchWith, useQuery } from "~/ui/address-state";
import type { MatrixColumn } from "./matrix-head";

type MatrixFootProps = { columns: MatrixColumn[]; figures: ClassFigures };

/** The class in each column, whoever is shown above: mean and median of the grades, who passed, who has not started. */
export const MatrixFoot = memo(function MatrixFoot({
  columns,
  figures: { averages, progress, notStarted },
}: MatrixFootProps) {
  const search = useQuery();
  const row = (label: string, average: string, progressText: string, of: (column: MatrixColumn) => React.ReactNode) => (
    <tr>
      <th scope="row">{label}</th>
      <td>{average}</td>
      <td>{progressText}</td>
      {columns.map((column) => (
        <td key={column.scenarioId}>{of(column)}</td>
      ))}
    </tr>
  );
  return (
    <>
      {row("Mean", percentText(averages.mean), percentText(progress), ({ figures }) => percentText(figures.mean))}
      {row("Median", percentText(averages.median), "", ({ figures }) => percentText(figures.median))}
      {row("Passed", String(averages.passed), "", ({ figures }) => figures.passed)}
      {row("Not started", "", String(notStarted), ({ figures, scenarioId, scenarioShortTitle }) =>
        figures.notStarted === 0 ? (
          0
        ) : (
          <QueryLink
            className="link"
            // Beside the grid, not in the way of the keyboard: the list "Not played" does the same.
            tabIndex={-1}
            to={searchWith(search, { missing: scenarioId, show: null, page: null })}
            aria-label={`${figures.notStarted} have not started ${scenarioShortTitle}: show them`}
          >
            {figures.notStarted}
          </QueryLink>
        ),
      )}
    </>
  );
});
