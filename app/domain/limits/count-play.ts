// Limits of one player's requests while playing: far more than anyone needs, and too few for an attack.
import type { SignedInCtx } from "~/domain/context";
import { countTry, type LimitedThing } from "./count-try";
import type { LimitName } from "./limits";

export const countStart = (ctx: SignedInCtx) => countPlay(ctx, ["start/user", "start/user-and-day"], "starts");

export const countWeeklyFlight = (ctx: SignedInCtx) => countPlay(ctx, ["weekly-flight/user"], "starts");

export const countDuel = (ctx: SignedInCtx) => countPlay(ctx, ["duel/user"], "matches");

export const countDuelMove = (ctx: SignedInCtx) => countPlay(ctx, ["duel-move/user"], "burns");

export const countAnswer = (ctx: SignedInCtx) => countPlay(ctx, ["answer/user"], "answers");

export const countGameAnswer = (ctx: SignedInCtx) => countPlay(ctx, ["game-answer/user"], "gameStarts");

/** Counted before anything is read, outside transactions. */
async function countPlay(ctx: SignedInCtx, limits: LimitName[], what: LimitedThing) {
  const tries = limits.map((limit) => ({ limit, by: ctx.actor.userId }));
  await countTry(ctx, tries, what);
}
