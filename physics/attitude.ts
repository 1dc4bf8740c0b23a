// Attitude of a spacecraft relative to the port: nose forward, then right and up.
import { degrees, radians } from "./earth";
import type { Vector } from "./vectors";

/** w, x, y, z: turns a vector of the craft (forward, right, up) into the port's axes (towards the port, right, up). */
export type Quaternion = readonly [number, number, number, number];

/** Pitch is about the right axis, yaw about the up axis, roll about the nose; degrees and degrees per second. */
export type Attitude = { orientation: Quaternion; rates: Vector };

const product = (a: Quaternion, b: Quaternion): Quaternion => [
  a[0] * b[0] - a[1] * b[1] - a[2] * b[2] - a[3] * b[3],
  a[0] * b[1] + a[1] * b[0] + a[2] * b[3] - a[3] * b[2],
  a[0] * b[2] - a[1] * b[3] + a[2] * b[0] + a[3] * b[1],
  a[0] * b[3] + a[1] * b[2] - a[2] * b[1] + a[3] * b[0],
];

/** A turn by `angle` degrees about an axis of the craft. */
function rotationAbout([x, y, z]: Vector, angle: number): Quaternion {
  const size = Math.hypot(x, y, z);
  if (size === 0) return [1, 0, 0, 0];
  const half = radians(angle) / 2;
  const share = Math.sin(half) / size;
  return [Math.cos(half), x * share, y * share, z * share];
}

const forward: Vector = [1, 0, 0];
const right: Vector = [0, 1, 0];
const up: Vector = [0, 0, 1];

/**
 * Nose up, nose right and right side down are positive; forward, right and up are a left-handed set, hence the signs.
 */
const bodyRates = ([pitch, yaw, roll]: Vector): Vector => [-roll, -pitch, yaw];

export function attitudeOf([pitch, yaw, roll]: Vector): Attitude {
  const orientation = product(
    product(rotationAbout(up, yaw), rotationAbout(right, -pitch)),
    rotationAbout(forward, -roll),
  );
  return { orientation, rates: [0, 0, 0] };
}

/** The attitude after `seconds`. The rates stay as they are, because nothing but thrusters changes them. */
export function turnOn(attitude: Attitude, seconds: number): Attitude {
  const { orientation, rates } = attitude;
  if (rates.every((rate) => rate === 0)) return attitude;
  const axis = bodyRates(rates);
  const angle = Math.hypot(...rates) * seconds;
  if (angle === 0) return attitude;
  const [w, x, y, z] = product(orientation, rotationAbout(axis, angle));
  const size = Math.hypot(w, x, y, z);
  return { orientation: [w / size, x / size, y / size, z / size], rates };
}

export const changeRates = ({ orientation, rates }: Attitude, by: Vector): Attitude => ({
  orientation,
  rates: [
    withoutRoundingError(rates[0] + by[0]),
    withoutRoundingError(rates[1] + by[1]),
    withoutRoundingError(rates[2] + by[2]),
  ],
});

/** Removes rounding errors of rates that cancel out. */
const withoutRoundingError = (rate: number) => (Math.abs(rate) < 1e-9 ? 0 : rate);

/** Degrees of pitch, yaw and roll off the port. */
export function anglesOf({ orientation: [w, x, y, z] }: Attitude): Vector {
  const pitch = -Math.asin(Math.max(-1, Math.min(1, 2 * (w * y - z * x))));
  const yaw = Math.atan2(2 * (w * z + x * y), 1 - 2 * (y * y + z * z));
  const roll = -Math.atan2(2 * (w * x + y * z), 1 - 2 * (x * x + y * y));
  return [degrees(pitch), degrees(yaw), degrees(roll)];
}

/** Degrees between the craft's attitude and the port's, roll included. */
export const misalignmentOf = ({ orientation: [w, x, y, z] }: Attitude) =>
  degrees(2 * Math.atan2(Math.hypot(x, y, z), Math.abs(w)));

/** A vector of the craft (forward, right, up) in the port's axes. */
export function intoPort({ orientation }: Pick<Attitude, "orientation">, [x, y, z]: Vector): Vector {
  const [w, a, b, c] = orientation;
  const [, px, py, pz] = product(product(orientation, [0, x, y, z]), [w, -a, -b, -c]);
  return [px, py, pz];
}
