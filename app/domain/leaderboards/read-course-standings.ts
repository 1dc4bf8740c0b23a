import { and, asc, eq, sql } from "drizzle-orm";
import { campaigns, classSessions, courses, organizations } from "~/db/schema";
import type { SignedInCtx } from "~/domain/context";
import { taughtCurriculum } from "~/domain/curricula/curriculum-headers";
import { readLeaderboard, type Standing } from "./read-leaderboard";
import { gradebookSessionOf } from "~/domain/courses/course-status";
import { readCourse } from "~/domain/courses/read-course";

export type CourseStandings = {
  campaignId: string;
  campaignTitle: string;
  classSessionId: string | null;
  standings: Standing[];
};

const maxStandings = 100;

/** The standings of a course's running class, else of its last one, in each Compete campaign of its curriculum. */
export async function readCourseStandings(ctx: SignedInCtx, courseId: string): Promise<CourseStandings[]> {
  const classSessionId = gradebookSessionOf(await readCourse(ctx, courseId))?.id ?? null;
  const rows = await ctx.db
    .select({ campaignId: campaigns.id, campaignTitle: campaigns.title })
    .from(courses)
    .innerJoin(organizations, eq(organizations.id, courses.organizationId))
    .leftJoin(classSessions, classSessionId ? eq(classSessions.id, classSessionId) : sql`false`)
    .innerJoin(campaigns, and(sql`${campaigns.curriculumId} = ${taughtCurriculum}`, eq(campaigns.type, "Compete")))
    .where(eq(courses.id, courseId))
    .orderBy(asc(campaigns.position));
  const standings: CourseStandings[] = [];
  for (const campaign of rows) {
    const ranked = classSessionId
      ? await readLeaderboard(ctx, {
          classSessionId,
          organizationId: null,
          campaignId: campaign.campaignId,
          limit: maxStandings,
        })
      : [];
    standings.push({ ...campaign, classSessionId, standings: ranked });
  }
  return standings;
}
