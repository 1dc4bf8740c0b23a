import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import type { AttemptPayload } from "./attempt-payload";
import { drawQuestions } from "./draw-questions";
import type { ScenarioBounds } from "./find-bounds";

/** Keys of the questions that the start of an attempt has asked. */
export type Drawn = ReadonlySet<string>;

/** Whether one attempt is asked other questions than the next. */
export const hasPools = ({ editions }: ScenarioBounds) =>
  editions.some(({ questions }) => questions.some(({ pool }) => pool !== undefined));

/** Null where nothing is drawn, and without a start of the caller's. */
export async function readDrawn(
  { db, actor }: SignedInCtx,
  bounds: ScenarioBounds,
  { startId, scenarioId }: AttemptPayload,
): Promise<Drawn | null> {
  if (!startId || !hasPools(bounds)) return null;
  const [start] = await rowsOf(
    db,
    v.object({ seed: v.number(), editionId: v.number() }),
    sql`select seed, edition_id as "editionId" from attempt_starts
        where id = ${startId} and user_id = ${actor.userId} and scenario_id = ${scenarioId}`,
  );
  const edition = bounds.editions.find(({ id }) => id === start?.editionId);
  return start && edition ? new Set(drawQuestions(edition.questions, start.seed).map(({ key }) => key)) : null;
}
