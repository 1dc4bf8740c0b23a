import { and, eq, lt, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { curriculumDrafts } from "~/db/schema";
import { assertCan } from "~/domain/access";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { notFound } from "~/domain/refusal";
import { publishCurriculum } from "./publish-curriculum";

const day = 86_400_000;

/** Stores a document that could be published, so that its differences can be reviewed first. Returns its id. */
export async function keepDraft(ctx: SignedInCtx, document: string): Promise<string> {
  assertCan(ctx.actor, "content:administer");
  await publishCurriculum(ctx, document, { isDryRun: true });
  const id = uuid();
  await inTransaction(ctx, async ({ db, now, actor }) => {
    await db.delete(curriculumDrafts).where(lt(curriculumDrafts.createdAt, new Date(now.getTime() - day)));
    await db.insert(curriculumDrafts).values({ id, ownerId: actor.userId, document, createdAt: now });
  });
  return id;
}

/** The differences of a draft from the current version. */
export async function readDraft(ctx: SignedInCtx, id: string) {
  return publishCurriculum(ctx, await documentOf(ctx, id), { isDryRun: true });
}

/** Publishes a draft; refuses if the current version isn't the one whose differences were shown. */
export async function publishDraft(ctx: SignedInCtx, id: string, replaces: number) {
  const publication = await publishCurriculum(ctx, await documentOf(ctx, id), { replaces });
  await forgetDraft(ctx, id);
  return publication;
}

export async function forgetDraft({ db, actor }: SignedInCtx, id: string) {
  await db.delete(curriculumDrafts).where(and(eq(curriculumDrafts.id, id), eq(curriculumDrafts.ownerId, actor.userId)));
}

async function documentOf({ db, actor }: SignedInCtx, id: string): Promise<string> {
  assertCan(actor, "content:administer");
  const [draft] = await db
    .select({ document: curriculumDrafts.document })
    .from(curriculumDrafts)
    .where(sql`${curriculumDrafts.id} = ${id} and ${curriculumDrafts.ownerId} = ${actor.userId}`);
  if (!draft) throw notFound("document");
  return draft.document;
}
