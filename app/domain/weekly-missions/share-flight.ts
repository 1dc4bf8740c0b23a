import { sql } from "drizzle-orm";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { lockClassSessions, lockUsers } from "~/domain/locks";
import { Refusal } from "~/domain/refusal";
import { say } from "~/texts/say";
import { findWeek } from "./find-mission";
import { lockOwnFlights } from "./own-flights";

/**
 * Lets the class fly beside the caller's best flight of this week, or not any more. Needs a flight that was handed in;
 * taking it back needs nothing.
 */
export async function shareWeeklyFlight(ctx: SignedInCtx, classSessionId: string, shares: boolean) {
  const { mission } = await findWeek(ctx, classSessionId);
  if (!mission) throw new Refusal("conflict", say.weeklyMissions.none);
  const { userId } = ctx.actor;
  await inTransaction(ctx, async (inner) => {
    await lockClassSessions(inner, [classSessionId], "key share");
    await lockUsers(inner, [userId], "key share");
    const tries = await lockOwnFlights(inner, mission.id);
    if (!shares) {
      await inner.db.execute(takenBack(mission.id, userId, classSessionId));
      return;
    }
    if (!tries || tries.length === 0) throw new Refusal("conflict", say.weeklyMissions.flyFirst);
    await inner.db.execute(sharedBy(mission.id, userId, classSessionId, ctx.now));
  });
  return { shares };
}

const takenBack = (missionId: string, userId: string, classSessionId: string) =>
  sql`delete from shared_weekly_flights
    where mission_id = ${missionId} and user_id = ${userId} and class_session_id = ${classSessionId}`;

/** Nothing for somebody who leaves the class at this moment. */
const sharedBy = (missionId: string, userId: string, classSessionId: string, now: Date) =>
  sql`insert into shared_weekly_flights (mission_id, user_id, class_session_id, shared_at)
    select ${missionId}::uuid, enrolled.user_id, enrolled.class_session_id, ${now.toISOString()}::timestamptz
    from (select user_id, class_session_id from class_session_students
      where class_session_id = ${classSessionId} and user_id = ${userId} for key share) enrolled
    on conflict do nothing`;
