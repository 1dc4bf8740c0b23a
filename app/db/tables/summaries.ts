import { boolean, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { time } from "./time";

export const summaryLinks = pgTable("summary_links", {
  id: uuid().primaryKey(),
  classSessionId: uuid("class_session_id").notNull(),
  tokenHash: text("token_hash").notNull(),
  /** A `ClassSummary`. */
  summary: jsonb().notNull(),
  withNames: boolean("with_names").notNull(),
  createdAt: time("created_at").notNull(),
  createdBy: text("created_by").notNull(),
  expiresAt: time("expires_at").notNull(),
});
