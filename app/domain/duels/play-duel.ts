// Moves of a duel's players.
import type { SignedInCtx } from "~/domain/context";
import { countDuelMove } from "~/domain/limits/count-play";
import { Refusal } from "~/domain/refusal";
import { say } from "~/texts/say";
import type { Message } from "~/texts/message";
import { checkBurn, duelRules } from "../../../physics/duel-rules";
import { afterPlay, changeDuel, resigned, type DuelChange } from "./change-duel";
import { playOf, requireSeat, type StoredDuel } from "./duel";
import {
  finishSeat,
  openTurnOf,
  otherSeat,
  roleOf,
  sendBurn,
  stateOfPlay,
  type DuelPlay,
  type DuelSeat,
  type SentBurn,
} from "./duel-play";
import { viewDuel, type DuelView } from "./view-duel";

export type DuelMove = { round: number; turn: number; burn: SentBurn };

/** Sends the actor's burn of the open turn. Sending the same burn again changes nothing. */
export async function moveInDuel(ctx: SignedInCtx, duelId: string, move: DuelMove): Promise<DuelView> {
  await countDuelMove(ctx);
  return change(ctx, duelId, (duel, seat) => {
    const play = playOf(duel);
    if (play && isRepeated(play, seat, move)) return null;
    const running = requireRunning(duel, play);
    requireOpenTurn(running, seat, move);
    requireBurn(running, seat, move.burn);
    return afterPlay(sendBurn(running, seat, move.burn, ctx.now));
  });
}

/** Withdraws the actor's open duel, or gives up a running one. An ended one stays as it is. */
export const resignDuel = (ctx: SignedInCtx, duelId: string): Promise<DuelView> =>
  change(ctx, duelId, (duel, seat) => {
    if (duel.status === "ended") return null;
    const play = playOf(duel);
    return play ? resigned(play, seat) : { withdrawn: "resigned" };
  });

/** Has the clock fly the remaining turns of a player whose clock ran out, without waiting. */
export const finishAbsentPlayer = (ctx: SignedInCtx, duelId: string): Promise<DuelView> =>
  change(ctx, duelId, (duel, seat) => {
    const play = playOf(duel);
    const other = otherSeat(seat);
    if (play?.seats[other].isFinished) return null;
    const running = requireRunning(duel, play);
    if (!running.seats[other].ranOut) throw new Refusal("conflict", say.duelRefusals.clockNotOut);
    return afterPlay(finishSeat(running, other, ctx.now));
  });

async function change(
  ctx: SignedInCtx,
  duelId: string,
  changeOf: (duel: StoredDuel, seat: DuelSeat) => DuelChange | null,
): Promise<DuelView> {
  const changed = await changeDuel(ctx, duelId, (duel) => changeOf(duel, requireSeat(ctx, duel)));
  return viewDuel(changed, requireSeat(ctx, changed), ctx.now);
}

function requireRunning({ status }: StoredDuel, play: DuelPlay | null): DuelPlay {
  if (status === "ended") throw new Refusal("conflict", say.duelRefusals.over);
  if (!play) throw new Refusal("conflict", say.duelRefusals.notBegun);
  return play;
}

/** Also after the turn was flown, so that a repeat whose answer was lost gets it. */
function isRepeated(play: DuelPlay, seat: DuelSeat, { round, turn, burn }: DuelMove): boolean {
  const open = openTurnOf(play);
  const flown = play.rounds[round]?.turns[turn];
  const isOpen = open.round === round && open.turn === turn;
  const earlier = isOpen ? play.seats[seat].burn : flown?.[roleOf(seat, round) === "chaser" ? 0 : 1];
  return earlier != null && earlier.every((part, axis) => part === burn[axis]);
}

function requireOpenTurn(play: DuelPlay, seat: DuelSeat, { round, turn }: DuelMove) {
  const { isFinished, burn, leftMs } = play.seats[seat];
  const open = openTurnOf(play);
  if (isFinished) throw new Refusal("conflict", say.duelRefusals.finished);
  if (round !== open.round || turn !== open.turn) throw new Refusal("conflict", say.duelRefusals.otherTurn);
  if (burn) throw new Refusal("conflict", leftMs === 0 ? say.duelRefusals.late : say.duelRefusals.sent);
}

function requireBurn(play: DuelPlay, seat: DuelSeat, burn: SentBurn) {
  const craft = stateOfPlay(play)[roleOf(seat, openTurnOf(play).round)];
  const reason = checkBurn(play.kind, craft, burn);
  if (!reason) return;
  const { maxBurn } = duelRules[play.kind];
  const messages: Record<typeof reason, Message> = {
    notNumbers: say.duelRefusals.notNumbers,
    tooLarge: say.duelRefusals.tooLarge({ maxBurn }),
    tank: say.duelRefusals.tank({ left: craft.deltaVLeft }),
  };
  throw new Refusal("invalid", messages[reason], { burn: [messages[reason]] });
}
