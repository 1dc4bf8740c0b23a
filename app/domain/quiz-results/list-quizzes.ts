import { and, eq, sql } from "drizzle-orm";
import { bestQuizAttempts, campaigns, classSessions, courses, organizations, scenarios } from "~/db/schema";
import type { SignedInCtx } from "~/domain/context";
import { coursesWithin } from "~/domain/visible-courses";
import { taughtCurriculum } from "~/domain/curricula/curriculum-headers";
import { idOf } from "~/domain/id";

/** The quizzes of a class session in the order of its curriculum; empty if the actor may not read its gradebook. */
export async function listQuizzes({ db, actor }: SignedInCtx, classSessionId: string) {
  if (!idOf(classSessionId)) return [];
  // When the last attempt was received, in seconds since 1970; null without any.
  const handedInLast = sql<number | null>`(select extract(epoch from max(${bestQuizAttempts.achievedAt}))::float8
    from ${bestQuizAttempts}
    where ${bestQuizAttempts.classSessionId} = ${classSessions.id}
      and ${bestQuizAttempts.scenarioId} = ${scenarios.id})`;
  return db
    .select({
      sessionId: classSessions.id,
      sessionName: classSessions.name,
      quizId: scenarios.id,
      shortTitle: scenarios.shortTitle,
      handedInLast,
    })
    .from(classSessions)
    .innerJoin(courses, eq(courses.id, classSessions.courseId))
    .innerJoin(organizations, eq(organizations.id, courses.organizationId))
    .innerJoin(campaigns, sql`${campaigns.curriculumId} = ${taughtCurriculum}`)
    .innerJoin(scenarios, and(eq(scenarios.campaignId, campaigns.id), eq(scenarios.type, "Quiz")))
    .where(
      and(
        eq(classSessions.id, classSessionId),
        coursesWithin(actor, "gradebook:read"),
        sql`(not ${scenarios.retired} or ${handedInLast} is not null)`,
      ),
    )
    .orderBy(campaigns.position, scenarios.position);
}

/** The quiz with the latest attempt, else the first; null without quizzes. Pure. */
export const pickLastQuiz = (quizzes: Awaited<ReturnType<typeof listQuizzes>>) =>
  quizzes.toSorted((a, b) => (b.handedInLast ?? 0) - (a.handedInLast ?? 0))[0] ?? null;
