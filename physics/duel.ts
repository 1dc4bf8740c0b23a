// Pursuit and inspection for two, turn by turn: the same in the game and on the server (docs/decisions/0201).
import { drawsOf } from "./draws";
import { duelRules, type DuelBurn, type DuelBurns, type DuelCraft, type DuelKind, type DuelState } from "./duel-rules";
import { earthRadius, radians, sunDirection } from "./earth";
import { keplerAfter, meanMotion, stateOf } from "./kepler";
import { isSunlit } from "./look";
import type { State } from "./propagation";
import { nearestWithin, range } from "./proximity";
import { fromRic, inertialOf, ricOf, type RicState } from "./ric";
import { add, angleBetween, length, subtract, type Vector } from "./vectors";

/** Seconds since the start of the round; positions relative to the reference orbit. */
export type DuelTrackPoint = { seconds: number; chaser: RicState; target: RicState };

const sampleSeconds = 10;
const trackSeconds = 30;
const firstTime = Date.UTC(2026, 0, 1);

/** Where and when a duel takes place: milliseconds since 1970, and the circular reference orbit at the start. */
export function duelSky(seed: number): { time: number; reference: State } {
  const { between } = drawsOf(seed);
  const semiMajorAxis = earthRadius + between(420_000, 620_000, 1000);
  const [inclination, node, trueAnomaly] = [between(28, 98, 1), between(0, 359, 1), between(0, 359, 1)];
  return {
    time: firstTime + between(0, 364, 1) * 86_400_000 + between(0, 23, 1) * 3_600_000,
    reference: stateOf({
      semiMajorAxis,
      eccentricity: 0,
      inclination: radians(inclination),
      node: radians(node),
      argumentOfPerigee: 0,
      trueAnomaly: radians(trueAnomaly),
    }),
  };
}

/** The target on the reference orbit, the chaser ahead or behind, somewhat higher or lower, drifting past it. */
export function startDuel(kind: DuelKind, seed: number): DuelState {
  const { reference } = duelSky(seed);
  const { deltaV, start } = duelRules[kind];
  // Not the draws of the sky.
  const { between, eitherSide } = drawsOf(seed ^ 0x5bd1e995);
  const inTrack = eitherSide(start.least, start.most * 0.95, 100);
  const radial = eitherSide(0, start.most * 0.08, 100);
  const crossTrack = eitherSide(0, start.most * 0.06, 100);
  const rate = meanMotion(length(reference.position));
  const velocity: Vector = [0, -1.5 * rate * radial, rate * crossTrack * between(-1, 1, 0.1)];
  const chaser = inertialOf({ position: [radial, inTrack, crossTrack], velocity }, reference);
  return {
    turn: 0,
    chaser: { ...chaser, deltaVLeft: deltaV.chaser },
    target: { ...reference, deltaVLeft: deltaV.target },
    seen: 0,
    nearest: range(chaser, reference),
    ended: null,
  };
}

/** Both burn at the same moment and coast for a turn. A round that has ended stays as it is. */
export function flyTurn(
  kind: DuelKind,
  seed: number,
  state: DuelState,
  burns: DuelBurns,
): { state: DuelState; track: DuelTrackPoint[] } {
  if (state.ended) return { state, track: [] };
  const { turns, turnSeconds } = duelRules[kind];
  const { time, reference } = duelSky(seed);
  const begin = state.turn * turnSeconds;
  const pointOf = ({ chaser, target }: DuelState, seconds: number): DuelTrackPoint => {
    const origin = keplerAfter(reference, begin + seconds);
    return { seconds: begin + seconds, chaser: ricOf(chaser, origin), target: ricOf(target, origin) };
  };
  let now: DuelState = {
    ...state,
    turn: state.turn + 1,
    chaser: push(state.chaser, burns.chaser),
    target: push(state.target, burns.target),
  };
  const track = [pointOf(now, 0)];
  for (let seconds = 0; seconds < turnSeconds && !now.ended;) {
    const flown = coast(kind, now, time + (begin + seconds) * 1000);
    now = flown.state;
    seconds += flown.seconds;
    if (seconds % trackSeconds === 0 || now.ended) track.push(pointOf(now, seconds));
  }
  return { state: now.turn >= turns && !now.ended ? { ...now, ended: "turns" } : now, track };
}

function push(craft: DuelCraft, burn: DuelBurn): DuelCraft {
  const deltaVLeft = Math.max(0, craft.deltaVLeft - length(burn));
  return { ...craft, velocity: add(craft.velocity, fromRic(burn, craft)), deltaVLeft };
}

/** One sample long, or until the round ends. */
function coast(kind: DuelKind, state: DuelState, time: number): { state: DuelState; seconds: number } {
  const { chaser, target } = state;
  const near = nearestWithin(chaser, target, sampleSeconds);
  const ended = endOf(kind, near.range, state);
  const seconds = ended ? near.after : sampleSeconds;
  const after = (craft: DuelCraft) => ({ ...craft, ...keplerAfter(craft, seconds) });
  const now = {
    ...state,
    chaser: after(chaser),
    target: after(target),
    nearest: Math.min(state.nearest, near.range),
    ended,
  };
  return {
    state: isUsefulView(kind, now, time + seconds * 1000) ? { ...now, seen: now.seen + seconds } : now,
    seconds,
  };
}

/** The speed is that of the rotating axes, as screens show it. */
function endOf(kind: DuelKind, distance: number, { chaser, target }: DuelState): DuelState["ended"] {
  if (kind === "inspection") return distance < duelRules.inspection.keepOut ? "collided" : null;
  const { catchRadius, catchSpeed } = duelRules.pursuit;
  return distance < catchRadius && length(ricOf(chaser, target).velocity) < catchSpeed ? "caught" : null;
}

/** Near enough, on the sunlit side, and not in the Earth's shadow. */
export function isUsefulView(kind: DuelKind, { chaser, target }: DuelState, time: number): boolean {
  if (kind === "pursuit") return false;
  const { viewRange, keepOut, sunAngle } = duelRules.inspection;
  const towardsChaser = subtract(chaser.position, target.position);
  const distance = length(towardsChaser);
  if (distance > viewRange || distance < keepOut || !isSunlit(target.position, time)) return false;
  return angleBetween(towardsChaser, sunDirection(time)) < radians(sunAngle);
}
