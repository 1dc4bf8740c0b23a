import { bigint, boolean, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { time } from "./time";

export const passkeys = pgTable("passkeys", {
  id: uuid().primaryKey(),
  userId: uuid("user_id").notNull(),
  credentialId: text("credential_id").notNull(),
  publicKey: text("public_key").notNull(),
  counter: bigint({ mode: "number" }).notNull(),
  transports: text().array().notNull(),
  rpId: text("rp_id").notNull(),
  name: text().notNull(),
  createdAt: time("created_at").notNull(),
  lastUsedAt: time("last_used_at"),
});

export const authenticatorApps = pgTable("authenticator_apps", {
  userId: uuid("user_id").primaryKey(),
  /** Sealed: see app/domain/sealed-secret.ts. */
  secret: text().notNull(),
  lastStep: bigint("last_step", { mode: "number" }).notNull(),
  createdAt: time("created_at").notNull(),
  lastUsedAt: time("last_used_at"),
});

export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    userId: uuid("user_id").notNull(),
    codeHash: text("code_hash").notNull(),
    kind: text({ enum: ["own", "administrator"] }).notNull(),
    createdAt: time("created_at").notNull(),
    expiresAt: time("expires_at"),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

export const factorDeadlines = pgTable("factor_deadlines", {
  userId: uuid("user_id").primaryKey(),
  dueAt: time("due_at").notNull(),
  isForced: boolean("is_forced").notNull().default(false),
});

export const factorPolicy = pgTable("factor_policy", {
  singleton: boolean().primaryKey().default(true),
  requiredOfAdministrators: boolean("required_of_administrators").notNull().default(true),
  allowsPasskeysAlone: boolean("allows_passkeys_alone").notNull().default(false),
});

export const heldForms = pgTable("held_forms", {
  signInId: uuid("sign_in_id").primaryKey(),
  address: text().notNull(),
  fields: text().notNull(),
  expiresAt: time("expires_at").notNull(),
});
