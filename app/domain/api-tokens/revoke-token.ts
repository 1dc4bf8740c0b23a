import { and, eq, type SQL } from "drizzle-orm";
import { apiTokens } from "~/db/schema";
import { assertCan } from "~/domain/access";
import { findAdministeredUser } from "~/domain/accounts/administered-user";
import { canEdit } from "~/domain/accounts/user-rules";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { requireId } from "~/domain/id";
import { notFound, Refusal } from "~/domain/refusal";
import { say } from "~/texts/say";

/** Revokes one of the actor's tokens, effective with its next call. */
export async function revokeOwnToken(ctx: SignedInCtx, tokenId: string) {
  const { userId } = ctx.actor;
  assertCan(ctx.actor, "account:change", { ownerId: userId });
  await revoke(ctx, tokenId, and(eq(apiTokens.kind, "person"), eq(apiTokens.userId, userId)));
}

/** Revokes a token of somebody whom the actor administers. */
export async function revokeTokenOf(ctx: SignedInCtx, userId: string, tokenId: string) {
  const user = await findAdministeredUser(ctx, requireId(userId, "user"));
  if (!canEdit(ctx.actor, user.role)) throw new Refusal("forbidden", say.refusals.forbidden);
  await revoke(ctx, tokenId, and(eq(apiTokens.kind, "person"), eq(apiTokens.userId, user.id)));
}

/** Deletes a service account with its token. */
export async function deleteServiceAccount(ctx: SignedInCtx, tokenId: string) {
  const [account] = await ctx.db
    .select({ organizationId: apiTokens.organizationId })
    .from(apiTokens)
    .where(and(eq(apiTokens.id, requireId(tokenId, "token")), eq(apiTokens.kind, "service")));
  if (!account) throw notFound("token");
  assertCan(ctx.actor, "serviceAccount:manage", account, "token");
  await revoke(ctx, tokenId, eq(apiTokens.kind, "service"));
}

async function revoke(ctx: SignedInCtx, tokenId: string, condition: SQL | undefined) {
  const id = requireId(tokenId, "token");
  await inTransaction(ctx, async (inner) => {
    const [removed] = await inner.db
      .delete(apiTokens)
      .where(and(eq(apiTokens.id, id), condition))
      .returning({ kind: apiTokens.kind, name: apiTokens.name, organizationId: apiTokens.organizationId });
    if (!removed) throw notFound("token");
    const { kind, name, organizationId } = removed;
    await recordChange(inner, {
      action: kind === "person" ? "token.revoke" : "serviceAccount.delete",
      subject: { type: "token", id, name },
      organizationId,
    });
  });
}
