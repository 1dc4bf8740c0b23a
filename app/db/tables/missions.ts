import { integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { time } from "./time";

export const missions = pgTable("missions", {
  id: uuid().primaryKey(),
  userId: uuid("user_id").notNull(),
  title: text().notNull(),
  document: jsonb().notNull(),
  version: integer().notNull().default(1),
  reference: jsonb(),
  classSessionId: uuid("class_session_id"),
  copiedFrom: uuid("copied_from"),
  createdAt: time("created_at").notNull(),
  changedAt: time("changed_at").notNull(),
});

export const missionFlights = pgTable(
  "mission_flights",
  {
    missionId: uuid("mission_id").notNull(),
    userId: uuid("user_id").notNull(),
    version: integer().notNull(),
    seed: integer(),
    flights: integer().notNull().default(0),
    best: jsonb(),
    flownAt: time("flown_at"),
  },
  (table) => [primaryKey({ columns: [table.missionId, table.userId] })],
);
