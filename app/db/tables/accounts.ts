import { sql } from "drizzle-orm";
import { boolean, integer, bigint, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { time } from "./time";

/** How long sign-ins last without use, and at most; for members and for staff. */
const limitColumns = {
  idleMinutes: integer("idle_minutes").notNull().default(20_160),
  absoluteMinutes: integer("absolute_minutes"),
  staffIdleMinutes: integer("staff_idle_minutes").notNull().default(20_160),
  staffAbsoluteMinutes: integer("staff_absolute_minutes"),
};

export const organizations = pgTable("organizations", {
  id: uuid().primaryKey(),
  name: text().notNull(),
  nameKey: text("name_key").notNull(),
  createdAt: time("created_at").notNull(),
  isPaid: boolean("is_paid").notNull().default(true),
  userLimit: integer("user_limit").notNull().default(50),
  curriculumId: uuid("curriculum_id").notNull(),
  /** What points count for that a game reports without evidence. */
  claims: text({ enum: ["curriculum", "verifiedOnly", "count"] })
    .notNull()
    .default("curriculum"),
  /** Instructors may write to students by email. */
  allowsMessages: boolean("allows_messages").notNull().default(false),
  /** Instructors may import rosters into their own courses. */
  allowsRosters: boolean("allows_rosters").notNull().default(true),
  /** Of people who have chosen no language. */
  defaultLanguage: text("default_language"),
  /** Who needs a second factor to sign in. */
  factorsRequired: text("factors_required", { enum: ["nobody", "administrators", "staff", "everyone"] })
    .notNull()
    .default("nobody"),
  /** A passkey may replace the password. */
  allowsPasskeysAlone: boolean("allows_passkeys_alone").notNull().default(false),
  /** What becomes of the attempts of an erased person. */
  erasedAttempts: text("erased_attempts", { enum: ["keep", "remove"] })
    .notNull()
    .default("keep"),
  ...limitColumns,
});

/** For system administrators (staff) and people without an organization. */
export const signInPolicy = pgTable("sign_in_policy", {
  singleton: boolean().primaryKey().default(true),
  ...limitColumns,
});

export const users = pgTable("users", {
  id: uuid().primaryKey(),
  username: text().notNull(),
  usernameKey: text("username_key").notNull(),
  email: text().notNull(),
  emailKey: text("email_key").notNull(),
  passwordHash: text("password_hash"),
  firstName: text("first_name").notNull().default(""),
  lastName: text("last_name").notNull().default(""),
  rankTitle: text("rank_title").notNull().default(""),
  nationality: text(),
  organizationId: uuid("organization_id"),
  roles: text().array().notNull(),
  enabled: boolean().notNull().default(true),
  isFreeUser: boolean("is_free_user").notNull().default(false),
  resetPasswordPending: boolean("reset_password_pending").notNull().default(false),
  createdAt: time("created_at").notNull(),
  lastActive: time("last_active"),
  lastJoinedClassSessionId: uuid("last_joined_session_id"),
  lastSelectedCourseId: uuid("last_group_selection_id"),
  accessCodeId: uuid("access_code_id"),
  mainRole: text("main_role")
    .notNull()
    .generatedAlwaysAs(sql`roles[1]`),
  firstNameKey: text("first_name_key")
    .notNull()
    .generatedAlwaysAs(sql`lower(first_name)`),
  lastNameKey: text("last_name_key")
    .notNull()
    .generatedAlwaysAs(sql`lower(last_name)`),
  organizationKey: text("organization_key").notNull().default(""),
  enabledChanges: integer("enabled_changes").notNull().default(0),
  language: text(),
  /** Has the attempts of an erased person, and nothing else: no list of users shows it. */
  isFormer: boolean("is_former").notNull().default(false),
});

/** The number of users is the sum of these (migration 0002). */
export const userCountChanges = pgTable("user_count_changes", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  users: integer().notNull(),
  enabled: integer().notNull(),
});

/** What users are searched by, one text each; kept by triggers (migration 0059). */
export const userSearch = pgTable("user_search", {
  userId: uuid("user_id").primaryKey(),
  text: text().notNull(),
});

export const rateLimits = pgTable("rate_limits", {
  key: text().primaryKey(),
  points: integer().notNull(),
  expire: time("expire"),
});

export const signIns = pgTable("sign_ins", {
  id: uuid().primaryKey(),
  userId: uuid("user_id").notNull(),
  cookieHash: text("cookie_hash").notNull(),
  createdAt: time("created_at").notNull(),
  lastSeenAt: time("last_seen_at").notNull(),
  expiresAt: time("expires_at").notNull(),
  endedAt: time("ended_at"),
  userAgent: text("user_agent").notNull().default(""),
  address: text().notNull().default(""),
  /** By what the person signed in. */
  way: text({ enum: ["password", "renewal", "organization", "passkey"] })
    .notNull()
    .default("password"),
  /** The identity that the organization's provider proved. */
  issuer: text(),
  subject: text(),
  providerSession: text("provider_session"),
  /** Sealed: see app/domain/sealed-secret.ts. */
  idToken: text("id_token"),
  /** What was proved beside or instead of the password. */
  factor: text({ enum: ["passkey", "app", "recoveryCode", "administratorCode"] }),
  /** When the person last proved who they are; null: when the sign-in began. */
  provedAt: time("proved_at"),
  /** Until when a second factor must be set up. */
  factorsDueAt: time("factors_due_at"),
  /** Reported by mail: the device was unknown. */
  isNewDevice: boolean("is_new_device").notNull().default(false),
});

/** Failed sign-ins that aren't in the audit trail yet. */
export const failedSignIns = pgTable("failed_sign_ins", {
  key: text().primaryKey(),
  userId: uuid("user_id"),
  tries: integer().notNull(),
  firstAt: time("first_at").notNull(),
  lastAt: time("last_at").notNull(),
  lastAddress: text("last_address").notNull(),
});

export const refreshTokens = pgTable("refresh_tokens", {
  tokenHash: text("token_hash").primaryKey(),
  signInId: uuid("sign_in_id").notNull(),
  createdAt: time("created_at").notNull(),
  rotatedAt: time("rotated_at"),
});

export const passwordResets = pgTable("password_resets", {
  tokenHash: text("token_hash").primaryKey(),
  userId: uuid("user_id").notNull(),
  kind: text({ enum: ["Link", "Code"] }).notNull(),
  createdAt: time("created_at").notNull(),
  expiresAt: time("expires_at").notNull(),
  usedAt: time("used_at"),
});
