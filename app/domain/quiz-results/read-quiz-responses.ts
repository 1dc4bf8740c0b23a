import { and, eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import { classSessions, courses, organizations, scenarios } from "~/db/schema";
import type { SignedInCtx } from "~/domain/context";
import { coursesWithin } from "~/domain/visible-courses";
import { listClassColumns, taughtCurriculum, type ScenarioHeader } from "~/domain/curricula/curriculum-headers";
import { texts } from "~/texts";
import { findGradedSession, type GradedSession } from "~/domain/courses/graded-session";
import { requireId } from "~/domain/id";
import { readOnReplica } from "~/domain/read-on-replica";
import { notFound } from "~/domain/refusal";
import { failAs } from "~/domain/unexpected-failure";
import { readQuestions, type Question } from "~/domain/attempts/read-questions";
import type { AnswersText } from "./stored-answers";

/** Or a lesson that asks questions. */
export type Quiz = { session: GradedSession; scenario: ScenarioHeader };

/** The part that is needed to read its answers. */
export type ClassQuiz = { session: { id: string }; scenario: Pick<ScenarioHeader, "scenarioId" | "scenarioType"> };

export type Quizzes = { session: GradedSession; scenarios: ScenarioHeader[] };

/** All quizzes of a class session, in the order of its curriculum, if the actor may read their results. */
export async function readQuizzes(ctx: SignedInCtx, classSessionId: string): Promise<Quizzes> {
  const session = await failAs(texts.readFailures.sessionNotRead, findGradedSession(ctx, classSessionId));
  const columns = await failAs(texts.readFailures.scenariosNotRead, listClassColumns(ctx, session));
  return { session, scenarios: columns.filter(({ scenarioType }) => scenarioType === "Quiz") };
}

/** A scenario of a class session that asks questions, quiz or lesson, if the actor may read its results. */
export async function readQuestioned(ctx: SignedInCtx, classSessionId: string, scenarioId: string): Promise<Quiz> {
  const session = await failAs(texts.readFailures.sessionNotRead, findGradedSession(ctx, classSessionId));
  const id = requireId(scenarioId, "scenario");
  const columns = await failAs(texts.readFailures.scenariosNotRead, listClassColumns(ctx, session));
  const scenario = columns.find((header) => header.scenarioId === id);
  if (!scenario) throw notFound("scenario");
  return { session, scenario };
}

/** The quiz of a class session, if the actor may read its results. `quiz`: scenario id. */
export async function readQuiz(ctx: SignedInCtx, classSessionId: string, scenarioId: string): Promise<Quiz> {
  const { session, scenarios } = await readQuizzes(ctx, classSessionId);
  const scenario = scenarios.find((header) => header.scenarioId === scenarioId);
  if (!scenario) throw notFound("quiz");
  return { session, scenario };
}

const QuizStudent = v.object({ userId: v.string(), username: v.string(), fullName: v.string() });
export type QuizStudent = v.InferOutput<typeof QuizStudent>;

/** Every enrolled student, by username. */
export async function listQuizStudents(ctx: SignedInCtx, classSessionId: string): Promise<QuizStudent[]> {
  return readOnReplica(ctx, ({ db }) =>
    rowsOf(
      db,
      QuizStudent,
      sql`select u.id as "userId", u.username, trim(u.first_name || ' ' || u.last_name) as "fullName"
          from class_session_students enrolled join users u on u.id = enrolled.user_id
          where enrolled.class_session_id = ${classSessionId} order by u.username_key collate "C"`,
    ),
  );
}

/** Received after its class had ended, begun while it ran. Milliseconds since 1970. */
export type LateResponse = { userId: string; startedAt: number; receivedAt: number };

/**
 * The attempts that count: one per student, grouped by the questions in `orders`. Answers are parsed when they are
 * shown: see stored-answers.ts.
 */
export type QuizData = {
  orders: number[][];
  questions: Question[];
  responses: [userId: string, answers: AnswersText, score: number, maxScore: number][][];
  late: LateResponse[];
  /** Students whose points are reported by a game and not verified by the server. */
  reported: string[];
};

/** The responses of a quiz as JSON, which a page passes on unchanged, since a class's answers are many small values. */
export const readQuizJson = (ctx: SignedInCtx, quiz: ClassQuiz): Promise<string> =>
  readOnReplica(ctx, (copy) => readStoredJson(copy, quiz));

export async function readQuizData(ctx: SignedInCtx, quiz: ClassQuiz): Promise<QuizData> {
  // Written below.
  return JSON.parse(await readQuizJson(ctx, quiz)) as QuizData;
}

// Responses grouped by order, as JSON written by the database: parsing ten thousand small values and writing them again
// would take longer. It contains numbers only.
const ClassQuiz = v.object({
  order: v.array(v.number()),
  responses: v.string(),
  late: v.nullable(v.string()),
  reported: v.nullable(v.string()),
});

async function readStoredJson(ctx: SignedInCtx, { session, scenario }: ClassQuiz): Promise<string> {
  const isQuiz = scenario.scenarioType === "Quiz";
  // In a quiz the best answers count, in a lesson the best attempt.
  const bests = isQuiz ? sql`best_quiz_attempts` : sql`best_attempts`;
  const withQuestions = isQuiz ? sql`true` : sql`a.question_ids <> '{}'`;
  const questionRows = await rowsOf(
    ctx.db,
    ClassQuiz,
    sql`select a.question_ids as "order",
          string_agg('["' || best.user_id || '","' || replace(a.answers::text, ' ', '') || '",' || a.questions_score
            || ',' || a.max_questions_score || ']', ',') as responses,
          string_agg(json_build_object('userId', best.user_id, 'startedAt', ${millisecondsOf("start.started_at")},
            'receivedAt', ${millisecondsOf("a.received_at")})::text, ',')
            filter (where a.is_late and start.started_at is not null) as late,
          string_agg('"' || best.user_id || '"', ',') filter (where a.checked_by <> 'server') as reported
        from ${bests} best join attempts a on a.id = best.attempt_id
        left join attempt_starts start on start.id = a.start_id
        where best.class_session_id = ${session.id} and best.scenario_id = ${scenario.scenarioId}
          and ${withQuestions}
        group by a.question_ids order by a.question_ids`,
  );
  const orders = questionRows.map(({ order }) => order);
  const questionsJson = `"orders":${JSON.stringify(orders)},"questions":${JSON.stringify(await readQuestions(ctx, orders))}`;
  const responses = questionRows.map((group) => `[${group.responses}]`).join();
  const late = questionRows.flatMap((group) => group.late ?? []).join();
  const reported = questionRows.flatMap((group) => group.reported ?? []).join();
  return `{${questionsJson},"responses":[${responses}],"late":[${late}],"reported":[${reported}]}`;
}

const millisecondsOf = (column: string) => sql.raw(`floor(extract(epoch from ${column}) * 1000)::bigint`);

/** The quizzes that an address with names may mean, in courses that the actor may read; newest class first. */
export async function findQuizzesByName(
  ctx: SignedInCtx,
  sessionName: string,
  quizShortTitle: string,
): Promise<{ classSessionId: string; quizId: string }[]> {
  return ctx.db
    .select({ classSessionId: classSessions.id, quizId: scenarios.id })
    .from(classSessions)
    .innerJoin(courses, eq(courses.id, classSessions.courseId))
    .innerJoin(organizations, eq(organizations.id, courses.organizationId))
    .innerJoin(
      scenarios,
      sql`${scenarios.curriculumId} = ${taughtCurriculum}
        or ${scenarios.curriculumId} = any(${classSessions.earlierCurricula})`,
    )
    .where(
      and(
        eq(classSessions.name, sessionName),
        eq(scenarios.shortTitle, quizShortTitle),
        eq(scenarios.type, "Quiz"),
        coursesWithin(ctx.actor, "gradebook:read"),
      ),
    )
    .orderBy(sql`${classSessions.startDate} desc nulls last`)
    .limit(50);
}
