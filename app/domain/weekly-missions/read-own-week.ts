import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowOf } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import { findWeek } from "./find-mission";
import { readOwnFlights } from "./own-flights";
import { bestOf, flightsPerWeek, type Try } from "./weekly-result";

/** The mission of the week where the caller plays, and how far they are. */
export async function readOwnWeek(ctx: SignedInCtx, classSessionId: string | null) {
  const { week, mission } = await findWeek(ctx, classSessionId);
  const answer = { week: week.monday, endsAt: week.endsAt };
  if (!mission) return { ...answer, mission: null };
  const own = await readOwnFlights(ctx, mission.id);
  const best = own && bestOf(own.tries);
  const { id: missionId, scenarioId, scenarioTitle, maxScore: maxPoints } = mission;
  return {
    ...answer,
    mission: {
      ...{ missionId, scenarioId, scenarioTitle, maxPoints, flightsAllowed: flightsPerWeek },
      flightsLeft: flightsPerWeek - (own?.tries.length ?? 0),
      own: best && resultOf(best),
      shares: classSessionId !== null && (own?.sharedIn.includes(classSessionId) ?? false),
      ghosts: classSessionId ? await countGhosts(ctx, mission.id, classSessionId) : 0,
    },
  };
}

export const resultOf = ({ points, deltaV, duration, passed, at }: Try) => ({ points, deltaV, duration, passed, at });

/** Flights of others that the class may fly beside. */
const countGhosts = async ({ db, actor }: SignedInCtx, missionId: string, classSessionId: string) =>
  (
    await rowOf(
      db,
      v.object({ count: v.number() }),
      sql`select count(*)::int as count from shared_weekly_flights
          where mission_id = ${missionId} and class_session_id = ${classSessionId} and user_id <> ${actor.userId}`,
    )
  ).count;
