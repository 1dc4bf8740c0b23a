// An exponential atmosphere in layers (Vallado, Fundamentals of Astrodynamics, table 8-4).
import { earthFlattening, earthRadius, earthRate } from "./earth";

/** Base altitude in km, density there in kg/m³, scale height in km. */
const layers: readonly (readonly [number, number, number])[] = [
  [100, 5.297e-7, 5.877],
  [110, 9.661e-8, 7.263],
  [120, 2.438e-8, 9.473],
  [130, 8.484e-9, 12.636],
  [140, 3.845e-9, 16.149],
  [150, 2.07e-9, 22.523],
  [180, 5.464e-10, 29.74],
  [200, 2.789e-10, 37.105],
  [250, 7.248e-11, 45.546],
  [300, 2.418e-11, 53.628],
  [350, 9.518e-12, 53.298],
  [400, 3.725e-12, 58.515],
  [450, 1.585e-12, 60.828],
  [500, 6.967e-13, 63.822],
  [600, 1.454e-13, 71.835],
  [700, 3.614e-14, 88.667],
  [800, 1.17e-14, 124.64],
  [900, 5.245e-15, 181.05],
  [1000, 3.019e-15, 268],
];

/** Density in kg/m³ at an altitude in metres. */
export function airDensity(altitude: number): number {
  const height = altitude / 1000;
  const [base, density, scaleHeight] = layers.findLast(([bottom]) => bottom <= height) ?? layers[0]!;
  return density * Math.exp((base - height) / scaleHeight);
}

/** Drag coefficient times area over mass, m²/kg: 10 m² of a spacecraft of 1000 kg. */
export const defaultBallistics = 0.022;

/** Metres from the Earth's centre to its ellipsoid; 21 km less at the poles. */
const ellipsoidRadius = (sineOfLatitude: number) => earthRadius * (1 - earthFlattening * sineOfLatitude ** 2);

/** 1/s: with more, integrator steps of 5 s would leap away. Reached at an altitude of about 55 km. */
const strongestDrag = 0.1;

/** Drag in an atmosphere that turns with the Earth: the acceleration is this factor (1/s) times the relative velocity. */
export function dragFactor(x: number, y: number, z: number, vx: number, vy: number, vz: number): number {
  const radius = Math.hypot(x, y, z);
  const density = airDensity(radius - ellipsoidRadius(z / radius));
  const speed = Math.hypot(vx + earthRate * y, vy - earthRate * x, vz);
  return -Math.min(strongestDrag, 0.5 * density * defaultBallistics * speed);
}
