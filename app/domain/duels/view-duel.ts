// Pure: a duel as one of its players, or a classmate who may join it, sees it. Never with the other's burn of the open turn.
import type { DuelRole } from "../../../physics/duel-rules";
import { playOf, type StoredDuel } from "./duel";
import {
  firstTurnMs,
  leftOn,
  openTurnOf,
  otherSeat,
  pointsInRound,
  roleOf,
  totalPoints,
  type DuelPlay,
  type DuelSeat,
} from "./duel-play";

type Points = { you: number; other: number };

/** `seat`: null for a classmate who may join. */
export function listedDuel(duel: StoredDuel, seat: DuelSeat | null) {
  const { id, kind, pace, status, createdAt, changedAt } = duel;
  return {
    ...{ id, kind, pace, status },
    opponent: seat === "opener" ? duel.joinerName : duel.openerName,
    isOwn: seat === "opener",
    yourTurn: status === "running" && seat !== null && isWaitingFor(duel, seat),
    points: seat && pointsOfDuel(duel, seat),
    ...{ createdAt, changedAt },
  };
}

export function viewDuel(duel: StoredDuel, seat: DuelSeat, now: Date) {
  const play = playOf(duel);
  const other = otherSeat(seat);
  const isRunning = duel.status === "running" && play !== null;
  const secondsOf = (each: DuelSeat) => (play ? leftOn(play, each, now) : firstTurnMs(duel.pace)) / 1000;
  return {
    ...listedDuel(duel, seat),
    // Drawn when someone joins.
    seed: duel.seed ?? 0,
    ...{ version: duel.version, now },
    rounds: play ? play.rounds.map((_, round) => viewRound(play, round, seat)) : [],
    open: isRunning ? { ...openTurnOf(play), youSent: hasSent(play, seat), otherSent: hasSent(play, other) } : null,
    clocks: duel.status === "ended" ? { you: 0, other: 0 } : { you: secondsOf(seat), other: secondsOf(other) },
    outcome: outcomeOf(duel, seat),
    endedBy: duel.endedBy,
    otherRanOut: isRunning && play.seats[other].ranOut && !play.seats[other].isFinished,
    otherIsFinished: play?.seats[other].isFinished ?? false,
    youAreFinished: play?.seats[seat].isFinished ?? false,
  };
}
export type DuelView = ReturnType<typeof viewDuel>;

function viewRound(play: DuelPlay, round: number, seat: DuelSeat) {
  const you: DuelRole = roleOf(seat, round);
  const [own, others] = [pointsInRound(play, round, seat), pointsInRound(play, round, otherSeat(seat))];
  return {
    you,
    turns: (play.rounds[round]?.turns ?? []).map(([chaser, target]) => ({ burns: { chaser, target } })),
    points: own === null || others === null ? null : { you: own, other: others },
  };
}

const hasSent = (play: DuelPlay, seat: DuelSeat) => play.seats[seat].burn !== null;

function isWaitingFor(duel: StoredDuel, seat: DuelSeat) {
  const play = playOf(duel);
  return play !== null && !hasSent(play, seat) && !play.seats[seat].isFinished;
}

/** Of an ended duel, as stored; of a running one, of the rounds that have ended. */
function pointsOfDuel(duel: StoredDuel, seat: DuelSeat): Points | null {
  const { openerPoints: opener, joinerPoints: joiner } = duel;
  if (opener !== null && joiner !== null)
    return seat === "opener" ? { you: opener, other: joiner } : { you: joiner, other: opener };
  const hasPoints = duel.rounds.some(({ chaserPoints }) => chaserPoints !== null);
  if (duel.status !== "running" || !hasPoints) return null;
  return { you: totalPoints(duel, seat), other: totalPoints(duel, otherSeat(seat)) };
}

function outcomeOf(duel: StoredDuel, seat: DuelSeat) {
  const points = duel.status === "ended" ? pointsOfDuel(duel, seat) : null;
  if (!points) return null;
  return points.you > points.other ? "won" : points.you < points.other ? "lost" : "drawn";
}
