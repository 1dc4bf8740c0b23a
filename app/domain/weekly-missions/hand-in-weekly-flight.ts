import { sql } from "drizzle-orm";
import { flyOnce } from "~/domain/attempts/fly-attempt";
import type { FlownFlight } from "~/domain/attempts/fly-log";
import { gradeFlight } from "~/domain/attempts/grade-attempt";
import { belongsToAnother } from "~/domain/attempts/reason-of-refusal";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import type { FlightEvidence } from "~/domain/evidence";
import { partInWords } from "~/domain/flights/debrief";
import { findFlightOfStart } from "~/domain/flights/find-flight";
import { lockUsers } from "~/domain/locks";
import { Refusal } from "~/domain/refusal";
import { say } from "~/texts/say";
import { noFlightLeft } from "./begin-weekly-flight";
import { findMission, flightKeyOf, type Mission } from "./find-mission";
import { lockOwnFlights, readOwnFlights } from "./own-flights";
import { isSharedCopy } from "./read-ghosts";
import { resultOf } from "./read-own-week";
import { graceMs, weekOfMonday } from "./week";
import { bestOf, flightsPerWeek, printOfLog, type Try } from "./weekly-result";

/** `flightId`: made by the client, so that a repeat counts once. `userId`: refused if it isn't the sender. */
type WeeklyLog = {
  missionId: string;
  flightId: string;
  userId?: string | undefined;
  evidence: FlightEvidence;
};

/** Grades a flight as a scored one, from its log. It counts in the week only: no grade, attempt or leaderboard. */
export async function handInWeeklyFlight(ctx: SignedInCtx, log: WeeklyLog) {
  if (log.userId && log.userId !== ctx.actor.userId) throw belongsToAnother("userId");
  const mission = await findMission(ctx, log.missionId);
  const own = mission && (await readOwnFlights(ctx, mission.id));
  if (!mission || !own) throw new Refusal("conflict", say.weeklyMissions.notBegun);
  const earlier = own.tries.find(({ flightId }) => flightId === log.flightId);
  if (earlier) return { receipt: receiptOf(mission, earlier, own.tries), isNew: false };
  requireTime(ctx, mission);
  if (own.tries.length >= flightsPerWeek) throw noFlightLeft();
  await requireOwnLog(ctx, mission, log, own.tries);
  const flown = await grade(ctx, mission, log);
  return storeFlight(ctx, mission, log, flown);
}

/** A flight that was begun on Sunday evening may still be landed. */
function requireTime({ now }: SignedInCtx, { week }: Mission) {
  if (now.getTime() > weekOfMonday(week).endsAt.getTime() + graceMs)
    throw new Refusal("conflict", say.weeklyMissions.weekOver);
}

async function requireOwnLog(ctx: SignedInCtx, { id }: Mission, { evidence }: WeeklyLog, tries: readonly Try[]) {
  const print = printOfLog(evidence);
  if (tries.some((each) => each.print === print)) throw new Refusal("conflict", say.weeklyMissions.flownBefore);
  // Before the first result nobody is shown others' flights, so equal burns are a coincidence.
  if (tries.length > 0 && (await isSharedCopy(ctx, id, print)))
    throw new Refusal("conflict", say.weeklyMissions.copied);
}

/** With the code that grades scored flights. */
async function grade({ actor }: SignedInCtx, mission: Mission, { evidence }: WeeklyLog): Promise<FlownFlight> {
  const draw = { seed: mission.seed, mode: "scored" as const };
  const flight = await findFlightOfStart(flightKeyOf(mission), draw, actor.userId);
  const flown = flight && (await flyOnce({ scenario: flight, evidence }, actor.userId));
  const graded = gradeFlight(evidence, flown, flight);
  if (graded.errors) throw new Refusal("invalid", say.refusals.fieldsInvalid, graded.errors);
  // Without errors it was flown.
  return flown as FlownFlight;
}

function storeFlight(ctx: SignedInCtx, mission: Mission, { flightId, evidence }: WeeklyLog, flown: FlownFlight) {
  const { points, deltaV, end: duration, passed, parts } = flown;
  const at = ctx.now.toISOString();
  const result: Try = { flightId, print: printOfLog(evidence), points, deltaV, duration, passed, at, parts };
  return inTransaction(ctx, async (inner) => {
    await lockUsers(inner, [ctx.actor.userId], "key share");
    const before = await lockOwnFlights(inner, mission.id);
    if (!before) throw new Refusal("conflict", say.weeklyMissions.notBegun);
    const repeated = before.find((each) => each.flightId === flightId);
    if (repeated) return { receipt: receiptOf(mission, repeated, before), isNew: false };
    if (before.length >= flightsPerWeek) throw noFlightLeft();
    if (before.some(({ print }) => print === result.print))
      throw new Refusal("conflict", say.weeklyMissions.flownBefore);
    const tries = [...before, result];
    const own = sql`mission_id = ${mission.id} and user_id = ${ctx.actor.userId}`;
    const list = sql`tries = ${JSON.stringify(tries)}::text::jsonb`;
    const { kind: _, ...log } = evidence;
    await inner.db.execute(
      bestOf(tries) === result
        ? sql`update weekly_flights set ${list}, points = ${points}, delta_v = ${deltaV}, duration = ${duration},
              passed = ${passed}, achieved_at = ${at}::timestamptz, log = ${JSON.stringify(log)}::text::jsonb where ${own}`
        : sql`update weekly_flights set ${list} where ${own}`,
    );
    return { receipt: receiptOf(mission, result, tries), isNew: true };
  });
}

/** Without the reference: everybody flies the same start until Sunday. */
function receiptOf(mission: Mission, flight: Try, tries: readonly Try[]) {
  return {
    ...{ missionId: mission.id, flightId: flight.flightId, maxPoints: mission.maxScore, ...resultOf(flight) },
    parts: flight.parts.map(partInWords),
    isBest: bestOf(tries)?.flightId === flight.flightId,
    flightsLeft: flightsPerWeek - tries.length,
  };
}
