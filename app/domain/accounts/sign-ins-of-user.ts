import { and, eq, isNull, ne } from "drizzle-orm";
import { signIns } from "~/db/schema";
import { requireSignInId } from "~/domain/access";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { notFound } from "~/domain/refusal";
import { asSubject, lockUser } from "./administered-user";
import { storedDeviceNameOf } from "./device-name";

/** Ends a sign-in of somebody whom the actor administers, effective with its next request; without an id, all of them. */
export async function endSignInsOfUser(ctx: SignedInCtx, userId: string, signInId?: string) {
  await inTransaction(ctx, async (inner) => {
    const user = await lockUser(inner, userId);
    const ended = await inner.db
      .update(signIns)
      .set({ endedAt: inner.now })
      .where(
        and(
          eq(signIns.userId, user.id),
          isNull(signIns.endedAt),
          // One's own current sign-in ends by signing out.
          ne(signIns.id, requireSignInId(inner.actor)),
          signInId === undefined ? undefined : eq(signIns.id, signInId),
        ),
      )
      .returning({ userAgent: signIns.userAgent });
    const [one] = ended;
    if (!one && signInId !== undefined) throw notFound("signIn");
    if (!one) return;
    await recordChange(inner, {
      action: signInId === undefined ? "user.endSignIns" : "user.endSignIn",
      ...asSubject(user),
      details: signInId === undefined ? { signIns: ended.length } : { device: storedDeviceNameOf(one.userAgent) },
    });
  });
}
