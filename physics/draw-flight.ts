// Scored flights: each start draws its own from a seed. Pure, so that browser and server draw the same one.
// What is drawn is large against the objective's tolerance, so that burns of another flight miss it, and small against
// the flight itself, so that each is as hard as the next. Of the flight as it is practiced nothing is drawn.
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

/** The flight that a start draws; `kind` says what of it. */
export function drawFlight<Scenario extends FlightScenario>(
  scenario: Scenario,
  kind: DrawKind,
  seed: number,
): Scenario {
  return { ...scenario, ...drawings[kind](scenario, drawsOf(seed)) };
}

type Drawn = Partial<Pick<FlightScenario, "target" | "chaser" | "objective" | "keepOut" | "time">>;

const drawings: Record<DrawKind, (scenario: FlightScenario, draws: Draws) => Drawn> = {
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
  // What the line above has looked at.
  return objective as Extract<Objective, { kind: Kind }>;
}

/** Where round the Earth it begins: over other places and in other light. Motion near the target is the same. */
const placed = ({ target }: FlightScenario, { between }: Draws) => ({
  ...target,
  orbit: { ...target.orbit, node: between(0, 359, 1), trueAnomaly: between(0, 359, 1) },
});

/** A few millimetres per second of drift, which the instruments show. */
const drift = ({ off }: Draws, [r, i, c]: readonly [number, number, number]) =>
  [off(r / 4, r, 1e-5), off(i / 4, i, 1e-5), off(c / 4, c, 1e-5)] as const;

/** km: the mean height by `shift`, and an ellipse of which apogee and perigee are this far from it. */
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

function drawRaise(scenario: FlightScenario, draws: Draws): Drawn {
  const objective = objectiveOf(scenario, "orbit");
  const shift = draws.between(-10, 10, 0.1);
  const altitude = objective.altitude + shift + draws.off(1.5, 3.5, 0.1);
  return {
    target: { ...scenario.target, orbit: ellipse(scenario.target.orbit, shift, draws) },
    objective: { ...objective, altitude: Math.round(altitude * 10) / 10 },
  };
}

/** The height that is wanted belongs to the plane: the one that was lost is drawn. */
function drawTrim(scenario: FlightScenario, draws: Draws): Drawn {
  return {
    target: { ...scenario.target, orbit: ellipse(scenario.target.orbit, draws.off(1.2, 2.5, 0.1), draws) },
  };
}

/** How far the planes are apart, and how far it is to where they cross. */
function drawPlanes(scenario: FlightScenario, draws: Draws): Drawn {
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

function drawHop(scenario: FlightScenario, draws: Draws): Drawn {
  const { position } = nearOf(scenario);
  const behind = position[1] + draws.off(90, 400, 1);
  const velocity = drift(draws, [0.03, 0.002, 0.03]);
  return {
    target: placed(scenario, draws),
    chaser: { ...scenario.chaser, start: { position: [0, behind, 0], velocity } },
  };
}

/** Of the lesson's: with a drift of its own left in it, a flight round the target does not stay within. */
const farthestShare = 0.86;

/** Larger or smaller as a whole, and from ahead or from behind. Smaller only from the side that is not practiced. */
function drawRound(scenario: FlightScenario, draws: Draws): Drawn {
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

/** On a coelliptic orbit of another height, from another distance. */
function drawRise(scenario: FlightScenario, draws: Draws): Drawn {
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

function drawDock(scenario: FlightScenario, draws: Draws): Drawn {
  const { position } = nearOf(scenario);
  const start = {
    position: [draws.off(0.5, 2, 0.1), position[1] + draws.off(4, 8, 0.1), draws.off(0.5, 2, 0.1)],
    velocity: [0, 0, 0],
  } as const;
  const attitude = [draws.off(0.8, 2.5, 0.1), draws.off(0.8, 2.5, 0.1), draws.off(0.8, 2.5, 0.1)] as const;
  return { target: placed(scenario, draws), chaser: { ...scenario.chaser, start, attitude } };
}

/** Another slot, where the equator pulls more or less, and a drift that adds to the difference. */
function drawSlot(scenario: FlightScenario, draws: Draws): Drawn {
  const { orbit } = scenario.target;
  const east = draws.off(1.5, 4.5, 0.1);
  const forward = -Math.sign(east) * draws.between(0.008, 0.02, 1e-4);
  return {
    target: { ...scenario.target, orbit: { ...orbit, trueAnomaly: Math.round((orbit.trueAnomaly + east) * 10) / 10 } },
    chaser: { ...scenario.chaser, start: { position: [0, 0, 0], velocity: [0, forward, 0] } },
  };
}

function drawIntercept(scenario: FlightScenario, draws: Draws): Drawn {
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
 * The stage comes at another time, at another distance, on the one side or the other: so forward is cheaper, or
 * backward. The way it comes, seen from the satellite, stays.
 */
function drawAvoid(scenario: FlightScenario, draws: Draws): Drawn {
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
  const then = keplerAfter(stateOf(elementsOfOrbit(orbit)), after + later);
  const coming = keplerAfter(inertialOf({ position, velocity: met.velocity }, then), -(after + later));
  const { par, limit } = scenario.time;
  return {
    target: { ...scenario.target, orbit: orbitOfState(coming) },
    chaser: { ...scenario.chaser, start: { orbit } },
    objective: { ...objective, miss, after: objective.after + later },
    time: { par: par + later, limit: limit + later },
  };
}
