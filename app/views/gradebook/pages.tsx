import { useSearchParams } from "@remix-run/react";
import { Pager } from "~/ui/data-table";

const rowsPerPage = 100;

/** Rows rendered before hydration; without JavaScript a longer list is paged. */
const initialRows = 40;

/** The rows of `?page=`, or all rows without it. */
export function rowsOfPage<Row>(rows: Row[], page: string | null) {
  const pageCount = Math.max(1, Math.ceil(rows.length / rowsPerPage));
  const number = page === null ? null : Math.min(pageCount, Math.max(1, Number.parseInt(page, 10) || 1));
  if (number === null) return { rows, number, total: rows.length, rowsAtOnce: initialRows };
  return {
    rows: rows.slice((number - 1) * rowsPerPage, number * rowsPerPage),
    number,
    total: rows.length,
    rowsAtOnce: rowsPerPage,
  };
}

/** The pager; without JavaScript, redirects to the first page if not all rows were rendered. */
export function Pages({ number, total }: { number: number | null; total: number }) {
  const [params] = useSearchParams();
  if (number !== null) return <Pager page={number} pageSize={rowsPerPage} total={total} />;
  if (total <= initialRows) return null;
  const first = new URLSearchParams(params);
  first.set("page", "1");
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`0;url=?${first}`} />
      <a className="link" href={`?${first}`}>
        All students, in pages
      </a>
    </noscript>
  );
}
