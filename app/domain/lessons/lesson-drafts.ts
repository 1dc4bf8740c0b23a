import { and, eq, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { curricula, lessonDrafts, type DraftEntry } from "~/db/schema";
import { assertCan } from "~/domain/access";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { notFound, Refusal } from "~/domain/refusal";
import type { Message } from "~/texts/message";
import { say } from "~/texts/say";
import type { DraftKind } from "./draft-kinds";
import { createEntry, keyOfTitle } from "./lesson-text";
import { entryToWrite, findEntry } from "./published-entries";
import { readNewestDocument } from "./read-newest-document";
import { createSandboxEntry } from "./sandbox-form";

export type LessonDraft = typeof lessonDrafts.$inferSelect & { curriculumKey: string; curriculumTitle: string };

const mostCharacters = 2_000_000;

/** A draft as last saved. */
export async function readDraft({ db, actor }: SignedInCtx, id: string): Promise<LessonDraft> {
  assertCan(actor, "lesson:write");
  const [row] = await db
    .select({ draft: lessonDrafts, curriculumKey: curricula.key, curriculumTitle: curricula.title })
    .from(lessonDrafts)
    .innerJoin(curricula, eq(curricula.id, lessonDrafts.curriculumId))
    .where(eq(lessonDrafts.id, id));
  if (!row) throw notFound("lesson");
  const { draft, ...curriculum } = row;
  return { ...draft, ...curriculum };
}

export type NewLesson = { curriculumId: string; campaignKey: string; title: string; kind?: DraftKind };

/** Creates a lesson or a sandbox task in a Learn or Compete campaign. Returns its id. */
export async function createLesson(
  ctx: SignedInCtx,
  { curriculumId, campaignKey, title, kind = "lesson" }: NewLesson,
): Promise<string> {
  assertCan(ctx.actor, "lesson:write");
  const name = title.trim();
  if (name === "") throw refuse("title", say.lessonRefusals.titleRequired);
  const key = keyOfTitle(name);
  const document = await readNewestDocument(ctx, curriculumId);
  if (!document.campaigns.some((campaign) => campaign.key === campaignKey))
    throw refuse("place", say.lessonRefusals.campaignRequired);
  if (findEntry(document, key)) throw refuse("title", say.lessonRefusals.scenarioExists({ key }));
  const entry = kind === "sandbox" ? createSandboxEntry(key, name) : createEntry(key, name);
  return insertDraft(ctx, { curriculumId, campaignKey, key, entry });
}

/** Opens a lesson of the newest version for editing. Returns the id of its draft, which may exist already. */
export async function openLesson(ctx: SignedInCtx, curriculumId: string, key: string): Promise<string> {
  assertCan(ctx.actor, "lesson:write");
  const [existingDraft] = await ctx.db
    .select({ id: lessonDrafts.id })
    .from(lessonDrafts)
    .where(and(eq(lessonDrafts.curriculumId, curriculumId), eq(lessonDrafts.key, key)));
  if (existingDraft) return existingDraft.id;
  const publishedLesson = entryToWrite(await readNewestDocument(ctx, curriculumId), key);
  if (!publishedLesson) throw notFound("lesson");
  return insertDraft(ctx, { curriculumId, key, ...publishedLesson });
}

type NewDraft = Pick<typeof lessonDrafts.$inferInsert, "curriculumId" | "campaignKey" | "key" | "entry">;

export async function insertDraft({ db, now, actor }: SignedInCtx, draft: NewDraft): Promise<string> {
  const id = uuid();
  const [stored] = await db
    .insert(lessonDrafts)
    .values({ id, ...draft, createdAt: now, savedAt: now, savedBy: actor.username })
    .onConflictDoNothing()
    .returning({ id: lessonDrafts.id });
  if (!stored) throw refuse("title", say.lessonRefusals.lessonInWork({ key: draft.key }));
  return id;
}

/**
 * Saves changes that were made on `revision`. Refuses if another user has saved since, and names that user, so that no
 * change is overwritten unseen. The key of a scenario never changes.
 */
export async function saveDraft(
  ctx: SignedInCtx,
  id: string,
  { entry, revision }: { entry: DraftEntry; revision: number },
): Promise<number> {
  const { key } = await readDraft(ctx, id);
  if (JSON.stringify(entry).length > mostCharacters) throw new Refusal("tooLarge", say.lessonRefusals.tooLong);
  const { db, now, actor } = ctx;
  const [saved] = await db
    .update(lessonDrafts)
    .set({ entry: { ...entry, key }, revision: revision + 1, savedAt: now, savedBy: actor.username })
    .where(sql`${lessonDrafts.id} = ${id} and ${lessonDrafts.revision} = ${revision}`)
    .returning({ revision: lessonDrafts.revision });
  if (saved) return saved.revision;
  const theirs = await readDraft(ctx, id);
  throw new Refusal("conflict", say.lessonRefusals.savedMeanwhile({ savedBy: theirs.savedBy }));
}

/** Deletes the draft; the published lesson stays. */
export async function deleteDraft(ctx: SignedInCtx, id: string) {
  const { key, entry } = await readDraft(ctx, id);
  await inTransaction(ctx, async (inner) => {
    await inner.db.delete(lessonDrafts).where(eq(lessonDrafts.id, id));
    await recordChange(inner, { action: "lesson.delete", subject: { type: "lesson", id, name: titleOf(entry, key) } });
  });
}

export const titleOf = ({ title }: DraftEntry, key: string) =>
  typeof title === "string" && title.trim() ? title : key;

const refuse = (field: string, reason: Message) => new Refusal("invalid", reason, { [field]: [reason] });
