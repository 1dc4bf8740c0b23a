import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { time } from "./time";

export const apiTokens = pgTable("api_tokens", {
  id: uuid().primaryKey(),
  kind: text({ enum: ["person", "service"] }).notNull(),
  userId: uuid("user_id").notNull(),
  organizationId: uuid("organization_id"),
  name: text().notNull(),
  tokenHash: text("token_hash").notNull(),
  scopes: text().array().notNull(),
  createdAt: time("created_at").notNull(),
  expiresAt: time("expires_at").notNull(),
  lastUsedAt: time("last_used_at"),
});
