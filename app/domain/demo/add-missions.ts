import { sql } from "drizzle-orm";
import * as v from "valibot";
import { flightOfMission, type MissionDocument } from "../../../content/mission-schema";
import { rowOf } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import { handInMissionFlight, startMissionFlight } from "~/domain/missions/fly-mission";
import { setReference, shareMission } from "~/domain/missions/share-mission";
import { createMission } from "~/domain/missions/write-mission";

const orbit = { perigee: 400, apogee: 400, inclination: 51.6, node: 40, argumentOfPerigee: 0, trueAnomaly: 10 };
const craft = { mass: 900, propellant: 12, specificImpulse: 290 };

const inspection: MissionDocument = {
  format: "apsis-mission",
  goal: "Hold 150 m behind the telescope, to within 10 m and 2 cm/s.",
  briefing: [
    "The telescope's mirror is open. Stay at least 80 m away: entering the sphere ends the flight.",
    "You drift on the V-bar behind it. Plan a hop of one orbit, and stop exactly.",
  ],
  model: "two-body",
  target: { name: "Telescope", orbit, isReal: true },
  chaser: {
    name: "Inspector",
    start: { position: [0, -650, 0], velocity: [0, 0, 0] },
    ...craft,
    attitude: [0, 0, 0],
  },
  objective: { kind: "hold", position: [0, -150, 0], within: 10, speed: 0.02 },
  keepOut: { radius: 80, ends: true },
  passiveSafety: false,
  planner: "Clohessy-Wiltshire",
  time: { limit: 9000 },
  draw: { node: true, position: [0, 60, 0], velocity: [0, 0, 0], height: 0, phase: 0 },
};

const relay: MissionDocument = {
  ...inspection,
  goal: "Fly a circular orbit at 430 km, to within 0.5 km.",
  briefing: ["The relay's old orbit decays. Raise it with no more than 20 m/s."],
  target: { name: "Old orbit", orbit, isReal: false },
  chaser: { ...inspection.chaser, name: "Relay", propellant: 6.3, start: { position: [0, 0, 0], velocity: [0, 0, 0] } },
  objective: { kind: "orbit", altitude: 430, within: 0.5 },
  keepOut: undefined,
  planner: undefined,
  draw: { node: true, position: [0, 0, 0], velocity: [0, 0, 0], height: 0, phase: 0 },
};

/** Seconds of an orbit at 400 km. */
const orbitSeconds = 5553.6;

type Burn = { t: number; dv: [number, number, number] };

/** A hop along the V-bar in one orbit, in metres; burned too hard by a share. */
function hop(metres: number, version: number, error = 0) {
  const speed = -metres / (3 * orbitSeconds);
  const wasted: Burn[] = [
    { t: 600, dv: [0, speed * error, 0] },
    { t: 660, dv: [0, -speed * error, 0] },
  ];
  const burns: Burn[] = [{ t: 0, dv: [0, speed, 0] }, ...(error === 0 ? [] : wasted), { t: 5553, dv: [0, -speed, 0] }];
  return { kind: "flight" as const, version, burns, end: 5600 };
}

/** A mission that a class practices, flown by some of it, and a draft that nobody has solved yet. */
export async function addMissions(instructor: SignedInCtx, courseId: string, players: readonly SignedInCtx[]) {
  const { classId } = await rowOf(
    instructor.db,
    v.object({ classId: v.string() }),
    sql`select id as "classId" from class_sessions where course_id = ${courseId} and end_date is null`,
  );
  await createMission(instructor, { title: "Raise the relay", document: relay });
  const { id, version } = await createMission(instructor, { title: "Inspect the telescope", document: inspection });
  await setReference(instructor, id, hop(500, version));
  await shareMission(instructor, id, { classId, version });
  for (const [place, player] of players.entries()) {
    const { seed } = await startMissionFlight(player, id);
    const { start } = flightOfMission(inspection, { version, seed, par: null }).chaser;
    const inTrack = "position" in start ? start.position[1] : -650;
    await handInMissionFlight(player, id, { seed, log: hop(-150 - inTrack, version, place * 0.2) });
  }
}
