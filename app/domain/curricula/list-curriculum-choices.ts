import { asc, sql } from "drizzle-orm";
import { curricula } from "~/db/schema";
import type { Ctx } from "~/domain/context";
import { addStandardCurricula } from "./add-standard-curricula";
import { curriculumIdOf } from "./curriculum-ids";
import { listStandardCurricula } from "./standard-curricula";

/** The curricula to choose a new organization's from, the standard one first; in an empty database they are made. */
export async function listCurriculumChoices(ctx: Ctx): Promise<{ id: string; title: string }[]> {
  const standard = curriculumIdOf(listStandardCurricula()[0].key);
  const read = () =>
    ctx.db
      .select({ id: curricula.id, title: curricula.title })
      .from(curricula)
      .orderBy(sql`${curricula.id} <> ${standard}`, asc(curricula.title));
  const choices = await read();
  if (choices.length > 0) return choices;
  await addStandardCurricula(ctx);
  return read();
}
