import { customType, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { time } from "./time";

/** A file of the zip: what its headers say. */
export type TakeoutFile = { name: string; rows: number; size: number; packed: number; crc: number };

/**
 * `sources`: what there is, once it was counted; `at`: the source being read; `key`: the last row read of it. Each source
 * has two files, JSON and CSV, in order.
 */
export type TakeoutState = {
  sources: { id: string; rows: number }[] | null;
  at: number;
  key: string[] | null;
  part: number;
  files: TakeoutFile[];
};

export const takeouts = pgTable("takeouts", {
  id: uuid().primaryKey(),
  userId: uuid("user_id").notNull(),
  requestedBy: uuid("requested_by").notNull(),
  requestedAt: time("requested_at").notNull(),
  state: jsonb().$type<TakeoutState>().notNull(),
  doneRows: integer("done_rows").notNull().default(0),
  totalRows: integer("total_rows").notNull().default(0),
  steppedAt: time("stepped_at").notNull(),
  tries: integer().notNull().default(0),
  nextTryAt: time("next_try_at").notNull(),
  tokenHash: text("token_hash"),
  readyAt: time("ready_at"),
  failedAt: time("failed_at"),
  expiresAt: time("expires_at").notNull(),
});

const bytes = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

export const takeoutParts = pgTable(
  "takeout_parts",
  {
    takeoutId: uuid("takeout_id").notNull(),
    file: integer().notNull(),
    position: integer().notNull(),
    content: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.takeoutId, table.file, table.position] })],
);
