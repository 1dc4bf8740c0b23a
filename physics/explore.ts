// Computes what the explorables of lessons show. Metres, seconds, radians.
import { coast } from "./clohessy-wiltshire";
import { earthRadius, earthRate, groundPoint, j2, mu, turn } from "./earth";
import { circularSpeed, eccentricAnomaly, keplerAfter, meanMotion, period, stateOf, trueFromEccentric } from "./kepler";
import { nodeRate } from "./oblateness";
import { inertialOf, ricOf, type RicState } from "./ric";
import { length, subtract, type Vector } from "./vectors";

export type Values = Readonly<Record<string, number>>;

/** A spacecraft near a target on a circle; it burns at time 0. */
export type Relative = {
  altitude: number;
  radialStart: number;
  inTrackStart: number;
  radialBurn: number;
  inTrackBurn: number;
  /** Starts on a coelliptic orbit instead of at rest beside the target. */
  isCoelliptic: boolean;
};

const radiusOf = ({ altitude }: { altitude: number }) => earthRadius + altitude;

/** The state right after the burn, or without it if `withBurn` is false. */
function relativeStart(relative: Relative, withBurn = true): RicState {
  const { radialStart, inTrackStart, radialBurn, inTrackBurn, isCoelliptic } = relative;
  const drift = isCoelliptic ? -1.5 * meanMotion(radiusOf(relative)) * radialStart : 0;
  const [radial, inTrack] = withBurn ? [radialBurn, inTrackBurn] : [0, 0];
  return { position: [radialStart, inTrackStart, 0], velocity: [radial, drift + inTrack, 0] };
}

/** Places from the burn to `seconds` later, evenly spaced in time. */
export function relativePath(relative: Relative, seconds: number, count: number, withBurn = true): Vector[] {
  const start = relativeStart(relative, withBurn);
  const n = meanMotion(radiusOf(relative));
  return Array.from({ length: count + 1 }, (_, at) => coast(start, n, (seconds * at) / count).position);
}

export function relativeValues(relative: Relative, time: number): Values {
  const n = meanMotion(radiusOf(relative));
  const turnTime = (2 * Math.PI) / n;
  const start = relativeStart(relative);
  const placeAfter = (seconds: number) => coast(start, n, seconds).position;
  const place = placeAfter(time);
  const { radialBurn, inTrackBurn, radialStart, inTrackStart } = relative;
  return {
    altitude: relative.altitude,
    radius: radiusOf(relative),
    n,
    period: turnTime,
    time,
    radialBurn,
    inTrackBurn,
    burn: Math.hypot(radialBurn, inTrackBurn),
    radialStart,
    inTrackStart,
    radialSpeed: start.velocity[0],
    inTrackSpeed: start.velocity[1],
    radial: place[0],
    inTrack: place[1],
    range: length(place),
    drift: placeAfter(turnTime)[1] - inTrackStart,
    halfway: placeAfter(turnTime / 2)[0] - radialStart,
    halfwayInTrack: placeAfter(turnTime / 2)[1] - inTrackStart,
    frameSpeed: n * length(start.position),
    miss: length(subtract(place, twoBodyAfter(relative, time))),
  };
}

/** The relative position as the difference of two Kepler orbits, without linearization. */
export function twoBodyAfter(relative: Relative, time: number): Vector {
  const circle = { eccentricity: 0, inclination: 0, node: 0, argumentOfPerigee: 0, trueAnomaly: 0 };
  const target = stateOf({ semiMajorAxis: radiusOf(relative), ...circle });
  const chaser = inertialOf(relativeStart(relative), target);
  return ricOf(keplerAfter(chaser, time), keplerAfter(target, time)).position;
}

/** `altitude` is the perigee's; the shape is given by the apogee or the eccentricity, the position by an anomaly. */
export type OrbitInputs = {
  altitude: number;
  apogee?: number;
  eccentricity?: number;
  inclination: number;
  meanAnomaly?: number;
  trueAnomaly?: number;
};

function shapeOf({ altitude, apogee, eccentricity = 0 }: OrbitInputs) {
  const low = earthRadius + altitude;
  if (apogee === undefined) return { a: low / (1 - eccentricity), e: eccentricity };
  const high = earthRadius + Math.max(altitude, apogee);
  return { a: (low + high) / 2, e: (high - low) / (high + low) };
}

function anomaliesOf({ meanAnomaly, trueAnomaly = 0 }: OrbitInputs, e: number) {
  if (meanAnomaly !== undefined) {
    const eccentric = eccentricAnomaly(meanAnomaly, e);
    return { mean: meanAnomaly, eccentric, true: turn(trueFromEccentric(eccentric, e)) };
  }
  // The inverse: with -e the same formula leads from the true to the eccentric anomaly.
  const eccentric = turn(trueFromEccentric(trueAnomaly, -e));
  return { mean: eccentric - e * Math.sin(eccentric), eccentric, true: trueAnomaly };
}

