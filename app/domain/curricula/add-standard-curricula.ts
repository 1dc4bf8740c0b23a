import { v5 as nameBasedId } from "uuid";
import { campaigns, curricula, scenarios } from "~/db/schema";
import type { Ctx } from "~/domain/context";
import { curricula as standard, type StandardCurriculum } from "./standard/curricula";

const namespace = "5a0c5d3e-6a51-4c55-9d2b-7b0f8f4f9d11";

/** Ids of the standard content are the same in every installation, so that game builds can rely on them. */
export const standardId = (...path: string[]) => nameBasedId(path.join("/"), namespace);

/** Adds the two curricula that come with the product, unless they are there. */
export async function addStandardCurricula(ctx: Pick<Ctx, "db">) {
  await ctx.db.transaction(async (db) => {
    for (const curriculum of standard) {
      await db
        .insert(curricula)
        .values({ id: standardId(curriculum.key), key: curriculum.key, name: curriculum.name })
        .onConflictDoNothing();
      await db.insert(campaigns).values(campaignRows(curriculum)).onConflictDoNothing();
      await db.insert(scenarios).values(scenarioRows(curriculum)).onConflictDoNothing();
    }
  });
}

const campaignRows = ({ key, campaigns }: StandardCurriculum) =>
  campaigns.map((campaign, position) => ({
    id: standardId(key, campaign.key),
    curriculumId: standardId(key),
    title: campaign.title,
    type: campaign.type,
    position,
  }));

const scenarioRows = ({ key, campaigns }: StandardCurriculum) =>
  campaigns.flatMap((campaign) =>
    campaign.scenarios.map((scenario, position) => ({
      id: standardId(key, campaign.key, scenario.key),
      campaignId: standardId(key, campaign.key),
      title: scenario.title,
      shortTitle: scenario.shortTitle,
      type: scenario.type,
      contentType: scenario.content,
      position,
    })),
  );
