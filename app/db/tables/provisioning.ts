import { jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { time } from "./time";

export const provisionedUsers = pgTable("provisioned_users", {
  userId: uuid("user_id").primaryKey(),
  organizationId: uuid("organization_id").notNull(),
  externalId: text("external_id"),
  given: jsonb().$type<unknown>().notNull().default({}),
  changedAt: time("changed_at").notNull(),
  removedAt: time("removed_at"),
});

export const provisionedGroups = pgTable("provisioned_groups", {
  id: uuid().primaryKey(),
  organizationId: uuid("organization_id").notNull(),
  name: text().notNull(),
  nameKey: text("name_key").notNull(),
  externalId: text("external_id"),
  courseId: uuid("course_id"),
  role: text(),
  createdAt: time("created_at").notNull(),
  changedAt: time("changed_at").notNull(),
});

export const provisionedGroupMembers = pgTable(
  "provisioned_group_members",
  { groupId: uuid("group_id").notNull(), userId: uuid("user_id").notNull() },
  (table) => [primaryKey({ columns: [table.groupId, table.userId] })],
);
