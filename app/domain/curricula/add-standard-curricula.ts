import { eq, sql } from "drizzle-orm";
import { curricula, curriculumVersions } from "~/db/schema";
import type { Ctx } from "~/domain/context";
import { serializeCurriculum } from "./parse-curriculum";
import { publishCurriculum } from "./publish-curriculum";
import { listStandardCurricula } from "./standard-curricula";

/**
 * Publishes the product's curricula where they are newer. Leaves a curriculum that was changed here as it is; its page
 * offers the new version.
 */
export async function addStandardCurricula(ctx: Ctx) {
  const published = await readPublishedVersions(ctx);
  for (const document of listStandardCurricula()) {
    const { version, isBundled } = published.get(document.key) ?? { version: 0, isBundled: true };
    if (document.version <= version || !isBundled) continue;
    try {
      await publishCurriculum(ctx, serializeCurriculum(document));
    } catch (error) {
      // Another instance may be starting at the same time, with the same version or a later one.
      const now = (await readPublishedVersions(ctx)).get(document.key)?.version ?? 0;
      if (now < document.version) throw error;
    }
  }
}

async function readPublishedVersions({ db }: Ctx) {
  const rows = await db
    .select({ key: curricula.key, version: curricula.version, isBundled: curriculumVersions.isBundled })
    .from(curricula)
    .leftJoin(
      curriculumVersions,
      sql`${eq(curriculumVersions.curriculumId, curricula.id)}
        and ${curriculumVersions.version} = ${curricula.version}`,
    );
  return new Map(rows.map(({ key, version, isBundled }) => [key, { version, isBundled: isBundled ?? true }]));
}
