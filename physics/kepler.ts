import { mu, turn } from "./earth";
import type { State } from "./propagation";
import { add, cross, dot, length, scale, subtract, unit, type Vector } from "./vectors";

/** Classical elements of an ellipse: metres and radians. */
export type Elements = {
  semiMajorAxis: number;
  eccentricity: number;
  inclination: number;
  /** Right ascension of the ascending node. */
  node: number;
  argumentOfPerigee: number;
  trueAnomaly: number;
};

export const meanMotion = (semiMajorAxis: number) => Math.sqrt(mu / semiMajorAxis ** 3);
export const period = (semiMajorAxis: number) => (2 * Math.PI) / meanMotion(semiMajorAxis);
export const circularSpeed = (radius: number) => Math.sqrt(mu / radius);

/** Specific orbital energy, J/kg. */
export const energy = ({ position, velocity }: State) => dot(velocity, velocity) / 2 - mu / length(position);

export const semiMajorAxisOf = (state: State) => -mu / (2 * energy(state));

/** Solves Kepler's equation for the eccentric anomaly. */
export function eccentricAnomaly(meanAnomaly: number, eccentricity: number): number {
  let anomaly = meanAnomaly + eccentricity * Math.sin(meanAnomaly);
  for (let i = 0; i < 50; i++) {
    const change = (anomaly - eccentricity * Math.sin(anomaly) - meanAnomaly) / (1 - eccentricity * Math.cos(anomaly));
    anomaly -= change;
    if (Math.abs(change) < 1e-15) break;
  }
  return anomaly;
}

export const trueFromEccentric = (anomaly: number, eccentricity: number) =>
  2 *
  Math.atan2(Math.sqrt(1 + eccentricity) * Math.sin(anomaly / 2), Math.sqrt(1 - eccentricity) * Math.cos(anomaly / 2));

/** Position and velocity on an orbit. */
export function stateOf({
  semiMajorAxis,
  eccentricity,
  inclination,
  node,
  argumentOfPerigee,
  trueAnomaly,
}: Elements): State {
  const parameter = semiMajorAxis * (1 - eccentricity ** 2);
  const radius = parameter / (1 + eccentricity * Math.cos(trueAnomaly));
  const speed = Math.sqrt(mu / parameter);
  const inPlane = (x: number, y: number) => rotateFromPerifocal(x, y, inclination, node, argumentOfPerigee);
  return {
    position: inPlane(radius * Math.cos(trueAnomaly), radius * Math.sin(trueAnomaly)),
    velocity: inPlane(-speed * Math.sin(trueAnomaly), speed * (eccentricity + Math.cos(trueAnomaly))),
  };
}

/** Turns a vector of the orbital plane (x towards the perigee) into the inertial frame. */
function rotateFromPerifocal(x: number, y: number, inclination: number, node: number, perigee: number): Vector {
  const [ci, si] = [Math.cos(inclination), Math.sin(inclination)];
  const [cn, sn] = [Math.cos(node), Math.sin(node)];
  const [cp, sp] = [Math.cos(perigee), Math.sin(perigee)];
  return [
    (cn * cp - sn * sp * ci) * x + (-cn * sp - sn * cp * ci) * y,
    (sn * cp + cn * sp * ci) * x + (-sn * sp + cn * cp * ci) * y,
    sp * si * x + cp * si * y,
  ];
}

/** Below this an orbit counts as circular or equatorial. */
const tolerance = 1e-11;

/**
 * Elements of a state. On a circle the argument of perigee is 0 and the anomaly counts from the node; on the equator the
 * node is the vernal equinox.
 */
export function elementsOf(state: State): Elements {
  const { position, velocity } = state;
  const radius = length(position);
  const momentum = cross(position, velocity);
  const towardsPerigee = subtract(scale(cross(velocity, momentum), 1 / mu), scale(position, 1 / radius));
  const eccentricity = length(towardsPerigee);
  const inclination = Math.atan2(Math.hypot(momentum[0], momentum[1]), momentum[2]);
  const isEquatorial = Math.hypot(momentum[0], momentum[1]) < tolerance * length(momentum);
  const isCircular = eccentricity < tolerance;
  const nodeDirection: Vector = isEquatorial ? [1, 0, 0] : unit([-momentum[1], momentum[0], 0]);
  // In the plane, 90 degrees ahead of the node.
  const ahead = cross(unit(momentum), nodeDirection);
  const angleInPlane = (direction: Vector) => Math.atan2(dot(direction, ahead), dot(direction, nodeDirection));
  const argumentOfPerigee = isCircular ? 0 : turn(angleInPlane(towardsPerigee));
  return {
    semiMajorAxis: semiMajorAxisOf(state),
    eccentricity,
    inclination,
    node: isEquatorial ? 0 : turn(Math.atan2(nodeDirection[1], nodeDirection[0])),
    argumentOfPerigee,
    trueAnomaly: turn(angleInPlane(position) - argumentOfPerigee),
  };
}

/** The two-body state after `seconds`, by Lagrange's coefficients f and g: no singularity on circles or the equator. */
export function keplerAfter(state: State, seconds: number): State {
  const { position, velocity } = state;
  const radius = length(position);
  const semiMajorAxis = semiMajorAxisOf(state);
  const motion = meanMotion(semiMajorAxis);
  const eSinE = dot(position, velocity) / Math.sqrt(mu * semiMajorAxis);
  const eCosE = 1 - radius / semiMajorAxis;
  // Whole revolutions are dropped. `anomalyChange` is the change of the eccentric anomaly.
  const meanAnomalyChange = motion * (seconds % ((2 * Math.PI) / motion));
  let anomalyChange = meanAnomalyChange;
  for (let i = 0; i < 50; i++) {
    const error =
      anomalyChange - eCosE * Math.sin(anomalyChange) + eSinE * (1 - Math.cos(anomalyChange)) - meanAnomalyChange;
    const step = error / (1 - eCosE * Math.cos(anomalyChange) + eSinE * Math.sin(anomalyChange));
    anomalyChange -= step;
    if (Math.abs(step) < 1e-15) break;
  }
  const [c, s] = [Math.cos(anomalyChange), Math.sin(anomalyChange)];
  const f = 1 - (semiMajorAxis / radius) * (1 - c);
  const g = (meanAnomalyChange - anomalyChange + s) / motion;
  const positionAfter = add(scale(position, f), scale(velocity, g));
  const radiusAfter = length(positionAfter);
  const fRate = (-Math.sqrt(mu * semiMajorAxis) * s) / (radius * radiusAfter);
  const gRate = 1 - (semiMajorAxis / radiusAfter) * (1 - c);
  return { position: positionAfter, velocity: add(scale(position, fRate), scale(velocity, gRate)) };
}
