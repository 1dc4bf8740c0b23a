import { texts } from "~/texts";
import type { Scenario } from "../../../content/content-schema";
import type { MissionDocument } from "../../../content/mission-schema";
import { practiceFlight } from "../../../content/scored-flight";

const noRanges = (): MissionDocument["draw"] => ({
  ...{ node: false, position: [0, 0, 0], velocity: [0, 0, 0] },
  ...{ height: 0, phase: 0 },
});

const circle = { inclination: 51.6, node: 0, argumentOfPerigee: 0, trueAnomaly: 0 };

/** A hop along the V-bar. */
export const emptyMission = (): MissionDocument => ({
  format: "apsis-mission",
  goal: texts.gameMissions.templateGoal,
  briefing: [texts.gameMissions.templateBriefing],
  model: "two-body",
  target: {
    name: texts.gameMissions.target,
    orbit: { perigee: 400, apogee: 400, ...circle },
    isReal: true,
  },
  chaser: {
    name: texts.gameMissions.spacecraft,
    start: { position: [0, -500, 0], velocity: [0, 0, 0] },
    ...{ mass: 1000, propellant: 50, specificImpulse: 300, attitude: [0, 0, 0] },
  },
  objective: { kind: "hold", position: [0, -100, 0], within: 10, speed: 0.01 },
  passiveSafety: false,
  planner: "Clohessy-Wiltshire",
  time: { limit: 9000 },
  draw: { ...noRanges(), node: true },
});

/** A flight of the curriculum as written, with its figures in the texts. */
export function missionOfFlight(original: Scenario): MissionDocument {
  const { goal, briefing, model, target, chaser, objective, keepOut, passiveSafety, planner, time } =
    practiceFlight(original);
  return {
    format: "apsis-mission",
    ...{ goal, briefing: [...briefing], model, passiveSafety },
    target: { name: target.name, orbit: { ...target.orbit }, isReal: target.isReal },
    chaser: { ...chaser, attitude: chaser.attitude },
    objective,
    ...(keepOut && { keepOut }),
    ...(planner && { planner }),
    time: { limit: time.limit },
    draw: { ...noRanges(), node: objective.kind !== "slot" },
  };
}

/** A copy for someone other than the author, without events if that person hasn't flown the mission (`isKnown`). */
export function copyMission(document: MissionDocument, isKnown: boolean): MissionDocument {
  const { injects, draw, ...rest } = document;
  const { injects: _, ...ranges } = draw;
  return isKnown || !injects ? document : { ...rest, draw: ranges };
}

/** What an objective begins with when it is chosen in the editor. */
export const firstObjectives: { [Kind in MissionDocument["objective"]["kind"]]: MissionDocument["objective"] } = {
  orbit: { kind: "orbit", altitude: 420, within: 0.5 },
  plane: { kind: "plane", within: 0.02 },
  hold: { kind: "hold", position: [0, -100, 0], within: 10, speed: 0.01 },
  circumnavigate: { kind: "circumnavigate", nearest: 50, farthest: 500 },
  slot: { kind: "slot", within: 0.1, seconds: 2_592_000 },
  image: { kind: "image", seconds: 300, nearest: 50, farthest: 500, sun: 60 },
  avoid: { kind: "avoid", miss: 2_000, after: 7_200 },
  dock: { kind: "dock", axis: "+I", lateral: 0.1, closing: 0.1, drift: 0.04, misalignment: 4, turning: 0.2 },
};
