import { and, eq } from "drizzle-orm";
import { curricula, curriculumVersions } from "~/db/schema";
import type { CurriculumDocument } from "~/domain/curricula/curriculum-document";
import { parseCurriculum } from "~/domain/curricula/parse-curriculum";
import type { Ctx } from "~/domain/context";
import { notFound } from "~/domain/refusal";

/** The newest document of a curriculum. */
export async function readNewestDocument({ db }: Pick<Ctx, "db">, curriculumId: string): Promise<CurriculumDocument> {
  const [found] = await db
    .select({ document: curriculumVersions.document })
    .from(curriculumVersions)
    .innerJoin(
      curricula,
      and(eq(curricula.id, curriculumVersions.curriculumId), eq(curricula.version, curriculumVersions.version)),
    )
    .where(eq(curricula.id, curriculumId));
  if (!found) throw notFound("The curriculum");
  return parseCurriculum(found.document);
}
