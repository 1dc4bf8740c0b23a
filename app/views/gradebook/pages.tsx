import { useSearchParams } from "@remix-run/react";
import { texts } from "~/texts";
import { Pager } from "~/ui/data-table";

const rowsPerPage = 100;

/** Without JavaScript, a longer list is paged. */
const maxUnpagedRows = 40;
/** Rows of a longer list that the server renders: about one screen. */
const rowsInSight = 24;

/** The rows of `?page=`, or all rows without it. */
export function rowsOfPage<Row>(rows: Row[], page: string | null) {
  const pageCount = Math.max(1, Math.ceil(rows.length / rowsPerPage));
  const number = page === null ? null : Math.min(pageCount, Math.max(1, Number.parseInt(page, 10) || 1));
  const rowsAtOnce = rows.length > maxUnpagedRows ? rowsInSight : maxUnpagedRows;
  if (number === null) return { rows, number, total: rows.length, rowsAtOnce };
  return {
    rows: rows.slice((number - 1) * rowsPerPage, number * rowsPerPage),
    number,
    total: rows.length,
    rowsAtOnce: rowsPerPage,
  };
}

/** The pager if the URL names a page. Otherwise, without JavaScript, redirects a long list to page 1. */
export function Pages({ number, total }: { number: number | null; total: number }) {
  const [params] = useSearchParams();
  if (number !== null) return <Pager page={number} pageSize={rowsPerPage} total={total} />;
  if (total <= maxUnpagedRows) return null;
  const first = new URLSearchParams(params);
  first.set("page", "1");
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`0;url=?${first}`} />
      <a className="link" href={`?${first}`}>
        {texts.grades.inPages}
      </a>
    </noscript>
  );
}
