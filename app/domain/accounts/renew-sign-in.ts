import { eq } from "drizzle-orm";
import { refreshTokens, signIns } from "~/db/schema";
import type { SignedInCtx } from "~/domain/context";
import { lockUsers } from "~/domain/locks";
import { requireSignInId } from "~/domain/access";
import { generateToken, hashToken } from "~/domain/tokens";

/** `cookieToken`: null for a client that has no page cookie. */
export type RenewedTokens = { cookieToken: string | null; refreshToken: string };

/**
 * Gives the actor's sign-in new secrets, after the person has proved again who they are: copies of the former ones are
 * worth nothing. `cookie`: the page cookie that identified the caller, or null for tokens. Null if another request was
 * faster, whose secrets hold. Access tokens end within 15 minutes.
 */
export async function renewSignIn(ctx: SignedInCtx, cookie: string | null): Promise<RenewedTokens | null> {
  const { db, now, actor } = ctx;
  const signInId = requireSignInId(actor);
  // Refreshing holds the user shared, so it comes before or after as a whole.
  await lockUsers(ctx, [actor.userId], "update");
  const [current] = await db.select({ cookieHash: signIns.cookieHash }).from(signIns).where(eq(signIns.id, signInId));
  if (!current || (cookie !== null && current.cookieHash !== hashToken(cookie))) return null;
  const cookieToken = cookie === null ? null : generateToken();
  if (cookieToken !== null)
    await db
      .update(signIns)
      .set({ cookieHash: hashToken(cookieToken) })
      .where(eq(signIns.id, signInId));
  await db.delete(refreshTokens).where(eq(refreshTokens.signInId, signInId));
  const refreshToken = generateToken();
  await db.insert(refreshTokens).values({ tokenHash: hashToken(refreshToken), signInId, createdAt: now });
  return { cookieToken, refreshToken };
}
