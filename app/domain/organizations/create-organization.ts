import { asc, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { constraintOf } from "~/db/database.server";
import { curricula as curriculaTable, organizations } from "~/db/schema";
import { oneRow } from "~/db/one-row";
import { assertCan } from "~/domain/access";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type Ctx, type SignedInCtx } from "~/domain/context";
import { curriculumIdOf } from "~/domain/curricula/curriculum-ids";
import { listStandardCurricula } from "~/domain/curricula/standard-curricula";
import { nameKey } from "~/domain/name-key";
import { Refusal } from "~/domain/refusal";
import { say } from "~/texts/say";

type Options = { userLimit?: number; curriculumId?: string };

/** Creates a paid organization and returns its id; its curriculum is the first standard one by default. */
export async function createOrganization(ctx: SignedInCtx, name: string, options: Options = {}): Promise<string> {
  assertCan(ctx.actor, "organization:create");
  return insertOrganization(ctx, name, options);
}

/** The same without a permission check, for the first organization of an installation. */
export async function insertOrganization(ctx: Ctx, name: string, options: Options): Promise<string> {
  const id = uuid();
  const curriculumId = options.curriculumId ?? (await findFirstCurriculum(ctx));
  return inTransaction(ctx, async (inner) => {
    try {
      await inner.db
        .insert(organizations)
        .values({ id, name, nameKey: nameKey(name), createdAt: ctx.now, curriculumId, userLimit: options.userLimit });
    } catch (error) {
      if (constraintOf(error) === "organizations_curriculum_id_fkey")
        throw new Refusal("invalid", say.organizationRefusals.noCurriculum, {
          curriculumId: [say.organizationRefusals.noCurriculum],
        });
      if (constraintOf(error) !== "organizations_name_taken") throw error;
      throw new Refusal("conflict", say.organizationRefusals.nameTaken, { name: [say.organizationRefusals.nameTaken] });
    }
    await recordChange(inner, {
      action: "organization.create",
      subject: { type: "organization", id, name },
      organizationId: id,
    });
    return id;
  });
}

/** The first standard curriculum; if missing, any. */
async function findFirstCurriculum({ db }: Ctx): Promise<string> {
  const standard = curriculumIdOf(listStandardCurricula()[0].key);
  const first = oneRow(
    await db
      .select({ id: curriculaTable.id })
      .from(curriculaTable)
      .orderBy(sql`${curriculaTable.id} <> ${standard}`, asc(curriculaTable.key))
      .limit(1),
  );
  return first.id;
}
