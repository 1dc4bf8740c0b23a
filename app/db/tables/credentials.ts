import { boolean, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { time } from "./time";

export const signingKeys = pgTable("signing_keys", {
  id: uuid().primaryKey(),
  publicKey: jsonb("public_key").$type<Record<string, unknown>>().notNull(),
  privateKey: text("private_key"),
  createdAt: time("created_at").notNull(),
  replacedAt: time("replaced_at"),
});

/** `isOpen`: part of the download. */
export type StoredEvidence = { id: string; content: string; isOpen: boolean };

export const credentials = pgTable("credentials", {
  id: uuid().primaryKey(),
  userId: uuid("user_id").notNull(),
  campaignId: uuid("campaign_id").notNull(),
  campaignTitle: text("campaign_title").notNull(),
  token: text().notNull(),
  evidence: jsonb().$type<StoredEvidence[]>().notNull(),
  issuedAt: time("issued_at").notNull(),
  revokedAt: time("revoked_at"),
  revokedBy: text("revoked_by"),
  /** Revoked by an administrator: its owner gets no other one of the campaign. */
  barsNext: boolean("bars_next").notNull().default(false),
});
