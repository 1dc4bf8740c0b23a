// Lesson models of orbit uncertainty. Metres, seconds, radians; see curves.ts.
import { coast } from "./clohessy-wiltshire";
import { earthRadius } from "./earth";
import { meanMotion, period } from "./kepler";
import type { Vector } from "./vectors";

type Inputs = Readonly<Record<string, number>>;

const rootSumOfSquares = (...parts: number[]) => Math.hypot(...parts);

/**
 * One sigma of a circular orbit's state, propagated by the Clohessy-Wiltshire equations. `dragSigma` is the share of the
 * drag that is unknown.
 */
export function growthValues(inputs: Inputs) {
  const {
    altitude = 400e3,
    radialSigma = 0,
    inTrackSigma = 0,
    speedSigma = 0,
    decay = 0,
    dragSigma = 0,
    time = 0,
  } = inputs;
  const r = earthRadius + altitude;
  const n = meanMotion(r);
  const after = (position: Vector, velocity: Vector) => coast({ position, velocity }, n, time).position;
  const parts = [
    after([radialSigma, 0, 0], [0, 0, 0]),
    after([0, inTrackSigma, 0], [0, 0, 0]),
    after([0, 0, 0], [0, speedSigma, 0]),
  ];
  // A circle that decays by `decay` per second runs ahead by 3/4 n decay t².
  const byDrag = 0.75 * n * decay * dragSigma * time ** 2;
  const radial = rootSumOfSquares(...parts.map(([x]) => x));
  const inTrack = rootSumOfSquares(...parts.map(([, y]) => y), byDrag);
  return {
    n,
    period: period(r),
    turns: time / period(r),
    radialAfter: radial,
    inTrackAfter: inTrack,
    byDrag,
    ratio: inTrack / radial,
    axisSigma: rootSumOfSquares(4 * radialSigma, (2 * speedSigma) / n),
    driftPerTurn: 3 * Math.PI * rootSumOfSquares(4 * radialSigma, (2 * speedSigma) / n),
  };
}

/**
 * Probability that a normally distributed position is within a disc. The disc's centre is `miss` away; `sigma` is along
 * that direction, `otherSigma` across it.
 */
export function collisionProbability(miss: number, sigma: number, hardBody: number, otherSigma = sigma): number {
  const steps = 80;
  let sum = 0;
  for (let i = 0; i < steps; i++) {
    const x = hardBody * Math.cos((Math.PI * (i + 0.5)) / steps);
    const halfHeight = Math.sqrt(hardBody ** 2 - x ** 2);
    const inside = (erf(halfHeight / (otherSigma * Math.SQRT2)) - erf(-halfHeight / (otherSigma * Math.SQRT2))) / 2;
    const density = Math.exp(-((x - miss) ** 2) / (2 * sigma ** 2)) / (sigma * Math.sqrt(2 * Math.PI));
    sum += density * inside * halfHeight * (Math.PI / steps);
  }
  return sum;
}

/** Abramowitz and Stegun 7.1.5 (series) and 7.1.14 (continued fraction for large x). */
export function erf(x: number): number {
  if (x < 0) return -erf(-x);
  if (x > 3) {
    let fraction = 0;
    for (let k = 60; k > 0; k--) fraction = k / 2 / (x + fraction);
    return 1 - Math.exp(-(x ** 2)) / (Math.sqrt(Math.PI) * (x + fraction));
  }
  let [sum, term] = [x, x];
  for (let k = 1; k < 80; k++) {
    term *= -(x ** 2) / k;
    sum += term / (2 * k + 1);
  }
  return (2 / Math.sqrt(Math.PI)) * sum;
}

/** A fast encounter, seen in the plane perpendicular to the relative velocity. */
export function collisionValues({ miss = 200, sigma = 100, hardBody = 10 }: Inputs) {
  const probability = collisionProbability(miss, sigma, hardBody);
  return {
    probability,
    ratio: miss / sigma,
    worstSigma: miss / Math.SQRT2,
    worst: collisionProbability(miss, miss / Math.SQRT2, hardBody),
    simple: (hardBody ** 2 / (2 * sigma ** 2)) * Math.exp(-(miss ** 2) / (2 * sigma ** 2)),
    oneIn: 1 / probability,
  };
}

/** A straight-line fit through evenly spaced along-track observations. */
export function fitValues({ altitude = 700e3, noise = 10, count = 20, arc = 6000, ahead = 86_400 }: Inputs) {
  const r = earthRadius + altitude;
  const n = meanMotion(r);
  const spread = (arc ** 2 * (count + 1)) / (12 * (count - 1));
  const rateSigma = noise / Math.sqrt(count * spread);
  return {
    n,
    period: period(r),
    middleSigma: noise / Math.sqrt(count),
    rateSigma,
    axisSigma: (2 * rateSigma) / (3 * n),
    aheadSigma: noise * Math.sqrt(1 / count + (ahead + arc / 2) ** 2 / (count * spread)),
  };
}

/** A covariance in the axes of its ellipse, expressed in rotated axes. */
export function rotationValues({ longSigma = 1000, shortSigma = 100, angle = 0 }: Inputs) {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const [long, short] = [longSigma ** 2, shortSigma ** 2];
  const [firstSigma, secondSigma] = [Math.sqrt(c * c * long + s * s * short), Math.sqrt(s * s * long + c * c * short)];
  const covariance = s * c * (long - short);
  return {
    firstSigma,
    secondSigma,
    covariance,
    correlation: covariance / (firstSigma * secondSigma),
    trace: firstSigma ** 2 + secondSigma ** 2,
    area: Math.PI * longSigma * shortSigma,
    boxed: Math.PI * firstSigma * secondSigma,
  };
}

/** Range from bearings alone, with or without a known maneuver. */
export function bearingsValues({ range = 2000, push = 0.05, noise = 0.001, time = 1200 }: Inputs) {
  const aside = push * time;
  const bearing = Math.atan2(aside, range);
  return {
    aside,
    bearing,
    rangeSigma: (noise * (range ** 2 + aside ** 2)) / aside,
    share: (noise * (range ** 2 + aside ** 2)) / (aside * range),
    acrossSigma: noise * range,
  };
}

/** Uncertainty of the perigee's direction, given an eccentricity vector known to `vectorSigma`. */
export function equinoctialValues({ eccentricity = 0.01, perigee = 0, node = 0, vectorSigma = 1e-5 }: Inputs) {
  return {
    longitude: perigee + node,
    h: eccentricity * Math.sin(perigee + node),
    k: eccentricity * Math.cos(perigee + node),
    perigeeSigma: vectorSigma / eccentricity,
  };
}
