import { and, eq } from "drizzle-orm";
import { curricula, curriculumVersions } from "~/db/schema";
import type { CurriculumDocument } from "~/domain/curricula/curriculum-document";
import type { SignedInCtx } from "~/domain/context";
import { runJob } from "~/domain/jobs/run-job";
import { notFound } from "~/domain/refusal";
import { parseCurriculumJob } from "~/domain/curricula/parse-curriculum";

/** The newest document of a curriculum. */
export async function readNewestDocument(
  { db, actor }: SignedInCtx,
  curriculumId: string,
): Promise<CurriculumDocument> {
  const [row] = await db
    .select({ document: curriculumVersions.document })
    .from(curriculumVersions)
    .innerJoin(
      curricula,
      and(eq(curricula.id, curriculumVersions.curriculumId), eq(curricula.version, curriculumVersions.version)),
    )
    .where(eq(curricula.id, curriculumId));
  if (!row) throw notFound("curriculum");
  return runJob(parseCurriculumJob, row.document, actor.userId);
}