export function orbitValues(inputs: OrbitInputs): Values {
  const { a, e } = shapeOf(inputs);
  const anomaly = anomaliesOf(inputs, e);
  const [perigeeRadius, apogeeRadius] = [a * (1 - e), a * (1 + e)];
  const r = (a * (1 - e * e)) / (1 + e * Math.cos(anomaly.true));
  const speedAt = (radius: number) => Math.sqrt(mu * (2 / radius - 1 / a));
  return {
    altitude: inputs.altitude,
    apogee: apogeeRadius - earthRadius,
    eccentricity: e,
    inclination: inputs.inclination,
    meanAnomaly: anomaly.mean,
    eccentricAnomaly: anomaly.eccentric,
    trueAnomaly: anomaly.true,
    semiMajorAxis: a,
    perigeeRadius,
    apogeeRadius,
    radius: r,
    height: r - earthRadius,
    mu,
    n: meanMotion(a),
    period: period(a),
    halfPeriod: period(a) / 2,
    time: anomaly.mean / meanMotion(a),
    turnsPerDay: 86_400 / period(a),
    speed: speedAt(r),
    perigeeSpeed: speedAt(perigeeRadius),
    apogeeSpeed: speedAt(apogeeRadius),
    lowSpeed: circularSpeed(perigeeRadius),
    highSpeed: circularSpeed(apogeeRadius),
    firstBurn: speedAt(perigeeRadius) - circularSpeed(perigeeRadius),
    secondBurn: circularSpeed(apogeeRadius) - speedAt(apogeeRadius),
    bothBurns:
      speedAt(perigeeRadius) - circularSpeed(perigeeRadius) + circularSpeed(apogeeRadius) - speedAt(apogeeRadius),
    energy: -mu / (2 * a),
    kinetic: speedAt(r) ** 2 / 2,
    potential: -mu / r,
    trackShift: earthRate * period(a),
    earthRadius,
    j2,
    parameter: a * (1 - e * e),
    nodeRate: nodeRate(a, e, inputs.inclination),
    ...placeValues(r, speedAt(r)),
    ...sweepValues(a, e),
    ...phasingValues(a, e),
    highestLatitude: Math.min(inputs.inclination, Math.PI - inputs.inclination),
  };
}

/** Values at a radius, for any orbit. */
const placeValues = (radius: number, speed: number) => ({
  gravity: mu / radius ** 2,
  escapeSpeed: Math.sqrt((2 * mu) / radius),
  toEscape: Math.sqrt((2 * mu) / radius) - speed,
  horizon: Math.acos(earthRadius / radius),
  horizonDistance: Math.sqrt(radius ** 2 - earthRadius ** 2),
});

const sweepValues = (a: number, e: number) => ({
  momentum: Math.sqrt(mu * a * (1 - e * e)),
  sweep: Math.sqrt(mu * a * (1 - e * e)) / 2,
  // Share of the period from one end of the minor axis over the apogee to the other.
  farShare: 1 / 2 + e / Math.PI,
  turnRate: meanMotion(a),
});

/** Phasing: one revolution on the ellipse against the circle that it touches inside or outside. */
function phasingValues(a: number, e: number) {
  const [low, high] = [a * (1 - e), a * (1 + e)];
  const speedAt = (radius: number) => Math.sqrt(mu * (2 / radius - 1 / a));
  return {
    innerPeriod: period(low),
    outerPeriod: period(high),
    fallBack: 2 * Math.PI * (period(a) / period(low) - 1),
    catchUp: 2 * Math.PI * (1 - period(a) / period(high)),
    backAndForth: 2 * (speedAt(low) - circularSpeed(low)),
    downAndUp: 2 * (circularSpeed(high) - speedAt(high)),
  };
}

export type GroundPoint = { latitude: number; longitude: number };

/** At its perigee the orbit crosses the equator northwards, over 45 degrees west. */
const crossing = { node: 0, argumentOfPerigee: 0, trueAnomaly: 0 };
const sceneTime = Date.UTC(2025, 2, 20, 15);

/** Ground track between two times since the perigee, in degrees. */
export function groundTrack(inputs: OrbitInputs, from: number, to: number, count: number): GroundPoint[] {
  const { a, e } = shapeOf(inputs);
  const start = stateOf({ semiMajorAxis: a, eccentricity: e, inclination: inputs.inclination, ...crossing });
  return Array.from({ length: count + 1 }, (_, at) => {
    const time = from + (count === 0 ? 0 : ((to - from) * at) / count);
    return groundPoint(keplerAfter(start, time).position, sceneTime + time * 1000);
  });
}
