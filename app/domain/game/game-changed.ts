import { assertCan } from "~/domain/access";
import { recordChange } from "~/domain/audit/record-change";
import type { SignedInCtx } from "~/domain/context";

/** Refuses everybody who may not manage the game. */
export const allowGame = (ctx: SignedInCtx) => assertCan(ctx.actor, "game:manage");

/** Writes down who offered which game. */
export async function recordGame(
  ctx: SignedInCtx,
  action: "game.install" | "game.back" | "game.giveUp",
  { id, name, ...details }: { id: string; name: string; engine?: string | null; source?: string },
) {
  allowGame(ctx);
  await recordChange(ctx, { action, subject: { type: "game", id, name }, details });
}
