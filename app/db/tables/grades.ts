import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { time } from "./time";

/** Only added to: see the migration. */
export const gradeDecisions = pgTable("grade_decisions", {
  id: uuid().primaryKey(),
  number: bigint({ mode: "number" }).notNull().generatedAlwaysAsIdentity(),
  classSessionId: uuid("class_session_id").notNull(),
  userId: uuid("user_id").notNull(),
  scenarioId: uuid("scenario_id").notNull(),
  kind: text({ enum: ["excuse", "override", "adjust", "clear", "note", "withdraw"] }).notNull(),
  points: integer(),
  maxPoints: integer("max_points"),
  rubric: jsonb(),
  reason: text().notNull(),
  replaces: uuid(),
  /** Of decisions that were made together. */
  batchId: uuid("batch_id"),
  /** Whether a colleague is to look at it. */
  wantsLook: boolean("wants_look").notNull().default(false),
  decidedBy: uuid("decided_by"),
  deciderName: text("decider_name").notNull(),
  decidedAt: time("decided_at").notNull(),
});

/** Only added to: see the migration. */
export const secondLooks = pgTable("second_looks", {
  id: uuid().primaryKey(),
  decisionId: uuid("decision_id").notNull(),
  outcome: text({ enum: ["agreed", "changed"] }).notNull(),
  changedTo: uuid("changed_to"),
  lookedBy: uuid("looked_by"),
  lookerName: text("looker_name").notNull(),
  lookedAt: time("looked_at").notNull(),
});

export const rubrics = pgTable(
  "rubrics",
  {
    courseId: uuid("course_id").notNull(),
    scenarioId: uuid("scenario_id").notNull(),
    version: uuid().notNull(),
    criteria: jsonb().notNull(),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.scenarioId] })],
);

/** Only added to: see the migration. */
export const regrades = pgTable("regrades", {
  id: uuid().primaryKey(),
  number: bigint({ mode: "number" }).notNull().generatedAlwaysAsIdentity(),
  classSessionId: uuid("class_session_id").notNull(),
  scenarioId: uuid("scenario_id").notNull(),
  kind: text({ enum: ["key", "fly", "withdraw"] }).notNull(),
  questionId: integer("question_id"),
  rule: jsonb(),
  reason: text().notNull(),
  replaces: uuid(),
  decidedBy: uuid("decided_by"),
  deciderName: text("decider_name").notNull(),
  decidedAt: time("decided_at").notNull(),
});

export const regradedAttempts = pgTable(
  "regraded_attempts",
  {
    regradeId: uuid("regrade_id").notNull(),
    attemptId: uuid("attempt_id").notNull(),
    scoreBefore: integer("score_before").notNull(),
    maxScoreBefore: integer("max_score_before").notNull(),
    score: integer().notNull(),
    maxScore: integer("max_score").notNull(),
  },
  (table) => [primaryKey({ columns: [table.attemptId, table.regradeId] })],
);

/** Only added to: the latest row of a course, or of an organization for its new courses, is in force. */
export const gradingRules = pgTable("grading_rules", {
  id: uuid().primaryKey(),
  number: bigint({ mode: "number" }).notNull().generatedAlwaysAsIdentity(),
  courseId: uuid("course_id"),
  organizationId: uuid("organization_id"),
  /** Null: `usualRules`. */
  rules: jsonb(),
  setBy: uuid("set_by"),
  setterName: text("setter_name").notNull(),
  setAt: time("set_at").notNull(),
});

/** Only added to: the latest row of a class says whether its grades are submitted. */
export const gradeSubmissions = pgTable("grade_submissions", {
  id: uuid().primaryKey(),
  number: bigint({ mode: "number" }).notNull().generatedAlwaysAsIdentity(),
  classSessionId: uuid("class_session_id").notNull(),
  kind: text({ enum: ["submit", "unlock"] }).notNull(),
  basis: text({ enum: ["soFar", "ifNothingMoreComes"] }),
  reason: text().notNull(),
  decidedBy: uuid("decided_by"),
  deciderName: text("decider_name").notNull(),
  decidedAt: time("decided_at").notNull(),
});

export const finalGrades = pgTable(
  "final_grades",
  {
    submissionId: uuid("submission_id").notNull(),
    userId: uuid("user_id").notNull(),
    percent: integer(),
    letter: text(),
    passed: boolean().notNull(),
    graded: integer().notNull(),
    missing: integer().notNull(),
    excused: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.submissionId, table.userId] })],
);
/** Only added to: see the migration. */
export const dueDates = pgTable("due_dates", {
  id: uuid().primaryKey(),
  number: bigint({ mode: "number" }).notNull().generatedAlwaysAsIdentity(),
  classSessionId: uuid("class_session_id").notNull(),
  /** Null: for the whole class. */
  userId: uuid("user_id"),
  scenarioId: uuid("scenario_id"),
  campaignId: uuid("campaign_id"),
  opensAt: time("opens_at"),
  dueAt: time("due_at"),
  reason: text(),
  setBy: uuid("set_by"),
  setterName: text("setter_name").notNull(),
  setAt: time("set_at").notNull(),
});

export const calendarFeeds = pgTable("calendar_feeds", {
  userId: uuid("user_id").primaryKey(),
  tokenHash: text("token_hash").notNull(),
  createdAt: time("created_at").notNull(),
  readAt: time("read_at"),
});

export const dueReminders = pgTable("due_reminders", {
  userId: uuid("user_id").primaryKey(),
  remindedUntil: time("reminded_until").notNull(),
});
