// Limits of one player's requests while playing: far more than anyone needs, and too few for an attack.
import type { SignedInCtx } from "~/domain/context";
import { Refusal } from "~/domain/refusal";
import { countTry, tooMany } from "./count-try";
import type { LimitName } from "./limits";

export const countStart = (ctx: SignedInCtx) =>
  countPlay(
    ctx,
    ["start/user", "start/user-and-day"],
    "You've started scenarios too often. What you have begun goes on; start another one",
  );

export const countAnswer = (ctx: SignedInCtx) =>
  countPlay(ctx, ["answer/user"], "You're sending answers too fast. Send this one again");

export const countGameAnswer = (ctx: SignedInCtx) =>
  countPlay(ctx, ["game-answer/user"], "You've opened the game too often. Reload the page");

/** Counted before anything is read, outside transactions; `what` starts the sentence that ends with "in 5 minutes". */
async function countPlay(ctx: SignedInCtx, limits: LimitName[], what: string) {
  try {
    await countTry(
      ctx,
      limits.map((limit) => ({ limit, by: ctx.actor.userId })),
    );
  } catch (error) {
    if (error instanceof Refusal && error.code === "tooMany") throw tooMany(error.retryAfter ?? 1, what);
    throw error;
  }
}
