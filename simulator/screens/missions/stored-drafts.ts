// Drafts on this device that the server doesn't have: never saved, changed since, or deleted there.
import * as v from "valibot";
import { generateId } from "../../unity/generate-id";
import type { Game } from "../../unity/screen";
import { isChanged, StoredDraft, type MissionDraft } from "./draft";

type Plays = Pick<Game, "plays">;

const storeKey = "mission-drafts";
const mostDrafts = 20;

/** For a draft that has no id on the server. */
export const newDraftKey = () => `draft-${generateId()}`;

/** The newest first. */
export function readDrafts({ plays }: Plays): MissionDraft[] {
  const stored = plays.read(storeKey);
  return (Array.isArray(stored) ? stored : []).flatMap((one: unknown) => {
    const parsed = v.safeParse(StoredDraft, one);
    return parsed.success && isChanged(parsed.output) ? [parsed.output] : [];
  });
}

/** By a draft's own key, or by the id of its mission. */
export const findDraft = (game: Plays, key: string): MissionDraft | null =>
  readDrafts(game).find((draft) => draft.key === key || draft.saved?.id === key) ?? null;

export function forgetDraft(game: Plays, { key }: Pick<MissionDraft, "key">) {
  game.plays.save(
    storeKey,
    readDrafts(game).filter((draft) => draft.key !== key),
  );
}

/** Stores a draft while it differs from what the server has. */
export function storeDraft(game: Plays, draft: MissionDraft) {
  forgetDraft(game, draft);
  if (isChanged(draft)) game.plays.save(storeKey, [draft, ...readDrafts(game)].slice(0, mostDrafts));
}
