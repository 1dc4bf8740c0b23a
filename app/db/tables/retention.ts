import { integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { time } from "./time";

export const retentionRules = pgTable("retention_rules", {
  id: uuid().primaryKey(),
  organizationId: uuid("organization_id"),
  kind: text().notNull(),
  days: integer(),
  chosenAt: time("chosen_at"),
  sweptAt: time("swept_at"),
  removed: integer().notNull().default(0),
  removing: integer().notNull().default(0),
});

export const retentionWarnings = pgTable(
  "retention_warnings",
  {
    classSessionId: uuid("class_session_id").notNull(),
    userId: uuid("user_id").notNull(),
    warnedAt: time("warned_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.classSessionId, table.userId] })],
);
