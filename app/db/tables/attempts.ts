import { sql } from "drizzle-orm";
import { boolean, doublePrecision, integer, bigint, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { time } from "./time";

export const questions = pgTable("questions", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  scenarioId: uuid("scenario_id").notNull(),
  fingerprint: text().notNull(),
  text: text().notNull(),
  answers: jsonb().$type<[text: string, correct: boolean][]>().notNull(),
  /** The question as asked, of one with another key. */
  regradedFrom: integer("regraded_from"),
});

/**
 * How one question was answered, as stored in `attempts.answers`; the question is at the same index of `question_ids`.
 */
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
  checkedBy: text("checked_by", { enum: ["nobody", "catalogue", "server"] })
    .notNull()
    .default("nobody"),
  startId: uuid("start_id"),
  isLate: boolean("is_late").notNull().default(false),
  client: text(),
  signInId: uuid("sign_in_id"),
  evidence: jsonb(),
  evidencePrint: text("evidence_print"),
  setAsideAt: time("set_aside_at"),
  setAsideBy: text("set_aside_by"),
  setAsideReason: text("set_aside_reason"),
  /** Why the attempt doesn't count although nobody excluded it; null if no such reason applies. */
  uncounted: text({ enum: ["claim", "practice"] }),
  acceptedAt: time("accepted_at"),
  acceptedBy: text("accepted_by"),
  /** As handed in, if regrades changed it. */
  recorded: jsonb(),
});

export const attemptStarts = pgTable("attempt_starts", {
  id: uuid().primaryKey(),
  userId: uuid("user_id").notNull(),
  scenarioId: uuid("scenario_id").notNull(),
  classSessionId: uuid("class_session_id"),
  editionId: integer("edition_id").notNull(),
  startedAt: time("started_at").notNull(),
  seed: integer().notNull(),
  mode: text({ enum: ["practice", "scored"] })
    .notNull()
    .default("scored"),
  isDrawn: boolean("is_drawn").notNull().default(false),
  client: text(),
  signInId: uuid("sign_in_id"),
  toldQuestions: jsonb("told_questions").$type<string[]>(),
});

export const endedQuizzes = pgTable("ended_quizzes", {
  userId: uuid("user_id").notNull(),
  scenarioId: uuid("scenario_id").notNull(),
  classSessionId: uuid("class_session_id"),
  endedAt: time("ended_at").notNull(),
});

export const lessonAnswers = pgTable("lesson_answers", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  userId: uuid("user_id").notNull(),
  scenarioId: uuid("scenario_id").notNull(),
  questionKey: text("question_key").notNull(),
  startId: uuid("start_id"),
  attemptId: uuid("attempt_id"),
  chosen: jsonb().$type<string[]>().notNull(),
  isRight: boolean("is_right").notNull(),
  points: doublePrecision().notNull(),
  isTold: boolean("is_told").notNull(),
  answeredAt: time("answered_at").notNull(),
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
    isReported: boolean("is_reported").notNull().default(false),
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
    maxQuestionsScore: doublePrecision("max_questions_score").notNull().default(0),
    achievedAt: time("achieved_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.classSessionId, table.scenarioId, table.userId] })],
);

export const leaderboardEpoch = pgTable("leaderboard_epoch", {
  singleton: boolean().primaryKey().default(true),
  epoch: integer().notNull(),
  clearedAt: time("cleared_at"),
});

const nilUuid = sql`'00000000-0000-0000-0000-000000000000'`;

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
      .generatedAlwaysAs(sql`coalesce(class_session_id, ${nilUuid})`),
    subjectId: uuid("subject_id")
      .notNull()
      .generatedAlwaysAs(sql`coalesce(scenario_id, campaign_id, ${nilUuid})`),
    epoch: integer().notNull(),
    score: bigint({ mode: "number" }).notNull(),
    achievedAt: time("achieved_at").notNull(),
    reportedScore: bigint("reported_score", { mode: "number" }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.scopeId, table.subjectId, table.userId] })],
);

export const flownAttempts = pgTable("flown_attempts", {
  attemptId: uuid("attempt_id").primaryKey(),
  flown: jsonb("flown").notNull(),
});

/** By one model and scenario: see the migration. */
export const reflownAttempts = pgTable(
  "reflown_attempts",
  {
    attemptId: uuid("attempt_id").notNull(),
    print: text().notNull(),
    result: jsonb().notNull(),
  },
  (table) => [primaryKey({ columns: [table.attemptId, table.print] })],
);
