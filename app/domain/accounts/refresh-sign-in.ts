import { and, eq, isNull, sql } from "drizzle-orm";
import { refreshTokens, signIns } from "~/db/schema";
import { inTransaction, type Ctx } from "~/domain/context";
import { lockUsers } from "~/domain/locks";
import { Refusal } from "~/domain/refusal";
import { generateToken, hashToken } from "~/domain/tokens";
import { say } from "~/texts/say";
import { endSignIn } from "./end-sign-in";
import { findActor } from "./sign-in";

/** Milliseconds during which an exchanged token is accepted once more: two tabs, or a retry after a lost response. */
const grace = 10_000;

/** Exchanges a refresh token for a new one. A token shown again after the grace ends its sign-in. */
export async function refreshSignIn(ctx: Ctx, token: string): Promise<{ signInId: string; refreshToken: string }> {
  const outcome = await inTransaction(ctx, (inner) => rotate(inner, token));
  if (outcome.reused) await endSignIn(ctx, outcome.signInId);
  if (!outcome.refreshToken) throw new Refusal("unauthenticated", say.signIn.mustLogIn);
  return { signInId: outcome.signInId, refreshToken: outcome.refreshToken };
}

async function rotate(ctx: Ctx, token: string) {
  const { db, now } = ctx;
  // Locks the user first, as every change does that ends sign-ins.
  await lockUsers(
    ctx,
    sql`id = (select s.user_id from refresh_tokens t join sign_ins s on s.id = t.sign_in_id
      where t.token_hash = ${hashToken(token)})`,
    "key share",
  );
  const [rotated] = await db
    .update(refreshTokens)
    .set({ rotatedAt: now })
    .where(and(eq(refreshTokens.tokenHash, hashToken(token)), isNull(refreshTokens.rotatedAt)))
    .returning({ signInId: refreshTokens.signInId });
  if (rotated) return issue(ctx, rotated.signInId);
  const [used] = await db
    .select({ signInId: refreshTokens.signInId, rotatedAt: refreshTokens.rotatedAt })
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, hashToken(token)));
  // Absolute, because clocks of two instances can differ either way.
  if (used?.rotatedAt && Math.abs(now.getTime() - used.rotatedAt.getTime()) <= grace) return issue(ctx, used.signInId);
  return { reused: Boolean(used), signInId: used?.signInId ?? "", refreshToken: null };
}

async function issue(ctx: Ctx, signInId: string) {
  if (!(await findActor(ctx, { signInId }))) return { reused: false, signInId, refreshToken: null };
  const refreshToken = generateToken();
  await ctx.db.insert(refreshTokens).values({ tokenHash: hashToken(refreshToken), signInId, createdAt: ctx.now });
  return { reused: false, signInId, refreshToken };
}

/** The sign-in a refresh token belongs to, used or not; null for an unknown token. */
export async function signInOfRefreshToken(ctx: Ctx, token: string) {
  const [signIn] = await ctx.db
    .select({ signInId: refreshTokens.signInId, userId: signIns.userId })
    .from(refreshTokens)
    .innerJoin(signIns, eq(signIns.id, refreshTokens.signInId))
    .where(eq(refreshTokens.tokenHash, hashToken(token)));
  return signIn ?? null;
}
