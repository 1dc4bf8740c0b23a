// Pursuit and inspection for two: what is allowed, and what it is worth (docs/decisions/0201).
import type { State } from "./propagation";
import { length } from "./vectors";

export type DuelKind = "pursuit" | "inspection";
export type DuelRole = "chaser" | "target";
/** Inertial, metres and m/s. */
export type DuelCraft = State & { deltaVLeft: number };
/** `turn`: how many were flown. `seen`: seconds of useful view. `nearest`: metres, the least distance so far. */
export type DuelState = {
  turn: number;
  chaser: DuelCraft;
  target: DuelCraft;
  seen: number;
  nearest: number;
  ended: "caught" | "collided" | "turns" | null;
};
/** m/s: radial, in-track and cross-track of the craft's own orbit. */
export type DuelBurn = readonly [number, number, number];
export type DuelBurns = { chaser: DuelBurn; target: DuelBurn };

type Rules = {
  turns: number;
  turnSeconds: number;
  /** m/s a turn. */
  maxBurn: number;
  /** m/s in a round. */
  deltaV: { chaser: number; target: number };
  /** Metres between the two at the start. */
  start: { least: number; most: number };
};

export const duelRules = {
  pursuit: {
    turns: 12,
    turnSeconds: 450,
    maxBurn: 4,
    deltaV: { chaser: 40, target: 12 },
    start: { least: 10_000, most: 30_000 },
    /** Caught: nearer than this, metres, and slower than this, m/s. */
    catchRadius: 1000,
    catchSpeed: 6,
  },
  inspection: {
    turns: 12,
    turnSeconds: 450,
    maxBurn: 3,
    deltaV: { chaser: 30, target: 8 },
    start: { least: 4_000, most: 10_000 },
    /** Useful is a view from within this range, metres, outside of the sphere. */
    viewRange: 3000,
    keepOut: 250,
    /** Degrees between the Sun and the chaser, as the target sees them. */
    sunAngle: 60,
    /** Seconds of useful view that give all points. */
    fullView: 1500,
  },
} as const satisfies Record<DuelKind, Rules & Record<string, unknown>>;

/** Why a burn can't be flown. */
export function checkBurn(kind: DuelKind, craft: DuelCraft, burn: DuelBurn): "notNumbers" | "tooLarge" | "tank" | null {
  const size = length(burn);
  if (!Number.isFinite(size)) return "notNumbers";
  // What a slider rounds up isn't refused.
  if (size > duelRules[kind].maxBurn + 1e-6) return "tooLarge";
  return size > craft.deltaVLeft + 1e-6 ? "tank" : null;
}

/** Points of both, together 100. For an unfinished round: what it would give if it ended now. */
export function pointsOf(kind: DuelKind, state: DuelState): { chaser: number; target: number } {
  const chaser = Math.round(kind === "pursuit" ? pointsOfPursuit(state) : pointsOfInspection(state));
  return { chaser, target: 100 - chaser };
}

/** Caught: from 100 in the first turn to 45 in the last. Otherwise at most 30, by the nearest distance. */
function pointsOfPursuit({ ended, turn, nearest }: DuelState): number {
  const { turns, catchRadius, start } = duelRules.pursuit;
  if (ended === "caught") return 100 - (55 * (turn - 1)) / (turns - 1);
  const share = 1 - Math.log(Math.max(1, nearest / catchRadius)) / Math.log(start.most / catchRadius);
  return 30 * Math.min(1, Math.max(0, share));
}

/** By seconds of useful view; half of it after entering the sphere. */
const pointsOfInspection = ({ ended, seen }: DuelState) =>
  Math.min(100, (100 * seen) / duelRules.inspection.fullView) / (ended === "collided" ? 2 : 1);
