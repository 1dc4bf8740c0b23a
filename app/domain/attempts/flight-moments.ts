/**
 * A sample of a flight: radial, in-track and cross-track (m from the target), time (s), and right and up in the picture
 * of the orbit (km).
 */
export type Moment = [r: number, i: number, c: number, t: number, x: number, y: number];

/** The position at a time, interpolated between two samples. */
export function momentAt(path: readonly Moment[], time: number): Moment {
  const after = path.findIndex(([, , , t]) => t >= time);
  const to = path[after === -1 ? path.length - 1 : after] ?? [0, 0, 0, 0, 0, 0];
  const from = path[after - 1];
  if (!from || after === -1) return to;
  const share = (time - from[3]) / (to[3] - from[3] || 1);
  const between = (at: 0 | 1 | 2 | 3 | 4 | 5) => from[at] + share * (to[at] - from[at]);
  return [between(0), between(1), between(2), between(3), between(4), between(5)];
}
