import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { time } from "./time";

export const gradeRequests = pgTable("grade_requests", {
  id: uuid().primaryKey(),
  classSessionId: uuid("class_session_id").notNull(),
  userId: uuid("user_id").notNull(),
  scenarioId: uuid("scenario_id").notNull(),
  text: text().notNull(),
  askedAt: time("asked_at").notNull(),
  outcome: text({ enum: ["accepted", "refused", "corrected"] }),
  answer: text(),
  answeredBy: uuid("answered_by"),
  answererName: text("answerer_name"),
  answeredAt: time("answered_at"),
  decisionId: uuid("decision_id"),
});
