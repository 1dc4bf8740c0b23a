// Lesson models of relative motion. Metres, seconds, radians; see curves.ts.
import { coast } from "./clohessy-wiltshire";
import { earthRadius } from "./earth";
import { keplerAfter, meanMotion, period, stateOf } from "./kepler";
import { inertialOf, ricOf, type RicState } from "./ric";
import { length } from "./vectors";

type Inputs = Readonly<Record<string, number>>;

/**
 * A maneuver beside a target on an ellipse, as the difference of two Kepler orbits; and the result of the circular
 * equations.
 */
export function ellipticValues(inputs: Inputs) {
  const { altitude = 400e3, eccentricity = 0, anomaly = 0, inTrackBurn = 0, radialBurn = 0, turns = 1 } = inputs;
  const semiMajorAxis = (earthRadius + altitude) / (1 - eccentricity);
  const plane = { inclination: 0, node: 0, argumentOfPerigee: 0 };
  const target = stateOf({ semiMajorAxis, eccentricity, ...plane, trueAnomaly: anomaly });
  const start: RicState = { position: [0, 0, 0], velocity: [radialBurn, inTrackBurn, 0] };
  const time = turns * period(semiMajorAxis);
  const chaser = keplerAfter(inertialOf(start, target), time);
  const { position } = ricOf(chaser, keplerAfter(target, time));
  const circular = coast(start, meanMotion(semiMajorAxis), time).position;
  return {
    semiMajorAxis,
    time,
    n: meanMotion(semiMajorAxis),
    speed: length(target.velocity),
    radial: position[0],
    inTrack: position[1],
    circularRadial: circular[0],
    circularInTrack: circular[1],
    off: Math.hypot(position[0] - circular[0], position[1] - circular[1]),
  };
}

/**
 * Relative eccentricity and inclination vectors: `radialSwing` and `crossSwing` are their lengths in metres, `between`
 * is the angle between them, and `phase` is the argument of latitude, measured from the eccentricity vector.
 */
export function relativeElementsValues(inputs: Inputs) {
  const { radialSwing = 300, crossSwing = 300, between = 0, phase = 0, axisOffset = 0, along = 0 } = inputs;
  const radial = axisOffset - radialSwing * Math.cos(phase);
  const cross = crossSwing * Math.sin(phase - between);
  const distanceAt = (u: number) =>
    Math.hypot(axisOffset - radialSwing * Math.cos(u), crossSwing * Math.sin(u - between));
  const distances = Array.from({ length: 361 }, (_, at) => distanceAt((at * Math.PI) / 180));
  return {
    radial,
    cross,
    inTrack: along + 2 * radialSwing * Math.sin(phase),
    distance: Math.hypot(radial, cross),
    nearest: Math.min(...distances),
    driftPerTurn: -3 * Math.PI * axisOffset,
  };
}
