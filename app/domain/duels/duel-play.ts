// Pure: a running duel, its rounds and clocks. Two rounds with the same start, in which the roles are swapped.
import * as v from "valibot";
import { flyTurn, startDuel } from "../../../physics/duel";
import { pointsOf, type DuelKind, type DuelRole, type DuelState } from "../../../physics/duel-rules";

export const duelSeats = ["opener", "joiner"] as const;
export type DuelSeat = (typeof duelSeats)[number];

export const duelPaces = ["live", "days"] as const;
export type DuelPace = (typeof duelPaces)[number];

const Burn = v.tuple([v.number(), v.number(), v.number()]);
export type SentBurn = v.InferOutput<typeof Burn>;

/** `turns`: flown ones, the chaser's and the target's burn. `chaserPoints`: of 100, once the round has ended. */
export const DuelRound = v.object({
  turns: v.array(v.tuple([Burn, Burn])),
  chaserPoints: v.nullable(v.number()),
});
type FlownRound = v.InferOutput<typeof DuelRound>;
const newRound: FlownRound = { turns: [], chaserPoints: null };

/**
 * One player's part of the open turn. `leftMs`: on the clock when the turn began, or when the burn was sent. `ranOut`: the
 * clock has flown the player's last turn. `isFinished`: the clock flies the rest.
 */
export const SeatClock = v.object({
  leftMs: v.number(),
  burn: v.nullable(Burn),
  ranOut: v.boolean(),
  isFinished: v.boolean(),
});
export type SeatClock = v.InferOutput<typeof SeatClock>;

export type DuelPlay = {
  kind: DuelKind;
  pace: DuelPace;
  seed: number;
  rounds: FlownRound[];
  turnBeganAt: Date;
  seats: Record<DuelSeat, SeatClock>;
  /** Of the last round; not stored. Without it, its burns are flown. */
  state?: DuelState;
};

const bankMs = 8 * 60_000;
const bonusMs = 10_000;
const dayMs = 86_400_000;
const noBurn: SentBurn = [0, 0, 0];

export const otherSeat = (seat: DuelSeat): DuelSeat => (seat === "opener" ? "joiner" : "opener");

/** The opener chases first. */
export const roleOf = (seat: DuelSeat, round: number): DuelRole =>
  (seat === "opener") === (round === 0) ? "chaser" : "target";
const seatOf = (role: DuelRole, round: number): DuelSeat => (roleOf("opener", round) === role ? "opener" : "joiner");

export function startPlay(duel: Pick<DuelPlay, "kind" | "pace" | "seed">, now: Date): DuelPlay {
  const clock = { leftMs: firstTurnMs(duel.pace), burn: null, ranOut: false, isFinished: false };
  const seats = { opener: clock, joiner: clock };
  return { ...duel, rounds: [newRound], turnBeganAt: now, seats };
}

/** What is on a clock before the duel begins to count. */
export const firstTurnMs = (pace: DuelPace) => (pace === "live" ? bankMs + bonusMs : dayMs);

export const isOver = ({ rounds }: DuelPlay) => rounds.length === 2 && rounds[1]?.chaserPoints !== null;

/** Of the open turn; both count from 0. */
export const openTurnOf = ({ rounds }: DuelPlay) => {
  const round = rounds.length - 1;
  return { round, turn: rounds[round]?.turns.length ?? 0 };
};

/** Where the two are in the last round, from its burns alone. */
export function stateOfPlay({ kind, seed, rounds, state: known }: DuelPlay): DuelState {
  if (known) return known;
  let state = startDuel(kind, seed);
  for (const [chaser, target] of rounds.at(-1)?.turns ?? [])
    ({ state } = flyTurn(kind, seed, state, { chaser, target }));
  return state;
}

/** Milliseconds left on a clock; it stops once the burn is sent. */
export const leftOn = ({ turnBeganAt, seats }: DuelPlay, seat: DuelSeat, now: Date): number => {
  const { leftMs, burn } = seats[seat];
  return burn ? leftMs : Math.max(0, leftMs - (now.getTime() - turnBeganAt.getTime()));
};

