import { redirect } from "@remix-run/node";
import { failAs } from "~/domain/unexpected-failure";
import { readListQuery, sortTextOf, type RowPage, type ListQuery } from "~/domain/list-query";
import { asReadFailure, type ReadFailure } from "~/http/read-failure.server";

export type ListPage<List> = {
  list: List | null;
  notRead: ReadFailure | null;
  q: string;
  sort: string;
  page: number;
  pageSize: number;
};

type Options<Column extends string, List> = {
  columns: readonly Column[];
  sort: Column | `-${Column}`;
  /** The words for it when the list cannot be read; the rest of the page stays. */
  failure: string;
  read: (query: ListQuery<Column>) => Promise<List>;
};

/** What an admin page lists, as its address asks (`?q=&sort=-name&page=2`), for `ListView`. */
export async function listPage<Column extends string, List extends RowPage<unknown>>(
  request: Request,
  { columns, sort, failure, read }: Options<Column, List>,
): Promise<ListPage<List>> {
  const url = new URL(request.url);
  const query = readListQuery(url.searchParams, columns, { sort, pageSize: 50 });
  const { q, page, pageSize } = query;
  const shown = { q, page, pageSize, sort: sortTextOf(query) };
  const found = await failAs(failure, read(query)).catch(asReadFailure);
  if ("notRead" in found) return { ...shown, list: null, notRead: found };
  // A page after the last leads to the last, such as after its only row was deleted.
  if (found.rows.length === 0 && page > 1) throw redirect(pageOf(url, Math.ceil(found.total / pageSize)));
  return { ...shown, list: found, notRead: null };
}

function pageOf({ pathname, searchParams }: URL, page: number): string {
  const next = new URLSearchParams(searchParams);
  if (page > 1) next.set("page", String(page));
  else next.delete("page");
  return next.size > 0 ? `${pathname}?${next}` : pathname;
}
