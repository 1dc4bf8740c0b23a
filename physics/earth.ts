// Metres, seconds, radians everywhere in physics/.
import type { Vector } from "./vectors";

/** WGS-84 gravitational parameter, m³/s². */
export const mu = 3.986004418e14;
/** Equatorial radius, m. */
export const earthRadius = 6_378_137;
/** WGS 84. */
export const earthFlattening = 1 / 298.257223563;
export const j2 = 1.08262668e-3;
/** The ellipse of the equator: its coefficient, and the longitude of its long axis. */
export const j22 = 1.8155e-6;
export const longAxis = -14.93 * (Math.PI / 180);
/** Rotation relative to the stars, rad/s. */
export const earthRate = 7.292115146706979e-5;

export const degrees = (radians: number) => (radians * 180) / Math.PI;
export const radians = (degrees: number) => (degrees * Math.PI) / 180;

const j2000 = Date.UTC(2000, 0, 1, 12);
const day = 86_400_000;

/**
 * Angle between the vernal equinox and Greenwich at a time in milliseconds since 1970 (Greenwich mean sidereal time,
 * UT1 taken as UTC).
 */
export function greenwichAngle(time: number): number {
  const days = (time - j2000) / day;
  return turn(radians(280.46061837 + 360.98564736629 * days));
}

/** The 2025 equinox, in milliseconds since 1970: the Sun is over the equator. */
export const equinox = Date.UTC(2025, 2, 20, 9);

/** Direction to the Sun in the inertial frame, to about 0.01 degree (Astronomical Almanac, low precision). */
export function sunDirection(time: number): Vector {
  const days = (time - j2000) / day;
  const anomaly = radians(357.528 + 0.9856003 * days);
  const longitude = radians(280.46 + 0.9856474 * days + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly));
  const obliquity = radians(23.439 - 4e-7 * days);
  return [Math.cos(longitude), Math.cos(obliquity) * Math.sin(longitude), Math.sin(obliquity) * Math.sin(longitude)];
}

/** Degrees of latitude (geocentric) and longitude under an inertial position. */
export function groundPoint(position: Vector, time: number): { latitude: number; longitude: number } {
  const [x, y, z] = position;
  const longitude = degrees(Math.atan2(y, x) - greenwichAngle(time));
  return {
    latitude: degrees(Math.atan2(z, Math.hypot(x, y))),
    longitude: ((((longitude + 180) % 360) + 360) % 360) - 180,
  };
}

/** The same angle from 0 to 2π. */
export const turn = (angle: number) => ((angle % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI);
