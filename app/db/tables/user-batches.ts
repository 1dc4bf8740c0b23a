import { integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { time } from "./time";

export const userBatches = pgTable("user_batches", {
  id: uuid().primaryKey(),
  createdBy: uuid("created_by").notNull(),
  createdAt: time("created_at").notNull(),
  kind: text({ enum: ["enable", "disable", "reset", "enrol", "invite"] }).notNull(),
  courseId: uuid("course_id"),
  courseName: text("course_name").notNull().default(""),
  undoneAt: time("undone_at"),
});

export const userBatchRows = pgTable(
  "user_batch_rows",
  {
    batchId: uuid("batch_id").notNull(),
    position: integer().notNull(),
    userId: uuid("user_id").notNull(),
    username: text().notNull(),
    leftOut: text("left_out"),
    before: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    leftAlone: text("left_alone"),
  },
  (table) => [primaryKey({ columns: [table.batchId, table.position] })],
);
