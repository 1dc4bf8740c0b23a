import { and, eq, isNull } from "drizzle-orm";
import { credentials } from "~/db/schema";
import { assertCan, requireSignInId } from "~/domain/access";
import { findAdministeredUser } from "~/domain/accounts/administered-user";
import { canEdit } from "~/domain/accounts/user-rules";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { requireId } from "~/domain/id";
import { lockUsers } from "~/domain/locks";
import { notFound, Refusal } from "~/domain/refusal";
import { say } from "~/texts/say";

/** Revokes one of the actor's credentials: from now on, `/verify` says so. */
export async function revokeOwnCredential(ctx: SignedInCtx, credentialId: string) {
  const { userId, username, organizationId } = ctx.actor;
  requireSignInId(ctx.actor);
  assertCan(ctx.actor, "account:change", { ownerId: userId });
  await revoke(ctx, credentialId, { id: userId, username, organizationId }, { barsNext: false });
}

/** Revokes a credential of somebody whom the actor administers, who then gets no other one of the campaign. */
export async function revokeCredentialOf(ctx: SignedInCtx, userId: string, credentialId: string) {
  await revoke(ctx, credentialId, await findOwner(ctx, userId), { barsNext: userId !== ctx.actor.userId });
}

/** Lets the owner of a credential that an administrator has revoked create another one. It stays revoked. */
export async function allowNextCredential(ctx: SignedInCtx, userId: string, credentialId: string) {
  const owner = await findOwner(ctx, userId);
  // One's own doesn't count: only another administrator lifts what one did.
  if (owner.id === ctx.actor.userId) throw new Refusal("forbidden", say.refusals.forbidden);
  const id = requireId(credentialId, "credential");
  await inTransaction(ctx, async (inner) => {
    await lockUsers(inner, [owner.id]);
    const [allowed] = await inner.db
      .update(credentials)
      .set({ barsNext: false })
      .where(and(eq(credentials.id, id), eq(credentials.userId, owner.id), credentials.barsNext))
      .returning({ title: credentials.campaignTitle });
    if (!allowed) throw notFound("credential");
    await recordChange(inner, {
      action: "user.allowCredential",
      subject: { type: "user", id: owner.id, name: owner.username },
      organizationId: owner.organizationId,
      details: { credential: id, campaign: allowed.title },
    });
  });
}

async function findOwner(ctx: SignedInCtx, userId: string): Promise<Owner> {
  const user = await findAdministeredUser(ctx, requireId(userId, "user"));
  if (!canEdit(ctx.actor, user.role)) throw new Refusal("forbidden", say.refusals.forbidden);
  return user;
}

type Owner = { id: string; username: string; organizationId: string | null };

async function revoke(ctx: SignedInCtx, credentialId: string, owner: Owner, { barsNext }: { barsNext: boolean }) {
  const id = requireId(credentialId, "credential");
  await inTransaction(ctx, async (inner) => {
    // Nothing is issued meanwhile.
    await lockUsers(inner, [owner.id]);
    const [revoked] = await inner.db
      .update(credentials)
      .set({ revokedAt: inner.now, revokedBy: inner.actor.username, barsNext })
      .where(and(eq(credentials.id, id), eq(credentials.userId, owner.id), isNull(credentials.revokedAt)))
      .returning({ title: credentials.campaignTitle });
    if (!revoked) throw notFound("credential");
    await recordChange(inner, {
      action: "user.revokeCredential",
      subject: { type: "user", id: owner.id, name: owner.username },
      organizationId: owner.organizationId,
      details: { credential: id, campaign: revoked.title },
    });
  });
}
