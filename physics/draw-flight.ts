// Draws the scored flight of each start from its seed; pure, so that browser and server agree. Draws are large against
// the objective's tolerance, so that burns of another flight miss, and small against the flight, so that all are
// equally hard. Practice draws nothing.
import { drawsOf, type Draws } from "./draws";
import { closestApproach } from "./proximity";
import { inertialOf, ricOf } from "./ric";
import { keplerAfter, meanMotion, stateOf } from "./kepler";
import { elementsOfOrbit, orbitOfState } from "./orbits";
import type { FlightScenario, Objective, Orbit } from "./scenario";
import { scale } from "./vectors";

export const drawKinds = [
  "raise",
  "trim",
  "planes",
  "hop",
  "round",
  "rise",
  "dock",
  "slot",
  "intercept",
  "avoid",
] as const;
export type DrawKind = (typeof drawKinds)[number];

/** The flight of a start; `kind` says what is drawn. */
export function drawFlight<Scenario extends FlightScenario>(
  scenario: Scenario,
  kind: DrawKind,
  seed: number,
): Scenario {
  return { ...scenario, ...drawings[kind](scenario, drawsOf(seed)) };
}

type ScenarioDraw = Partial<Pick<FlightScenario, "target" | "chaser" | "objective" | "keepOut" | "time">>;

const drawings: Record<DrawKind, (scenario: FlightScenario, draws: Draws) => ScenarioDraw> = {
  raise: drawRaise,
  trim: drawTrim,
  planes: drawPlanes,
  hop: drawHop,
  round: drawRound,
  rise: drawRise,
  dock: drawDock,
  slot: drawSlot,
  intercept: drawIntercept,
  avoid: drawAvoid,
};

type Near = { position: readonly [number, number, number]; velocity: readonly [number, number, number] };

function nearOf({ chaser }: FlightScenario): Near {
  if ("orbit" in chaser.start) throw new Error("This chaser starts on an orbit of its own.");
  return chaser.start;
}

function orbitOf({ chaser }: FlightScenario): Orbit {
  if (!("orbit" in chaser.start)) throw new Error("This chaser starts near its target.");
  return chaser.start.orbit;
}

function objectiveOf<Kind extends Objective["kind"]>({ objective }: FlightScenario, kind: Kind) {
  if (objective.kind !== kind) throw new Error(`This flight is no ${kind}.`);
  // The caller has checked the kind.
  return objective as Extract<Objective, { kind: Kind }>;
}

/** Shifts the start around the Earth, over other places and in other light. Motion near the target is the same. */
const placed = ({ target }: FlightScenario, { between }: Draws) => ({
  ...target,
  orbit: { ...target.orbit, node: between(0, 359, 1), trueAnomaly: between(0, 359, 1) },
});

/** A drift of a few millimetres per second, which the instruments show. */
const drift = ({ off }: Draws, [r, i, c]: readonly [number, number, number]) =>
  [off(r / 4, r, 1e-5), off(i / 4, i, 1e-5), off(c / 4, c, 1e-5)] as const;

/** km: shifts the mean height by `shift` and draws the ellipse's apsides. */
function ellipse(orbit: Orbit, shift: number, { between }: Draws): Orbit {
  const off = between(0.5, 2.5, 0.1);
  return {
    ...orbit,
    perigee: orbit.perigee + shift - off,
    apogee: orbit.apogee + shift + off,
    node: between(0, 359, 1),
    argumentOfPerigee: between(0, 359, 1),
    trueAnomaly: between(0, 359, 1),
  };
}

function drawRaise(scenario: FlightScenario, draws: Draws): ScenarioDraw {
  const objective = objectiveOf(scenario, "orbit");
  const shift = draws.between(-10, 10, 0.1);
  const altitude = objective.altitude + shift + draws.off(1.5, 3.5, 0.1);
  return {
    target: { ...scenario.target, orbit: ellipse(scenario.target.orbit, shift, draws) },
    objective: { ...objective, altitude: Math.round(altitude * 10) / 10 },
  };
}

/** The required height follows from the plane; the lost height is drawn. */
function drawTrim(scenario: FlightScenario, draws: Draws): ScenarioDraw {
  return {
    target: { ...scenario.target, orbit: ellipse(scenario.target.orbit, draws.off(1.2, 2.5, 0.1), draws) },
  };
}

/** Draws the angle between the planes, and the distance to the node. */
function drawPlanes(scenario: FlightScenario, draws: Draws): ScenarioDraw {
  const orbit = orbitOf(scenario);
  const node = draws.between(0, 359, 1);
  const trueAnomaly = orbit.trueAnomaly + draws.off(2, 15, 0.1);
  const ahead = scenario.target.orbit.trueAnomaly - orbit.trueAnomaly + draws.off(0.05, 0.2, 0.01);
  const inclination = orbit.inclination + draws.off(0.03, 0.08, 0.001);
  return {
    target: { ...scenario.target, orbit: { ...scenario.target.orbit, node, trueAnomaly: trueAnomaly + ahead } },
    chaser: { ...scenario.chaser, start: { orbit: { ...orbit, node, trueAnomaly, inclination } } },
  };
}

function drawHop(scenario: FlightScenario, draws: Draws): ScenarioDraw {
  const { position } = nearOf(scenario);
  const behind = position[1] + draws.off(90, 400, 1);
  const velocity = drift(draws, [0.03, 0.002, 0.03]);
  return {
    target: placed(scenario, draws),
    chaser: { ...scenario.chaser, start: { position: [0, behind, 0], velocity } },
  };
}

