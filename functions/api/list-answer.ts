import type { Context } from "hono";
import * as v from "valibot";
import { cleanSearchText, type RowPage, type ListQuery } from "~/domain/list-query";
import { whole, type ApiEnv } from "./router";

export type ApiContext = Context<ApiEnv>;

const maxPageSize = 10_000;

const describe = <Schema extends v.GenericSchema>(schema: Schema, description: string) =>
  v.fallback(v.pipe(v.optional(schema), v.description(description)), undefined);

/** The query of a list call. Ignores invalid values, as pages do, so that an old link still shows a list. */
export const listParametersOf = <const Column extends string>(columns: readonly Column[]) => ({
  page: describe(whole(1, 1_000_000), "From 1."),
  pageSize: describe(whole(1, maxPageSize), `1 to ${maxPageSize}, which is what counts when it is left out.`),
  sort: describe(
    v.picklist([...columns, ...columns.map((column) => `-${column}` as const)]),
    "The column to sort by; with a minus sign the other way round.",
  ),
  q: describe(v.pipe(v.string(), v.transform(cleanSearchText)), "Words to search for."),
});

type RawListQuery<Column extends string> = {
  page?: number;
  pageSize?: number;
  sort?: Column | `-${Column}`;
  q?: string;
};

export function listQueryOf<Column extends string>(
  { page = 1, pageSize = maxPageSize, sort, q = "" }: RawListQuery<Column>,
  otherwise: Column | `-${Column}`,
): ListQuery<Column> {
  const order = sort ?? otherwise;
  // A column, with or without its minus sign.
  return { q, sort: order.replace(/^-/, "") as Column, descending: order.startsWith("-"), page, pageSize };
}

/** A plain array, with the number of all rows in `X-Total-Count`. */
export function answerList<Row>(c: ApiContext, { rows, total }: RowPage<Row>) {
  c.header("X-Total-Count", String(total));
  return c.json(rows);
}
