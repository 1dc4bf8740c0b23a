import { and, eq, isNull } from "drizzle-orm";
import { credentials } from "~/db/schema";
import { assertCan, requireSignInId } from "~/domain/access";
import { findAdministeredUser } from "~/domain/accounts/administered-user";
import { canEdit } from "~/domain/accounts/user-rules";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { requireId } from "~/domain/id";
import { notFound, Refusal } from "~/domain/refusal";
import { say } from "~/texts/say";

/** Revokes one of the actor's credentials: from now on, `/verify` says so. */
export async function revokeOwnCredential(ctx: SignedInCtx, credentialId: string) {
  const { userId, username, organizationId } = ctx.actor;
  requireSignInId(ctx.actor);
  assertCan(ctx.actor, "account:change", { ownerId: userId });
  await revoke(ctx, credentialId, { id: userId, username, organizationId });
}

/** Revokes a credential of somebody whom the actor administers. */
export async function revokeCredentialOf(ctx: SignedInCtx, userId: string, credentialId: string) {
  const user = await findAdministeredUser(ctx, requireId(userId, "user"));
  if (!canEdit(ctx.actor, user.role)) throw new Refusal("forbidden", say.refusals.forbidden);
  await revoke(ctx, credentialId, user);
}

type Owner = { id: string; username: string; organizationId: string | null };

async function revoke(ctx: SignedInCtx, credentialId: string, owner: Owner) {
  const id = requireId(credentialId, "credential");
  await inTransaction(ctx, async (inner) => {
    const [revoked] = await inner.db
      .update(credentials)
      .set({ revokedAt: inner.now, revokedBy: inner.actor.username })
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
