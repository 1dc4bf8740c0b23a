import { and, eq, isNull } from "drizzle-orm";
import { signIns } from "~/db/schema";
import type { Ctx } from "~/domain/context";

/** Logout: the sign-in's cookie, refresh token and access tokens are worthless from the next request on. */
export async function endSignIn({ db, now }: Ctx, signInId: string) {
  await db
    .update(signIns)
    .set({ endedAt: now })
    .where(and(eq(signIns.id, signInId), isNull(signIns.endedAt)));
}
