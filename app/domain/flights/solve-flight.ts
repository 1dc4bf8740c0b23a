// Pure: finds the reference flight of a drawn scenario, by which its points are measured. Browser code must not import
// it (`.dependency-cruiser.mjs`).
import type { DrawKind } from "../../../physics/draw-flight";
import { Flight } from "../../../physics/flight";
import { keplerAfter, meanMotion, semiMajorAxisOf } from "../../../physics/kepler";
import { follow, matchTarget, type Act } from "../../../physics/pilot";
import { ricOf } from "../../../physics/ric";
import type { FlightScenario, KnownFlight } from "../../../physics/scenario";
import type { Vector } from "../../../physics/vectors";
import { solveAvoid } from "./solve-avoid";
import { solveCircle } from "./solve-circle";
import { solveSlot } from "./solve-slot";
import { NoReferenceError } from "./no-reference";

/** Burns, turns, delta-v and end of the reference flight. */
type SolvedFlight = Omit<KnownFlight, "how">;

/** Uses the method of the lesson's tutorial, with the start's numbers, so that every start is measured alike. */
export function solveFlight(scenario: FlightScenario, kind: DrawKind): SolvedFlight {
  const flight = new Flight(scenario);
  solvers[kind](flight);
  flight.stepToNow();
  if (flight.status.is !== "achieved")
    throw new NoReferenceError(`The reference of this ${kind} does not reach its objective.`);
  const { burns, turns, used, time } = flight;
  return { deltaV: used, burns: burns.map(({ t, dv }) => ({ t, dv })), turns: [...turns], end: time };
}

const solvers: Record<DrawKind, (flight: Flight) => void> = {
  raise: solveCircle,
  trim: solveCircle,
  planes: solvePlanes,
  hop: solveHop,
  round: solveRound,
  rise: (flight) =>
    flyActs(flight, [{ kind: "plan", minutes: 40 }, { kind: "coast", seconds: 2400 }, { kind: "match" }]),
  dock: (flight) =>
    flyActs(flight, [
      { kind: "straighten" },
      { kind: "plan", minutes: 8 },
      { kind: "coast", seconds: 300 },
      { kind: "plan", minutes: 4 },
      { kind: "coast", seconds: 300 },
    ]),
  slot: solveSlot,
  intercept: (flight) =>
    flyActs(flight, [{ kind: "plan", minutes: 45 }, { kind: "coast", seconds: 2700 }, { kind: "match" }]),
  avoid: solveAvoid,
};

function flyActs(flight: Flight, acts: Act[]) {
  for (const act of acts) follow(flight, act);
}

/** One burn where the planes cross, that is where the cross-track distance is 0. */
function solvePlanes(flight: Flight) {
  const { chaser, target } = flight;
  const across = (seconds: number) => ricOf(keplerAfter(chaser, seconds), keplerAfter(target, seconds)).position[2];
  let [low, high] = [0, flight.targetPeriod / 2];
  const isUp = across(low) > 0;
  for (let tries = 0; tries < 40; tries++) {
    const middle = (low + high) / 2;
    if (across(middle) > 0 === isUp) low = middle;
    else high = middle;
  }
  flight.flyTo(Math.round(low));
  flight.burn(matchTarget(flight));
}

/** Along the V-bar in one orbit; the first burn also removes the initial drift. */
function solveHop(flight: Flight) {
  const { objective } = flight.scenario;
  if (objective.kind !== "hold") return;
  const { position, velocity } = flight.ric;
  const seconds = flight.targetPeriod;
  const n = meanMotion(semiMajorAxisOf(flight.target));
  const way = objective.position[1] - position[1];
  flight.burn(rounded([-velocity[0], (-way * n) / (6 * Math.PI) - velocity[1], -velocity[2]]));
  flight.flyTo(Math.round(seconds));
  flight.burn(matchTarget(flight));
}

/** m/s of a radial burn per metre of distance: the lesson's ellipse around the target. */
const roundShare = 0.0004;

function solveRound(flight: Flight) {
  const { position, velocity } = flight.ric;
  flight.burn(rounded([roundShare * position[1] - velocity[0], -velocity[1], -velocity[2]]));
  // Until one revolution is complete.
  while (flight.status.is === "flying") flight.advance(60);
}

const rounded = ([r, i, c]: Vector): Vector => [micro(r), micro(i), micro(c)];
const micro = (speed: number) => Math.round(speed * 1e6) / 1e6;
