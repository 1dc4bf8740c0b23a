import { sql } from "drizzle-orm";
import { leaderboardEpoch } from "~/db/schema";
import { oneRow } from "~/db/one-row";
import { assertCan } from "~/domain/access";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type SignedInCtx } from "~/domain/context";

/** Begins a new epoch: standings so far are kept and no longer ranked; grades stay as they are. */
export async function clearLeaderboards(ctx: SignedInCtx) {
  assertCan(ctx.actor, "leaderboard:clear");
  await inTransaction(ctx, async (inner) => {
    const { epoch } = oneRow(
      await inner.db
        .update(leaderboardEpoch)
        .set({ epoch: sql`${leaderboardEpoch.epoch} + 1`, clearedAt: inner.now })
        .returning({ epoch: leaderboardEpoch.epoch }),
    );
    await recordChange(inner, {
      action: "leaderboard.clear",
      subject: { type: "leaderboard", id: String(epoch - 1), name: "All leaderboards" },
    });
  });
}

/** When the leaderboards were cleared last; null when they never were. */
export async function readLeaderboardsClearedAt({ db, actor }: SignedInCtx): Promise<Date | null> {
  assertCan(actor, "leaderboard:clear");
  const [row] = await db.select({ clearedAt: leaderboardEpoch.clearedAt }).from(leaderboardEpoch);
  return row?.clearedAt ?? null;
}
