import { sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { countRows } from "~/db/rows.server";
import { secondLooks } from "~/db/schema";
import type { SignedInCtx } from "~/domain/context";
import { isOfOthers, waitsForLook } from "./waiting-looks";

type Look = { outcome: "agreed" } | { outcome: "changed"; changedTo: string };

export async function recordLook({ db, actor, now }: SignedInCtx, decisionId: string, look: Look): Promise<void> {
  await db.insert(secondLooks).values({
    ...{ id: uuid(), decisionId, changedTo: null, ...look },
    ...{ lookedBy: actor.userId, lookerName: actor.username, lookedAt: now },
  });
}

/**
 * Records that the actor replaces a decision with another after looking at it, if it waits for a look of somebody like
 * the actor; returns whether it did. The caller has locked the class and the actor.
 */
export async function recordChangeByLook(ctx: SignedInCtx, decisionId: string, changedTo: string): Promise<boolean> {
  const waiting = await countRows(
    ctx.db,
    sql`select d.id from grade_decisions d
        where d.id = ${decisionId} and ${waitsForLook} and ${isOfOthers(ctx.actor.userId)}`,
  );
  if (waiting === 0) return false;
  await recordLook(ctx, decisionId, { outcome: "changed", changedTo });
  return true;
}
