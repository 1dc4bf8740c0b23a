import { and, eq, isNull } from "drizzle-orm";
import { refreshTokens, signIns } from "~/db/schema";
import { inTransaction, type Ctx } from "~/domain/context";
import { Refusal } from "~/domain/refusal";
import { generateToken, hashToken } from "~/domain/tokens";
import { loginTexts } from "./account-texts";
import { endSignIn } from "./end-sign-in";
import { findActor } from "./sign-in";

/** Exchanges a refresh token for a new one. A token shown twice ends its sign-in. */
export async function refreshSignIn(ctx: Ctx, token: string): Promise<{ signInId: string; refreshToken: string }> {
  const outcome = await inTransaction(ctx, (inner) => rotate(inner, token));
  if (outcome.reused) await endSignIn(ctx, outcome.signInId);
  if (!outcome.refreshToken) throw new Refusal("unauthenticated", loginTexts.mustLogIn);
  return { signInId: outcome.signInId, refreshToken: outcome.refreshToken };
}

async function rotate(ctx: Ctx, token: string) {
  const { db, now } = ctx;
  const [rotated] = await db
    .update(refreshTokens)
    .set({ rotatedAt: now })
    .where(and(eq(refreshTokens.tokenHash, hashToken(token)), isNull(refreshTokens.rotatedAt)))
    .returning({ signInId: refreshTokens.signInId });
  if (!rotated) {
    const [used] = await db
      .select({ signInId: refreshTokens.signInId })
      .from(refreshTokens)
      .where(eq(refreshTokens.tokenHash, hashToken(token)));
    return { reused: Boolean(used), signInId: used?.signInId ?? "", refreshToken: null };
  }
  const actor = await findActor(ctx, { signInId: rotated.signInId });
  if (!actor) return { reused: false, signInId: rotated.signInId, refreshToken: null };
  const refreshToken = generateToken();
  await db
    .insert(refreshTokens)
    .values({ tokenHash: hashToken(refreshToken), signInId: rotated.signInId, createdAt: now });
  return { reused: false, signInId: rotated.signInId, refreshToken };
}

/** The sign-in a refresh token belongs to, used or not; null for an unknown token. */
export async function signInOfRefreshToken(ctx: Ctx, token: string) {
  const [found] = await ctx.db
    .select({ signInId: refreshTokens.signInId, userId: signIns.userId })
    .from(refreshTokens)
    .innerJoin(signIns, eq(signIns.id, refreshTokens.signInId))
    .where(eq(refreshTokens.tokenHash, hashToken(token)));
  return found ?? null;
}
