import { useEffect, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { texts } from "~/texts";

/** Whether the page is being printed: only then long tables render all rows. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // The browser takes its snapshot when the listener returns.
    const start = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener("beforeprint", start);
    window.addEventListener("afterprint", end);
    return () => {
      window.removeEventListener("beforeprint", start);
      window.removeEventListener("afterprint", end);
    };
  }, []);
  return printing;
}

type PrintedGridProps = {
  label: string;
  /** Header of the first column, repeated in each table. */
  corner: string;
  headers: ReactNode[];
  rows: { key: string; name: ReactNode; cells: ReactNode[] }[];
  /** Columns per page. */
  columnsPerPage: number;
};

/**
 * A wide table for paper: split into tables of `columnsPerPage` columns, each with the names and its header on every
 * page.
 */
export function PrintedGrid({ label, corner, headers, rows, columnsPerPage }: PrintedGridProps) {
  const firstColumns = Array.from(
    { length: Math.ceil(headers.length / columnsPerPage) },
    (_, pageIndex) => pageIndex * columnsPerPage,
  );
  return firstColumns.map((start) => (
    <div
      key={start}
      className="printed-part"
      tabIndex={0}
      role="region"
      aria-label={texts.areas.columnsFrom({ label, column: start + 1 })}
    >
      <table className="printed-grid">
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {headers.slice(start, start + columnsPerPage).map((header, column) => (
              <th key={column} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, cells }) => (
            <tr key={key}>
              <th scope="row">
                <bdi>{name}</bdi>
              </th>
              {cells.slice(start, start + columnsPerPage).map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  ));
}
