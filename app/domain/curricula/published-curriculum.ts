import { asc, eq } from "drizzle-orm";
import { campaigns, catalogueQuestions, curricula, scenarios } from "~/db/schema";
import type { Ctx } from "~/domain/context";

export type PublishedCampaign = typeof campaigns.$inferSelect;
export type PublishedScenario = typeof scenarios.$inferSelect;
export type PublishedQuestion = typeof catalogueQuestions.$inferSelect;

/** The catalogue's rows of a curriculum, retired or not; campaigns and scenarios in order. */
export type PublishedCurriculum = {
  title: string;
  /** 0 before the first publication. */
  version: number;
  campaigns: PublishedCampaign[];
  scenarios: PublishedScenario[];
  questions: PublishedQuestion[];
};

export async function readPublishedCurriculum({ db }: Pick<Ctx, "db">, id: string): Promise<PublishedCurriculum> {
  const [curriculum] = await db
    .select({ title: curricula.title, version: curricula.version })
    .from(curricula)
    .where(eq(curricula.id, id));
  if (!curriculum) return { title: "", version: 0, campaigns: [], scenarios: [], questions: [] };
  const questions = await db
    .select({ question: catalogueQuestions })
    .from(catalogueQuestions)
    .innerJoin(scenarios, eq(scenarios.id, catalogueQuestions.scenarioId))
    .where(eq(scenarios.curriculumId, id))
    .orderBy(asc(catalogueQuestions.position));
  return {
    ...curriculum,
    campaigns: await db.select().from(campaigns).where(eq(campaigns.curriculumId, id)).orderBy(asc(campaigns.position)),
    scenarios: await db.select().from(scenarios).where(eq(scenarios.curriculumId, id)).orderBy(asc(scenarios.position)),
    questions: questions.map(({ question }) => question),
  };
}
