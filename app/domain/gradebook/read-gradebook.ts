import { and, eq, sql } from "drizzle-orm";
import { accessCodes, classSessions, courses, curricula, organizations } from "~/db/schema";
import type { SignedInCtx } from "~/domain/context";
import { settleForReading } from "~/domain/courses/settle-due-schedules";
import { coursesWithin } from "~/domain/courses/visible-courses";
import { listClassColumns, taughtCurriculum, type ClassColumn } from "~/domain/curricula/curriculum-headers";
import { idOf } from "~/domain/id";
import { notFound } from "~/domain/refusal";
import { failAs } from "~/domain/unexpected-failure";
import { readClassLines } from "./class-lines";
import { readClassMatrix } from "./class-matrix";
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
  /** Claims that an instructor may accept, counted up to 1,000, and whether there are accepted ones. */
  waitingClaims: number;
  hasAcceptedClaims: boolean;
};

export type Gradebook = { session: GradedSession; columns: ClassColumn[]; matrix: string; version: string };

export async function findGradedSession(ctx: SignedInCtx, classSessionId: string): Promise<GradedSession> {
  if (!idOf(classSessionId)) throw notFound("The class");
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
      waitingClaims: sql<number>`(select count(*)::int from (select from attempts claimed
        where claimed.class_session_id = ${classSessions.id} and claimed.uncounted = 'claim'
          and claimed.set_aside_at is null limit 1000) waiting)`,
      hasAcceptedClaims: sql<boolean>`exists (select from attempts claimed
        where claimed.class_session_id = ${classSessions.id} and claimed.accepted_at is not null)`,
    })
    .from(classSessions)
    .innerJoin(courses, eq(courses.id, classSessions.courseId))
    .innerJoin(organizations, eq(organizations.id, courses.organizationId))
    .innerJoin(curricula, eq(curricula.id, taughtCurriculum))
    .leftJoin(accessCodes, eq(accessCodes.courseId, courses.id))
    .where(and(eq(classSessions.id, classSessionId), coursesWithin(ctx.actor, "gradebook:read")));
  if (!session) throw notFound("The class");
  return session;
}

/** Students by scenario, best attempts only. `version`: what has changed since can be asked for. */
export async function readGradebook(ctx: SignedInCtx, classSessionId: string, cacheBytes?: number): Promise<Gradebook> {
  const session = await failAs(gradebookTexts.sessionNotRead, findGradedSession(ctx, classSessionId));
  const { columns, matrix, version } = await failAs(
    gradebookTexts.scorecardsNotRead,
    readClassMatrix(ctx, session, cacheBytes),
  );
  return { session, columns, matrix, version };
}

export type GradebookChanges = {
  /** Rows of the students who have changed, in the form of the matrix. */ rows: string;
  version: string;
  students: number;
  isActive: boolean;
  /** What the columns are made from: another one means other columns. */
  catalogue: string;
  /** Within one catalogue they only become more, by the first grade of a retired one. */
  columnCount: number;
};

/** The version of the curriculum that a class is played with. */
export const catalogueOf = ({ curriculumId, curriculumVersion }: GradedSession) =>
  `${curriculumId} ${curriculumVersion}`;

/** What an open gradebook must update; `since`: the version of its answer before. */
export async function readGradebookChanges(
  ctx: SignedInCtx,
  classSessionId: string,
  since: string,
): Promise<GradebookChanges> {
  const session = await findGradedSession(ctx, classSessionId);
  const columns = await listClassColumns(ctx, session);
  const { lines, version, students } = await readClassLines(ctx, session.id, columns, since);
  return {
    rows: lines,
    version,
    students,
    catalogue: catalogueOf(session),
    columnCount: columns.length,
    isActive: session.startDate !== null && session.endDate === null,
  };
}
