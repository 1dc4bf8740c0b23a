// Lesson models of visibility. Metres, seconds, radians; see curves.ts.
import { earthRadius, earthRate, j2 } from "./earth";
import { meanMotion, period } from "./kepler";
import { nodeRate, perigeeRate } from "./oblateness";

type Inputs = Readonly<Record<string, number>>;

/** Cylindrical shadow of the Earth; `beta` is the angle between the Sun and the orbital plane. */
export function eclipseValues({ altitude = 400e3, beta = 0 }: Inputs) {
  const r = earthRadius + altitude;
  const edge = Math.sqrt(r ** 2 - earthRadius ** 2) / (r * Math.cos(beta));
  const shadowHalf = edge < 1 ? Math.acos(edge) : 0;
  const share = shadowHalf / Math.PI;
  return {
    radius: r,
    period: period(r),
    shadowHalf,
    share,
    shadow: share * period(r),
    light: (1 - share) * period(r),
    betaLimit: Math.asin(earthRadius / r),
  };
}

/** A pass through the zenith of a station on a round, non-rotating Earth. */
export function contactValues({ altitude = 400e3, elevation = 0 }: Inputs) {
  const r = earthRadius + altitude;
  const nadir = Math.asin((earthRadius * Math.cos(elevation)) / r);
  const central = Math.PI / 2 - elevation - nadir;
  return {
    radius: r,
    earthRadius,
    period: period(r),
    nadir,
    central,
    footprint: earthRadius * central,
    share: (1 - Math.cos(central)) / 2,
    longestPass: (period(r) * central) / Math.PI,
    slantRange: (r * Math.sin(central)) / Math.cos(elevation),
  };
}

/** A circular orbit under J2: from one crossing of the node to the next, and the shift of the track meanwhile. */
export function repeatValues({ altitude = 700e3, inclination = 1.7, days = 16, wanted = 233 }: Inputs) {
  const r = earthRadius + altitude;
  const apsides = perigeeRate(r, 0, inclination);
  const factor = meanMotion(r) * j2 * (earthRadius / r) ** 2;
  const anomaly = meanMotion(r) + 0.75 * factor * (3 * Math.cos(inclination) ** 2 - 1);
  const nodalPeriod = (2 * Math.PI) / (anomaly + apsides);
  const node = nodeRate(r, 0, inclination);
  const trackShift = (earthRate - node) * nodalPeriod;
  const turnsPerDay = (2 * Math.PI) / trackShift;
  return {
    keplerPeriod: period(r),
    nodalPeriod,
    nodeRate: node,
    earthRate,
    earthRadius,
    trackShift,
    turnsPerDay,
    spacing: earthRadius * trackShift,
    pattern: (2 * Math.PI * earthRadius) / wanted,
    wantedPerDay: wanted / days,
    missPerCycle: earthRadius * (2 * Math.PI * days - wanted * trackShift),
  };
}

/** A telescope that searches a patch of the sky. */
export function searchValues({
  field = 0.02,
  along = 0.05,
  across = 0.02,
  dwell = 10,
  chance = 0.8,
  looks = 1,
}: Inputs) {
  const fields =
    Math.max(1, Math.ceil((2 * along) / field - 1e-9)) * Math.max(1, Math.ceil((2 * across) / field - 1e-9));
  return {
    fields,
    sweep: fields * dwell,
    area: 4 * along * across,
    found: 1 - (1 - chance) ** looks,
    lost: (1 - chance) ** looks,
    wholeTime: fields * dwell * looks,
  };
}
