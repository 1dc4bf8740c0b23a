import { and, desc, eq } from "drizzle-orm";
import { credentials } from "~/db/schema";
import { assertCan } from "~/domain/access";
import { findAdministeredUser } from "~/domain/accounts/administered-user";
import type { SignedInCtx } from "~/domain/context";
import { requireId } from "~/domain/id";
import { notFound } from "~/domain/refusal";

export type ListedCredential = { id: string; title: string; issuedAt: Date; revokedAt: Date | null; barsNext: boolean };

const maxListed = 200;

/** The actor's own credentials, latest first. */
export function listOwnCredentials(ctx: SignedInCtx): Promise<ListedCredential[]> {
  const { userId } = ctx.actor;
  assertCan(ctx.actor, "account:change", { ownerId: userId });
  return listOf(ctx, userId);
}

/** Those of somebody whom the actor administers. */
export async function listCredentialsOf(ctx: SignedInCtx, userId: string): Promise<ListedCredential[]> {
  const user = await findAdministeredUser(ctx, requireId(userId, "user"));
  return listOf(ctx, user.id);
}

const listOf = ({ db }: SignedInCtx, userId: string) =>
  db
    .select({
      id: credentials.id,
      title: credentials.campaignTitle,
      issuedAt: credentials.issuedAt,
      revokedAt: credentials.revokedAt,
      barsNext: credentials.barsNext,
    })
    .from(credentials)
    .where(eq(credentials.userId, userId))
    .orderBy(desc(credentials.issuedAt), desc(credentials.id))
    .limit(maxListed);

/** A credential as its owner saves it: the signed token, and the evidence that others may see. */
export type CredentialFile = { credential: string; evidence: { id: string; content: string }[] };

export async function readCredentialFile(ctx: SignedInCtx, credentialId: string): Promise<CredentialFile> {
  const { userId } = ctx.actor;
  assertCan(ctx.actor, "account:change", { ownerId: userId });
  const id = requireId(credentialId, "credential");
  const [row] = await ctx.db
    .select({ token: credentials.token, evidence: credentials.evidence })
    .from(credentials)
    .where(and(eq(credentials.id, id), eq(credentials.userId, userId)));
  if (!row) throw notFound("credential");
  const open = row.evidence.filter(({ isOpen }) => isOpen);
  return { credential: row.token, evidence: open.map(({ id: evidenceId, content }) => ({ id: evidenceId, content })) };
}