/** Of the lesson's value: a larger circumnavigation would drift out of bounds. */
const farthestShare = 0.86;

/** Scales the flight and draws its side. Smaller ones only from the side that isn't practiced. */
function drawRound(scenario: FlightScenario, draws: Draws): ScenarioDraw {
  const { position } = nearOf(scenario);
  const objective = objectiveOf(scenario, "circumnavigate");
  const isTurned = draws.between(0, 2, 1) > 0;
  const size = isTurned ? draws.between(0.8, 1.2, 0.01) : draws.between(1.06, 1.2, 0.01);
  const start = Math.round(position[1] * size) * (isTurned ? -1 : 1);
  const sized = (metres: number) => Math.round(metres * size);
  const velocity = drift(draws, [0.04, 0.1, 0.04]);
  return {
    target: placed(scenario, draws),
    chaser: { ...scenario.chaser, start: { position: [0, start, 0], velocity } },
    objective: { ...objective, nearest: sized(objective.nearest), farthest: sized(objective.farthest * farthestShare) },
    keepOut: scenario.keepOut && { ...scenario.keepOut, radius: sized(scenario.keepOut.radius) },
  };
}

/** Draws the height of the coelliptic orbit and the distance. */
function drawRise(scenario: FlightScenario, draws: Draws): ScenarioDraw {
  const { position } = nearOf(scenario);
  const target = placed(scenario, draws);
  const n = meanMotion(elementsOfOrbit(target.orbit).semiMajorAxis);
  const below = position[0] + draws.off(15, 60, 1);
  const behind = position[1] + draws.off(100, 300, 1);
  const [r, i, c] = drift(draws, [0.004, 0.004, 0.003]);
  return {
    target,
    chaser: {
      ...scenario.chaser,
      start: { position: [below, behind, 0], velocity: [r, -1.5 * n * below + i, c] },
    },
  };
}

function drawDock(scenario: FlightScenario, draws: Draws): ScenarioDraw {
  const { position } = nearOf(scenario);
  const start = {
    position: [draws.off(0.5, 2, 0.1), position[1] + draws.off(4, 8, 0.1), draws.off(0.5, 2, 0.1)],
    velocity: [0, 0, 0],
  } as const;
  const attitude = [draws.off(0.8, 2.5, 0.1), draws.off(0.8, 2.5, 0.1), draws.off(0.8, 2.5, 0.1)] as const;
  return { target: placed(scenario, draws), chaser: { ...scenario.chaser, start, attitude } };
}

/** Draws the slot, and a drift that adds to the difference. */
function drawSlot(scenario: FlightScenario, draws: Draws): ScenarioDraw {
  const { orbit } = scenario.target;
  const east = draws.off(1.5, 4.5, 0.1);
  const forward = -Math.sign(east) * draws.between(0.008, 0.02, 1e-4);
  return {
    target: { ...scenario.target, orbit: { ...orbit, trueAnomaly: Math.round((orbit.trueAnomaly + east) * 10) / 10 } },
    chaser: { ...scenario.chaser, start: { position: [0, 0, 0], velocity: [0, forward, 0] } },
  };
}

function drawIntercept(scenario: FlightScenario, draws: Draws): ScenarioDraw {
  const own = orbitOf(scenario);
  const { orbit } = scenario.target;
  const [lower, upper] = [draws.off(1, 4, 0.1), draws.off(1, 6, 0.1)];
  const node = draws.between(0, 359, 1);
  const trueAnomaly = draws.between(0, 359, 1);
  const ahead = orbit.trueAnomaly - own.trueAnomaly + draws.off(0.05, 0.3, 0.01);
  const raised = (one: Orbit, by: number) => ({ ...one, node, perigee: one.perigee + by, apogee: one.apogee + by });
  return {
    target: { ...scenario.target, orbit: { ...raised(orbit, upper), trueAnomaly: trueAnomaly + ahead } },
    chaser: { ...scenario.chaser, start: { orbit: { ...raised(own, lower), trueAnomaly } } },
  };
}

/**
 * Draws the time, distance and side of the encounter, so that either a forward or a backward burn is cheaper. The
 * direction of approach stays.
 */
function drawAvoid(scenario: FlightScenario, draws: Draws): ScenarioDraw {
  const objective = objectiveOf(scenario, "avoid");
  const before = stateOf(elementsOfOrbit(orbitOf(scenario)));
  const stage = stateOf(elementsOfOrbit(scenario.target.orbit));
  const { after } = closestApproach(before, stage, { seconds: objective.after, step: 20 });
  const met = ricOf(keplerAfter(stage, after), keplerAfter(before, after));
  const later = draws.between(-420, 420, 60);
  const side = draws.between(0, 1, 1) > 0 ? 1 : -1;
  const position = scale(met.position, side * draws.between(0.7, 1.3, 0.05));
  const miss = draws.between(side > 0 ? 2350 : 2150, 2600, 50);
  const orbit = { ...orbitOf(scenario), node: draws.between(0, 359, 1), trueAnomaly: draws.between(0, 359, 1) };
  const laterState = keplerAfter(stateOf(elementsOfOrbit(orbit)), after + later);
  const coming = keplerAfter(inertialOf({ position, velocity: met.velocity }, laterState), -(after + later));
  const { par, limit } = scenario.time;
  return {
    target: { ...scenario.target, orbit: orbitOfState(coming) },
    chaser: { ...scenario.chaser, start: { orbit } },
    objective: { ...objective, miss, after: objective.after + later },
    time: { par: par + later, limit: limit + later },
  };
}
