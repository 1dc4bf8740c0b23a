// What a transfer costs by departure and time of flight: the grid of a porkchop plot.
import type { State } from "./propagation";
import { findTransfer, type Way } from "./transfers";

/** Seconds: departures after the plan's start, and times of flight; both ends included. */
type PorkchopRange = { departure: readonly [number, number]; flight: readonly [number, number] };

type PorkchopSearch = PorkchopRange & { columns: number; rows: number; way: Way };

/** Costs in m/s by row (time of flight) and column (departure); NaN where there is no transfer. */
export type Porkchop = PorkchopSearch & { costs: Float64Array };

export const createPorkchop = (search: PorkchopSearch): Porkchop => ({
  ...search,
  costs: new Float64Array(search.columns * search.rows).fill(NaN),
});

const between = ([from, to]: readonly [number, number], index: number, count: number) =>
  count < 2 ? from : Math.round((from + ((to - from) * index) / (count - 1)) * 1000) / 1000;

/** Whole milliseconds, so that files have the exact times. */
export const departureOf = ({ departure, columns }: PorkchopSearch, column: number) =>
  between(departure, column, columns);
export const flightOf = ({ flight, rows }: PorkchopSearch, row: number) => between(flight, row, rows);

/** Computes one column; `from` and `to` give the craft's and the target's state at seconds after the plan's start. */
export function fillColumn(
  porkchop: Porkchop,
  column: number,
  from: (seconds: number) => State,
  to: (seconds: number) => State,
) {
  const { columns, rows, way, costs } = porkchop;
  const departure = departureOf(porkchop, column);
  const start = from(departure);
  for (let row = 0; row < rows; row++) {
    const flight = flightOf(porkchop, row);
    costs[row * columns + column] = findTransfer(start, to(departure + flight), flight, way)?.cost ?? NaN;
  }
}

/** The cheapest cell; null if none has a transfer. */
export function cheapestCell({ costs, columns }: Porkchop): { column: number; row: number; cost: number } | null {
  let best = -1;
  costs.forEach((cost, index) => {
    if (Number.isFinite(cost) && (best < 0 || cost < (costs[best] ?? Infinity))) best = index;
  });
  return best < 0 ? null : { column: best % columns, row: Math.floor(best / columns), cost: costs[best] ?? NaN };
}

/** A piece of a contour, in columns and rows. */
type ContourPiece = readonly [x1: number, y1: number, x2: number, y2: number];

/** Where the costs have this value, by marching squares; none through cells without a transfer or with a jump. */
export function contourOf({ costs, columns, rows }: Porkchop, level: number): ContourPiece[] {
  const pieces: ContourPiece[] = [];
  const cost = (column: number, row: number) => costs[row * columns + column] ?? NaN;
  for (let row = 0; row + 1 < rows; row++)
    for (let column = 0; column + 1 < columns; column++) {
      const corners = [
        [column, row],
        [column + 1, row],
        [column + 1, row + 1],
        [column, row + 1],
      ] as const;
      const values = corners.map(([x, y]) => cost(x, y));
      // Where the transfer angle passes 180 degrees, costs jump, and there is no contour.
      if (!values.every((value) => value < 3 * level)) continue;
      const crossings = corners.flatMap(([x, y], index) => {
        const next = (index + 1) % 4;
        const [a = 0, b = 0] = [values[index], values[next]];
        if (a < level === b < level) return [];
        const share = (level - a) / (b - a);
        const [nextX, nextY] = corners[next] ?? [x, y];
        return [[x + share * (nextX - x), y + share * (nextY - y)] as const];
      });
      for (let first = 0; first + 1 < crossings.length; first += 2) {
        const [from, to] = [crossings[first], crossings[first + 1]];
        if (from && to) pieces.push([...from, ...to]);
      }
    }
  return pieces;
}
