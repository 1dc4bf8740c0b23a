import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf, Time } from "~/db/rows.server";
import type { StoredAnswer } from "~/db/schema";
import { bestFirst, countsAttempt } from "~/domain/attempts/counting-rules";
import { isStanding } from "~/domain/attempts/standing-regrades";
import { uncountedKinds, type UncountedKind } from "~/domain/attempts/uncounted";
import type { SignedInCtx } from "~/domain/context";
import type { ClassColumn } from "~/domain/curricula/curriculum-headers";
import { readDatesOf, type DatesOfScenario } from "~/domain/due-dates/read-dates";
import { dueFor, extensions, scenarioDates, secondsLate } from "~/domain/grades/standing-dates";
import { listCommentsOf, type Comment } from "~/domain/feedback/list-comments";
import { listDecisionsOf, type RecordedDecision } from "~/domain/grades/list-decisions";
import { listLooksOf, type RecordedLook } from "~/domain/grades/list-looks";
import { idOf } from "~/domain/id";
import { readQuestions, type Question } from "~/domain/attempts/read-questions";
import { notFound } from "~/domain/refusal";
import type { ClassFigures } from "./class-figures";
import { readFinalGradeOf, type OwnFinalGrade } from "./final-grades";
import { readClassFigures } from "./class-matrix";
import { lineOf, parseRow, type GradebookRow } from "./matrix";
import { findGradedSession, type GradedSession } from "~/domain/courses/graded-session";
import { readStoredText } from "~/texts/stored-text";
import { listSandboxesOf, listSignInsOf, type StudentSandbox, type StudentSignIn } from "./student-activity";
import { quizFiguresOf, type QuizFigures } from "./quiz-figures";
import { listNotes, type StudentNote } from "./student-notes";

export type RecordedAttempt = {
  id: string;
  scenarioId: string;
  score: number;
  maxScore: number;
  receivedAt: Date;
  /** Whether it is the attempt in the gradebook. */
  counts: boolean;
  /** Who checked its points: the server from evidence, the catalogue's bounds, or nobody. */
  checkedBy: "server" | "catalogue" | "nobody";
  /** Whether the server has verified its points and they may count. */
  isVerified: boolean;
  /** Time of the start; null without a start. */
  startedAt: Date | null;
  /** Received after its class had ended. */
  isLate: boolean;
  /** Seconds from the due date to the time of receipt; null without a due date. */
  secondsLate: number | null;
  setAside: { at: Date; by: string; reason: string } | null;
  uncounted: UncountedKind | null;
  /** Who accepted a claim, so that it counts. */
  accepted: { at: Date; by: string } | null;
  /** Points before the quiz was regraded, and the reason of the latest regrade that changed them. */
  recorded: { score: number; maxScore: number; reason: string | null } | null;
};

export type QuizAnswers = { questions: Question[]; answers: StoredAnswer[] };
export type RecordedQuiz = QuizAnswers & { scenarioId: string };

/** `detail` only on request: twenty quizzes are most of a student's record. */
export type SummedQuiz = QuizFigures & { scenarioId: string; detail: QuizAnswers | null };

export type StudentRecord = {
  session: GradedSession;
  student: { userId: string; username: string; fullName: string; joinedAt: Date; lastActive: Date | null };
  columns: ClassColumn[];
  /** Newest first. */
  attempts: RecordedAttempt[];
  /** Medians of the class as shares, by scenario. */
  medians: Map<string, number>;
  /** For each quiz the attempt that counts on the responses page. */
  quizzes: SummedQuiz[];
  sandboxes: StudentSandbox[];
  /** During the class. */
  signIns: StudentSignIn[];
  notes: StudentNote[];
  /** About the student's grades, newest first. */
  decisions: RecordedDecision[];
  /** Second looks at these decisions, for those who teach. */
  looks: RecordedLook[];
  /** To the student, newest first. */
  comments: Comment[];
  /** Due dates, by scenario. */
  dates: Map<string, DatesOfScenario>;
  /** The student's row of the gradebook. */
  row: GradebookRow;
  /** Null until it is submitted. */
  finalGrade: OwnFinalGrade | null;
};

/** Only the newest are listed. */
const maxAttempts = 1_000;

