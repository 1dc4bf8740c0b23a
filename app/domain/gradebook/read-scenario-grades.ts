import { sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import { rowOf, rowsOf } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import type { ClassColumn } from "~/domain/curricula/curriculum-headers";
import type { Points } from "~/domain/grades/grade";
import { requireId } from "~/domain/id";
import { notFound } from "~/domain/refusal";
import { findBounds } from "~/domain/attempts/find-bounds";
import { isFlownScenario } from "~/domain/attempts/flight-key";
import { findGradedSession, type GradedSession } from "~/domain/courses/graded-session";
import { readClassMatrix } from "./class-matrix";
import { parseMatrix } from "./matrix";

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
  /** Whether the server can fly its attempts again. */
  isFlight: boolean;
};

/** The grades of a class in one scenario. */
export async function readScenarioGrades(
  ctx: SignedInCtx,
  classSessionId: string,
  scenarioId: string,
  cacheBytes?: number,
): Promise<ScenarioGrades> {
  const session = await findGradedSession(ctx, classSessionId);
  const id = requireId(scenarioId, "scenario");
  const { columns, matrix } = await readClassMatrix(ctx, session, cacheBytes);
  const place = columns.findIndex((one) => one.scenarioId === id);
  const column = columns[place];
  if (!column) throw notFound("scenario");
  const [attempts, hasQuestions, bounds] = await Promise.all([
    countAttempts(ctx, session.id, id),
    asksQuestions(ctx, id),
    findBounds(ctx.db, id),
  ]);
  const isFlight = bounds !== null && isFlownScenario(bounds);
  const students = parseMatrix(matrix, columns.length, session.rules).map(
    ({ userId, username, fullName, cells, excused, reported }): ScenarioGrade => ({
      ...{ userId, username, fullName, grade: cells[place] ?? null },
      ...{ isExcused: excused.includes(place), isReported: reported.includes(place) },
      attempts: attempts.get(userId) ?? 0,
    }),
  );
  return { session, columns, column, students, hasQuestions, isFlight };
}

async function asksQuestions({ db }: SignedInCtx, scenarioId: string): Promise<boolean> {
  const { asks } = await rowOf(db, v.object({ asks: v.boolean() }), sql`select ${asksAny(sql`${scenarioId}`)} as asks`);
  return asks;
}

/** SQL: whether a scenario has questions, in its curriculum or in attempts from games. */
export const asksAny = (scenarioId: SQL) => sql`(
  exists (select from catalogue_questions asked where asked.scenario_id = ${scenarioId} and not asked.retired)
  or exists (select from questions asked where asked.scenario_id = ${scenarioId}))`;

async function countAttempts(
  { db }: SignedInCtx,
  classSessionId: string,
  scenarioId: string,
): Promise<Map<string, number>> {
  const rows = await rowsOf(
    db,
    v.object({ userId: v.string(), attempts: v.number() }),
    sql`select user_id as "userId", count(*)::int as attempts from attempts
        where class_session_id = ${classSessionId} and scenario_id = ${scenarioId} group by user_id`,
  );
  return new Map(rows.map(({ userId, attempts }) => [userId, attempts]));
}
