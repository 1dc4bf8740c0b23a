import { pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { time } from "./time";

export const erasureRequests = pgTable("erasure_requests", {
  userId: uuid("user_id").primaryKey(),
  askedAt: time("asked_at").notNull(),
  refusedAt: time("refused_at"),
  refusal: text(),
});

/** Ids of erased people, for operators who restore an older backup. */
export const erasedPeople = pgTable("erased_people", {
  userId: uuid("user_id").primaryKey(),
  erasedAt: time("erased_at").notNull(),
});

/** Usernames and addresses that people had before; kept by a trigger (migration 0076). */
export const formerNames = pgTable(
  "former_names",
  { userId: uuid("user_id").notNull(), name: text().notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.name] })],
);
