// Relative motion near a target on a circular orbit (Clohessy-Wiltshire, Hill): x radial, y in-track, z cross-track; n
// is the target's mean motion.
import type { RicState } from "./ric";
import { subtract, type Vector } from "./vectors";

/** The state after `t` seconds, in closed form. */
export function coast({ position: [x, y, z], velocity: [vx, vy, vz] }: RicState, n: number, t: number): RicState {
  const [s, c] = [Math.sin(n * t), Math.cos(n * t)];
  return {
    position: [
      (4 - 3 * c) * x + (s / n) * vx + (2 / n) * (1 - c) * vy,
      6 * (s - n * t) * x + y - (2 / n) * (1 - c) * vx + ((4 * s - 3 * n * t) / n) * vy,
      c * z + (s / n) * vz,
    ],
    velocity: [
      3 * n * s * x + c * vx + 2 * s * vy,
      6 * n * (c - 1) * x - 2 * s * vx + (4 * c - 3) * vy,
      -n * s * z + c * vz,
    ],
  };
}

type Six = readonly number[];

const slope = ([x = 0, , z = 0, vx = 0, vy = 0, vz = 0]: Six, n: number): Six => [
  vx,
  vy,
  vz,
  3 * n * n * x + 2 * n * vy,
  -2 * n * vx,
  -n * n * z,
];

/** The state after `seconds`, by Runge-Kutta steps of at most `step` seconds. */
export function integrate(ric: RicState, n: number, seconds: number, step = 5): RicState {
  let now: Six = [...ric.position, ...ric.velocity];
  const steps = Math.ceil(seconds / step);
  const h = seconds / steps;
  const ahead = (by: number, rate: Six) => now.map((value, i) => value + by * rate[i]!);
  for (let i = 0; i < steps; i++) {
    const a = slope(now, n);
    const b = slope(ahead(h / 2, a), n);
    const c = slope(ahead(h / 2, b), n);
    const d = slope(ahead(h, c), n);
    now = now.map((value, at) => value + (h / 6) * (a[at]! + 2 * b[at]! + 2 * c[at]! + d[at]!));
  }
  const [x = 0, y = 0, z = 0, vx = 0, vy = 0, vz = 0] = now;
  return { position: [x, y, z], velocity: [vx, vy, vz] };
}

/**
 * The velocity that leads from `from` to `to` in `t` seconds. Whole half-orbits leave cross-track undetermined: it is
 * then left as a coast from rest.
 */
export function velocityTowards(from: Vector, to: Vector, n: number, t: number): Vector {
  const [s, c] = [Math.sin(n * t), Math.cos(n * t)];
  const free = coast({ position: from, velocity: [0, 0, 0] }, n, t).position;
  const [missX, missY, missZ] = subtract(to, free);
  const [a, b, e] = [s / n, (2 / n) * (1 - c), (4 * s - 3 * n * t) / n];
  const determinant = a * e + b * b;
  return [
    (e * missX - b * missY) / determinant,
    (b * missX + a * missY) / determinant,
    Math.abs(s) < 1e-9 ? 0 : (missZ * n) / s,
  ];
}

/** Two impulses, in RIC m/s: leave now, and come to rest at `to` (or to `arriving` velocity) `t` seconds later. */
export function transfer(
  from: RicState,
  to: Vector,
  n: number,
  t: number,
  arriving: Vector = [0, 0, 0],
): { first: Vector; second: Vector } {
  const velocity = velocityTowards(from.position, to, n, t);
  const end = coast({ position: from.position, velocity }, n, t);
  return { first: subtract(velocity, from.velocity), second: subtract(arriving, end.velocity) };
}

/**
 * A hop along the V-bar by in-track burns: one orbit long, the opposite burn stops it. m/s for a hop of `distance` m
 * forward.
 */
export const tangentialHop = (distance: number, n: number) => ({
  burn: (-distance * n) / (6 * Math.PI),
  seconds: (2 * Math.PI) / n,
  apex: Math.abs((4 * distance) / (6 * Math.PI)),
});

/** The same by radial burns: half an orbit long, the same burn stops it. A hop forward begins with a burn downwards. */
export const radialHop = (distance: number, n: number) => ({
  burn: (-distance * n) / 4,
  seconds: Math.PI / n,
  apex: Math.abs(distance) / 4,
});

/** A coelliptic orbit `below` m below the target: m/s of drift ahead and m per orbit. */
export const coelliptic = (below: number, n: number) => ({ drift: 1.5 * n * below, perOrbit: 3 * Math.PI * below });

/** In-track velocity that closes a natural-motion circumnavigation from a radial offset. */
export const circumnavigationSpeed = (radialOffset: number, n: number) => -2 * n * radialOffset;
