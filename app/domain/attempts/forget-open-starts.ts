import { sql } from "drizzle-orm";
import type { SignedInCtx } from "~/domain/context";

/** Kept for each scenario: whoever opens it on several devices, or offline, still hands in what was begun first. */
const maxOpen = 20;

/** Deletes the oldest unfinished starts of a scenario, so that opening it again and again piles up nothing. */
export const forgetOpenStarts = ({ db, actor }: SignedInCtx, { scenarioId }: { scenarioId: string }) =>
  db.execute(sql`
    delete from attempt_starts where id in (
      select start.id from attempt_starts start
      where start.user_id = ${actor.userId} and start.scenario_id = ${scenarioId}
        and not exists (select from attempts where attempts.start_id = start.id)
      order by start.started_at desc, start.id desc offset ${maxOpen}
      for update of start skip locked)`);
