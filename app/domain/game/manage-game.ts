import { sql } from "drizzle-orm";
import * as v from "valibot";
import { Numeric, rowOf } from "~/db/rows.server";
import { assertCan } from "~/domain/access";
import { recordChange } from "~/domain/audit/record-change";
import type { SignedInCtx } from "~/domain/context";

export const assertCanManageGame = (ctx: SignedInCtx) => assertCan(ctx.actor, "game:manage");

type GameChange = "upload" | "offer" | "simulator" | "discard" | "uninstall" | "sensors" | "giveUp";

/** Records a change of the installed game in the audit trail. */
export async function recordGameChange(
  ctx: SignedInCtx,
  change: GameChange,
  { id, name, ...details }: { id: string; name: string; [detail: string]: unknown },
) {
  assertCanManageGame(ctx);
  await recordChange(ctx, { action: `game.${change}`, subject: { type: "game", id, name }, details });
}

/** Number of classes whose students may be playing now. */
export async function countRunningClasses(ctx: SignedInCtx): Promise<number> {
  assertCanManageGame(ctx);
  const { count } = await rowOf(ctx.db, v.object({ count: Numeric }), sql`select count(*) from running_classes`);
  return count;
}
