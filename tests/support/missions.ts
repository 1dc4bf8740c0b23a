// A mission that two burns solve: from 300 m behind a station to 100 m behind it, in one orbit.
import { flightOfMission, type MissionDocument } from "../../content/mission-schema";
import type { FlightScenario, ImageObjective } from "../../physics/scenario";

export const hopMission = (changes: Partial<MissionDocument> = {}): MissionDocument => ({
  format: "apsis-mission",
  goal: "Hold 100 m behind the station, to within 10 m.",
  briefing: ["You are behind the station on the V-bar."],
  model: "two-body",
  target: {
    name: "Station",
    orbit: { perigee: 400, apogee: 400, inclination: 51.6, node: 0, argumentOfPerigee: 0, trueAnomaly: 0 },
    isReal: true,
  },
  chaser: {
    name: "Tug",
    start: { position: [0, -300, 0], velocity: [0, 0, 0] },
    ...{ mass: 1000, propellant: 50, specificImpulse: 300, attitude: [0, 0, 0] },
  },
  objective: { kind: "hold", position: [0, -100, 0], within: 10, speed: 0.005 },
  passiveSafety: false,
  planner: "Clohessy-Wiltshire",
  time: { limit: 7200 },
  draw: { node: true, position: [0, 5, 0], velocity: [0, 0, 0], height: 0, phase: 0 },
  ...changes,
});

/** Its solution: along the V-bar in one orbit of 5,554 s. `hop`: metres. */
export const hopLog = (version = 1, hop = 200) => {
  const speed = (-hop * 2 * Math.PI) / 5553.6 / (6 * Math.PI);
  const burns: { t: number; dv: [number, number, number] }[] = [
    { t: 0, dv: [0, speed, 0] },
    { t: 5553, dv: [0, -speed, 0] },
  ];
  return { kind: "flight" as const, version, burns, end: 5560 };
};

/** A target over the equator that begins nearest to the Sun, seen from 100 m behind. */
export const imageFlight = (
  objective: Partial<ImageObjective> = {},
  changes: Partial<FlightScenario> = {},
): FlightScenario => ({
  ...{ version: 1, maxScore: 100, model: "two-body", passiveSafety: false, time: { par: 1000, limit: 100_000 } },
  target: { orbit: { ...hopMission().target.orbit, inclination: 0 }, isReal: true },
  chaser: { ...hopMission().chaser, start: { position: [0, -100, 0], velocity: [0, 0, 0] } },
  objective: { kind: "image", seconds: 300, nearest: 50, farthest: 500, sun: 60, ...objective },
  ...changes,
});
/** A point in the target's axes, m. */
export const three = (r: number, i: number, c: number): [number, number, number] => [r, i, c];

/** What the reference of the hop needs. */
export const hopReference = { deltaV: 0.024, seconds: 5553 };

/** The hop as a scored scenario of a curriculum. */
export const hopScenario = (changes: object = {}) => ({
  ...{ key: "hop-to-the-station", title: "Hop to the Station", shortTitle: "Hop", type: "Default" },
  ...{ contentType: "Globe", maxScore: 200, grading: "server" },
  flight: { version: 3, document: hopMission(), reference: hopReference },
  ...changes,
});

/** Metres from where the start of a mission put the chaser to where it hops; 200 as written. */
export function hopOfStart({ version, seed }: { version: number; seed: number }, document = hopMission()) {
  const { chaser } = flightOfMission(document, { version, seed, par: null });
  const inTrack = "position" in chaser.start ? chaser.start.position[1] : 0;
  return -100 - inTrack;
}

/** Flies that hop. */
export const logOfStart = (start: { version: number; seed: number }, document = hopMission()) =>
  hopLog(start.version, hopOfStart(start, document));
