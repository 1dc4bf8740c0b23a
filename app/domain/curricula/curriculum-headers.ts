import { asc, eq, sql, and } from "drizzle-orm";
import { campaigns, courses, curricula, organizations, scenarios } from "~/db/schema";
import type { Ctx, SignedInCtx } from "~/domain/context";
import { coursesWithin } from "~/domain/courses/visible-courses";
import { notFound } from "~/domain/refusal";

/** A column of the gradebook (spec section 3, Scenario), in the order of the curriculum. */
export type ScenarioHeader = {
  scenarioId: string;
  campaignId: string;
  scenarioType: "Default" | "Quiz";
  campaignType: "Learn" | "Compete";
  contentType: "Globe" | "Presentation" | "Quiz";
  scenarioTitle: string;
  scenarioShortTitle: string;
  campaignTitle: string;
};

export async function scenariosOfCurriculum({ db }: Pick<Ctx, "db">, curriculumId: string): Promise<ScenarioHeader[]> {
  return db
    .select({
      scenarioId: scenarios.id,
      campaignId: campaigns.id,
      scenarioType: scenarios.type,
      campaignType: campaigns.type,
      contentType: scenarios.contentType,
      scenarioTitle: scenarios.title,
      scenarioShortTitle: scenarios.shortTitle,
      campaignTitle: campaigns.title,
    })
    .from(scenarios)
    .innerJoin(campaigns, eq(campaigns.id, scenarios.campaignId))
    .where(eq(campaigns.curriculumId, curriculumId))
    .orderBy(asc(campaigns.position), asc(scenarios.position));
}

/**
 * The headers of a curriculum, by its own id or by that of a course that uses it (spec section 7, `GET /courses/{id}/headers`).
 * A curriculum is no secret: every signed-in player may read it.
 */
export async function curriculumHeaders(ctx: SignedInCtx, id: string): Promise<ScenarioHeader[]> {
  const [found] = await ctx.db
    .select({ id: curricula.id })
    .from(curricula)
    .where(
      sql`${curricula.id} = ${id} or ${curricula.id} = (${ctx.db
        .select({ id: organizations.curriculumId })
        .from(courses)
        .innerJoin(organizations, eq(organizations.id, courses.organizationId))
        .where(and(eq(courses.id, id), coursesWithin(ctx.actor, "course:read")))})`,
    );
  if (!found) throw notFound("The course");
  return scenariosOfCurriculum(ctx, found.id);
}
