import { and, eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { Numeric, rowOf, rowsOf } from "~/db/rows.server";
import { accessCodes, classSessions, courses, curricula, organizations } from "~/db/schema";
import type { SignedInCtx } from "~/domain/context";
import { settleForReading } from "~/domain/courses/settle-due-schedules";
import { coursesWithin } from "~/domain/courses/visible-courses";
import { listClassColumns, taughtCurriculum, type ClassColumn } from "~/domain/curricula/curriculum-headers";
import { idOf } from "~/domain/id";
import { notFound } from "~/domain/refusal";
import { failAs } from "~/domain/failed";
import { gradebookTexts } from "./gradebook-texts";

/** The class session a gradebook is about, if the actor may read it. */
export type GradedSession = {
  id: string;
  name: string;
  startDate: Date | null;
  endDate: Date | null;
  courseId: string;
  courseName: string;
  organizationId: string;
  accessCode: string | null;
  curriculumId: string;
  curriculumVersion: number;
  /** It was played with before. */
  earlierCurricula: string[];
};

export type Gradebook = { session: GradedSession; columns: ClassColumn[]; matrix: string };

export async function findGradedSession(ctx: SignedInCtx, classSessionId: string): Promise<GradedSession> {
  if (!idOf(classSessionId)) throw notFound("The class session");
  await settleForReading(ctx);
  const [session] = await ctx.db
    .select({
      id: classSessions.id,
      name: classSessions.name,
      startDate: classSessions.startDate,
      endDate: classSessions.endDate,
      courseId: courses.id,
      courseName: courses.name,
      organizationId: courses.organizationId,
      accessCode: accessCodes.code,
      curriculumId: taughtCurriculum,
      curriculumVersion: curricula.version,
      earlierCurricula: classSessions.earlierCurricula,
    })
    .from(classSessions)
    .innerJoin(courses, eq(courses.id, classSessions.courseId))
    .innerJoin(organizations, eq(organizations.id, courses.organizationId))
    .innerJoin(curricula, eq(curricula.id, taughtCurriculum))
    .leftJoin(accessCodes, eq(accessCodes.courseId, courses.id))
    .where(and(eq(classSessions.id, classSessionId), coursesWithin(ctx.actor, "gradebook:read")));
  if (!session) throw notFound("The class session");
  return session;
}

/** Students by scenario, best attempts only. Three statements, whatever the size. */
export async function readGradebook(ctx: SignedInCtx, classSessionId: string): Promise<Gradebook> {
  const session = await failAs(gradebookTexts.sessionNotRead, findGradedSession(ctx, classSessionId));
  const columns = await failAs(gradebookTexts.scenariosNotRead, listClassColumns(ctx, session));
  return {
    session,
    columns,
    matrix: await failAs(gradebookTexts.scorecardsNotRead, readMatrix(ctx, session.id, columns)),
  };
}

export type GradebookChanges = {
  /** Rows of the students who may have changed, in the form of the matrix. */ rows: string;
  students: number;
  isActive: boolean;
  /** What the columns are made from: another one means other columns. */
  catalogue: string;
  /** Within one catalogue they only become more, by the first grade of a retired one. Null without rows. */
  columnCount: number | null;
};

/** The version of the curriculum that a class is played with. */
export const catalogueOf = ({ curriculumId, curriculumVersion }: GradedSession) =>
  `${curriculumId} ${curriculumVersion}`;

/** Milliseconds: what was received before `since` may be stored after it, on another instance with another clock. */
const overlap = 15_000;

/**
 * What an open gradebook must update. Rows come again for a while; the page compares them itself.
 */
export async function readGradebookChanges(
  ctx: SignedInCtx,
  classSessionId: string,
  since: Date,
): Promise<GradebookChanges> {
  const session = await findGradedSession(ctx, classSessionId);
  const from = sql`${new Date(since.getTime() - overlap).toISOString()}::timestamptz`;
  const players = await rowsOf(
    ctx.db,
    v.object({ userId: v.string() }),
    sql`select distinct user_id as "userId" from attempts where class_session_id = ${session.id}
      and received_at >= ${from}
        union select user_id from class_session_students where class_session_id = ${session.id}
          and joined_at >= ${from}`,
  );
  const { students } = await rowOf(
    ctx.db,
    v.object({ students: Numeric }),
    sql`select count(*) as students from class_session_students where class_session_id = ${session.id}`,
  );
  const columns = players.length === 0 ? [] : await listClassColumns(ctx, session);
  return {
    rows:
      players.length === 0
        ? ""
        : await readMatrix(
            ctx,
            session.id,
            columns,
            players.map(({ userId }) => userId),
          ),
    students,
    catalogue: catalogueOf(session),
    columnCount: players.length === 0 ? null : columns.length,
    isActive: session.startDate !== null && session.endDate === null,
  };
}

/**
 * The matrix, or the rows of some students, as one string, put together by the database; see matrix.ts for its form.
 */
async function readMatrix(
  { db }: SignedInCtx,
  classSessionId: string,
  columns: ClassColumn[],
  userIds?: string[],
): Promise<string> {
  const of = (table: "b" | "enrolled") =>
    userIds ? sql`and ${sql.raw(table)}.user_id = any(${`{${userIds.join(",")}}`}::uuid[])` : sql``;
  const scenarioIds = `{${columns.map((column) => column.scenarioId).join(",")}}`;
  const { matrix } = await rowOf(
    db,
    v.object({ matrix: v.nullable(v.string()) }),
    sql`select string_agg(
          concat_ws(E'\t', u.id, u.username, u.first_name, u.last_name, coalesce(graded.cells, ''),
            coalesce(last.played, '')),
          E'\n' order by u.username_key collate "C") as matrix
        from class_session_students enrolled
        join users u on u.id = enrolled.user_id
        left join lateral (
          select extract(epoch from played.received_at)::bigint::text as played
          from attempts played
          where played.user_id = u.id and played.class_session_id = ${classSessionId}
          order by played.received_at desc limit 1
        ) last on true
        left join (
          select b.user_id, string_agg((scenario.position - 1) || ':' || b.score || '/' || b.max_score, ' ') as cells
          from best_attempts b
          join unnest(${scenarioIds}::uuid[]) with ordinality as scenario (id, position) on scenario.id = b.scenario_id
          where b.class_session_id = ${classSessionId} ${of("b")}
          group by b.user_id
        ) graded on graded.user_id = u.id
        where enrolled.class_session_id = ${classSessionId} ${of("enrolled")}`,
  );
  return matrix ?? "";
}
