// Lesson models of flights to the planets and to the Moon, by patched conics. Metres, seconds, radians; see curves.ts.
import { earthRadius, mu } from "./earth";
import { circularSpeed } from "./kepler";

type Inputs = Readonly<Record<string, number>>;

/** Gravitational parameters as in Curtis, table A.2. */
const sunMu = 1.32712e20;
const moonMu = 4.9048695e12;
const astronomicalUnit = 1.495978707e11;
const moonRadius = 1_737_400;
/** Mean distance of the Moon. */
const moonDistance = 384_400e3;

const sunPeriod = (axis: number) => 2 * Math.PI * Math.sqrt(axis ** 3 / sunMu);
const speedOn = (gravity: number, radius: number, axis: number) => Math.sqrt(gravity * (2 / radius - 1 / axis));

/** A Hohmann transfer from the Earth to a planet on a circle, from a parking orbit of `altitude` (Curtis, chapter 8). */
export function planetsValues({ distance = 1.524 * astronomicalUnit, altitude = 300e3 }: Inputs) {
  const [home, r] = [astronomicalUnit, earthRadius + altitude];
  const axis = (home + distance) / 2;
  const time = sunPeriod(axis) / 2;
  const [year, otherYear] = [sunPeriod(home), sunPeriod(distance)];
  const excess = Math.abs(speedOn(sunMu, home, axis) - speedOn(sunMu, home, home));
  const perigeeSpeed = Math.sqrt(excess ** 2 + (2 * mu) / r);
  const lead = Math.PI - (2 * Math.PI * time) / otherYear;
  return {
    axis,
    time,
    year,
    otherYear,
    /** The same positions come back after this time. */
    synodic: 1 / Math.abs(1 / year - 1 / otherYear),
    /** The planet's place ahead of the Earth at departure. */
    lead: lead - 2 * Math.PI * Math.round(lead / (2 * Math.PI)),
    excess,
    launchEnergy: excess ** 2,
    parkingSpeed: circularSpeed(r),
    perigeeSpeed,
    deltaV: perigeeSpeed - circularSpeed(r),
    arrivalExcess: Math.abs(speedOn(sunMu, distance, distance) - speedOn(sunMu, distance, axis)),
  };
}

/**
 * From a parking orbit to the Moon's distance on an ellipse that reaches `reach`, and into a circle of `lunarAltitude`
 * around the Moon.
 */
export function lunarValues({ altitude = 185e3, reach = moonDistance, lunarAltitude = 100e3 }: Inputs) {
  const r = earthRadius + altitude;
  const axis = (r + reach) / 2;
  const eccentricity = (reach - r) / (reach + r);
  const injectionSpeed = speedOn(mu, r, axis);
  const arrivalSpeed = speedOn(mu, moonDistance, axis);
  const across = Math.min(arrivalSpeed, (r * injectionSpeed) / moonDistance);
  const moonSpeed = circularSpeed(moonDistance);
  const outward = Math.sqrt(arrivalSpeed ** 2 - across ** 2);
  const excess = Math.hypot(outward, moonSpeed - across);
  const low = moonRadius + lunarAltitude;
  return {
    axis,
    eccentricity,
    parkingSpeed: circularSpeed(r),
    injectionSpeed,
    deltaV: injectionSpeed - circularSpeed(r),
    time: timeTo(moonDistance, axis, eccentricity),
    arrivalSpeed,
    moonSpeed,
    excess,
    capture: Math.sqrt(excess ** 2 + (2 * moonMu) / low) - Math.sqrt(moonMu / low),
  };
}

/** From perigee out to a radius, by Kepler's equation. */
function timeTo(radius: number, axis: number, eccentricity: number) {
  const anomaly = Math.acos(Math.max(-1, Math.min(1, (1 - radius / axis) / eccentricity)));
  return Math.sqrt(axis ** 3 / mu) * (anomaly - eccentricity * Math.sin(anomaly));
}
