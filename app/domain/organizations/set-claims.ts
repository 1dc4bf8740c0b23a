import { eq } from "drizzle-orm";
import { organizations } from "~/db/schema";
import { assertCan } from "~/domain/access";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { notFound } from "~/domain/refusal";
import { asOrganization, lockOrganization } from "./administered-organization";
import type { ClaimRule } from "./claim-rules";

export async function readClaimRule({ db, actor }: SignedInCtx, organizationId: string): Promise<ClaimRule> {
  assertCan(actor, "organization:administer");
  const [organization] = await db
    .select({ claims: organizations.claims })
    .from(organizations)
    .where(eq(organizations.id, organizationId));
  if (!organization) throw notFound("organization");
  return organization.claims;
}

/**
 * Sets which claims count in an organization, for attempts that arrive afterwards (docs/decisions/0142). Returns its
 * name.
 */
export async function setClaims(ctx: SignedInCtx, organizationId: string, claims: ClaimRule): Promise<string> {
  return inTransaction(ctx, async (inner) => {
    const organization = await lockOrganization(inner, organizationId);
    const from = await readClaimRule(inner, organizationId);
    if (from === claims) return organization.name;
    await inner.db.update(organizations).set({ claims }).where(eq(organizations.id, organizationId));
    await recordChange(inner, {
      action: "organization.claims",
      ...asOrganization(organization),
      details: { from, to: claims },
    });
    return organization.name;
  });
}
