import { integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { time } from "./time";

export const duels = pgTable("duels", {
  id: uuid().primaryKey(),
  classSessionId: uuid("class_session_id").notNull(),
  kind: text().notNull(),
  pace: text().notNull(),
  status: text().notNull().default("open"),
  version: integer().notNull().default(1),
  openerId: uuid("opener_id").notNull(),
  joinerId: uuid("joiner_id"),
  seed: integer(),
  rounds: jsonb().notNull().default([]),
  turnBeganAt: time("turn_began_at"),
  dueAt: time("due_at"),
  openerSeat: jsonb("opener_seat"),
  joinerSeat: jsonb("joiner_seat"),
  endedBy: text("ended_by"),
  openerPoints: integer("opener_points"),
  joinerPoints: integer("joiner_points"),
  createdAt: time("created_at").notNull(),
  changedAt: time("changed_at").notNull(),
});
