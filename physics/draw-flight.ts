// Draws the scored flight of each start from its seed; pure, so that browser and server agree. Draws are large against
// the objective's tolerance, so that burns of another flight miss, and small against the flight, so that all are
// equally hard. Practice draws nothing.
import { drawsOf, type Draws } from "./draws";
import { drawRanges, type DrawRanges } from "./draw-ranges";
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

/** The flight of a start. `draw` says what is drawn: by one of the product's flights, or within a mission's ranges. */
export function drawFlight<Scenario extends FlightScenario>(
  scenario: Scenario,
  draw: DrawKind | DrawRanges,
  seed: number,
): Scenario {
  const draws = drawsOf(seed);
  return {
    ...scenario,
    ...(typeof draw === "string" ? drawings[draw](scenario, draws) : drawRanges(scenario, draw, draws)),
  };
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

/** Turns the target's orbit about the Earth's axis and moves the target along it. Motion near it stays the same. */
const placeTarget = ({ target }: FlightScenario, { between }: Draws) => ({
  ...target,
  orbit: { ...target.orbit, node: between(0, 359, 1), trueAnomaly: between(0, 359, 1) },
});

/** A drift of a few millimetres per second, which the instruments show. */
const drift = ({ eitherSide }: Draws, [r, i, c]: readonly [number, number, number]) =>
  [eitherSide(r / 4, r, 1e-5), eitherSide(i / 4, i, 1e-5), eitherSide(c / 4, c, 1e-5)] as const;

/** Shifts an orbit's mean height by `shift` km and draws its apsides. */
function ellipse(orbit: Orbit, shift: number, { between }: Draws): Orbit {
  const halfSpread = between(0.5, 2.5, 0.1);
  return {
    ...orbit,
    perigee: orbit.perigee + shift - halfSpread,
    apogee: orbit.apogee + shift + halfSpread,
    node: between(0, 359, 1),
    argumentOfPerigee: between(0, 359, 1),
    trueAnomaly: between(0, 359, 1),
  };
}

function drawRaise(scenario: FlightScenario, draws: Draws): ScenarioDraw {
  const objective = objectiveOf(scenario, "orbit");
  const shift = draws.between(-10, 10, 0.1);
  const altitude = objective.altitude + shift + draws.eitherSide(1.5, 3.5, 0.1);
  return {
    target: { ...scenario.target, orbit: ellipse(scenario.target.orbit, shift, draws) },
    objective: { ...objective, altitude: Math.round(altitude * 10) / 10 },
  };
}

/** The required height follows from the plane; the lost height is drawn. */
function drawTrim(scenario: FlightScenario, draws: Draws): ScenarioDraw {
  return {
    target: { ...scenario.target, orbit: ellipse(scenario.target.orbit, draws.eitherSide(1.2, 2.5, 0.1), draws) },
  };
}

/** Draws the angle between the planes, and the distance to the node. */
function drawPlanes(scenario: FlightScenario, draws: Draws): ScenarioDraw {
  const orbit = orbitOf(scenario);
  const node = draws.between(0, 359, 1);
  const trueAnomaly = orbit.trueAnomaly + draws.eitherSide(2, 15, 0.1);
  const ahead = scenario.target.orbit.trueAnomaly - orbit.trueAnomaly + draws.eitherSide(0.05, 0.2, 0.01);
  const inclination = orbit.inclination + draws.eitherSide(0.03, 0.08, 0.001);
  return {
    target: { ...scenario.target, orbit: { ...scenario.target.orbit, node, trueAnomaly: trueAnomaly + ahead } },
    chaser: { ...scenario.chaser, start: { orbit: { ...orbit, node, trueAnomaly, inclination } } },
  };
}

function drawHop(scenario: FlightScenario, draws: Draws): ScenarioDraw {
  const { position } = nearOf(scenario);
  const inTrack = position[1] + draws.eitherSide(90, 400, 1);
  const velocity = drift(draws, [0.03, 0.002, 0.03]);
  return {
    target: placeTarget(scenario, draws),
    chaser: { ...scenario.chaser, start: { position: [0, inTrack, 0], velocity } },
  };
}

/** Share of the lesson's `farthest` that is allowed: a larger circumnavigation would drift out of bounds. */
const farthestShare = 0.86;

/** Scales the flight and draws the side it starts on. Flights on the practiced side are only made larger. */
function drawRound(scenario: FlightScenario, draws: Draws): ScenarioDraw {
  const { position } = nearOf(scenario);
  const objective = objectiveOf(scenario, "circumnavigate");
  const isOtherSide = draws.between(0, 2, 1) > 0;
  const size = isOtherSide ? draws.between(0.8, 1.2, 0.01) : draws.between(1.06, 1.2, 0.01);
  const start = Math.round(position[1] * size) * (isOtherSide ? -1 : 1);
  const scaleLength = (metres: number) => Math.round(metres * size);
  const velocity = drift(draws, [0.04, 0.1, 0.04]);
  return {
    target: placeTarget(scenario, draws),
    chaser: { ...scenario.chaser, start: { position: [0, start, 0], velocity } },
    objective: {
      ...objective,
      nearest: scaleLength(objective.nearest),
      farthest: scaleLength(objective.farthest * farthestShare),
    },
    keepOut: scenario.keepOut && { ...scenario.keepOut, radius: scaleLength(scenario.keepOut.radius) },
  };
}

/** Draws the height of the coelliptic orbit and the distance. */
function drawRise(scenario: FlightScenario, draws: Draws): ScenarioDraw {
  const { position } = nearOf(scenario);
  const target = placeTarget(scenario, draws);
  const n = meanMotion(elementsOfOrbit(target.orbit).semiMajorAxis);
  const radial = position[0] + draws.eitherSide(15, 60, 1);
  const inTrack = position[1] + draws.eitherSide(100, 300, 1);
  const [r, i, c] = drift(draws, [0.004, 0.004, 0.003]);
  return {
    target,
    chaser: {
      ...scenario.chaser,
      start: { position: [radial, inTrack, 0], velocity: [r, -1.5 * n * radial + i, c] },
    },
  };
}

function drawDock(scenario: FlightScenario, draws: Draws): ScenarioDraw {
  const { position } = nearOf(scenario);
  const start = {
    position: [draws.eitherSide(0.5, 2, 0.1), position[1] + draws.eitherSide(4, 8, 0.1), draws.eitherSide(0.5, 2, 0.1)],
    velocity: [0, 0, 0],
  } as const;
  const attitude = [
    draws.eitherSide(0.8, 2.5, 0.1),
    draws.eitherSide(0.8, 2.5, 0.1),
    draws.eitherSide(0.8, 2.5, 0.1),
  ] as const;
  return { target: placeTarget(scenario, draws), chaser: { ...scenario.chaser, start, attitude } };
}

/** Draws how far the slot is, and a drift away from it. */
function drawSlot(scenario: FlightScenario, draws: Draws): ScenarioDraw {
  const { orbit } = scenario.target;
  const east = draws.eitherSide(1.5, 4.5, 0.1);
  const forward = -Math.sign(east) * draws.between(0.008, 0.02, 1e-4);
  return {
    target: { ...scenario.target, orbit: { ...orbit, trueAnomaly: Math.round((orbit.trueAnomaly + east) * 10) / 10 } },
    chaser: { ...scenario.chaser, start: { position: [0, 0, 0], velocity: [0, forward, 0] } },
  };
}

function drawIntercept(scenario: FlightScenario, draws: Draws): ScenarioDraw {
  const chaserOrbit = orbitOf(scenario);
  const { orbit } = scenario.target;
  const [lower, upper] = [draws.eitherSide(1, 4, 0.1), draws.eitherSide(1, 6, 0.1)];
  const node = draws.between(0, 359, 1);
  const trueAnomaly = draws.between(0, 359, 1);
  const ahead = orbit.trueAnomaly - chaserOrbit.trueAnomaly + draws.eitherSide(0.05, 0.3, 0.01);
  const raise = (base: Orbit, by: number) => ({ ...base, node, perigee: base.perigee + by, apogee: base.apogee + by });
  return {
    target: { ...scenario.target, orbit: { ...raise(orbit, upper), trueAnomaly: trueAnomaly + ahead } },
    chaser: { ...scenario.chaser, start: { orbit: { ...raise(chaserOrbit, lower), trueAnomaly } } },
  };
}

/**
 * Draws the time, distance and side of the encounter, so that either a forward or a backward burn is cheaper. The
 * direction of approach stays.
 */
function drawAvoid(scenario: FlightScenario, draws: Draws): ScenarioDraw {
  const objective = objectiveOf(scenario, "avoid");
  const chaserState = stateOf(elementsOfOrbit(orbitOf(scenario)));
  const targetState = stateOf(elementsOfOrbit(scenario.target.orbit));
  const { after } = closestApproach(chaserState, targetState, { seconds: objective.after, step: 20 });
  const encounter = ricOf(keplerAfter(targetState, after), keplerAfter(chaserState, after));
  const delay = draws.between(-420, 420, 60);
  const side = draws.between(0, 1, 1) > 0 ? 1 : -1;
  const position = scale(encounter.position, side * draws.between(0.7, 1.3, 0.05));
  const minDistance = draws.between(side > 0 ? 2350 : 2150, 2600, 50);
  const orbit = { ...orbitOf(scenario), node: draws.between(0, 359, 1), trueAnomaly: draws.between(0, 359, 1) };
  const laterState = keplerAfter(stateOf(elementsOfOrbit(orbit)), after + delay);
  const targetStart = keplerAfter(inertialOf({ position, velocity: encounter.velocity }, laterState), -(after + delay));
  const { par, limit } = scenario.time;
  return {
    target: { ...scenario.target, orbit: orbitOfState(targetStart) },
    chaser: { ...scenario.chaser, start: { orbit } },
    objective: { ...objective, miss: minDistance, after: objective.after + delay },
    time: { par: par + delay, limit: limit + delay },
  };
}
