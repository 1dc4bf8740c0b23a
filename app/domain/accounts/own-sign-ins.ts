import { and, desc, eq, gt, isNull, ne } from "drizzle-orm";
import { signIns } from "~/db/schema";
import { assertCan, requireSignInId } from "~/domain/access";
import type { SignedInCtx } from "~/domain/context";
import { notFound } from "~/domain/refusal";
import { deviceNameOf } from "./device-name";

export type OwnSignIn = {
  id: string;
  device: string;
  userAgent: string;
  address: string;
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
  return rows.map(({ id, userAgent, address, createdAt, lastSeenAt }) => ({
    id,
    userAgent,
    address,
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

async function endOthers({ db, now, actor }: SignedInCtx, signInId?: string): Promise<number> {
  assertCan(actor, "account:change", { ownerId: actor.userId });
  const ended = await db
    .update(signIns)
    .set({ endedAt: now })
    .where(
      and(
        eq(signIns.userId, actor.userId),
        isNull(signIns.endedAt),
        ne(signIns.id, requireSignInId(actor)),
        signInId === undefined ? undefined : eq(signIns.id, signInId),
      ),
    )
    .returning({ id: signIns.id });
  return ended.length;
}
