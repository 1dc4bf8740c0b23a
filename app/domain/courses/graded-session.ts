import { and, eq, sql } from "drizzle-orm";
import { accessCodes, classSessions, courses, curricula, organizations } from "~/db/schema";
import type { Action } from "~/domain/access";
import type { SignedInCtx } from "~/domain/context";
import { readStoredRules, rulesOfCourse, type NumberedRules } from "~/domain/grades/read-rules";
import { areSubmitted } from "~/domain/grades/submitted-grades";
import { taughtCurriculum } from "~/domain/curricula/curriculum-headers";
import { idOf } from "~/domain/id";
import { notFound } from "~/domain/refusal";
import { coursesWithin } from "~/domain/visible-courses";
import { settleForReading } from "./settle-due-schedules";

/** The class session of a gradebook. */
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
  /** The curricula it was played with before. */
  earlierCurricula: string[];
  /** Claims that wait for an instructor, counted up to 1,000, and whether there are accepted ones. */
  waitingClaims: number;
  hasAcceptedClaims: boolean;
  /** Whether an instructor has decided about a grade of this class. */
  hasDecisions: boolean;
  /** Whether anything of it is released by a rule (docs/decisions/0182). */
  hasReleases: boolean;
  /** Whether its final grades are submitted, and so locked. */
  isSubmitted: boolean;
  /** Whether the actor runs the class; false for assistants. */
  mayRun: boolean;
  /** In which due dates are shown. */
  timeZone: string;
} & NumberedRules;

/** The class session, if the actor may read its gradebook, or do `action`; otherwise refuses ("notFound"). */
export async function findGradedSession(
  ctx: SignedInCtx,
  classSessionId: string,
  action: Action = "gradebook:read",
): Promise<GradedSession> {
  if (!idOf(classSessionId)) throw notFound("class");
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
      hasDecisions: sql<boolean>`exists (select from grade_decisions decided
        where decided.class_session_id = ${classSessions.id})`,
      hasReleases: sql<boolean>`exists (select from releases ruled
        where ruled.class_session_id = ${classSessions.id})`,
      isSubmitted: areSubmitted(sql`${classSessions.id}`),
      timeZone: sql<string>`coalesce(${courses.timeZone}, 'UTC')`,
      mayRun: sql<boolean>`(${coursesWithin(ctx.actor, "course:run")})`,
      storedRules: rulesOfCourse(sql`${courses.id}`),
    })
    .from(classSessions)
    .innerJoin(courses, eq(courses.id, classSessions.courseId))
    .innerJoin(organizations, eq(organizations.id, courses.organizationId))
    .innerJoin(curricula, eq(curricula.id, taughtCurriculum))
    .leftJoin(accessCodes, eq(accessCodes.courseId, courses.id))
    .where(and(eq(classSessions.id, classSessionId), coursesWithin(ctx.actor, action)));
  if (!session) throw notFound("class");
  const { storedRules, ...graded } = session;
  return { ...graded, ...readStoredRules(storedRules) };
}
