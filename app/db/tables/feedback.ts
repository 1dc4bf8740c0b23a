import { bigint, boolean, doublePrecision, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { time } from "./time";

export const feedbackComments = pgTable("feedback_comments", {
  id: uuid().primaryKey(),
  number: bigint({ mode: "number" }).notNull().generatedAlwaysAsIdentity(),
  classSessionId: uuid("class_session_id").notNull(),
  userId: uuid("user_id").notNull(),
  scenarioId: uuid("scenario_id"),
  attemptId: uuid("attempt_id"),
  question: integer(),
  moment: doublePrecision(),
  text: text().notNull(),
  authorId: uuid("author_id"),
  authorName: text("author_name").notNull(),
  writtenAt: time("written_at").notNull(),
  changedAt: time("changed_at"),
  readAt: time("read_at"),
  mailedAt: time("mailed_at"),
  answer: text(),
  answeredAt: time("answered_at"),
});

export const reusableComments = pgTable("reusable_comments", {
  id: uuid().primaryKey(),
  userId: uuid("user_id").notNull(),
  text: text().notNull(),
  createdAt: time("created_at").notNull(),
});

export const feedbackMails = pgTable("feedback_mails", {
  userId: uuid("user_id").primaryKey(),
  isWanted: boolean("is_wanted").notNull().default(true),
  mailedAt: time("mailed_at"),
});
