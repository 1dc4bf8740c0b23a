import { useEffect, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";

/** Whether the page is being printed at this moment: only then all rows of a long table are worth drawing. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // The browser takes what is drawn when the listener returns.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener("beforeprint", begin);
    window.addEventListener("afterprint", end);
    return () => {
      window.removeEventListener("beforeprint", begin);
      window.removeEventListener("afterprint", end);
    };
  }, []);
  return printing;
}

type PrintedGridProps = {
  label: string;
  /** Head of the first column, which is repeated with every part. */
  corner: string;
  heads: ReactNode[];
  rows: { key: string; name: ReactNode; cells: ReactNode[] }[];
  /** How many columns stand side by side on a page. */
  columnsPerPage: number;
};

/**
 * A table of any width for paper: as many tables under each other as its columns need, each with the names and its
 * head on every page.
 */
export function PrintedGrid({ label, corner, heads, rows, columnsPerPage }: PrintedGridProps) {
  const starts = Array.from({ length: Math.ceil(heads.length / columnsPerPage) }, (_, part) => part * columnsPerPage);
  return starts.map((start) => (
    <div
      key={start}
      className="printed-part"
      tabIndex={0}
      role="region"
      aria-label={`${label}, columns from ${start + 1}`}
    >
      <table className="printed-grid">
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {heads.slice(start, start + columnsPerPage).map((head, column) => (
              <th key={column} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, cells }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
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
