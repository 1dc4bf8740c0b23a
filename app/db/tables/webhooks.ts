import { boolean, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { time } from "./time";

export const webhookEndpoints = pgTable("webhook_endpoints", {
  id: uuid().primaryKey(),
  organizationId: uuid("organization_id").notNull(),
  address: text().notNull(),
  events: text().array().notNull(),
  secret: text().notNull(),
  rotatedAt: time("rotated_at").notNull(),
  formerSecret: text("former_secret"),
  formerUntil: time("former_until"),
  isOn: boolean("is_on").notNull().default(true),
  failingSince: time("failing_since"),
  switchedOffAt: time("switched_off_at"),
  createdAt: time("created_at").notNull(),
});

export const webhookEvents = pgTable("webhook_events", {
  id: uuid().primaryKey().defaultRandom(),
  organizationId: uuid("organization_id").notNull(),
  endpointId: uuid("endpoint_id"),
  type: text().notNull(),
  occurredAt: time("occurred_at").notNull(),
  data: jsonb().$type<Record<string, unknown>>().notNull(),
  createdAt: time("created_at").notNull().defaultNow(),
  isSpread: boolean("is_spread").notNull().default(false),
});

export const webhookDeliveries = pgTable("webhook_deliveries", {
  id: uuid().primaryKey(),
  eventId: uuid("event_id").notNull(),
  endpointId: uuid("endpoint_id").notNull(),
  createdAt: time("created_at").notNull(),
  begunAt: time("begun_at").notNull(),
  tries: integer().notNull().default(0),
  nextTryAt: time("next_try_at"),
  deliveredAt: time("delivered_at"),
  failedAt: time("failed_at"),
  triedAt: time("tried_at"),
  requestHeaders: jsonb("request_headers").$type<Record<string, string>>(),
  answerStatus: integer("answer_status"),
  answerHeaders: jsonb("answer_headers").$type<Record<string, string>>(),
  answerBody: text("answer_body"),
  error: text(),
  durationMs: integer("duration_ms"),
});
