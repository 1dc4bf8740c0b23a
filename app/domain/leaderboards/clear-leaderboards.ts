import { sql } from "drizzle-orm";
import { leaderboardEpoch } from "~/db/schema";
import { oneRow } from "~/db/one-row";
import { assertCan, requireRecentProof } from "~/domain/access";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type SignedInCtx } from "~/domain/context";

/** Starts a new epoch: earlier standings stay stored but aren't ranked; grades don't change. */
export async function clearLeaderboards(ctx: SignedInCtx) {
  assertCan(ctx.actor, "leaderboard:clear");
  requireRecentProof(ctx);
  await inTransaction(ctx, async (inner) => {
    const { epoch } = oneRow(
      await inner.db
        .update(leaderboardEpoch)
        .set({ epoch: sql`${leaderboardEpoch.epoch} + 1`, clearedAt: inner.now })
        .returning({ epoch: leaderboardEpoch.epoch }),
    );
    await recordChange(inner, {
      action: "leaderboard.clear",
      // oxlint-disable-next-line apsis/catalogue-text -- Stored in the audit trail, which has one language.
      subject: { type: "leaderboard", id: String(epoch - 1), name: "All leaderboards" },
    });
  });
}

/** When the leaderboards were last cleared; null if never. */
export async function readLeaderboardsClearedAt({ db, actor }: SignedInCtx): Promise<Date | null> {
  assertCan(actor, "leaderboard:clear");
  const [row] = await db.select({ clearedAt: leaderboardEpoch.clearedAt }).from(leaderboardEpoch);
  return row?.clearedAt ?? null;
}
