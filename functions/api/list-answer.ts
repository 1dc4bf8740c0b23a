import type { Context } from "hono";
import { listQuery, type Listed, type ListQuery } from "~/domain/list-query";
import type { ApiEnv } from "./router";

export type ApiContext = Context<ApiEnv>;

const everything = 10_000;

/** What a list call asks for by `page`, `pageSize`, `sort` and `q`; everything, up to 10,000 rows, when it names no page size. */
export const listQueryOf = <Column extends string>(c: ApiContext, columns: readonly Column[], sort: Column): ListQuery<Column> =>
  listQuery(new URL(c.req.url).searchParams, columns, { sort, pageSize: everything });

/** A plain array, with the number of all rows in `X-Total-Count`. */
export function listAnswer<Row>(c: ApiContext, { rows, total }: Listed<Row>) {
  c.header("X-Total-Count", String(total));
  return c.json(rows);
}
