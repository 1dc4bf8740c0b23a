import { degrees, earthRadius, j2 } from "./earth";
import { keplerAfter, meanMotion, stateOf, type Elements } from "./kepler";
import type { State } from "./propagation";

/** The rate that all secular J2 effects are multiples of, rad/s. */
const j2Rate = (semiMajorAxis: number, eccentricity: number) =>
  meanMotion(semiMajorAxis) * j2 * (earthRadius / (semiMajorAxis * (1 - eccentricity ** 2))) ** 2;

/** Secular rate of the ascending node, rad/s. */
export const nodeRate = (semiMajorAxis: number, eccentricity: number, inclination: number) =>
  -1.5 * j2Rate(semiMajorAxis, eccentricity) * Math.cos(inclination);

/** Secular rate of the argument of perigee, rad/s. */
export const perigeeRate = (semiMajorAxis: number, eccentricity: number, inclination: number) =>
  0.75 * j2Rate(semiMajorAxis, eccentricity) * (5 * Math.cos(inclination) ** 2 - 1);

/** Converts rad/s. */
export const degreesPerDay = (rate: number) => degrees(rate) * 86_400;

const tropicalYear = 365.2421897 * 86_400;

/** Inclination (radians) at which the node keeps up with the mean Sun. */
export const sunSynchronousInclination = (semiMajorAxis: number, eccentricity = 0) =>
  Math.acos(-(2 * Math.PI) / tropicalYear / (1.5 * j2Rate(semiMajorAxis, eccentricity)));

/** The mean orbit after `seconds`, with secular J2 rates but without short-period variations. */
export function secularAfter(elements: Elements, seconds: number): State {
  const { semiMajorAxis, eccentricity, inclination } = elements;
  return keplerAfter(
    stateOf({
      ...elements,
      node: elements.node + seconds * nodeRate(semiMajorAxis, eccentricity, inclination),
      argumentOfPerigee: elements.argumentOfPerigee + seconds * perigeeRate(semiMajorAxis, eccentricity, inclination),
    }),
    seconds,
  );
}
