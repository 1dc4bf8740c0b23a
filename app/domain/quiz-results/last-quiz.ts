import { and, eq, sql } from "drizzle-orm";
import { bestQuizAttempts, campaigns, classSessions, courses, organizations, scenarios } from "~/db/schema";
import type { SignedInCtx } from "~/domain/context";
import { coursesWithin } from "~/domain/courses/visible-courses";
import { idOf } from "~/domain/id";
import type { AddressedQuiz } from "./quiz-address";

/** The quiz of a class session that was handed in last, else the first of its curriculum; null when it has none. */
export async function lastQuizOf({ db, actor }: SignedInCtx, classSessionId: string): Promise<AddressedQuiz | null> {
  if (!idOf(classSessionId)) return null;
  const handedInLast = sql`(select max(${bestQuizAttempts.achievedAt}) from ${bestQuizAttempts}
    where ${bestQuizAttempts.classSessionId} = ${classSessions.id}
      and ${bestQuizAttempts.scenarioId} = ${scenarios.id})`;
  const [quiz] = await db
    .select({
      sessionId: classSessions.id,
      sessionName: classSessions.name,
      quizId: scenarios.id,
      shortTitle: scenarios.shortTitle,
    })
    .from(classSessions)
    .innerJoin(courses, eq(courses.id, classSessions.courseId))
    .innerJoin(organizations, eq(organizations.id, courses.organizationId))
    .innerJoin(campaigns, eq(campaigns.curriculumId, organizations.curriculumId))
    .innerJoin(scenarios, and(eq(scenarios.campaignId, campaigns.id), eq(scenarios.type, "Quiz")))
    .where(and(eq(classSessions.id, classSessionId), coursesWithin(actor, "gradebook:read")))
    .orderBy(sql`${handedInLast} desc nulls last`, campaigns.position, scenarios.position)
    .limit(1);
  return quiz ?? null;
}
