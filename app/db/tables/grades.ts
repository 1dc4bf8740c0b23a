import { bigint, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { time } from "./time";

/** Only added to: see the migration. */
export const gradeDecisions = pgTable("grade_decisions", {
  id: uuid().primaryKey(),
  number: bigint({ mode: "number" }).notNull().generatedAlwaysAsIdentity(),
  classSessionId: uuid("class_session_id").notNull(),
  userId: uuid("user_id").notNull(),
  scenarioId: uuid("scenario_id").notNull(),
  kind: text({ enum: ["excuse", "override", "adjust", "note", "withdraw"] }).notNull(),
  points: integer(),
  maxPoints: integer("max_points"),
  reason: text().notNull(),
  replaces: uuid(),
  decidedBy: uuid("decided_by"),
  deciderName: text("decider_name").notNull(),
  decidedAt: time("decided_at").notNull(),
});
