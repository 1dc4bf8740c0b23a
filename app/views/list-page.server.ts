import { redirect } from "@remix-run/node";
import { failAs } from "~/domain/unexpected-failure";
import { readListQuery, sortTextOf, type RowPage, type ListQuery } from "~/domain/list-query";
import { asReadFailure, type ReadFailure } from "~/http/read-failure.server";

export type ListPage<List> = {
  list: List | null;
  readFailure: ReadFailure | null;
  q: string;
  sort: string;
  page: number;
  pageSize: number;
};

type Options<Column extends string, List> = {
  columns: readonly Column[];
  sort: Column | `-${Column}`;
  /** Error text if the list can't be read; the rest of the page still renders. */
  failure: string;
  read: (query: ListQuery<Column>) => Promise<List>;
};

/** Reads a list by the URL's query (`?q=&sort=-name&page=2`), for `ListView`. */
export async function listPage<Column extends string, List extends RowPage<unknown>>(
  request: Request,
  { columns, sort, failure, read }: Options<Column, List>,
): Promise<ListPage<List>> {
  const url = new URL(request.url);
  const query = readListQuery(url.searchParams, columns, { sort, pageSize: 50 });
  const { q, page, pageSize } = query;
  const listState = { q, page, pageSize, sort: sortTextOf(query) };
  const result = await failAs(failure, read(query)).catch(asReadFailure);
  if ("notRead" in result) return { ...listState, list: null, readFailure: result };
  // The page no longer exists, for example because its only row was deleted: show the last page.
  if (result.rows.length === 0 && page > 1) throw redirect(pageAddress(url, Math.ceil(result.total / pageSize)));
  return { ...listState, list: result, readFailure: null };
}

function pageAddress({ pathname, searchParams }: URL, page: number): string {
  const next = new URLSearchParams(searchParams);
  if (page > 1) next.set("page", String(page));
  else next.delete("page");
  return next.size > 0 ? `${pathname}?${next}` : pathname;
}
