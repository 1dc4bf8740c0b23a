import { and, eq } from "drizzle-orm";
import * as v from "valibot";
import type { FlightEntry } from "../../../content/flight-entry";
import { lessonDrafts } from "~/db/schema";
import { assertCan } from "~/domain/access";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { findMission } from "~/domain/missions/mission";
import { Refusal } from "~/domain/refusal";
import type { Message } from "~/texts/message";
import { say } from "~/texts/say";
import { createFlightEntry, hasFlight } from "./flight-form";
import { insertDraft, saveDraft } from "./lesson-drafts";
import { keyOfTitle } from "./lesson-text";
import { findEntry } from "./published-entries";
import { readNewestDocument } from "./read-newest-document";

/** Of the form: a scenario's titles, and where it goes. */
const MissionPlace = v.object({
  curriculumId: v.string(),
  campaignKey: v.string(),
  title: v.string(),
  shortTitle: v.string(),
  maxScore: v.number(),
});
type MissionPlace = v.InferOutput<typeof MissionPlace>;

/**
 * Puts a mission into a campaign as a draft of a scored scenario, with its reference; returns the draft's id. A flight
 * of the same key in the curriculum or in a draft gets the mission instead of its own.
 */
export async function draftMission(
  ctx: SignedInCtx,
  missionId: string,
  { curriculumId, campaignKey, ...names }: MissionPlace,
): Promise<string> {
  assertCan(ctx.actor, "lesson:write");
  const { document, version, log } = await findMission(ctx, missionId, "mission:read");
  if (!log) throw new Refusal("conflict", say.missions.noReferenceToPublish);
  const titles = requireTitles(names);
  const newest = await readNewestDocument(ctx, curriculumId);
  if (!newest.campaigns.some(({ key }) => key === campaignKey))
    throw refuse("place", say.lessonRefusals.campaignRequired);
  const key = keyOfTitle(titles.title);
  const published = findEntry(newest, key);
  if (published && !published.entry.flight) throw refuse("title", say.lessonRefusals.scenarioExists({ key }));
  // Without the author's burns.
  const flight: FlightEntry = { version, document, reference: { deltaV: log.deltaV, seconds: log.seconds } };
  const entry = { ...published?.entry, ...createFlightEntry({ key, ...titles }, flight) };
  const draft = await findDraft(ctx, curriculumId, key);
  if (!draft)
    return insertDraft(ctx, { curriculumId, campaignKey: published?.campaign.key ?? campaignKey, key, entry });
  if (!hasFlight(draft.entry)) throw refuse("title", say.lessonRefusals.lessonInWork({ key }));
  return inTransaction(ctx, async (inner) => {
    await saveDraft(inner, draft.id, { entry: { ...draft.entry, ...entry }, revision: draft.revision });
    // A published scenario stays in its campaign.
    if (!published) await inner.db.update(lessonDrafts).set({ campaignKey }).where(eq(lessonDrafts.id, draft.id));
    return draft.id;
  });
}

async function findDraft({ db }: SignedInCtx, curriculumId: string, key: string) {
  const [draft] = await db
    .select({ id: lessonDrafts.id, entry: lessonDrafts.entry, revision: lessonDrafts.revision })
    .from(lessonDrafts)
    .where(and(eq(lessonDrafts.curriculumId, curriculumId), eq(lessonDrafts.key, key)));
  return draft ?? null;
}

function requireTitles({ title, shortTitle, maxScore }: Omit<MissionPlace, "curriculumId" | "campaignKey">) {
  const titles = { title: title.trim(), shortTitle: shortTitle.trim(), maxScore };
  if (titles.title === "") throw refuse("title", say.lessonRefusals.titleRequired);
  if (titles.title.length > 200) throw refuse("title", say.contentFindings.tooLong({ max: 200 }));
  if (titles.shortTitle === "" || titles.shortTitle.length > 30)
    throw refuse("shortTitle", say.missions.shortTitleRequired);
  if (!Number.isInteger(maxScore) || maxScore < 10 || maxScore > 1_000_000 || maxScore % 10 !== 0)
    throw refuse("maxScore", say.contentFindings.flightMaxScore);
  return titles;
}

const refuse = (field: string, reason: Message) => new Refusal("invalid", reason, { [field]: [reason] });
