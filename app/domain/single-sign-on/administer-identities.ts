import { and, asc, eq, isNull } from "drizzle-orm";
import * as v from "valibot";
import { identities, signIns, users } from "~/db/schema";
import { requireRecentProof } from "~/domain/access";
import { asSubject, findAdministeredUser, lockUser } from "~/domain/accounts/administered-user";
import { mayUseProvider } from "~/domain/accounts/user-conditions";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { notFound, Refusal } from "~/domain/refusal";
import { keyed, say } from "~/texts/say";
import { link } from "./enter-by-identity";
import { findProvider } from "./find-provider";

/** The identities of a user, and the issuer of the user's organization, if it has one. */
export async function readIdentities(ctx: SignedInCtx, userId: string) {
  const { organizationId } = await findAdministeredUser(ctx, userId);
  const [rows, provider] = await Promise.all([
    ctx.db
      .select({
        issuer: identities.issuer,
        subject: identities.subject,
        linkedAt: identities.linkedAt,
        lastUsedAt: identities.lastUsedAt,
      })
      .from(identities)
      .where(eq(identities.userId, userId))
      .orderBy(asc(identities.linkedAt)),
    organizationId ? findProvider(ctx, organizationId) : null,
  ]);
  return { identities: rows, issuer: provider?.issuer ?? null };
}
export type UserIdentities = Awaited<ReturnType<typeof readIdentities>>;

/** The form's field; subjects are compared exactly. */
export const Subject = v.pipe(
  v.string(() => keyed(say.singleSignOn.subjectRequired)),
  v.trim(),
  v.nonEmpty(() => keyed(say.singleSignOn.subjectRequired)),
  v.maxLength(255, () => keyed(say.singleSignOn.subjectRequired)),
);

/** Connects a user to a subject of the provider of the user's organization. */
export async function linkIdentity(ctx: SignedInCtx, userId: string, subject: string): Promise<void> {
  requireRecentProof(ctx);
  await inTransaction(ctx, async (inner) => {
    const user = await lockUser(inner, userId);
    const provider = user.organizationId ? await findProvider(inner, user.organizationId) : null;
    if (!provider) throw notFound("page");
    const [row] = await inner.db.select({ may: mayUseProvider }).from(users).where(eq(users.id, userId));
    if (!row?.may) throw new Refusal("forbidden", say.singleSignOn.passwordOnly);
    const taken = and(eq(identities.issuer, provider.issuer), eq(identities.subject, subject));
    if ((await inner.db.$count(identities, taken)) > 0)
      throw new Refusal("conflict", say.singleSignOn.subjectTaken, { subject: [say.singleSignOn.subjectTaken] });
    await link(inner, provider, user, { subject }, "administrator");
  });
}

/** Disconnects a user from a subject, and ends the sign-ins that came by it. */
export async function unlinkIdentity(
  ctx: SignedInCtx,
  userId: string,
  { issuer, subject }: { issuer: string; subject: string },
): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    const user = await lockUser(inner, userId);
    const removed = await inner.db
      .delete(identities)
      .where(and(eq(identities.userId, userId), eq(identities.issuer, issuer), eq(identities.subject, subject)))
      .returning({ subject: identities.subject });
    if (removed.length === 0) throw notFound("page");
    await inner.db
      .update(signIns)
      .set({ endedAt: inner.now })
      .where(and(eq(signIns.userId, userId), eq(signIns.issuer, issuer), isNull(signIns.endedAt)));
    await recordChange(inner, { action: "user.unlinkIdentity", ...asSubject(user), details: { issuer } });
  });
}
