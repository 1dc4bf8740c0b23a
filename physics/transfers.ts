// Transfers of two burns between two orbits, by Lambert's problem.
import { lowestHeight, passesPerigee, orbitNumbersOf } from "./planned-flight";
import { propagate, type Gravity, type State } from "./propagation";
import { lambert } from "./lambert";
import { add, length, subtract, type Vector } from "./vectors";

/** By transfer angle: less than 180 degrees, more, or the cheaper of both. */
export type Way = "short" | "long" | "cheaper";

/** Burns in m/s along inertial axes; `cost` is their sum. */
export type Transfer = { first: Vector; second: Vector; cost: number; isLongWay: boolean };

/**
 * The transfer from one state to another in `seconds` and less than one revolution. Null if there is none: start, end and
 * the Earth's centre are on one line, or the path enters the atmosphere.
 */
export function findTransfer(from: State, to: State, seconds: number, way: Way = "cheaper"): Transfer | null {
  const ways = way === "cheaper" ? [false, true] : [way === "long"];
  let best: Transfer | null = null;
  for (const isLongWay of ways) {
    const transfer = transferBy(from, to, seconds, isLongWay);
    if (transfer && (!best || transfer.cost < best.cost)) best = transfer;
  }
  return best;
}

function transferBy(from: State, to: State, seconds: number, isLongWay: boolean): Transfer | null {
  const { departure, arrival } = lambert(from.position, to.position, seconds, isLongWay);
  const [first, second] = [subtract(departure, from.velocity), subtract(to.velocity, arrival)];
  const cost = length(first) + length(second);
  if (!Number.isFinite(cost) || cost > maxCost) return null;
  const start = { position: from.position, velocity: departure };
  const isLow = orbitNumbersOf(start).perigee * 1000 < lowestHeight;
  if (isLow && passesPerigee(start, { position: to.position, velocity: arrival })) return null;
  return { first, second, cost, isLongWay };
}

/** m/s. Near half a revolution the plane of the transfer is arbitrary, and burns grow without limit. */
const maxCost = 100_000;

/** A transfer that arrives in the given force model too; null if there is none, or no aim leads there. */
export function aimTransfer(
  from: State,
  to: State,
  { seconds, gravity, way = "cheaper" }: { seconds: number; gravity: Gravity; way?: Way },
): Transfer | null {
  const found = findTransfer(from, to, seconds, way);
  if (!found || gravity === "two-body") return found;
  const keptWay = found.isLongWay ? "long" : "short";
  let aim = to;
  for (let round = 0; round < 12; round++) {
    const transfer = findTransfer(from, aim, seconds, keptWay);
    if (!transfer) return null;
    const flown = propagate(
      { position: from.position, velocity: add(from.velocity, transfer.first) },
      seconds,
      gravity,
    );
    const miss = subtract(flown.position, to.position);
    if (length(miss) < 0.01) {
      const second = subtract(to.velocity, flown.velocity);
      return { ...transfer, second, cost: length(transfer.first) + length(second) };
    }
    aim = { ...aim, position: subtract(aim.position, miss) };
  }
  return null;
}
