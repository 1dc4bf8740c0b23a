// Drizzle's picture of the tables; the truth is migrations/*.sql, and a test compares the two.
import { sql } from "drizzle-orm";
import {
  boolean,
  doublePrecision,
  integer,
  bigint,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";

const time = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

export const curricula = pgTable("curricula", {
  id: uuid().primaryKey(),
  key: text().notNull(),
  title: text().notNull(),
  version: integer().notNull().default(0),
});

export const curriculumVersions = pgTable(
  "curriculum_versions",
  {
    curriculumId: uuid("curriculum_id").notNull(),
    version: integer().notNull(),
    document: text().notNull(),
    changes: jsonb().$type<CurriculumChange[]>().notNull(),
    publishedAt: time("published_at").notNull(),
    publishedBy: text("published_by").notNull(),
    isBundled: boolean("is_bundled").notNull(),
  },
  (table) => [primaryKey({ columns: [table.curriculumId, table.version] })],
);

/** A difference between two versions of a curriculum, as a publication tells it. */
export type CurriculumChange = {
  kind: "added" | "renamed" | "moved" | "maxima" | "questions" | "other" | "retired" | "restored";
  of: "curriculum" | "campaign" | "scenario";
  id: string;
  key: string;
  title: string;
  before: string;
  after: string;
  attempts: number;
};

export const curriculumDrafts = pgTable("curriculum_drafts", {
  id: uuid().primaryKey(),
  ownerId: uuid("owner_id").notNull(),
  document: text().notNull(),
  createdAt: time("created_at").notNull(),
});

export const campaigns = pgTable("campaigns", {
  id: uuid().primaryKey(),
  curriculumId: uuid("curriculum_id").notNull(),
  key: text().notNull(),
  title: text().notNull(),
  type: text({ enum: ["Learn", "Compete"] }).notNull(),
  position: integer().notNull(),
});

export const scenarios = pgTable("scenarios", {
  id: uuid().primaryKey(),
  curriculumId: uuid("curriculum_id").notNull(),
  campaignId: uuid("campaign_id").notNull(),
  key: text().notNull(),
  title: text().notNull(),
  shortTitle: text("short_title").notNull(),
  type: text({ enum: ["Default", "Quiz"] }).notNull(),
  contentType: text("content_type", { enum: ["Globe", "Presentation", "Quiz"] }).notNull(),
  position: integer().notNull(),
  maxScore: doublePrecision("max_score"),
  maxQuestionsScore: doublePrecision("max_questions_score"),
  grading: text({ enum: ["client", "server"] })
    .notNull()
    .default("client"),
  retired: boolean().notNull().default(false),
  objectives: jsonb().$type<string[]>().notNull().default([]),
});

/** An answer of the catalogue; which are right is served to nobody before an attempt. */
export type CatalogueAnswer = { key: string; text: string; correct: boolean };

export const catalogueQuestions = pgTable(
  "catalogue_questions",
  {
    scenarioId: uuid("scenario_id").notNull(),
    key: text().notNull(),
    position: integer().notNull(),
    text: text().notNull(),
    points: doublePrecision().notNull(),
    answers: jsonb().$type<CatalogueAnswer[]>().notNull(),
    explanation: text(),
    tags: jsonb().$type<string[]>().notNull().default([]),
    retired: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.scenarioId, table.key] })],
);

export const organizations = pgTable("organizations", {
  id: uuid().primaryKey(),
  name: text().notNull(),
  nameKey: text("name_key").notNull(),
  createdAt: time("created_at").notNull(),
  isPaid: boolean("is_paid").notNull().default(true),
  userLimit: integer("user_limit").notNull().default(50),
  curriculumId: uuid("curriculum_id").notNull(),
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
});

/** The number of users is the sum of these (migration 0002). */
export const userCountChanges = pgTable("user_count_changes", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  users: integer().notNull(),
  enabled: integer().notNull(),
});

export const rosterImports = pgTable("roster_imports", {
  id: uuid().primaryKey(),
  createdBy: uuid("created_by").notNull(),
  organizationId: uuid("organization_id"),
  fileName: text("file_name").notNull(),
  createdAt: time("created_at").notNull(),
  expiresAt: time("expires_at").notNull(),
  doneAt: time("done_at"),
});

