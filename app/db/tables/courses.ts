import { sql } from "drizzle-orm";
import { boolean, customType, integer, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { time } from "./time";

export const courses = pgTable("courses", {
  id: uuid().primaryKey(),
  name: text().notNull(),
  ownerId: uuid("owner_id").notNull(),
  organizationId: uuid("organization_id").notNull(),
  caption: text().notNull().default(""),
  createdAt: time("created_at").notNull(),
  showsMedian: boolean("shows_median").notNull().default(false),
  showsAnswers: boolean("shows_answers").notNull().default(true),
  maxQuizAttempts: integer("max_quiz_attempts"),
  quizCooldownMinutes: integer("quiz_cooldown_minutes").notNull().default(10),
  quizReview: text("quiz_review", { enum: ["atOnce", "afterLastAttempt", "afterClass"] })
    .notNull()
    .default("afterLastAttempt"),
  takesRequests: boolean("takes_requests").notNull().default(false),
  requestsUntil: time("requests_until"),
  /** The percentage of decisions about grades that a colleague looks at. */
  secondLookShare: smallint("second_look_share").notNull().default(0),
  /** In which due dates are set and shown; null: UTC. */
  timeZone: text("time_zone"),
  /** Null: each reader's own. */
  lessonLanguage: text("lesson_language"),
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

/** Who teaches a course beside its instructor. */
export const courseTeachers = pgTable(
  "course_teachers",
  {
    courseId: uuid("course_id").notNull(),
    userId: uuid("user_id").notNull(),
    reach: text({ enum: ["teach", "assist"] }).notNull(),
    addedBy: uuid("added_by"),
    adderName: text("adder_name").notNull(),
    addedAt: time("added_at").notNull(),
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
  /** Quizzes for which a regrade stands. */
  regradedScenarios: uuid("regraded_scenarios").array().notNull().default([]),
});

/** The id of the last writing transaction; see `readClassLines`. */
const transaction = customType<{ data: string }>({ dataType: () => "xid8" });

export const classSessionStudents = pgTable(
  "class_session_students",
  {
    classSessionId: uuid("class_session_id").notNull(),
    userId: uuid("user_id").notNull(),
    joinedAt: time("joined_at").notNull(),
    accountDisabled: boolean("account_disabled").notNull().default(false),
    changedIn: transaction("changed_in")
      .notNull()
      .default(sql`pg_current_xact_id()`),
  },
  (table) => [primaryKey({ columns: [table.classSessionId, table.userId] })],
);

export const studentNotes = pgTable("student_notes", {
  id: uuid().primaryKey(),
  courseId: uuid("course_id").notNull(),
  userId: uuid("user_id").notNull(),
  text: text().notNull(),
  authorId: uuid("author_id"),
  authorName: text("author_name").notNull(),
  writtenAt: time("written_at").notNull(),
});
