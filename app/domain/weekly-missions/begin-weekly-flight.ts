import { sql } from "drizzle-orm";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { lockUsers } from "~/domain/locks";
import { Refusal } from "~/domain/refusal";
import { say } from "~/texts/say";
import { findWeek } from "./find-mission";
import { lockOwnFlights } from "./own-flights";
import { flightsPerWeek } from "./weekly-result";

/** The start that everybody flies this week. Again gives the same; refuses after the last flight of the week. */
export async function beginWeeklyFlight(ctx: SignedInCtx, classSessionId: string | null) {
  const { week, mission } = await findWeek(ctx, classSessionId);
  if (!mission) throw new Refusal("conflict", say.weeklyMissions.none);
  const tries = await inTransaction(ctx, async (inner) => {
    await lockUsers(inner, [ctx.actor.userId], "key share");
    await inner.db.execute(sql`insert into weekly_flights (mission_id, user_id, begun_at)
      values (${mission.id}, ${ctx.actor.userId}, ${ctx.now.toISOString()}::timestamptz) on conflict do nothing`);
    return (await lockOwnFlights(inner, mission.id)) ?? [];
  });
  if (tries.length >= flightsPerWeek) throw noFlightLeft();
  return {
    missionId: mission.id,
    userId: ctx.actor.userId,
    scenarioId: mission.scenarioId,
    seed: mission.seed,
    maxPoints: mission.maxScore,
    endsAt: week.endsAt,
    flightsLeft: flightsPerWeek - tries.length,
  };
}

export const noFlightLeft = () => new Refusal("conflict", say.weeklyMissions.noFlightLeft({ most: flightsPerWeek }));