export const rosterRows = pgTable(
  "roster_rows",
  {
    importId: uuid("import_id").notNull(),
    position: integer().notNull(),
    username: text("user_name").notNull(),
    email: text().notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    rankTitle: text("rank_title").notNull(),
    role: text().notNull(),
    course: text().notNull(),
    outcome: text({ enum: ["New", "Enrol", "Known", "Error"] }).notNull(),
    message: text().notNull(),
    userId: uuid("user_id"),
  },
  (table) => [primaryKey({ columns: [table.importId, table.position] })],
);

export const subscriptions = pgTable("subscriptions", {
  id: uuid().primaryKey(),
  userId: uuid("user_id").notNull(),
  stripeCustomerId: text("stripe_customer_id").notNull(),
  stripeSubscriptionId: text("stripe_subscription_id").notNull(),
  status: text().notNull(),
  currentPeriodEnd: time("current_period_end"),
  graceUntil: time("grace_until"),
  endsAt: time("ends_at"),
  lastCallAt: time("last_call_at"),
  toldEmail: text("told_email"),
  updatedAt: time("updated_at").notNull(),
  version: integer().notNull().default(0),
});

/** What the account of a purchase is made of, kept until it is made. */
export type PurchasedRegistration = {
  username: string;
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  rankTitle: string;
  accessCode: string;
  nationality: string;
};

export const purchases = pgTable("purchases", {
  id: uuid().primaryKey(),
  attemptKey: text("attempt_key").notNull(),
  state: text({
    enum: [
      "started",
      "customerMade",
      "cardAttached",
      "charging",
      "confirming",
      "paid",
      "completed",
      "undoing",
      "undone",
    ],
  }).notNull(),
  usernameKey: text("username_key").notNull(),
  emailKey: text("email_key").notNull(),
  registration: jsonb().$type<PurchasedRegistration>(),
  paymentMethodId: text("payment_method_id").notNull(),
  customerId: text("customer_id"),
  subscriptionId: text("subscription_id"),
  userId: uuid("user_id"),
  refusal: text(),
  charged: boolean().notNull().default(false),
  createdAt: time("created_at").notNull(),
  updatedAt: time("updated_at").notNull(),
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

export const courses = pgTable("courses", {
  id: uuid().primaryKey(),
  name: text().notNull(),
  ownerId: uuid("owner_id").notNull(),
  organizationId: uuid("organization_id").notNull(),
  caption: text().notNull().default(""),
  createdAt: time("created_at").notNull(),
});

export const accessCodes = pgTable("access_codes", {
  id: uuid().primaryKey(),
  code: text().notNull(),
  organizationId: uuid("organization_id"),
  courseId: uuid("course_id"),
  createdAt: time("created_at").notNull(),
  usersAssigned: integer("users_assigned").notNull().default(0),
});

export const courseMembers = pgTable(
  "course_members",
  {
    courseId: uuid("course_id").notNull(),
    userId: uuid("user_id").notNull(),
    joinedAt: time("joined_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.userId] })],
);

export const classSessions = pgTable("class_sessions", {
  id: uuid().primaryKey(),
  courseId: uuid("course_id").notNull(),
  name: text().notNull(),
  startDate: time("start_date"),
  endDate: time("end_date"),
  scheduledStartDate: time("scheduled_start_date"),
  scheduledEndDate: time("scheduled_end_date"),
  curriculumId: uuid("curriculum_id"),
  earlierCurricula: uuid("earlier_curricula").array().notNull().default([]),
});

export const classSessionStudents = pgTable(
  "class_session_students",
  {
    classSessionId: uuid("class_session_id").notNull(),
    userId: uuid("user_id").notNull(),
    joinedAt: time("joined_at").notNull(),
    accountDisabled: boolean("account_disabled").notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.classSessionId, table.userId] })],
);

export const questions = pgTable("questions", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  scenarioId: uuid("scenario_id").notNull(),
  fingerprint: text().notNull(),
  text: text().notNull(),
  answers: jsonb().$type<[text: string, correct: boolean][]>().notNull(),
});

/** How one question was answered, as stored in `attempts.answers`; the question itself is at the same place of `question_ids`. */
export type StoredAnswer = [score: number, maxScore: number, chosen: number[]];

