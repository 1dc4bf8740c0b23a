import type { SQL } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "~/db/database.server";
import { rowsOf } from "~/db/rows.server";

/** Rows of a query, cast to the type that the test expects. */
export const storedRows = <Row extends Record<string, unknown>>(db: Db, statement: SQL): Promise<Row[]> =>
  rowsOf(db, v.custom<Row>(Boolean), statement);
