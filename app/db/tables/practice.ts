import { boolean, date, doublePrecision, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { time } from "./time";

/** A question answered in practice; `isNewest`: it says when the question is due again. */
export const practiceReviews = pgTable(
  "practice_reviews",
  {
    userId: uuid("user_id").notNull(),
    id: uuid().notNull(),
    scenarioId: uuid("scenario_id").notNull(),
    questionKey: text("question_key").notNull(),
    chosen: jsonb().$type<string[]>().notNull(),
    isRight: boolean("is_right").notNull(),
    isSure: boolean("is_sure").notNull(),
    reviewedAt: time("reviewed_at").notNull(),
    reviewedOn: date("reviewed_on").notNull(),
    dueOn: date("due_on").notNull(),
    stability: doublePrecision().notNull(),
    difficulty: doublePrecision().notNull(),
    repetitions: integer().notNull(),
    lapses: integer().notNull(),
    isNewest: boolean("is_newest").notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);
