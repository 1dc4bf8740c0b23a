import { and, isNotNull, lt, or } from "drizzle-orm";
import { refreshTokens, signIns } from "~/db/schema";
import type { Ctx } from "~/domain/context";

/** What has ended, or was exchanged, is kept so long for whoever looks into what happened. */
const retentionMs = 30 * 24 * 3_600_000;

/** Removes sign-ins that ended or ran out long ago, with their tokens, and tokens that were exchanged long ago. */
export async function forgetOldSignIns({ db, now }: Pick<Ctx, "db" | "now">) {
  const before = new Date(now.getTime() - retentionMs);
  await db.delete(signIns).where(or(lt(signIns.expiresAt, before), lt(signIns.endedAt, before)));
  await db.delete(refreshTokens).where(and(isNotNull(refreshTokens.rotatedAt), lt(refreshTokens.rotatedAt, before)));
}
