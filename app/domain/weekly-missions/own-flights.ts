// A person's row of a mission.
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import { Try } from "./weekly-result";

const OwnFlights = v.object({ tries: v.array(Try), sharedIn: v.array(v.string()) });
type OwnFlights = v.InferOutput<typeof OwnFlights>;

/** Null before the caller has begun the mission. */
export async function readOwnFlights({ db, actor }: SignedInCtx, missionId: string): Promise<OwnFlights | null> {
  const [own] = await rowsOf(
    db,
    OwnFlights,
    sql`select f.tries, coalesce((select json_agg(shared.class_session_id) from shared_weekly_flights shared
          where shared.mission_id = f.mission_id and shared.user_id = f.user_id), '[]'::json) as "sharedIn"
        from weekly_flights f where f.mission_id = ${missionId} and f.user_id = ${actor.userId}`,
  );
  return own ?? null;
}

/** Two flights of a person that arrive together are stored one after the other. */
export async function lockOwnFlights({ db, actor }: SignedInCtx, missionId: string): Promise<Try[] | null> {
  const [own] = await rowsOf(
    db,
    v.object({ tries: v.array(Try) }),
    sql`select tries from weekly_flights where mission_id = ${missionId} and user_id = ${actor.userId} for update`,
  );
  return own?.tries ?? null;
}
