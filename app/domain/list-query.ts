import * as v from "valibot";

/** The requested part of a list; pages (`?q=&sort=-name&page=2`) and the REST API share the parameters. */
export type ListQuery<Column extends string> = {
  q: string;
  sort: Column;
  descending: boolean;
  page: number;
  pageSize: number;
};

export type RowPage<Row> = { rows: Row[]; total: number };

type Defaults<Column extends string> = { sort: Column | `-${Column}`; pageSize: number };

const wholeNumber = (max: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,7}$/), v.transform(Number), v.minValue(1), v.maxValue(max));

/** Search text without characters that no database stores, so no match is missed. */
export const cleanSearchText = (text: string) =>
  [...text.replace(/[\u0000\p{Surrogate}]/gu, "").trim()].slice(0, 100).join("");

/** Reads a list's parameters; ignores invalid values, so that an old link still shows a list. */
export function readListQuery<Column extends string>(
  params: URLSearchParams,
  columns: readonly Column[],
  defaults: Defaults<Column>,
): ListQuery<Column> {
  const requestedSort = params.get("sort") ?? "";
  const isKnown = columns.some((column) => column === requestedSort.replace(/^-/, ""));
  const order = isKnown ? requestedSort : defaults.sort;
  const number = (name: string, max: number, otherwise: number) => {
    const parsed = v.safeParse(wholeNumber(max), params.get(name));
    return parsed.success ? parsed.output : otherwise;
  };
  return {
    q: cleanSearchText(params.get("q") ?? ""),
    // One of the columns, or the default.
    sort: order.replace(/^-/, "") as Column,
    descending: order.startsWith("-"),
    page: number("page", 1_000_000, 1),
    pageSize: number("pageSize", 10_000, defaults.pageSize),
  };
}

/** The `sort` parameter of a query, for column headers. */
export const sortTextOf = <Column extends string>({ sort, descending }: ListQuery<Column>) =>
  descending ? `-${sort}` : sort;
