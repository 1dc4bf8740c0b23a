// The rows of statements that are written as SQL: none is taken for what no schema has seen.
import { sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "./database.server";

/** A time, however the driver writes it. */
export const Time = v.pipe(
  v.union([v.date(), v.string()]),
  v.transform((time) => new Date(time)),
  v.date(),
);

/** A time as a statement takes it; one that the statement has already stays as it is. */
export const timeOf = (time: Date | SQL) => (time instanceof Date ? sql`${time.toISOString()}::timestamptz` : time);

/** A number that PostgreSQL may answer as text, such as a sum or a rank. */
export const Numeric = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.number());

type RowSchema = v.GenericSchema<unknown, unknown>;

export async function rowsOf<Row extends RowSchema>(db: Db, row: Row, statement: SQL): Promise<v.InferOutput<Row>[]> {
  return v.parse(v.array(row), await answerOf(db, statement));
}

/** The row of a statement that always has one, such as a count. */
export async function rowOf<Row extends RowSchema>(db: Db, row: Row, statement: SQL): Promise<v.InferOutput<Row>> {
  const [only] = v.parse(v.tuple([row]), await answerOf(db, statement));
  return only;
}

/** How many rows a statement has found or changed; for a change it must return something of each. */
export const countRows = async (db: Db, statement: SQL): Promise<number> => (await answerOf(db, statement)).length;

async function answerOf(db: Db, statement: SQL): Promise<unknown[]> {
  return v.parse(Answer, await db.execute(statement)).rows;
}

const Answer = v.object({ rows: v.custom<unknown[]>(Array.isArray) });
