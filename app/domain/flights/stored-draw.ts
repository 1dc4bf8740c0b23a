import { sql } from "drizzle-orm";
import * as v from "valibot";

export const StoredDraw = v.object({ seed: v.number(), mode: v.picklist(["practice", "scored"]) });

/** For statements that join an attempt's `start`. */
export const drawOfStart = sql`
  case when start.id is not null then json_build_object('seed', start.seed, 'mode', start.mode) end as start`;
