import { boolean, date, doublePrecision, integer, jsonb, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { time } from "./time";

export const weeklyMissions = pgTable("weekly_missions", {
  id: uuid().primaryKey(),
  week: date({ mode: "string" }).notNull(),
  curriculumId: uuid("curriculum_id").notNull(),
  scenarioId: uuid("scenario_id").notNull(),
  seed: integer().notNull(),
  maxScore: doublePrecision("max_score").notNull(),
});

export const weeklyFlights = pgTable(
  "weekly_flights",
  {
    missionId: uuid("mission_id").notNull(),
    userId: uuid("user_id").notNull(),
    begunAt: time("begun_at").notNull(),
    tries: jsonb().notNull().default([]),
    points: integer(),
    deltaV: doublePrecision("delta_v"),
    duration: doublePrecision(),
    passed: boolean(),
    achievedAt: time("achieved_at"),
    log: jsonb(),
  },
  (table) => [primaryKey({ columns: [table.missionId, table.userId] })],
);

export const sharedWeeklyFlights = pgTable(
  "shared_weekly_flights",
  {
    missionId: uuid("mission_id").notNull(),
    userId: uuid("user_id").notNull(),
    classSessionId: uuid("class_session_id").notNull(),
    sharedAt: time("shared_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.missionId, table.userId, table.classSessionId] })],
);
