import { and, eq, isNull, isNotNull, lt } from "drizzle-orm";
import { signIns, refreshTokens } from "~/db/schema";
import type { Ctx } from "~/domain/context";

/** Signs out: the cookie, refresh token and access tokens of the sign-in are invalid from the next request on. */
export async function endSignIn({ db, now }: Ctx, signInId: string) {
  await db
    .update(signIns)
    .set({ endedAt: now })
    .where(and(eq(signIns.id, signInId), isNull(signIns.endedAt)));
}

/** How long exchanged tokens stay stored, for investigations. Sign-ins: see `retentionKinds`. */
const retentionMs = 30 * 24 * 3_600_000;

/** Deletes tokens that were exchanged long ago; others go with their sign-in. */
export async function forgetOldRenewals({ db, now }: Pick<Ctx, "db" | "now">) {
  const before = new Date(now.getTime() - retentionMs);
  await db.delete(refreshTokens).where(and(isNotNull(refreshTokens.rotatedAt), lt(refreshTokens.rotatedAt, before)));
}
