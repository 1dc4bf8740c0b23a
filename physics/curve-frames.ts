// Lesson models of axes and clocks. Metres, seconds, radians; see curves.ts.
import { earthRadius, earthRate, mu } from "./earth";
import { circularSpeed } from "./kepler";

type Inputs = Readonly<Record<string, number>>;

const arcsecond = Math.PI / (180 * 3600);
const century = 36_525 * 86_400;
const lightSpeed = 299_792_458;

/**
 * Since 2000: general precession (IAU 2006, first terms), the largest term of nutation, and their effect at this
 * altitude.
 */
export function axesValues({ time = 0, altitude = 0 }: Inputs) {
  const t = time / century;
  const r = earthRadius + altitude;
  const precession = (5028.796195 * t + 1.1054348 * t ** 2) * arcsecond;
  const moonNode = (450_160.398036 - 6_962_890.5431 * t) * arcsecond;
  const nutation = -17.2064161 * Math.sin(moonNode) * arcsecond;
  return { precession, nutation, radius: r, precessionShift: r * precession, nutationShift: r * nutation, moonNode };
}

/** The error from ignoring the day's uneven length, for a place on the ground and one in orbit. */
export function turnValues({ clockError = 0.1, latitude = 0, altitude = 0 }: Inputs) {
  return {
    earthRate,
    angle: earthRate * clockError,
    shift: (earthRadius + altitude) * earthRate * clockError * Math.cos(latitude),
    orbitShift: circularSpeed(earthRadius + altitude) * clockError,
  };
}

/** The rate of a clock on a circular orbit, relative to one on the geoid. */
export function clockValues({ altitude = 20_184e3 }: Inputs) {
  const r = earthRadius + altitude;
  const geoid = 62_636_853.4;
  const bySpeed = -(circularSpeed(r) ** 2) / (2 * lightSpeed ** 2);
  const byHeight = (geoid - mu / r) / lightSpeed ** 2;
  const day = 86_400;
  return {
    speed: circularSpeed(r),
    radius: r,
    bySpeed: bySpeed * day,
    byHeight: byHeight * day,
    gained: (bySpeed + byHeight) * day,
    rangePerDay: (bySpeed + byHeight) * day * lightSpeed,
  };
}
