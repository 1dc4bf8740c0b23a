// Pure: from a nearly circular orbit to a circular one at another altitude, with two burns along the motion.
import type { Flight } from "../../../physics/flight";
import { elementsOf, meanMotion } from "../../../physics/kepler";
import { burn } from "../../../physics/maneuvers";
import { orbitOfState } from "../../../physics/orbits";
import type { State } from "../../../physics/propagation";
import { NoReferenceError } from "./no-reference";

/** The first burn sets the altitude of the far side; the second, there, that of the near side. */
export function solveCircle(flight: Flight) {
  const { objective } = flight.scenario;
  if (objective.kind !== "orbit") return;
  const { altitude } = objective;
  const first = findSpeed((speed) => orbitOfState(pushed(flight, speed)).apogee - altitude);
  flight.burn([0, first, 0]);
  flight.advance(Math.round(timeToApogee(flight.chaser)));
  const second = findSpeed((speed) => {
    const { perigee, apogee } = orbitOfState(pushed(flight, speed));
    return perigee + apogee - 2 * altitude;
  });
  flight.burn([0, second, 0]);
}

function pushed({ chaser, craft }: Flight, speed: number): State {
  const burnResult = burn(chaser, [0, speed, 0], craft);
  if (!burnResult) throw new NoReferenceError("The tank does not hold enough for the reference.");
  return burnResult.state;
}

/** m/s to 0.1 mm/s; finds the zero of a function that increases. */
function findSpeed(missAt: (speed: number) => number): number {
  let [low, high] = [0, 40];
  for (let tries = 0; tries < 40; tries++) {
    const middle = (low + high) / 2;
    if (missAt(middle) < 0) low = middle;
    else high = middle;
  }
  return Math.round(high * 1e4) / 1e4;
}

function timeToApogee(state: State): number {
  const { semiMajorAxis, eccentricity, trueAnomaly } = elementsOf(state);
  const half = Math.tan(trueAnomaly / 2) * Math.sqrt((1 - eccentricity) / (1 + eccentricity));
  const eccentric = 2 * Math.atan(half);
  const mean = eccentric - eccentricity * Math.sin(eccentric);
  return (Math.PI - mean) / meanMotion(semiMajorAxis);
}
