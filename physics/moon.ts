import { earthRadius, radians } from "./earth";
import { scale, type Vector } from "./vectors";

const j2000 = Date.UTC(2000, 0, 1, 12);
const century = 36_525 * 86_400_000;

/** Amplitude, phase and rate per Julian century, in degrees. */
type Term = readonly [amplitude: number, phase: number, rate: number];

const longitudeTerms: readonly Term[] = [
  [6.29, 135, 477_198.87],
  [-1.27, 259.3, -413_335.36],
  [0.66, 235.7, 890_534.22],
  [0.21, 269.9, 954_397.74],
  [-0.19, 357.5, 35_999.05],
  [-0.11, 186.5, 966_404.03],
];
const latitudeTerms: readonly Term[] = [
  [5.13, 93.3, 483_202.02],
  [0.28, 228.2, 960_400.89],
  [-0.28, 318.3, 6_003.15],
  [-0.17, 217.6, -407_332.21],
];
/** Of the horizontal parallax, with cosines. */
const parallaxTerms: readonly Term[] = [
  [0.0518, 135, 477_198.87],
  [0.0095, 259.3, -413_335.36],
  [0.0078, 235.7, 890_534.22],
  [0.0028, 269.9, 954_397.74],
];

export const moonRadius = 1_737_400;

/**
 * The Moon's position in the inertial frame, m, to about 0.3 degrees (Astronomical Almanac, low precision). `time` in
 * milliseconds since 1970.
 */
export function moonPosition(time: number): Vector {
  const centuries = (time - j2000) / century;
  const sum = (terms: readonly Term[], wave: (angle: number) => number) =>
    terms.reduce((total, [amplitude, phase, rate]) => total + amplitude * wave(radians(phase + rate * centuries)), 0);
  const longitude = radians(218.32 + 481_267.881 * centuries + sum(longitudeTerms, Math.sin));
  const latitude = radians(sum(latitudeTerms, Math.sin));
  const parallax = radians(0.9508 + sum(parallaxTerms, Math.cos));
  const obliquity = radians(23.4393 - 0.013 * centuries);
  const [x, y, z] = [
    Math.cos(latitude) * Math.cos(longitude),
    Math.cos(latitude) * Math.sin(longitude),
    Math.sin(latitude),
  ];
  const [cos, sin] = [Math.cos(obliquity), Math.sin(obliquity)];
  return scale([x, cos * y - sin * z, sin * y + cos * z], earthRadius / Math.sin(parallax));
}
