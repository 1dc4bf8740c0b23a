import { boolean, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { time } from "./time";

export const identityProviders = pgTable("identity_providers", {
  organizationId: uuid("organization_id").primaryKey(),
  shortName: text("short_name").notNull(),
  issuer: text().notNull(),
  clientId: text("client_id").notNull(),
  clientAuth: text("client_auth", { enum: ["secret", "key"] }).notNull(),
  /** Sealed: see app/domain/sealed-secret.ts. */
  secret: text().notNull(),
  publicKey: jsonb("public_key").$type<Record<string, unknown>>(),
  scopes: text().notNull(),
  requiredAcr: text("required_acr").notNull().default(""),
  requiredAmr: text("required_amr").notNull().default(""),
  state: text({ enum: ["draft", "offered", "required"] })
    .notNull()
    .default("draft"),
  countsAsFactor: boolean("counts_as_factor").notNull().default(true),
  createsAccounts: boolean("creates_accounts").notNull().default(true),
  rules: jsonb().$type<unknown>().notNull().default([]),
  triedClaims: jsonb("tried_claims").$type<Record<string, unknown>>(),
  triedAt: time("tried_at"),
  changedAt: time("changed_at").notNull(),
});

export const ownedDomains = pgTable("owned_domains", {
  domain: text().primaryKey(),
  organizationId: uuid("organization_id").notNull(),
});

export const breakGlassAdmins = pgTable(
  "break_glass_admins",
  { organizationId: uuid("organization_id").notNull(), userId: uuid("user_id").notNull() },
  (table) => [primaryKey({ columns: [table.organizationId, table.userId] })],
);

/** Who somebody is at an issuer. */
export const identities = pgTable(
  "identities",
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    userId: uuid("user_id").notNull(),
    linkedAt: time("linked_at").notNull(),
    linkedBy: text("linked_by", { enum: ["password", "administrator", "email", "creation", "provisioning"] }).notNull(),
    lastUsedAt: time("last_used_at"),
    given: jsonb().$type<unknown>().notNull().default({}),
  },
  (table) => [primaryKey({ columns: [table.issuer, table.subject] })],
);

export const usedSignInStates = pgTable("used_sign_in_states", {
  stateHash: text("state_hash").primaryKey(),
  expiresAt: time("expires_at").notNull(),
});

export const pendingIdentities = pgTable("pending_identities", {
  tokenHash: text("token_hash").primaryKey(),
  organizationId: uuid("organization_id").notNull(),
  identity: jsonb().$type<unknown>().notNull(),
  expiresAt: time("expires_at").notNull(),
});
