import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { time } from "./time";

export const rosterImports = pgTable("roster_imports", {
  id: uuid().primaryKey(),
  createdBy: uuid("created_by").notNull(),
  organizationId: uuid("organization_id"),
  courseId: uuid("course_id"),
  fileName: text("file_name").notNull(),
  createdAt: time("created_at").notNull(),
  expiresAt: time("expires_at").notNull(),
  doneAt: time("done_at"),
  doneTo: integer("done_to").notNull().default(0),
  fileText: text("file_text"),
  ignoredColumns: jsonb("ignored_columns").$type<string[]>().notNull().default([]),
  runningAt: time("running_at"),
  takeBackAt: time("take_back_at"),
  takenBackAt: time("taken_back_at"),
});

export const rosterRows = pgTable(
  "roster_rows",
  {
    importId: uuid("import_id").notNull(),
    position: integer().notNull(),
    username: text("user_name").notNull(),
    email: text().notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    rankTitle: text("rank_title").notNull(),
    role: text().notNull(),
    course: text().notNull(),
    outcome: text({ enum: ["New", "Enrol", "Known", "Error"] }).notNull(),
    message: text().notNull(),
    userId: uuid("user_id"),
    problem: text(),
    courseId: uuid("course_id"),
    makesAdmin: boolean("makes_admin").notNull().default(false),
    isConfirmed: boolean("is_confirmed").notNull().default(false),
    lacksSeat: boolean("lacks_seat").notNull().default(false),
    doneAt: time("done_at"),
    classBefore: uuid("class_before"),
    isTakenBack: boolean("is_taken_back"),
    leftAlone: text("left_alone"),
  },
  (table) => [primaryKey({ columns: [table.importId, table.position] })],
);
