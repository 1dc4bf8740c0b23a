import { boolean, doublePrecision, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { TaskRule } from "../../../content/answer-schema";
import type { FlightEntry } from "../../../content/flight-entry";
import type { LessonFile, SandboxTask, ScenarioLocales, TitleLocales } from "../../../content/content-schema";
import { time } from "./time";

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

/** A difference between two versions of a curriculum, for the change list of a publication. */
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
  locales: jsonb().$type<TitleLocales>(),
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
  /** The curriculum's lesson, unchanged; its schema is content/content-schema.ts. */
  lesson: jsonb().$type<LessonFile>(),
  /** What it asks to build in the sandbox; its schema is content/sandbox-task.ts. */
  sandbox: jsonb().$type<SandboxTask>(),
  /** A mission to fly; its schema is content/flight-entry.ts. */
  flight: jsonb().$type<FlightEntry>(),
  /** Translations of titles, objectives and questions. */
  locales: jsonb().$type<ScenarioLocales>(),
});

/** The graded parts of a lesson other than its questions. */
export type GradedLesson = Pick<LessonFile, "passShare"> & {
  tasks: TaskRule[];
};

/** The graded part of a sandbox task. */
export type GradedSandbox = Pick<SandboxTask, "checks">;

/** A question in an edition of a scenario. */
export type EditionQuestion = {
  key: string;
  text: string;
  points: number;
  answers: CatalogueAnswer[];
  explanation?: string;
  pool?: string;
};

/** A scenario's declarations, shared by the curriculum versions that don't change them. */
export const scenarioEditions = pgTable("scenario_editions", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  scenarioId: uuid("scenario_id").notNull(),
  version: integer().notNull(),
  maxScore: doublePrecision("max_score"),
  maxQuestionsScore: doublePrecision("max_questions_score"),
  questions: jsonb().$type<EditionQuestion[]>().notNull(),
  lesson: jsonb().$type<GradedLesson>(),
  sandbox: jsonb().$type<GradedSandbox>(),
  flight: jsonb().$type<FlightEntry>(),
  print: text().notNull(),
});

/** An answer of the catalogue; `correct` is never sent before an attempt. */
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
    pool: text(),
    tags: jsonb().$type<string[]>().notNull().default([]),
    retired: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.scenarioId, table.key] })],
);
