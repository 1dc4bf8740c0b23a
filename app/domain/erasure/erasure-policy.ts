import { eq } from "drizzle-orm";
import { organizations } from "~/db/schema";
import { assertCan, requireRecentProof } from "~/domain/access";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type Ctx, type SignedInCtx } from "~/domain/context";
import { lockOrganizations } from "~/domain/locks";
import { notFound } from "~/domain/refusal";
import type { AttemptPolicy } from "./attempt-policies";

/** People without an organization have no class whose figures could move; their standings stay, too. */
export async function policyOf({ db }: Ctx, organizationId: string | null): Promise<AttemptPolicy> {
  if (!organizationId) return "keep";
  const [row] = await db
    .select({ policy: organizations.erasedAttempts })
    .from(organizations)
    .where(eq(organizations.id, organizationId));
  return row?.policy ?? "keep";
}

export async function readErasurePolicy(ctx: SignedInCtx, organizationId: string): Promise<AttemptPolicy> {
  assertCan(ctx.actor, "organization:configure", { organizationId }, "organization");
  return policyOf(ctx, organizationId);
}

/** For erasures from now on. */
export async function setErasurePolicy(ctx: SignedInCtx, organizationId: string, policy: AttemptPolicy) {
  assertCan(ctx.actor, "organization:configure", { organizationId }, "organization");
  requireRecentProof(ctx);
  await inTransaction(ctx, async (inner) => {
    await lockOrganizations(inner, [organizationId]);
    const [before] = await inner.db
      .select({ name: organizations.name, policy: organizations.erasedAttempts })
      .from(organizations)
      .where(eq(organizations.id, organizationId));
    if (!before) throw notFound("organization");
    if (before.policy === policy) return;
    await inner.db.update(organizations).set({ erasedAttempts: policy }).where(eq(organizations.id, organizationId));
    await recordChange(inner, {
      action: "organization.erasedAttempts",
      subject: { type: "organization", id: organizationId, name: before.name },
      organizationId,
      details: { from: before.policy, to: policy },
    });
  });
}