export const attempts = pgTable("attempts", {
  id: uuid().primaryKey(),
  userId: uuid("user_id").notNull(),
  scenarioId: uuid("scenario_id").notNull(),
  classSessionId: uuid("class_session_id"),
  totalScore: doublePrecision("total_score").notNull(),
  maxTotalScore: doublePrecision("max_total_score").notNull(),
  questionsScore: doublePrecision("questions_score").notNull(),
  maxQuestionsScore: doublePrecision("max_questions_score").notNull(),
  score: integer()
    .notNull()
    .generatedAlwaysAs(sql`floor(total_score + questions_score)::int`),
  maxScore: integer("max_score")
    .notNull()
    .generatedAlwaysAs(sql`floor(max_total_score + max_questions_score)::int`),
  passed: boolean().notNull(),
  scoreCardType: text("score_card_type", { enum: ["Default", "Quiz"] }).notNull(),
  questionIds: integer("question_ids").array().notNull().default([]),
  answers: jsonb().$type<StoredAnswer[]>().notNull().default([]),
  receivedAt: time("received_at").notNull(),
});

export const bestAttempts = pgTable(
  "best_attempts",
  {
    classSessionId: uuid("class_session_id").notNull(),
    scenarioId: uuid("scenario_id").notNull(),
    userId: uuid("user_id").notNull(),
    attemptId: uuid("attempt_id").notNull(),
    score: integer().notNull(),
    maxScore: integer("max_score").notNull(),
    achievedAt: time("achieved_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.classSessionId, table.scenarioId, table.userId] })],
);

export const bestQuizAttempts = pgTable(
  "best_quiz_attempts",
  {
    classSessionId: uuid("class_session_id").notNull(),
    scenarioId: uuid("scenario_id").notNull(),
    userId: uuid("user_id").notNull(),
    attemptId: uuid("attempt_id").notNull(),
    questionsScore: doublePrecision("questions_score").notNull(),
    achievedAt: time("achieved_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.classSessionId, table.scenarioId, table.userId] })],
);

export const leaderboardEpoch = pgTable("leaderboard_epoch", {
  singleton: boolean().primaryKey().default(true),
  epoch: integer().notNull(),
  clearedAt: time("cleared_at"),
});

const nobody = sql`'00000000-0000-0000-0000-000000000000'`;

export const leaderboardScores = pgTable(
  "leaderboard_scores",
  {
    classSessionId: uuid("class_session_id"),
    campaignId: uuid("campaign_id"),
    scenarioId: uuid("scenario_id"),
    userId: uuid("user_id").notNull(),
    organizationId: uuid("organization_id"),
    scopeId: uuid("scope_id")
      .notNull()
      .generatedAlwaysAs(sql`coalesce(class_session_id, ${nobody})`),
    subjectId: uuid("subject_id")
      .notNull()
      .generatedAlwaysAs(sql`coalesce(scenario_id, campaign_id, ${nobody})`),
    epoch: integer().notNull(),
    score: bigint({ mode: "number" }).notNull(),
    achievedAt: time("achieved_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.scopeId, table.subjectId, table.userId] })],
);

export const sandboxes = pgTable("sandboxes", {
  id: uuid().primaryKey(),
  ownerId: uuid("owner_id"),
  title: text().notNull(),
  content: json().notNull(),
  timeCreated: time("time_created").notNull(),
  lastModified: time("last_modified").notNull(),
  lastAccessed: time("last_accessed").notNull(),
  accessCount: integer("access_count").notNull().default(1),
});

export const bannerMessage = pgTable("banner_message", {
  singleton: boolean().primaryKey().default(true),
  message: text().notNull(),
  startDate: time("start_date").notNull(),
  endDate: time("end_date").notNull(),
});

export const gameAnswers = pgTable("game_answers", {
  build: text().primaryKey(),
  answeredAt: time("answered_at"),
  answeredBy: uuid("answered_by"),
  refusedAt: time("refused_at"),
  refusal: text(),
});

export const mailOutbox = pgTable("mail_outbox", {
  id: uuid().primaryKey(),
  recipient: text().notNull(),
  subject: text().notNull(),
  textBody: text("text_body").notNull(),
  htmlBody: text("html_body").notNull(),
  createdAt: time("created_at").notNull(),
  nextTryAt: time("next_try_at").notNull(),
  tries: integer().notNull().default(0),
  lastError: text("last_error"),
  sentAt: time("sent_at"),
  failedAt: time("failed_at"),
});

export const auditEntries = pgTable("audit_entries", {
  id: uuid().primaryKey(),
  at: time("at").notNull(),
  actorId: uuid("actor_id"),
  actorName: text("actor_name").notNull(),
  signInId: uuid("sign_in_id"),
  action: text().notNull(),
  subjectType: text("subject_type").notNull(),
  subjectId: text("subject_id").notNull(),
  subjectName: text("subject_name").notNull(),
  organizationId: uuid("organization_id"),
  details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
});
