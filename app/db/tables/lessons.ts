import { integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { time } from "./time";

/** A lesson as far as it is written, shaped like an entry of a curriculum document. */
export type DraftEntry = Record<string, unknown>;

export const lessonDrafts = pgTable("lesson_drafts", {
  id: uuid().primaryKey(),
  curriculumId: uuid("curriculum_id").notNull(),
  campaignKey: text("campaign_key").notNull(),
  key: text().notNull(),
  entry: jsonb().$type<DraftEntry>().notNull(),
  revision: integer().notNull().default(1),
  createdAt: time("created_at").notNull(),
  savedAt: time("saved_at").notNull(),
  savedBy: text("saved_by").notNull(),
});

export const namedPermissions = pgTable(
  "named_permissions",
  {
    userId: uuid("user_id").notNull(),
    permission: text().notNull(),
    givenAt: time("given_at").notNull(),
    givenBy: text("given_by").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.permission] })],
);
