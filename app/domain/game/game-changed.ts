import { assertCan } from "~/domain/access";
import { recordChange } from "~/domain/audit/record-change";
import type { SignedInCtx } from "~/domain/context";

/** Refuses everybody who may not manage the game. */
export const allowGame = (ctx: SignedInCtx) => assertCan(ctx.actor, "game:manage");

type GameChange = "upload" | "offer" | "simulator" | "discard" | "uninstall" | "sensors" | "giveUp";

/** Records in the audit trail who did what with which game. */
export async function recordGame(
  ctx: SignedInCtx,
  change: GameChange,
  { id, name, ...details }: { id: string; name: string; [detail: string]: unknown },
) {
  allowGame(ctx);
  await recordChange(ctx, { action: `game.${change}`, subject: { type: "game", id, name }, details });
}