/** When the next clock runs out; null once the duel is over. */
export function nextDue(play: DuelPlay): Date | null {
  if (isOver(play)) return null;
  const running = duelSeats.map((seat) => play.seats[seat]).filter(({ burn }) => burn === null);
  return new Date(play.turnBeganAt.getTime() + Math.min(...running.map(({ leftMs }) => leftMs)));
}

/** Flies the open turns of players whose clock ran out, in the order in which they fell due. */
export function applyClocks(play: DuelPlay, now: Date): DuelPlay {
  let applied = play;
  for (let due = nextDue(applied); due && due <= now; due = nextDue(applied)) applied = runOut(applied, due);
  return applied;
}

function runOut(play: DuelPlay, at: Date): DuelPlay {
  const clockOf = (seat: DuelSeat): SeatClock => {
    const clock = play.seats[seat];
    const isEmpty = clock.burn === null && leftOn(play, seat, at) === 0;
    return isEmpty ? { ...clock, leftMs: 0, burn: noBurn, ranOut: true } : clock;
  };
  return flyIfSent({ ...play, seats: { opener: clockOf("opener"), joiner: clockOf("joiner") } }, at);
}

/** Stores a burn of the open turn, which `physics/duel-rules.ts` has checked, and flies the turn if it is the second. */
export function sendBurn(play: DuelPlay, seat: DuelSeat, burn: SentBurn, now: Date): DuelPlay {
  // A request that began before the turn did gives no time back, and takes none from the other player.
  const at = now < play.turnBeganAt ? play.turnBeganAt : now;
  const clock = { ...play.seats[seat], leftMs: leftOn(play, seat, at), burn, ranOut: false };
  const sent = flyIfSent({ ...play, seats: { ...play.seats, [seat]: clock } }, at);
  return applyClocks(sent, at);
}

/** The clock flies the rest of this player's turns, without waiting. */
export function finishSeat(play: DuelPlay, seat: DuelSeat, now: Date): DuelPlay {
  const clock = play.seats[seat];
  const finished = { ...clock, isFinished: true, leftMs: clock.burn ? clock.leftMs : 0 };
  return applyClocks({ ...play, seats: { ...play.seats, [seat]: finished } }, now);
}

function flyIfSent(play: DuelPlay, at: Date): DuelPlay {
  const { kind, seed, rounds, seats } = play;
  const round = rounds.length - 1;
  const [chaser, target] = [seats[seatOf("chaser", round)].burn, seats[seatOf("target", round)].burn];
  if (!chaser || !target) return play;
  const { state } = flyTurn(kind, seed, stateOfPlay(play), { chaser, target });
  const flown: FlownRound = {
    turns: [...(rounds[round]?.turns ?? []), [chaser, target]],
    chaserPoints: state.ended ? pointsOf(kind, state).chaser : null,
  };
  // Cached, so that 24 turns of two absent players are 24 flights and not 156.
  const after = { ...play, rounds: [...rounds.slice(0, round), flown], state };
  if (isOver(after)) return after;
  return {
    ...after,
    ...(state.ended && { rounds: [flown, newRound], state: startDuel(kind, seed) }),
    turnBeganAt: at,
    seats: { opener: beginTurn(play, "opener"), joiner: beginTurn(play, "joiner") },
  };
}

function beginTurn({ pace, seats }: DuelPlay, seat: DuelSeat): SeatClock {
  const clock = seats[seat];
  const leftMs = clock.isFinished ? 0 : pace === "live" ? clock.leftMs + bonusMs : dayMs;
  return { ...clock, leftMs, burn: null };
}

/** The points of a round that has ended. */
export function pointsInRound({ rounds }: Pick<DuelPlay, "rounds">, round: number, seat: DuelSeat): number | null {
  const points = rounds[round]?.chaserPoints ?? null;
  return points === null || roleOf(seat, round) === "chaser" ? points : 100 - points;
}

/** Of all rounds that have ended; `rest`: for each of the others. */
export const totalPoints = (play: Pick<DuelPlay, "rounds">, seat: DuelSeat, rest = 0): number =>
  [0, 1].reduce((sum, round) => sum + (pointsInRound(play, round, seat) ?? rest), 0);
