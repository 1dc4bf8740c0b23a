// Pure: what a mission's reference needs from a drawn start, so that wide ranges stay fair (docs/decisions/0196). Both
// starts are compared by the cheapest burns of two-body motion; nothing is flown.
import { coast, transfer } from "../../../physics/clohessy-wiltshire";
import { earthRadius, mu, radians } from "../../../physics/earth";
import { planeAngle } from "../../../physics/gates";
import { elementsOf, keplerAfter, meanMotion, semiMajorAxisOf, stateOf } from "../../../physics/kepler";
import { planeChange } from "../../../physics/maneuvers";
import { elementsOfOrbit } from "../../../physics/orbits";
import type { State } from "../../../physics/propagation";
import { fromRic, inertialOf, ricOf } from "../../../physics/ric";
import type { FlightScenario } from "../../../physics/scenario";
import { findTransfer } from "../../../physics/transfers";
import { add, cross, length, type Vector } from "../../../physics/vectors";

/** m/s and seconds of the author's flight, which flew the mission as written. */
type Reference = { deltaV: number; seconds: number };

/** The estimate describes the author's flight if it is within these shares of its delta-v. */
const [leastShare, mostShare] = [0.5, 1.1];
/** The reference grows or shrinks by this factor at most. */
const mostChange = 4;

/** m/s: the author's delta-v, scaled by what both starts need at least; as it is where that can't be estimated. */
export function deltaVOfStart(asWritten: FlightScenario, drawn: FlightScenario, { deltaV, seconds }: Reference) {
  const known = leastDeltaV(asWritten, seconds) / deltaV;
  if (!(known >= leastShare && known <= mostShare)) return deltaV;
  const change = leastDeltaV(drawn, seconds) / deltaV / known;
  return Number.isFinite(change) ? deltaV * Math.min(mostChange, Math.max(1 / mostChange, change)) : deltaV;
}

/** m/s; NaN for objectives that aren't solved by two burns. */
function leastDeltaV({ target, chaser: { start }, objective }: FlightScenario, seconds: number): number {
  const targetState = stateOf(elementsOfOrbit(target.orbit));
  const isFar = "orbit" in start;
  const chaser = isFar ? stateOf(elementsOfOrbit(start.orbit)) : inertialOf(start, targetState);
  if (objective.kind === "orbit") return circleCost(chaser, earthRadius + objective.altitude * 1000);
  if (objective.kind === "plane") return planeCost(chaser, targetState);
  const isDocking = objective.kind === "dock";
  if (!isDocking && objective.kind !== "hold") return NaN;
  const aim: Vector = isDocking ? [0, 0, 0] : objective.position;
  // At a port it needn't stop.
  const allowed = isDocking ? objective.closing : 0;
  return isFar ? farCost(chaser, targetState, aim, seconds) : nearCost(chaser, targetState, { aim, allowed, seconds });
}

const speedAt = (radius: number, axis: number) => Math.sqrt(mu * (2 / radius - 1 / axis));

/** Two burns along the motion, from the cheaper apsis. */
function circleCost(chaser: State, radius: number) {
  const { semiMajorAxis, eccentricity } = elementsOf(chaser);
  const from = (apsis: number) => {
    const axis = (apsis + radius) / 2;
    const first = Math.abs(speedAt(apsis, axis) - speedAt(apsis, semiMajorAxis));
    return first + Math.abs(speedAt(radius, radius) - speedAt(radius, axis));
  };
  return Math.min(from(semiMajorAxis * (1 - eccentricity)), from(semiMajorAxis * (1 + eccentricity)));
}

/** One burn, where the planes cross. */
const planeCost = (chaser: State, target: State) =>
  planeChange(
    length(cross(chaser.position, chaser.velocity)) / semiMajorAxisOf(chaser),
    radians(planeAngle(chaser, target)),
  );

type Approach = { aim: Vector; allowed: number; seconds: number };

/** The cheapest of many departures and durations, by the linear equations near a target. */
function nearCost(chaser: State, target: State, { aim, allowed, seconds }: Approach) {
  const n = meanMotion(semiMajorAxisOf(target));
  const start = ricOf(chaser, target);
  return cheapest([12, 60], seconds, (departure, duration) => {
    const { first, second } = transfer(coast(start, n, departure), aim, n, duration);
    return length(first) + Math.max(0, length(second) - allowed);
  });
}

/** Likewise by Lambert's problem, far from a target. */
function farCost(chaser: State, target: State, aim: Vector, seconds: number) {
  return cheapest([8, 16], seconds, (departure, duration) => {
    const arrival = keplerAfter(target, departure + duration);
    const place = { ...arrival, position: add(arrival.position, fromRic(aim, arrival)) };
    return findTransfer(keplerAfter(chaser, departure), place, duration)?.cost ?? NaN;
  });
}

function cheapest(
  [departures, durations]: [number, number],
  seconds: number,
  costOf: (departure: number, duration: number) => number,
) {
  let least = Infinity;
  for (let early = 0; early < departures; early++) {
    const departure = (seconds * early) / departures;
    for (let part = 1; part <= durations; part++) {
      const cost = costOf(departure, ((seconds - departure) * part) / durations);
      // NaN where there is no transfer.
      if (cost < least) least = cost;
    }
  }
  return least;
}