/** Everything a class knows about one of its students; answers only of the quizzes that `isDetailed` selects. */
export async function readStudentRecord(
  ctx: SignedInCtx,
  classSessionId: string,
  userId: string,
  { isDetailed = () => true, cacheBytes }: { isDetailed?: (scenarioId: string) => boolean; cacheBytes?: number } = {},
): Promise<StudentRecord> {
  const session = await findGradedSession(ctx, classSessionId);
  const student = idOf(userId) ? await readStudent(ctx, session.id, userId) : null;
  if (!student) throw notFound("student");
  const [
    { columns, figures, matrix },
    attempts,
    quizzes,
    sandboxes,
    signIns,
    notes,
    decisions,
    looks,
    comments,
    dates,
    finalGrade,
  ] = await Promise.all([
    readClassFigures(ctx, session, cacheBytes),
    listAttempts(ctx, session.id, userId),
    readQuizzes(ctx, session.id, userId, isDetailed),
    listSandboxesOf(ctx, userId),
    listSignInsOf(ctx, session, userId),
    listNotes(ctx, session.courseId, userId),
    listDecisionsOf(ctx, session.id, userId),
    listLooksOf(ctx, session.id, userId),
    listCommentsOf(ctx, session.id, userId),
    readDatesOf(ctx, session.id, userId),
    readFinalGradeOf(ctx, session.id, userId),
  ]);
  const medians = mediansOf(columns, figures);
  const line = lineOf(matrix, userId);
  // Left the class since `readStudent`.
  if (line === null) throw notFound("student");
  const row = parseRow(line, columns.length, session.rules);
  const shown = { session, student, columns, attempts, medians, quizzes, sandboxes, signIns, notes, decisions };
  return { ...shown, looks, comments, dates, row, finalGrade };
}

/** By scenario, as shares. `minGrades`: with fewer there is no median. */
export const mediansOf = (columns: ClassColumn[], figures: ClassFigures, minGrades = 1): Map<string, number> =>
  new Map(
    columns.flatMap(({ scenarioId }, at) => {
      const { median = null, graded = 0 } = figures.columns[at] ?? {};
      return median === null || graded < minGrades ? [] : [[scenarioId, median] as const];
    }),
  );

async function readStudent({ db }: SignedInCtx, classSessionId: string, userId: string) {
  const [student] = await rowsOf(
    db,
    v.object({
      userId: v.string(),
      username: v.string(),
      fullName: v.string(),
      joinedAt: Time,
      lastActive: v.nullable(Time),
    }),
    sql`select u.id as "userId", u.username, trim(u.first_name || ' ' || u.last_name) as "fullName",
          enrolled.joined_at as "joinedAt", u.last_active as "lastActive"
        from class_session_students enrolled join users u on u.id = enrolled.user_id
        where enrolled.class_session_id = ${classSessionId} and enrolled.user_id = ${userId}`,
  );
  return student ?? null;
}

const StoredAttempt = v.object({
  id: v.string(),
  scenarioId: v.string(),
  score: v.number(),
  maxScore: v.number(),
  receivedAt: Time,
  counts: v.boolean(),
  checkedBy: v.picklist(["server", "catalogue", "nobody"]),
  isVerified: v.boolean(),
  startedAt: v.nullable(Time),
  isLate: v.boolean(),
  secondsLate: v.nullable(v.number()),
  setAsideAt: v.nullable(Time),
  setAsideBy: v.nullable(v.string()),
  setAsideReason: v.nullable(v.string()),
  uncounted: v.nullable(v.picklist(uncountedKinds)),
  acceptedAt: v.nullable(Time),
  acceptedBy: v.nullable(v.string()),
  recordedScore: v.nullable(v.number()),
  recordedMaxScore: v.nullable(v.number()),
  regradeReason: v.nullable(v.string()),
});

