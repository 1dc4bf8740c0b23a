// Lesson models of perturbations. Metres, seconds, radians; see curves.ts.
import { airDensity } from "./drag";
import { earthRadius, earthRate, j2, j22, longAxis, mu } from "./earth";
import { circularSpeed, meanMotion, period } from "./kepler";
import { nodeRate, perigeeRate } from "./oblateness";

type Inputs = Readonly<Record<string, number>>;

const day = 86_400;
export const year = 365.25 * day;

/** Altitude below which an orbit decays within a revolution, m. */
const entry = 120e3;

/** Seconds until a circular orbit decays; `densityFactor` scales the density table. */
function lifetimeFrom(altitude: number, ballistic: number, densityFactor: number): number {
  const steps = Math.max(1, Math.ceil((altitude - entry) / 1000));
  const step = (altitude - entry) / steps;
  let seconds = 0;
  for (let i = 0; i < steps; i++) {
    const height = entry + (i + 0.5) * step;
    seconds += step / ((airDensity(height) * densityFactor * Math.sqrt(mu * (earthRadius + height))) / ballistic);
  }
  return seconds;
}

/** A circular orbit in a non-rotating atmosphere; `ballistic` is m / (Cd A). */
export function dragValues({ altitude = 400e3, ballistic = 50, activity = 1 }: Inputs) {
  const r = earthRadius + altitude;
  const density = airDensity(altitude) * activity;
  const speed = circularSpeed(r);
  const deceleration = (0.5 * density * speed ** 2) / ballistic;
  const decayPerOrbit = (2 * Math.PI * density * r ** 2) / ballistic;
  return {
    radius: r,
    density,
    speed,
    period: period(r),
    deceleration,
    decayPerOrbit,
    decayPerDay: (decayPerOrbit * day) / period(r),
    lifetime: lifetimeFrom(altitude, ballistic, activity),
    deltaVPerYear: deceleration * year,
  };
}

/** Solar radiation pressure at 1 AU on an absorbing surface, N/m². */
export const sunPressure = 1361 / 299_792_458;
const sunRate = (2 * Math.PI) / year;

export function pressureValues({ areaToMass = 0.02, reflectivity = 1.3, altitude = 35_786e3 }: Inputs) {
  const r = earthRadius + altitude;
  const acceleration = sunPressure * reflectivity * areaToMass;
  const eccentricityRadius = (1.5 * acceleration) / (circularSpeed(r) * sunRate);
  const gravity = mu / r ** 2;
  const drag = 0.5 * airDensity(altitude) * circularSpeed(r) ** 2 * 2.2 * areaToMass;
  return {
    sunPressure,
    acceleration,
    gravity,
    drag,
    share: acceleration / gravity,
    eccentricityRadius,
    swing: 2 * eccentricityRadius * r,
    speed: circularSpeed(r),
    radius: r,
    sunRate,
  };
}

/** Gravity and mean distance of the Moon and the Sun. */
export const moon = { mu: 4.9028e12, distance: 384_400e3 };
export const sun = { mu: 1.32712440018e20, distance: 149_597_870_700 };
export const obliquity = 23.4393 * (Math.PI / 180);

/** Accelerations at a radius, their maximum, and how fast Sun and Moon tilt an orbit in the equator. */
export function thirdBodyValues({ altitude = 35_786e3, moonTilt = obliquity }: Inputs) {
  const r = earthRadius + altitude;
  const tide = (body: { mu: number; distance: number }) => (2 * body.mu * r) / body.distance ** 3;
  const torque = (body: { mu: number; distance: number }, tilt: number) =>
    ((0.75 * body.mu) / body.distance ** 3 / meanMotion(r)) * Math.sin(tilt) * Math.cos(tilt);
  const [sunTilts, moonTilts] = [torque(sun, obliquity), torque(moon, moonTilt)];
  return {
    radius: r,
    gravity: mu / r ** 2,
    flattening: (1.5 * j2 * mu * earthRadius ** 2) / r ** 4,
    moonTide: tide(moon),
    sunTide: tide(sun),
    ratio: tide(moon) / tide(sun),
    sunTilts,
    moonTilts,
    tilts: sunTilts + moonTilts,
    perYear: (sunTilts + moonTilts) * year,
    costPerYear: circularSpeed(r) * (sunTilts + moonTilts) * year,
    speed: circularSpeed(r),
  };
}

const geoRadius = Math.cbrt(mu / earthRate ** 2);

/** A slot on the geostationary ring: the pull of the equator's ellipse along it, and the cost of station-keeping. */
export function geoDriftValues({ longitude = 0, halfWidth = 0.05 * (Math.PI / 180) }: Inputs) {
  const strongest = 18 * earthRate ** 2 * j22 * (earthRadius / geoRadius) ** 2;
  const driftAcceleration = strongest * Math.sin(2 * (longitude - longAxis));
  const size = Math.abs(driftAcceleration);
  const cycle = 4 * Math.sqrt(halfWidth / size);
  return {
    geoRadius,
    strongest,
    driftAcceleration,
    offAxis: longitude - longAxis,
    size,
    cycle,
    burn: (geoRadius * size * cycle) / 3,
    costPerYear: (geoRadius * size * year) / 3,
    firstMonth: 0.5 * driftAcceleration * (30 * day) ** 2,
  };
}

/** Asymmetry between the hemispheres. */
const j3 = -2.53266e-6;

/** How the perigee turns, and the eccentricity at which J3 holds it in the south or north against J2. */
export function frozenValues({ altitude = 800e3, inclination = 1, eccentricity = 0 }: Inputs) {
  const a = (earthRadius + altitude) / (1 - eccentricity);
  const frozen = ((-j3 / j2) * earthRadius * Math.sin(inclination)) / (2 * a);
  return {
    semiMajorAxis: a,
    parameter: a * (1 - eccentricity ** 2),
    n: meanMotion(a),
    j2,
    earthRadius,
    perigeeRate: perigeeRate(a, eccentricity, inclination),
    nodeRate: nodeRate(a, eccentricity, inclination),
    frozenEccentricity: frozen,
    heightSpread: 2 * a * frozen,
    j3Share: -j3 / j2,
  };
}
