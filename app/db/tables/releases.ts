import { pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { time } from "./time";

/** When students see a part of their results in a scenario; without a row at once. */
export const releases = pgTable(
  "releases",
  {
    classSessionId: uuid("class_session_id").notNull(),
    scenarioId: uuid("scenario_id").notNull(),
    part: text({ enum: ["grades", "feedback", "answers"] }).notNull(),
    rule: text({ enum: ["held", "at", "allHandedIn", "released"] }).notNull(),
    opensAt: time("opens_at"),
    setBy: uuid("set_by"),
    setterName: text("setter_name").notNull(),
    setAt: time("set_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.classSessionId, table.scenarioId, table.part] })],
);
