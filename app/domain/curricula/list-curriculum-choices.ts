import { asc, sql } from "drizzle-orm";
import { curricula } from "~/db/schema";
import type { Ctx } from "~/domain/context";
import { addStandardCurricula } from "./add-standard-curricula";
import { curriculumIdOf } from "./curriculum-ids";
import { listStandardCurricula } from "./standard-curricula";

/** The curricula that a new organization can choose, the standard one first. Creates them in an empty database. */
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
