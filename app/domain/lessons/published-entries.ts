// Pure: finds lessons in published documents.
import { everyFile } from "../../../content/every-file";
import type { DraftEntry } from "~/db/schema";
import type { CurriculumDocument } from "~/domain/curricula/curriculum-document";

/** A scenario in a document by its key, with its campaign. */
export function findEntry({ campaigns }: CurriculumDocument, key: string) {
  for (const campaign of campaigns) {
    const entry = campaign.scenarios.find((scenario) => scenario.key === key);
    if (entry) return { campaign, entry };
  }
  return null;
}

/** Scenarios that can be edited: with their own lesson, one of the product, a sandbox task or a flight. */
export const listLessonsIn = ({ campaigns }: CurriculumDocument) =>
  campaigns.flatMap((campaign) =>
    campaign.scenarios
      .filter(
        ({ key, lesson, sandbox, flight, retired }) =>
          !retired && ((lesson ?? sandbox ?? flight) !== undefined || everyFile[key]?.type === "lesson"),
      )
      .map(({ key, title }) => ({ key, title, campaign: campaign.title })),
  );

/**
 * The entry with its sandbox task, its flight or its lesson, or with the product's if the curriculum has none; null if it is
 * something else.
 */
export function entryToWrite(
  document: CurriculumDocument,
  key: string,
): { campaignKey: string; entry: DraftEntry } | null {
  const entry = findEntry(document, key);
  if (!entry) return null;
  if (entry.entry.sandbox ?? entry.entry.flight) return { campaignKey: entry.campaign.key, entry: entry.entry };
  const lesson = entry.entry.lesson ?? (everyFile[key]?.type === "lesson" ? everyFile[key] : undefined);
  if (!lesson) return null;
  return { campaignKey: entry.campaign.key, entry: { ...entry.entry, grading: "server", lesson } };
}
