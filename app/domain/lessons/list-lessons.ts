import { setImmediate as nextTurn } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { asc, desc, eq } from "drizzle-orm";
import * as v from "valibot";
import { curricula, lessonDrafts, type DraftEntry } from "~/db/schema";
import { assertCan } from "~/domain/access";
import type { SignedInCtx } from "~/domain/context";
import { CurriculumDocument, ScenarioEntry } from "~/domain/curricula/curriculum-document";
import { checkDraft } from "./check-draft";
import { titleOf, type LessonDraft } from "./lesson-drafts";
import { findEntry, listLessonsIn } from "./published-entries";
import { readNewestDocument } from "./read-newest-document";

/** "changed": the published lesson of this key differs. */
export type LessonState = "published" | "changed" | "new";

export type ListedLesson = {
  id: string;
  title: string;
  curriculum: string;
  campaign: string;
  state: LessonState;
  mistakes: number;
  savedAt: Date;
  savedBy: string;
};

/** All drafts, last saved first. */
export async function listLessons(ctx: SignedInCtx): Promise<ListedLesson[]> {
  assertCan(ctx.actor, "lesson:write");
  const rows = await ctx.db
    .select({ draft: lessonDrafts, curriculum: curricula.title })
    .from(lessonDrafts)
    .innerJoin(curricula, eq(curricula.id, lessonDrafts.curriculumId))
    .orderBy(desc(lessonDrafts.savedAt), lessonDrafts.id);
  const documents = new Map<string, CurriculumDocument>();
  for (const id of new Set(rows.map(({ draft }) => draft.curriculumId)))
    documents.set(id, await readNewestDocument(ctx, id));
  const lessons: ListedLesson[] = [];
  for (const { draft, curriculum } of rows) {
    const { id, key, entry, campaignKey, curriculumId, savedAt, savedBy } = draft;
    // Read above for every curriculum.
    const document = documents.get(curriculumId)!;
    lessons.push({
      id,
      title: titleOf(entry, key),
      curriculum,
      campaign: document.campaigns.find((campaign) => campaign.key === campaignKey)?.title ?? campaignKey,
      state: stateOf(document, key, entry),
      mistakes: checkDraft(entry).length,
      savedAt,
      savedBy,
    });
    // Drafts may be long and many: other requests are served in between.
    await nextTurn();
  }
  return lessons;
}

/** Whether players have the draft's content. */
export function stateOf(document: CurriculumDocument, key: string, entry: DraftEntry): LessonState {
  const published = findEntry(document, key)?.entry;
  if (!published) return "new";
  const parsed = v.safeParse(ScenarioEntry, entry);
  const { id: _, ...rest } = published;
  return parsed.success && isDeepStrictEqual({ ...parsed.output, id: undefined }, { ...rest, id: undefined })
    ? "published"
    : "changed";
}

/** The same for one draft. */
export const stateOfDraft = async (ctx: SignedInCtx, { curriculumId, key, entry }: LessonDraft) =>
  stateOf(await readNewestDocument(ctx, curriculumId), key, entry);

/** The campaigns in which a lesson can be created, and the lessons that can be opened. */
export async function listPlaces(ctx: SignedInCtx) {
  assertCan(ctx.actor, "lesson:write");
  const all = await ctx.db
    .select({ id: curricula.id, title: curricula.title })
    .from(curricula)
    .orderBy(asc(curricula.title), curricula.id);
  const places = [];
  for (const { id, title } of all) {
    const document = await readNewestDocument(ctx, id);
    places.push({
      id,
      title,
      campaigns: document.campaigns.map(({ key, title: name, type }) => ({ key, title: name, type })),
      lessons: listLessonsIn(document),
    });
  }
  return places;
}
