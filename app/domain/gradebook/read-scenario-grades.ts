import { sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import { rowOf, rowsOf } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import { listClassColumns, type ClassColumn } from "~/domain/curricula/curriculum-headers";
import { gradeOf, pointsOf, readDecision, type Points } from "~/domain/grades/grade";
import { standingDecisions } from "~/domain/grades/standing-decisions";
import { requireId } from "~/domain/id";
import { notFound } from "~/domain/refusal";
import { findGradedSession, type GradedSession } from "~/domain/courses/graded-session";

/** A student's grade in one scenario, and the number of attempts. */
export type ScenarioGrade = {
  userId: string;
  username: string;
  fullName: string;
  /** Null: not played, or excused. */
  grade: Points | null;
  isExcused: boolean;
  /** Whether the points are reported by a game and not verified by the server. */
  isReported: boolean;
  attempts: number;
};

export type ScenarioGrades = {
  session: GradedSession;
  columns: ClassColumn[];
  column: ClassColumn;
  /** All students of the class, by username. */
  students: ScenarioGrade[];
  /** Whether it asks questions, so that there are responses to show. */
  hasQuestions: boolean;
};

const Row = v.object({
  userId: v.string(),
  username: v.string(),
  fullName: v.string(),
  score: v.nullable(v.number()),
  maxScore: v.nullable(v.number()),
  isReported: v.boolean(),
  attempts: v.number(),
  kind: v.nullable(v.string()),
  points: v.nullable(v.number()),
  maxPoints: v.nullable(v.number()),
});

/** The grades of a class in one scenario. */
export async function readScenarioGrades(
  ctx: SignedInCtx,
  classSessionId: string,
  scenarioId: string,
): Promise<ScenarioGrades> {
  const session = await findGradedSession(ctx, classSessionId);
  const columns = await listClassColumns(ctx, session);
  const id = requireId(scenarioId, "scenario");
  const column = columns.find((one) => one.scenarioId === id);
  if (!column) throw notFound("scenario");
  const [students, hasQuestions] = await Promise.all([listGrades(ctx, session.id, id), asksQuestions(ctx, id)]);
  return { session, columns, column, students, hasQuestions };
}

async function asksQuestions({ db }: SignedInCtx, scenarioId: string): Promise<boolean> {
  const { asks } = await rowOf(db, v.object({ asks: v.boolean() }), sql`select ${asksAny(sql`${scenarioId}`)} as asks`);
  return asks;
}

/** SQL: whether a scenario has questions, in its curriculum or in attempts from games. */
export const asksAny = (scenarioId: SQL) => sql`(
  exists (select from catalogue_questions asked where asked.scenario_id = ${scenarioId} and not asked.retired)
  or exists (select from questions asked where asked.scenario_id = ${scenarioId}))`;

async function listGrades({ db }: SignedInCtx, classSessionId: string, scenarioId: string): Promise<ScenarioGrade[]> {
  const rows = await rowsOf(
    db,
    Row,
    sql`select u.id as "userId", u.username, trim(u.first_name || ' ' || u.last_name) as "fullName",
          best.score, best.max_score as "maxScore",
          coalesce(best.is_reported, false) as "isReported", coalesce(played.attempts, 0) as attempts,
          decided.kind, decided.points, decided.max_points as "maxPoints"
        from class_session_students enrolled
        join users u on u.id = enrolled.user_id
        left join best_attempts best on best.class_session_id = enrolled.class_session_id
          and best.user_id = u.id and best.scenario_id = ${scenarioId}
        left join (select user_id, count(*)::int as attempts from attempts
          where class_session_id = ${classSessionId} and scenario_id = ${scenarioId} group by user_id) played
          on played.user_id = u.id
        left join ${standingDecisions(classSessionId, sql`d.scenario_id = ${scenarioId}`)} decided
          on decided.user_id = u.id
        where enrolled.class_session_id = ${classSessionId}
        order by u.username_key collate "C"`,
  );
  return rows.map(({ score, maxScore, kind, points, maxPoints, isReported, ...student }) => {
    const best = score === null || maxScore === null ? null : { score, maxScore };
    const decision = kind === null ? null : readDecision({ kind, points, maxPoints });
    const grade = gradeOf(best, decision);
    return {
      ...student,
      grade: pointsOf(grade),
      isExcused: grade === "excused",
      isReported: isReported && (decision === null || decision.kind === "adjust"),
    };
  });
}
