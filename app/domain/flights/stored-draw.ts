import { sql } from "drizzle-orm";
import * as v from "valibot";
import { FlightEntry } from "../../../content/flight-entry";

/** `own`: the flight of the edition that the start fixed, if the curriculum contains it. */
export const StoredDraw = v.object({
  seed: v.number(),
  mode: v.picklist(["practice", "scored"]),
  own: v.nullable(FlightEntry),
});
export type StoredDraw = v.InferOutput<typeof StoredDraw>;

/** For statements that join an attempt's `start`. */
export const drawOfStart = sql`
  case when start.id is not null then json_build_object('seed', start.seed, 'mode', start.mode, 'own',
    (select e.flight from scenario_editions e where e.id = start.edition_id)) end as start`;
