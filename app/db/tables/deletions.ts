import { json, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { time } from "./time";

/** What was deleted and can be restored until `expiresAt`. */
export const deletions = pgTable("deletions", {
  id: uuid().primaryKey(),
  kind: text({ enum: ["user", "course", "organization"] }).notNull(),
  subjectId: uuid("subject_id").notNull(),
  name: text().notNull(),
  organizationId: uuid("organization_id"),
  organizationName: text("organization_name"),
  deletedBy: text("deleted_by").notNull(),
  deletedAt: time("deleted_at").notNull(),
  expiresAt: time("expires_at").notNull(),
});

/** Its rows, as their tables had them. */
export const deletedRows = pgTable("deleted_rows", {
  deletionId: uuid("deletion_id").notNull(),
  fromTable: text("from_table").notNull(),
  content: json().notNull(),
});