/** Newest first. `classSessionId` null: attempts outside any class. */
export async function listAttempts(
  { db }: Pick<SignedInCtx, "db">,
  classSessionId: string | null,
  userId: string,
): Promise<RecordedAttempt[]> {
  // In a class, `best_attempts` holds the result of the same rule.
  const counts = classSessionId
    ? sql`best.attempt_id is not null`
    : sql`${countsAttempt} and a.id = first_value(a.id) over (
        partition by a.scenario_id order by ${countsAttempt} desc, ${bestFirst("score", "max_score")})`;
  const due = classSessionId
    ? sql`left join ${scenarioDates(classSessionId)} dated on dated.scenario_id = a.scenario_id
        left join ${extensions(classSessionId, sql`d.user_id = ${userId}`)} extended
          on extended.scenario_id = a.scenario_id`
    : sql``;
  const late = classSessionId ? secondsLate(sql`a.received_at`, dueFor(sql`dated`, sql`extended`)) : sql`null::int`;
  const rows = await rowsOf(
    db,
    StoredAttempt,
    sql`select a.id, a.scenario_id as "scenarioId", ${late} as "secondsLate", a.score, a.max_score as "maxScore", a.received_at as "receivedAt",
          ${counts} as counts, a.checked_by as "checkedBy", a.is_late as "isLate",
          a.checked_by = 'server' and ${countsAttempt} as "isVerified",
          start.started_at as "startedAt",
          a.set_aside_at as "setAsideAt", a.set_aside_by as "setAsideBy", a.set_aside_reason as "setAsideReason",
          a.uncounted, a.accepted_at as "acceptedAt", a.accepted_by as "acceptedBy",
          (a.recorded ->> 'score')::int as "recordedScore", (a.recorded ->> 'maxScore')::int as "recordedMaxScore",
          case when a.recorded is not null then (select r.reason from regraded_attempts t
            join regrades r on r.id = t.regrade_id where t.attempt_id = a.id and ${isStanding}
            order by r.number desc limit 1) end as "regradeReason"
        from attempts a
        left join attempt_starts start on start.id = a.start_id
        left join best_attempts best on best.attempt_id = a.id and best.class_session_id = a.class_session_id
          and best.user_id = ${userId}
        ${due}
        where a.user_id = ${userId}
          and ${classSessionId === null ? sql`a.class_session_id is null` : sql`a.class_session_id = ${classSessionId}`}
        order by a.received_at desc, a.id desc limit ${maxAttempts}`,
  );
  return rows.map(({ setAsideAt, setAsideBy, setAsideReason, acceptedAt, acceptedBy, ...more }) => {
    const { recordedScore, recordedMaxScore, regradeReason: reason, ...attempt } = more;
    return {
      ...attempt,
      recorded:
        recordedScore === null || recordedMaxScore === null
          ? null
          : { score: recordedScore, maxScore: recordedMaxScore, reason },
      accepted: acceptedAt && { at: acceptedAt, by: acceptedBy ?? "" },
      setAside: setAsideAt && { at: setAsideAt, by: setAsideBy ?? "", reason: readStoredText(setAsideReason ?? "") },
    };
  });
}

async function readQuizzes(
  ctx: SignedInCtx,
  classSessionId: string,
  userId: string,
  isDetailed: (scenarioId: string) => boolean,
): Promise<SummedQuiz[]> {
  const rows = await rowsOf(
    ctx.db,
    v.object({
      scenarioId: v.string(),
      questionIds: v.array(v.number()),
      answers: v.array(v.tuple([v.number(), v.number(), v.array(v.number())])),
    }),
    sql`select best.scenario_id as "scenarioId", a.question_ids as "questionIds", a.answers
        from best_quiz_attempts best join attempts a on a.id = best.attempt_id
        where best.class_session_id = ${classSessionId} and best.user_id = ${userId}
          and cardinality(a.question_ids) > 0`,
  );
  const detailed = rows.filter(({ scenarioId }) => isDetailed(scenarioId));
  const questionRows = await readQuestions(
    ctx,
    detailed.map(({ questionIds }) => questionIds),
  );
  const byId = new Map(questionRows.map((question) => [question.id, question]));
  return rows.map((row) => ({
    scenarioId: row.scenarioId,
    ...quizFiguresOf(row.answers),
    detail: detailed.includes(row) ? detailOf(row, byId) : null,
  }));
}

const detailOf = (
  { questionIds, answers }: { questionIds: number[]; answers: StoredAnswer[] },
  byId: Map<number, Question>,
): QuizAnswers => ({ answers, questions: questionIds.map((id) => byId.get(id) ?? { id, text: "", answers: [] }) });
