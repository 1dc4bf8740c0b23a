import { and, eq, isNull, isNotNull, lt, or } from "drizzle-orm";
import { signIns, refreshTokens } from "~/db/schema";
import type { Ctx } from "~/domain/context";

/** Signs out: the cookie, refresh token and access tokens of the sign-in are invalid from the next request on. */
export async function endSignIn({ db, now }: Ctx, signInId: string) {
  await db
    .update(signIns)
    .set({ endedAt: now })
    .where(and(eq(signIns.id, signInId), isNull(signIns.endedAt)));
}

/** How long ended sign-ins and exchanged tokens stay stored, for investigations. */
const retentionMs = 30 * 24 * 3_600_000;

/** Deletes sign-ins that ended or expired long ago, with their tokens, and tokens that were exchanged long ago. */
export async function forgetOldSignIns({ db, now }: Pick<Ctx, "db" | "now">) {
  const before = new Date(now.getTime() - retentionMs);
  await db.delete(signIns).where(or(lt(signIns.expiresAt, before), lt(signIns.endedAt, before)));
  await db.delete(refreshTokens).where(and(isNotNull(refreshTokens.rotatedAt), lt(refreshTokens.rotatedAt, before)));
}
