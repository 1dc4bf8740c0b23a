import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { time } from "./time";

export const userBatches = pgTable("user_batches", {
  id: uuid().primaryKey(),
  createdBy: uuid("created_by").notNull(),
  createdAt: time("created_at").notNull(),
  kind: text({ enum: ["enable", "disable", "reset", "enrol", "invite", "role", "organization", "delete"] }).notNull(),
  courseId: uuid("course_id"),
  courseName: text("course_name").notNull().default(""),
  role: text(),
  organizationId: uuid("organization_id"),
  organizationName: text("organization_name").notNull().default(""),
  filter: text(),
  missing: integer().notNull().default(0),
  plannedAt: time("planned_at"),
  begunAt: time("begun_at"),
  doneAt: time("done_at"),
  undoAt: time("undo_at"),
  runningAt: time("running_at"),
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
    isLate: boolean("is_late").notNull().default(false),
    doneAt: time("done_at"),
    before: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    isUndone: boolean("is_undone"),
    leftAlone: text("left_alone"),
  },
  (table) => [primaryKey({ columns: [table.batchId, table.position] })],
);
