// What a start fixes for its attempt: the edition of the scenario, and the drawn questions.
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import type { AttemptPayload } from "./attempt-payload";
import { drawQuestions } from "./draw-questions";
import type { ScenarioBounds } from "./find-bounds";

/** Keys of the questions that a start has drawn. */
export type DrawnKeys = ReadonlySet<string>;

const StoredStart = v.object({
  seed: v.number(),
  mode: v.picklist(["practice", "scored"]),
  editionId: v.number(),
  revealedKeys: v.nullable(v.array(v.string())),
  /** False: begun before tasks had drawn numbers. */
  isDrawn: v.boolean(),
});
export type StoredStart = v.InferOutput<typeof StoredStart>;

/** Whether questions differ between attempts. */
export const hasPools = ({ editions }: ScenarioBounds) =>
  editions.some(({ questions }) => questions.some(({ pool }) => pool !== undefined));

/** Null if the caller has no such start. */
export async function readStart(
  { db, actor }: SignedInCtx,
  { startId, scenarioId }: Pick<AttemptPayload, "startId" | "scenarioId">,
): Promise<StoredStart | null> {
  if (!startId) return null;
  const [start] = await rowsOf(
    db,
    StoredStart,
    sql`select seed, mode, edition_id as "editionId", told_questions as "revealedKeys", is_drawn as "isDrawn"
        from attempt_starts
        where id = ${startId} and user_id = ${actor.userId} and scenario_id = ${scenarioId}`,
  );
  return start ?? null;
}

/**
 * The scenario in the edition that grades: that of the start, else the newest. Answers never choose their edition
 * (docs/decisions/0143).
 */
export function inGradingEdition(bounds: ScenarioBounds, start: Pick<StoredStart, "editionId"> | null): ScenarioBounds {
  const edition = bounds.editions.find(({ id }) => id === start?.editionId) ?? bounds.editions[0];
  return { ...bounds, editions: edition ? [edition] : [] };
}

/** Null if nothing is drawn. `bounds`: in the grading edition. */
export function drawnKeysOf(bounds: ScenarioBounds, start: StoredStart | null): DrawnKeys | null {
  const [edition] = bounds.editions;
  if (!start || !edition || !hasPools(bounds)) return null;
  return new Set(drawQuestions(edition.questions, start.seed, start.revealedKeys ?? []).map(({ key }) => key));
}
