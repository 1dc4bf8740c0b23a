import * as v from "valibot";
import { assertCan } from "~/domain/access";
import type { SignedInCtx } from "~/domain/context";
import { keepDraft } from "~/domain/curricula/curriculum-draft";
import { ScenarioEntry, type CurriculumDocument } from "~/domain/curricula/curriculum-document";
import { serializeCurriculum } from "~/domain/curricula/parse-curriculum";
import { Refusal } from "~/domain/refusal";
import { say } from "~/texts/say";
import { checkDraft, reasonsOfDraft } from "./check-draft";
import { insertDraft, readDraft } from "./lesson-drafts";
import { findEntry } from "./published-entries";
import { readNewestDocument } from "./read-newest-document";

/**
 * Stores a draft of the curriculum's next version with this lesson, for review and publication. Returns its id; refuses
 * a lesson with mistakes.
 */
export async function prepareLesson(ctx: SignedInCtx, id: string): Promise<string> {
  assertCan(ctx.actor, "content:administer");
  const { curriculumId, campaignKey, entry } = await readDraft(ctx, id);
  const findings = checkDraft(entry);
  if (findings.length > 0) throw new Refusal("invalid", say.lessonRefusals.notPublishable, reasonsOfDraft(findings));
  const document = await readNewestDocument(ctx, curriculumId);
  return keepDraft(ctx, serializeCurriculum(withEntry(document, campaignKey, v.parse(ScenarioEntry, entry))));
}

/** Replaces the entry if the curriculum has it, else appends it to its campaign. */
function withEntry(document: CurriculumDocument, campaignKey: string, entry: ScenarioEntry): CurriculumDocument {
  const publishedEntry = findEntry(document, entry.key)?.entry;
  const campaigns = document.campaigns.map((campaign) => {
    if (publishedEntry)
      return {
        ...campaign,
        scenarios: campaign.scenarios.map((one) =>
          one === publishedEntry ? { ...entry, ...(one.id && { id: one.id }) } : one,
        ),
      };
    return campaign.key === campaignKey ? { ...campaign, scenarios: [...campaign.scenarios, entry] } : campaign;
  });
  if (!publishedEntry && !document.campaigns.some(({ key }) => key === campaignKey))
    throw new Refusal("conflict", say.lessonRefusals.campaignGone);
  return { ...document, version: document.version + 1, campaigns };
}

/** The entry with its lesson as JSON, for export and import. */
export async function exportLesson(ctx: SignedInCtx, id: string): Promise<{ key: string; text: string }> {
  const { key, entry } = await readDraft(ctx, id);
  return { key, text: `${JSON.stringify(entry, null, 2)}\n` };
}

/** Imports such JSON as a draft in a campaign; refuses it with the paths of its mistakes. */
export async function importLesson(
  ctx: SignedInCtx,
  { curriculumId, campaignKey, text }: { curriculumId: string; campaignKey: string; text: string },
): Promise<string> {
  assertCan(ctx.actor, "lesson:write");
  const entry = parseEntry(text);
  const findings = checkDraft(entry);
  if (findings.length > 0) {
    throw new Refusal("invalid", say.lessonRefusals.fileNotPublishable, reasonsOfDraft(findings));
  }
  const parsed = v.parse(ScenarioEntry, entry);
  const document = await readNewestDocument(ctx, curriculumId);
  const campaign = findEntry(document, parsed.key)?.campaign.key ?? campaignKey;
  return insertDraft(ctx, { curriculumId, campaignKey: campaign, key: parsed.key, entry: parsed });
}

function parseEntry(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Refusal("invalid", say.lessonRefusals.notJson({ why }));
  }
}
