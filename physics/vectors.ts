/** Metres, metres per second or a direction, by context. */
export type Vector = readonly [number, number, number];

export const zero: Vector = [0, 0, 0];

export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const subtract = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: Vector, factor: number): Vector => [a[0] * factor, a[1] * factor, a[2] * factor];
export const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
/** Uses sqrt because its result is the same in every engine; `Math.hypot` differs between engines and is slow. */
export const length = (a: Vector) => Math.sqrt(a[0] * a[0] + a[1] * a[1] + a[2] * a[2]);
export const unit = (a: Vector): Vector => scale(a, 1 / length(a));

/** Radians between two directions; exact for small angles too. */
export const angleBetween = (a: Vector, b: Vector) => Math.atan2(length(cross(a, b)), dot(a, b));
