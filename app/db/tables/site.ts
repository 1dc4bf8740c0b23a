import { bigint, boolean, integer, json, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { time } from "./time";

export const sandboxes = pgTable("sandboxes", {
  id: uuid().primaryKey(),
  ownerId: uuid("owner_id"),
  title: text().notNull(),
  content: json().notNull(),
  timeCreated: time("time_created").notNull(),
  lastModified: time("last_modified").notNull(),
  lastAccessed: time("last_accessed").notNull(),
  accessCount: integer("access_count").notNull().default(1),
});

export const bannerMessage = pgTable("banner_message", {
  singleton: boolean().primaryKey().default(true),
  message: text().notNull(),
  startDate: time("start_date").notNull(),
  endDate: time("end_date").notNull(),
});

export const gameAnswers = pgTable("game_answers", {
  build: text().primaryKey(),
  answeredAt: time("answered_at"),
  answeredBy: uuid("answered_by"),
  refusedAt: time("refused_at"),
  refusal: text(),
});

/** The installed game; its files are outside the database. */
export const offeredGame = pgTable("offered_game", {
  singleton: boolean().primaryKey().default(true),
  build: text().notNull(),
  name: text().notNull(),
  offeredAt: time("offered_at").notNull(),
});

export const mailOutbox = pgTable("mail_outbox", {
  id: uuid().primaryKey(),
  recipient: text().notNull(),
  replyTo: text("reply_to"),
  /** Where a mail program stops mails of this kind. */
  stopUrl: text("stop_url"),
  subject: text().notNull(),
  textBody: text("text_body").notNull(),
  htmlBody: text("html_body").notNull(),
  createdAt: time("created_at").notNull(),
  nextTryAt: time("next_try_at").notNull(),
  tries: integer().notNull().default(0),
  lastError: text("last_error"),
  sentAt: time("sent_at"),
  failedAt: time("failed_at"),
  /** To somebody who is erased: removed once it is sent or given up. */
  isLast: boolean("is_last").notNull().default(false),
});

export const auditEntries = pgTable("audit_entries", {
  id: uuid().primaryKey(),
  at: time("at").notNull(),
  actorId: uuid("actor_id"),
  actorName: text("actor_name").notNull(),
  signInId: uuid("sign_in_id"),
  tokenId: uuid("token_id"),
  action: text().notNull(),
  subjectType: text("subject_type").notNull(),
  subjectId: text("subject_id").notNull(),
  subjectName: text("subject_name").notNull(),
  organizationId: uuid("organization_id"),
  details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
});

/** Entries that another system hasn't confirmed yet. */
export const auditOutbox = pgTable("audit_outbox", {
  position: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  entryId: uuid("entry_id").notNull(),
});

export const auditStream = pgTable("audit_stream", {
  singleton: boolean().primaryKey().default(true),
  isOn: boolean("is_on").notNull().default(false),
  claimedUntil: time("claimed_until"),
  nextTryAt: time("next_try_at"),
  failures: integer().notNull().default(0),
  lastError: text("last_error"),
  lastSentAt: time("last_sent_at"),
});

export const formSubmissions = pgTable("form_submissions", {
  key: text().primaryKey(),
  createdAt: time("created_at").notNull(),
  result: text().notNull(),
});

export const setupCodes = pgTable("setup_codes", {
  codeHash: text("code_hash").primaryKey(),
  createdAt: time("created_at").notNull(),
});
