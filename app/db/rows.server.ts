// Validates the rows of raw SQL statements by a schema.
import { sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "./database.server";

/** A time, in any driver's format. */
export const Time = v.pipe(
  v.union([v.date(), v.string()]),
  v.transform((time) => new Date(time)),
  v.date(),
);

/** A time as a parameter; SQL expressions stay as they are. */
export const timeOf = (time: Date | SQL) => (time instanceof Date ? sql`${time.toISOString()}::timestamptz` : time);

/** A number that PostgreSQL may return as text, such as a sum or a rank. */
export const Numeric = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.number());

type RowSchema = v.GenericSchema<unknown, unknown>;

export async function rowsOf<Row extends RowSchema>(db: Db, row: Row, statement: SQL): Promise<v.InferOutput<Row>[]> {
  return v.parse(v.array(row), await answerOf(db, statement));
}

/** The row of a statement that always returns one, such as a count. */
export async function rowOf<Row extends RowSchema>(db: Db, row: Row, statement: SQL): Promise<v.InferOutput<Row>> {
  const [only] = v.parse(v.tuple([row]), await answerOf(db, statement));
  return only;
}

/** Number of rows found or changed; a change needs a `returning` clause. */
export const countRows = async (db: Db, statement: SQL): Promise<number> => (await answerOf(db, statement)).length;

async function answerOf(db: Db, statement: SQL): Promise<unknown[]> {
  return v.parse(Answer, await db.execute(statement)).rows;
}

const Answer = v.object({ rows: v.custom<unknown[]>(Array.isArray) });
