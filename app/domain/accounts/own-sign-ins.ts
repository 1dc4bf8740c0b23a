import { and, desc, eq, gt, isNull, ne } from "drizzle-orm";
import { signIns } from "~/db/schema";
import { assertCan, requireRecentProof, requireSignInId } from "~/domain/access";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { lockUsers } from "~/domain/locks";
import { notFound } from "~/domain/refusal";
import { deviceNameOf, storedDeviceNameOf } from "./device-name";

export type OwnSignIn = {
  id: string;
  device: string;
  userAgent: string;
  address: string;
  way: (typeof signIns.$inferSelect)["way"];
  createdAt: Date;
  lastSeenAt: Date;
  isThis: boolean;
};

const maxShown = 50;

/** The actor's open sign-ins: the current one first, then by last use. */
export async function listOwnSignIns({ db, now, actor }: SignedInCtx): Promise<OwnSignIn[]> {
  const ownId = requireSignInId(actor);
  const rows = await db
    .select()
    .from(signIns)
    .where(and(eq(signIns.userId, actor.userId), isNull(signIns.endedAt), gt(signIns.expiresAt, now)))
    .orderBy(desc(eq(signIns.id, ownId)), desc(signIns.lastSeenAt), signIns.id)
    .limit(maxShown);
  return rows.map(({ id, userAgent, address, way, createdAt, lastSeenAt }) => ({
    id,
    userAgent,
    address,
    way,
    device: deviceNameOf(userAgent),
    createdAt,
    lastSeenAt,
    isThis: id === ownId,
  }));
}

/** Ends another of the actor's sign-ins, effective with its next request. */
export async function endOwnSignIn(ctx: SignedInCtx, signInId: string) {
  if ((await endOthers(ctx, signInId)) === 0) throw notFound("signIn");
}

/** Ends all sign-ins but the current one; returns how many. */
export const endOtherSignIns = (ctx: SignedInCtx) => endOthers(ctx);

function endOthers(ctx: SignedInCtx, signInId?: string): Promise<number> {
  const { userId, username, organizationId } = ctx.actor;
  assertCan(ctx.actor, "account:change", { ownerId: userId });
  // With a copied sign-in, nobody ends the owner's.
  requireRecentProof(ctx);
  return inTransaction(ctx, async (inner) => {
    await lockUsers(inner, [userId]);
    const ended = await inner.db
      .update(signIns)
      .set({ endedAt: inner.now })
      .where(
        and(
          eq(signIns.userId, userId),
          isNull(signIns.endedAt),
          ne(signIns.id, requireSignInId(inner.actor)),
          signInId === undefined ? undefined : eq(signIns.id, signInId),
        ),
      )
      .returning({ userAgent: signIns.userAgent });
    const [one] = ended;
    if (one)
      await recordChange(inner, {
        action: signInId === undefined ? "user.endSignIns" : "user.endSignIn",
        subject: { type: "user", id: userId, name: username },
        organizationId,
        details: signInId === undefined ? { signIns: ended.length } : { device: storedDeviceNameOf(one.userAgent) },
      });
    return ended.length;
  });
}
